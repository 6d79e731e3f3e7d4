/** The sender at the top of the first page: large name, address and contact data, left, right, centred, in a column, or a logo only. */
import { cityOf, contactLines, inOneLine, joined, joiners, nameOf, streetOf } from './address.js';
import type { Align, PutOptions, Text } from '../canvas.js';
import { banner, lines } from './letterhead-lines.js';
import { brand, claim, nameInLines } from './name.js';
import { reserveOffice } from './office.js';
import type { Scene } from '../scene.js';

export type LetterheadPlace = 'left' | 'right' | 'center' | 'split' | 'side' | 'line' | 'logo' | 'none' | 'opposite' | 'name' | 'foot';

/** Where the sender is on the first page; landscape pages have fewer places. */
export const letterheadPlace = (scene: Scene): LetterheadPlace =>
  scene.style.kind === 'landscape'
    ? scene.random.pick(['left', 'split', 'line'])
    : (['left', 'right', 'center', 'split', 'side', 'line', 'logo', 'none', 'opposite', 'name', 'foot'] as const)[
        scene.random.weighted([0.21, 0.21, 0.13, 0.15, 0.06, 0.08, 0.05, 0.04, 0.07, 0.06, 0.03])
      ]!;

function drawLogo(scene: Scene, x: number, y: number, size: number): void {
  const { canvas, random, style } = scene;
  const n = random.integer(1, 3);
  for (let i = 0; i < n; i++)
    canvas.fill(
      x + i * size * 0.35,
      y + (i % 2) * size * 0.3,
      size * (0.3 + random.next() * 0.7),
      size * (0.3 + random.next() * 0.7),
      Math.min(0.85, style.gray - 0.15 * i),
    );
}

/** What of the sender the footer has to print: its name is in the head, or nothing is. */
export const footOf = (scene: Scene, place: LetterheadPlace): 'usual' | 'nameless' | 'whole' =>
  place === 'foot' ? 'whole' : place !== 'name' || reserveOffice(scene) ? 'usual' : scene.random.fork('foot').chance(0.7) ? 'nameless' : 'whole';

/** Where and in what sizes the head is drawn. */
interface Head {
  readonly scene: Scene;
  readonly left: number;
  readonly right: number;
  readonly width: number;
  readonly top: number;
  /** Of the name, and of the lines below it. */
  readonly size: number;
  readonly small: number;
  readonly color: Pick<PutOptions, 'color'>;
  /** The name is in large letters. */
  readonly isNamed: boolean;
}

/** Prints it and returns the base line below; moves the flow's edges for a side column. */
export function letterhead(scene: Scene, place: LetterheadPlace, share = 1): number {
  const { canvas, random, style } = scene;
  const { left } = canvas;
  const right = left + canvas.width * share;
  const top = style.top + style.size;
  const size = style.size * (random.chance(0.15) ? 1 : 1.25 + random.next() * 1.5);
  const small = random.chance(0.5) ? style.small : style.size;
  const color = style.accent ? { color: style.accent } : {};
  return ways[place]({ scene, left, right, width: right - left, top, size, small, color, isNamed: random.chance(0.85) });
}

/** Each prints it at its place. */
const ways: Readonly<Record<LetterheadPlace, (head: Head) => number>> = {
  left: (head) => block(head, 'left'),
  right: (head) => block(head, 'right'),
  center: (head) => block(head, 'center'),
  split: twoParts,
  side: sideColumn,
  line: oneLine,
  opposite,
  name: nameAlone,
  foot: elsewhere,
  logo: logoAlone,
  none: ({ scene: { random }, top }) => top + random.next() * 30,
};

/** The name from a base line on; returns that of the lines below it. */
function drawName({ scene, size, small, color }: Head, x: number, y: number, align: Align, max: number): number {
  const { canvas, random, style } = scene;
  const rows = banner(scene, size);
  const bold = random.chance(0.65);
  const less = random.chance(0.5) ? style.size : size * 0.7;
  rows.forEach((row, i) => {
    const own = i === 0 ? size : less;
    canvas.put(row, x, y, { size: own, align, bold: bold && i === 0, max, ...color });
    if (i < rows.length - 1) y += Math.max(less, style.small) * 1.3;
  });
  return y + size * 0.4 + canvas.line(small);
}

/** The base line of a name at the top. */
const firstLine = ({ scene: { style }, top, size }: Head): number => top + (size - style.size);

function block(head: Head, place: 'left' | 'right' | 'center'): number {
  const { scene, left, right, width, top, small, isNamed } = head;
  const { canvas, random, style } = scene;
  const x = place === 'left' ? left : place === 'right' ? right : (left + right) / 2;
  const isFlush = random.chance(0.25) && place === 'right';
  if (random.chance(0.3) && place !== 'center') drawLogo(scene, place === 'left' ? right - 60 : left, style.top, 20 + random.next() * 30);
  let y = isNamed ? drawName(head, x, firstLine(head), place, width * 0.9) : top;
  const rows = lines(scene, !isNamed);
  if (isFlush) {
    const wide = Math.max(0, ...rows.map((row) => canvas.measure(row, small)));
    y = canvas.block(rows, Math.max(left, right - wide), y, { size: small });
  } else if (place === 'center' && random.chance(0.6)) {
    for (const line of canvas.wrap(joined(rows, random.pick(joiners)), width, small)) {
      canvas.put(line, x, y, { size: small, align: 'center' });
      y += canvas.line(small);
    }
  } else y = canvas.block(rows, x, y, { size: small, align: place, max: width * 0.6 });
  if (random.chance(0.2)) canvas.stroke(left, y - small * 0.5, right, y - small * 0.5, 0.5 + random.next());
  return y + style.size * 0.8;
}

