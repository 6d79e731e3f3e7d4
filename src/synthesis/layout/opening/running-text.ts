/** References that a document states in a line of text and nowhere else, above the items or below the sums: "Your order 4711 of 2 May, delivered on 5 May", "Delivery note: 88". */
import type { Text } from '../canvas.js';
import { dated, detail, fill, isInvoice } from '../pieces.js';
import type { Scene } from '../scene.js';

const named = (template: string): readonly string[] => [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

const wanted = new Set(['receiverOrderId', 'receiverOrderDate', 'deliveryDate', 'customerId']);

/** Keys of the reference list in a line of text. */
const lines = [
  '{note} {deliveryNoteId}',
  '{note} {deliveryNoteId}',
  '{note} {deliveryNoteId}, {deliveryDate}',
  '{note} {deliveryNoteId}, {order} {receiverOrderId}',
  '{order} {receiverOrderId}, {note} {deliveryNoteId}',
  '{order} {receiverOrderId}',
  '{order} {receiverOrderId}, {receiverOrderDate}',
];

/** Sentences of nothing but an order or a delivery. */
const templates = ({ language }: Scene): readonly string[] =>
  language.referenceSentences.filter((template) => {
    const names = named(template);
    return names.every((name) => wanted.has(name)) && names.some((name) => name !== 'customerId');
  });

function valuesOf(scene: Scene): Readonly<Record<string, Text | undefined>> {
  const { facts } = scene;
  return {
    note: [scene.key('deliveryNoteId')],
    order: [scene.key('receiverOrderId')],
    deliveryNoteId: facts.deliveryNoteId ? [detail('DeliveryNoteId', facts.deliveryNoteId)] : undefined,
    customerId: facts.customerId ? [detail('CustomerId', facts.customerId)] : undefined,
    receiverOrderId: facts.receiverOrderId ? [detail('ReceiverOrderId', facts.receiverOrderId)] : undefined,
    receiverOrderDate: facts.receiverOrderDate ? [dated(scene, facts.receiverOrderDate, ['ReceiverOrderDate'], true)] : undefined,
    deliveryDate: facts.deliveryDate ? [dated(scene, facts.deliveryDate, ['DeliveryDate'], true)] : undefined,
  };
}

type Place = 'above' | 'below';

const flag = (place: Place): string => `text ${place} `;

/** Leaves what a line of text will state out of the references; before those are printed. */
export function reserveRunningText(scene: Scene): void {
  const { facts, printed } = scene;
  const fork = scene.random.fork('running text');
  if (!isInvoice(facts) || printed.has('deliveryDate')) return;
  const isSentence = fork.chance(0.12);
  if (!isSentence && !fork.chance(facts.deliveryNoteId ? 0.3 : 0.04)) return;
  const values = valuesOf(scene);
  const open = (isSentence ? templates(scene) : lines).filter((template) => named(template).every((name) => values[name] && !printed.has(name)));
  const noted = open.filter((template) => template.includes('{deliveryNoteId}'));
  const fitting = noted.length > 0 ? noted : open;
  if (fitting.length === 0) return;
  const template = fork.pick(fitting);
  for (const name of named(template)) printed.add(name);
  printed.add(flag(fork.chance(isSentence ? 0.15 : 0.4) ? 'below' : 'above') + template);
}

/** What was reserved for this place. */
export function runningText(scene: Scene, place: Place): Text[] {
  const template = [...scene.printed].find((name) => name.startsWith(flag(place)))?.slice(flag(place).length);
  const text = template && fill(template, valuesOf(scene));
  return text ? [text] : [];
}
