/** The opening of accounting services: title and receiver, references, and the sender's address as columns of one row. No party has a heading, and of the receiver often the name alone is printed. */
import type { Text } from '../canvas.js';
import { type Area, narrowPairs, type Pair, stackedPairs } from '../pairs.js';
import { addressLines, contactLines, nameOf } from '../party/address.js';
import { headingOf } from '../party/heading.js';
import { idLines } from '../party/ids.js';
import { receiverLines } from '../party/lines.js';
import { wrappedBlock } from '../party/wrapped.js';
import type { Scene } from '../scene.js';
import { brandLines } from './parties.js';

type Column = 'receiver' | 'keys' | 'sender';

/** Whether a template opens so. */
export const hasColumns = ({ random }: Scene): boolean => random.fork('columns of a template').chance(0.3);

const orders: readonly (readonly Column[])[] = [
  ['receiver', 'keys', 'sender'],
  ['receiver', 'sender', 'keys'],
  ['keys', 'receiver', 'sender'],
  ['sender', 'keys', 'receiver'],
  // The sender is above them.
  ['keys', 'receiver'],
  ['receiver', 'keys'],
];

/** Prints it from the cursor on and moves the cursor below it. */
export function columnsOpening(scene: Scene, title: Text, pairs: readonly Pair[]): void {
  const { canvas, random, style } = scene;
  const order = orders[random.weighted([0.34, 0.14, 0.1, 0.1, 0.18, 0.14])]!;
  const large = style.size * (1.4 + random.next() * 1.2);
  const titleSize = { size: large, bold: random.chance(0.5), ...(style.accent ? { color: style.accent } : {}) };
  const isSenderAbove = !order.includes('sender');
  signOrSender(scene, isSenderAbove);
  // The title heads the receiver's column, or stands above all of them.
  const isTitleInside = order[0] === 'receiver' && random.chance(0.7);
  if (!isTitleInside) {
    canvas.y += large * 0.5;
    canvas.put(title, canvas.left, canvas.y, { ...titleSize, max: canvas.width });
    canvas.y += canvas.line(large) * (0.8 + random.next() * 0.5);
  }
  const wide = order.length === 2 ? 0.45 + random.next() * 0.2 : 0.36 + random.next() * 0.2;
  const shares = order.map((column) => (column === 'receiver' ? wide : (1 - wide) / (order.length - 1)));
  const { y: top, width } = canvas;
  let x = canvas.left;
  let end = top;
  order.forEach((column, i) => {
    const area: Area = { x, y: top, width: width * shares[i]! - 10 };
    if (column === 'keys') end = Math.max(end, random.chance(0.7) ? stackedPairs(scene, pairs, area) : narrowPairs(scene, pairs, area));
    else if (column === 'sender') end = Math.max(end, wrappedBlock(scene, senderLines(scene), area));
    else {
      if (isTitleInside) canvas.put(title, x, top, { ...titleSize, max: area.width });
      const lower = isTitleInside ? large * (1.4 + random.next() * 0.8) : 0;
      const indent = isTitleInside && random.chance(0.4) ? 6 + random.next() * 30 : 0;
      end = Math.max(end, wrappedBlock(scene, customerLines(scene), { x: x + indent, y: top + lower, width: area.width - indent }));
    }
    x += width * shares[i]!;
  });
  canvas.y = end + canvas.line() * 0.5;
}

/** The brand, or all of the sender, at the top. */
function signOrSender(scene: Scene, whole: boolean): void {
  const { canvas, random, style } = scene;
  const lines = whole ? senderLines(scene) : brandLines(scene);
  if (lines.length === 0) return;
  const onRight = random.chance(whole ? 0.35 : 0.65);
  const size = whole ? style.size : style.size * (1.4 + random.next());
  canvas.y = canvas.block(lines, onRight ? canvas.right : canvas.left, canvas.y + size * 0.4, {
    size,
    align: onRight ? 'right' : 'left',
    max: canvas.width * 0.6,
    ...(style.accent && !whole ? { color: style.accent } : {}),
  });
  canvas.y += canvas.line() * random.next();
}

function senderLines(scene: Scene): Text[] {
  const { random } = scene;
  const lines = addressLines(scene, 0, { name: random.chance(0.25) ? 'bold' : 'plain', country: random.chance(0.5), person: random.chance(0.2) });
  const ways = contactLines(scene, 0).slice(0, random.weighted([0.5, 0.2, 0.2, 0.1]));
  return [...lines, ...ways, ...(random.chance(0.3) ? idLines(scene, 0, 0.8) : [])];
}

/** The customer: mostly the name alone, or with its mail. */
function customerLines(scene: Scene): Text[] {
  const { random } = scene;
  const way = random.weighted([0.42, 0.14, 0.44]);
  const name = random.chance(0.2) ? { ...nameOf(scene, 1), bold: true } : nameOf(scene, 1);
  const heading: Text[] = random.chance(0.12) ? [[scene.keyed(headingOf(scene, 'billTo'))]] : [];
  if (way === 2) return [...heading, ...receiverLines(scene, { country: random.chance(0.4) })];
  return [...heading, [name], ...(way === 1 ? contactLines(scene, 1, ['email']) : [])];
}