/** The name on the left, all else on the right. */
function twoParts(head: Head): number {
  const { scene, left, right, width, top, small, isNamed } = head;
  const { canvas, random, style } = scene;
  const y = isNamed ? drawName(head, left, firstLine(head), 'left', width * 0.48) : top;
  if (!isNamed) drawLogo(scene, left, style.top, 35);
  const rows = lines(scene, !isNamed || random.chance(0.3));
  const wide = Math.max(0, ...rows.map((row) => canvas.measure(row, small)));
  const end = canvas.block(rows, Math.max(left + width * 0.5, right - wide), top, { size: small, max: Math.min(wide, width * 0.5) });
  return Math.max(y, end) + style.size * 0.6;
}

/** A narrow column beside the flow of the page. */
function sideColumn(head: Head): number {
  const { scene, left, right, width, top, size, small, isNamed } = head;
  const { canvas, random, style } = scene;
  const wide = 95 + random.next() * 45;
  const onLeft = random.chance(0.3);
  const x = onLeft ? left : right - wide;
  const list = lines(scene, true);
  let y = top + 20 + random.next() * 60;
  if (isNamed) drawName(head, onLeft ? left : right, top + size - style.size, onLeft ? 'left' : 'right', width * 0.9);
  for (const line of list) {
    y = canvas.block(canvas.wrap(line, wide, small), x, y, { size: small, max: wide });
    if (random.chance(0.15)) y += small;
  }
  scene.printed.add('side');
  if (onLeft) canvas.left = left + wide + 16;
  else canvas.right = right - wide - 16;
  return top + size + canvas.line();
}

/** Name, street and town on one line below the name. */
function oneLine(head: Head): number {
  const { scene, left, right, width, top, small, isNamed } = head;
  const { canvas, random, style } = scene;
  const parts: Text[] = [
    [nameOf(scene, 0)],
    ...inOneLine(random, [[streetOf(scene, 0)]], cityOf(scene, 0, false)),
    ...(random.chance(0.6) ? contactLines(scene, 0).slice(0, 3) : []),
  ];
  const rows = canvas.wrap(joined(parts, random.pick(joiners)), width, small);
  let y = isNamed ? drawName(head, left, firstLine(head), 'left', width * 0.9) : top;
  y = canvas.block(rows, left, y, { size: small, max: width });
  if (random.chance(0.5)) canvas.stroke(left, y - small * 0.6, right, y - small * 0.6, 0.7);
  return y + style.size;
}

/** Beside the receiver at the top of the page: often only the brand, the address being in the footer. */
function opposite(head: Head): number {
  const { scene, right, width, small } = head;
  const y = drawName(head, right, firstLine(head), 'right', width * 0.5);
  return scene.random.chance(0.65) ? y : scene.canvas.block(lines(scene, false), right, y, { size: small, align: 'right', max: width * 0.5 });
}

/** The name in one line or more, with a slogan or sign; the address is elsewhere. */
function nameAlone({ scene, left, width, size, color }: Head): number {
  const { canvas, random, style } = scene;
  const align = (['left', 'right', 'center'] as const)[random.weighted([0.45, 0.3, 0.25])]!;
  const rows: Text[] = [...(random.chance(0.3) ? nameInLines(scene, 0) : [[nameOf(scene, 0)]]), ...(random.chance(0.25) ? [[claim(scene)]] : [])];
  const bold = random.chance(0.65);
  if (random.chance(0.3)) drawLogo(scene, align === 'left' ? left + width - 60 : left, style.top, 20 + random.next() * 25);
  let y = style.top + size;
  for (const row of rows) {
    canvas.put(row, left, y, { size, align, width, max: width * (align === 'center' ? 1 : 0.8), bold, ...color });
    y += canvas.line(size);
  }
  return y + style.size;
}

/** The foot has all of the sender. */
function elsewhere({ scene, left, right, top }: Head): number {
  const { random, style } = scene;
  if (random.chance(0.4)) drawLogo(scene, random.chance(0.5) ? left : right - 60, style.top, 25 + random.next() * 25);
  return top + 20 + random.next() * 30;
}

/** A sign, and the brand at best. */
function logoAlone({ scene, left, right, top, size, color }: Head): number {
  const { canvas, random, style } = scene;
  drawLogo(scene, random.chance(0.5) ? left : right - 70, style.top, 30 + random.next() * 30);
  if (random.chance(0.5)) {
    const x = random.chance(0.5) ? left : (left + right) / 2;
    canvas.put([brand(scene)], x, top + size, { size, bold: true, max: right - x, ...color });
  }
  return top + 50;
}
