/** Prints the sums: stacked rows, a row of cells, beside or below the VAT summary. */
import { bankPairs } from './bank.js';
import { notes } from './closing.js';
import { terms } from './payment.js';
import { type Area, plainPairs } from '../pairs.js';
import { recap, vatSentences } from '../sums/recap.js';
import type { Scene } from '../scene.js';
import { type SumRow, sumRows } from '../sums/sum-rows.js';

/** Rows below each other; y is the first base line. */
function stack(scene: Scene, rows: readonly SumRow[], area: Area): number {
  const { canvas, random, style } = scene;
  const size = style.size;
  const lines = random.pick(['none', 'none', 'above', 'all', 'double', 'box', 'fill', 'grid']);
  const dotted = random.chance(0.05);
  const keys = random.pick(['left', 'left', 'left', 'right', 'near']);
  const strongSize = random.chance(0.25) ? size * (1.1 + random.next() * 0.5) : size;
  const strongBold = random.chance(0.75);
  const apart = style.currency.totals === 'column';
  const wide = Math.max(...rows.map((row) => canvas.measure(row.value, row.strong ? strongSize : size, true)));
  const end = area.x + area.width;
  const step = canvas.line() + random.pick([0, 1, 3, 5]);
  let y = area.y;
  const top = y - size - 2;
  rows.forEach((row, i) => {
    const bold = (row.strong === true && strongBold) || undefined;
    const at = row.strong ? strongSize : size;
    if (row.strong && strongSize > size) y += strongSize - size;
    const rule = lines === 'all' || lines === 'grid' || ((lines === 'above' || lines === 'double') && row.strong === true);
    if (rule && i > 0) canvas.stroke(area.x, y - at - 1, end, y - at - 1, 0.7);
    if (row.strong && lines === 'fill') canvas.fill(area.x - 2, y - at - 1, area.width + 4, at * 1.5, style.gray);
    if (row.strong && lines === 'box') canvas.box(area.x - 3, y - at - 2, area.width + 6, at * 1.5 + 2, 0.8);
    if (apart && row.value.length === 2) {
      canvas.put([row.value[0]!], end - wide, y, { size: at, align: 'left', ...(bold ? { bold } : {}) });
      canvas.put([row.value[1]!], end, y, { size: at, align: 'right', ...(bold ? { bold } : {}) });
    } else canvas.put(row.value, end, y, { size: at, align: 'right', ...(bold ? { bold } : {}) });
    const options = { size: at, max: Math.max(30, area.width - wide - 6), ...(bold ? { bold } : {}) };
    if (keys === 'left') canvas.put(row.key, area.x, y, options);
    else canvas.put(row.key, end - wide - (keys === 'near' ? 6 : 16), y, { ...options, align: 'right' });
    if (dotted && keys === 'left') {
      const from = area.x + canvas.measure(row.key, at) + 4;
      const count = Math.floor((end - canvas.measure(row.value, at, true) - 6 - from) / canvas.measure([{ text: '.' }], at));
      if (count > 2) canvas.put([{ text: '.'.repeat(count) }], from, y, { size: at });
    }
    if (row.strong && lines === 'double') {
      canvas.stroke(area.x + area.width * 0.5, y + 2.5, end, y + 2.5, 0.5);
      canvas.stroke(area.x + area.width * 0.5, y + 4, end, y + 4, 0.5);
    }
    y += step + (row.strong ? 2 : 0);
  });
  if (lines === 'grid') canvas.box(area.x - 3, top, area.width + 6, y - top - size, 0.6);
  return y;
}

/** All sums in one row of cells, key above value. */
function oneRow(scene: Scene, rows: readonly SumRow[], area: Area): number {
  const { canvas, random, style } = scene;
  const boxed = random.chance(0.6);
  const width = area.width / rows.length;
  const small = Math.min(style.size, style.small * 1.1);
  rows.forEach((row, i) => {
    const options = { align: random.chance(0.8) ? 'right' : 'center', width: width - 6, max: width - 6 } as const;
    canvas.put(row.key, area.x + i * width + 3, area.y, { ...options, size: small });
    canvas.put(row.value, area.x + i * width + 3, area.y + canvas.line() + 1, { ...options, ...(row.strong ? { bold: true } : {}) });
    if (boxed) canvas.box(area.x + i * width, area.y - small - 3, width, canvas.line() * 2 + 6);
  });
  return area.y + canvas.line() * 2 + 10;
}

