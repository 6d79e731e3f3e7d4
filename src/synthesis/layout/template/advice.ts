/** The stub that the customer sends back with a cheque: the sender's address once more, customer, number, amount. */
import type { Text } from '../canvas.js';
import { addressLines } from '../party/address.js';
import { narrowPairs, type Pair } from '../pairs.js';
import { contact, dated, money, ownId, plain } from '../pieces.js';
import type { Scene } from '../scene.js';

/** Prints it from the cursor on, or on a new page where there is no room. */
export function paymentAdvice(scene: Scene): void {
  const { canvas, random, facts, style, language } = scene;
  const { advice, payTo, enclosed } = language.captions.payment;
  const step = canvas.line();
  canvas.need(step * 11);
  canvas.y += step * (1 + random.next() * 3);
  const dots = '-'.repeat(Math.floor(canvas.width / canvas.measure([plain('-')])));
  if (random.chance(0.5)) canvas.put([plain(dots)], canvas.left, canvas.y, { max: canvas.width });
  else canvas.stroke(canvas.left, canvas.y, canvas.right, canvas.y);
  canvas.y += step * 1.8;
  const top = canvas.y;
  canvas.put([{ ...plain(random.pick(advice)), bold: random.chance(0.5) }], canvas.left, top, {
    size: style.size * (1 + random.next() * 0.6),
    max: canvas.width * 0.5,
  });
  const address = addressLines(scene, 0, { person: false, country: random.chance(0.4) });
  const to: Text = [plain(random.pick(payTo))];
  const indent = random.chance(0.5) ? canvas.measure(to) + style.size : 0;
  canvas.put(to, canvas.left, top + step * 1.5);
  const end = canvas.block(address, canvas.left + indent, top + step * (indent > 0 ? 1.5 : 2.5), { max: canvas.width * 0.45 - indent });
  const pairs: Pair[] = [
    { key: [scene.keyed(random.pick(scene.allowed(language.synthesis.party.buyerHeadings)))], value: [contact(1, 'Name', facts.receiver.name)] },
    { key: [scene.key('invoiceId')], value: [ownId(scene)] },
    { key: [scene.key('amountDue')], value: money(scene, facts.gross - (facts.prepaid ?? 0), facts.prepaid ? [] : ['GrandTotalAmount']) },
    ...(facts.dueDate ? [{ key: [scene.key('dueDate')], value: [dated(scene, facts.dueDate, ['DueDateDate'])] }] : []),
    ...(random.chance(0.5) ? [{ key: [scene.keyed(random.pick(enclosed))], value: [plain('_____________')] }] : []),
  ];
  const wide = canvas.width * 0.42;
  canvas.y = Math.max(end, narrowPairs(scene, pairs, { x: canvas.right - wide, y: top + step * 0.5, width: wide })) + step;
}
