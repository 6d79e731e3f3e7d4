/** References that a document states in a sentence and nowhere else: "Your order 4711 of 2 May, delivered on 5 May". */
import type { Text } from '../canvas.js';
import { dated, detail, fill, isInvoice } from '../pieces.js';
import type { Scene } from '../scene.js';

const named = (template: string): readonly string[] => [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

const wanted = new Set(['receiverOrderId', 'receiverOrderDate', 'deliveryDate', 'customerId']);

/** Sentences of nothing but an order or a delivery. */
const templates = ({ language }: Scene): readonly string[] =>
  language.referenceSentences.filter((template) => {
    const names = named(template);
    return names.every((name) => wanted.has(name)) && names.some((name) => name !== 'customerId');
  });

function valuesOf(scene: Scene): Readonly<Record<string, Text | undefined>> {
  const { facts } = scene;
  return {
    customerId: facts.customerId ? [detail('CustomerId', facts.customerId)] : undefined,
    receiverOrderId: facts.receiverOrderId ? [detail('ReceiverOrderId', facts.receiverOrderId)] : undefined,
    receiverOrderDate: facts.receiverOrderDate ? [dated(scene, facts.receiverOrderDate, ['ReceiverOrderDate'], true)] : undefined,
    deliveryDate: facts.deliveryDate ? [dated(scene, facts.deliveryDate, ['DeliveryDate'], true)] : undefined,
  };
}

const flag = 'running text ';

/** Leaves what one or two sentences will state out of the references; before those are printed. */
export function reserveRunningText(scene: Scene): void {
  const { facts, printed } = scene;
  const fork = scene.random.fork('running text');
  if (!isInvoice(facts) || printed.has('deliveryDate') || !fork.chance(0.12)) return;
  const values = valuesOf(scene);
  const fitting = templates(scene).filter((template) => named(template).every((name) => values[name] && !printed.has(name)));
  if (fitting.length === 0) return;
  const template = fork.pick(fitting);
  for (const name of named(template)) printed.add(name);
  printed.add(flag + template);
}

/** The sentence that was reserved. */
export function runningText(scene: Scene): Text[] {
  const template = [...scene.printed].find((name) => name.startsWith(flag))?.slice(flag.length);
  const text = template && fill(template, valuesOf(scene));
  return text ? [text] : [];
}