/** In the room at the left of the sums: the bank's data, or terms and notes; returns the base line below, 0 where nothing is printed. */
function besideSums(scene: Scene, room: number): number {
  const { canvas, random, facts } = scene;
  const what = random.weighted([0.58, 0.2, 0.22]);
  if (what === 0 || room < 150) return 0;
  if (what === 1) return plainPairs(scene, bankPairs(scene, facts.sender, 0, true), { x: canvas.left, y: canvas.y, width: room });
  // Not across pages: the sums stay where they are.
  if (canvas.y + canvas.line() * 16 > canvas.bottom) return 0;
  const { right, y } = canvas;
  canvas.right = canvas.left + room;
  const way = random.weighted([0.4, 0.3, 0.3]);
  if (way !== 1) terms(scene);
  if (way !== 0) notes(scene);
  if (way !== 1) scene.printed.add('terms beside sums');
  if (way !== 0) scene.printed.add('notes beside sums');
  const below = canvas.y;
  [canvas.right, canvas.y] = [right, y];
  return below;
}

/** Prints the document's sums from the cursor on, in a random arrangement. */
export function totals(scene: Scene): void {
  const { canvas, random, facts, style } = scene;
  if (scene.printed.has('sums inside')) {
    if (facts.vat.length > 0 && random.chance(0.35))
      canvas.y = recap(scene, { x: canvas.left, y: canvas.y + style.size, width: canvas.width * (0.6 + random.next() * 0.4) }, random.chance(0.5));
    return;
  }
  const rows = sumRows(scene);
  const height = (rows.length + 1) * (canvas.line() + 5);
  canvas.need(height + (facts.vat.length + 1) * canvas.line());
  canvas.y += style.size * style.airy;
  // Several taxes on one amount make no table of rates.
  const shape = random.weighted(facts.levies ? [0.78, 0.06, 0.08, 0, 0, 0.08] : [0.62, 0.06, 0.08, 0.1, 0.08, 0.06]);
  const width = Math.min(canvas.width, Math.max(150, canvas.width * (0.32 + random.next() * 0.25)));
  const rightArea: Area = { x: canvas.right - width, y: canvas.y, width };
  const strong = rows.filter((row) => row.strong);
  if (shape === 1) canvas.y = stack(scene, rows, { x: canvas.left, y: canvas.y, width });
  else if (shape === 2 && rows.length <= 6) canvas.y = oneRow(scene, rows, { x: canvas.left, y: canvas.y, width: canvas.width });
  else if (shape === 3 && facts.vat.length > 0) {
    const y = recap(scene, { x: canvas.left, y: canvas.y, width: canvas.width * (0.5 + random.next() * 0.5) }, true);
    canvas.y = stack(scene, strong, { ...rightArea, y: y + 4 });
  } else if (shape === 4 && facts.vat.length > 0 && canvas.width > 380) {
    const left = recap(scene, { x: canvas.left, y: canvas.y, width: canvas.width * 0.52 }, false);
    const wide = canvas.width * 0.4;
    canvas.y = Math.max(left, stack(scene, rows, { x: canvas.right - wide, y: canvas.y, width: wide }));
  } else if (shape === 5) canvas.y = stack(scene, rows, { x: canvas.left, y: canvas.y, width: canvas.width });
  else {
    const below = stack(scene, rows, rightArea);
    canvas.y = Math.max(below, besideSums(scene, canvas.width - width - 20));
  }
  if (shape === 0 && facts.vat.length > 1 && random.chance(0.35))
    canvas.y = recap(scene, { x: canvas.left, y: canvas.y + 6, width: canvas.width * (0.5 + random.next() * 0.4) }, random.chance(0.5));
  if (facts.vat.length > 0 && !facts.levies && random.chance(0.06)) vatSentences(scene);
}
