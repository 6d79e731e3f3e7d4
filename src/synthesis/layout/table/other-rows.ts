/** Rows of an item table that are no items: headings, sentences, sub-totals, carry-over, references to orders and deliveries. */
import type { Item } from '../../facts.js';
import type { Piece, Text } from '../canvas.js';
import { nearDate } from '../opening/entries.js';
import { dateText, numberText } from '../../format.js';
import { dated, money, plain, rate } from '../pieces.js';
import type { Scene } from '../scene.js';
import { netNames } from '../sums/sum-rows.js';
import { endOf, type Frame, ruleAt } from './frame.js';

/** A row of the table that is no item: heading, note. */
export function otherRow(scene: Scene, frame: Frame, text: Text): void {
  const { canvas } = scene;
  const column = scene.random.chance(0.5) ? 0 : frame.table.columns.findIndex((each) => each.name === 'description');
  canvas.put(text, frame.left[column]! + 1, canvas.y, { size: frame.size, role: 'other', max: canvas.right - frame.left[column]! });
  canvas.y += canvas.line(frame.size) + frame.gap;
}

/** A sentence between items. */
export function textRow(scene: Scene, frame: Frame): void {
  const { canvas, language, random } = scene;
  const column = frame.table.columns.findIndex((each) => each.name === 'description');
  for (const line of canvas.wrap([plain(random.pick(language.sentences))], frame.widths[column]! - 2, frame.size)) {
    canvas.need(canvas.line(frame.size));
    canvas.put(line, frame.left[column]! + 1, canvas.y, { size: frame.size, role: 'other', max: frame.widths[column]! - 2 });
    canvas.y += canvas.line(frame.size);
  }
  canvas.y += frame.gap;
}

/** `pieces`: the summed quantity in thousandths, printed with the sum. */
export function sumRow(scene: Scene, frame: Frame, words: string, cents: number, names: readonly string[] = [], pieces?: number): void {
  const { canvas, style } = scene;
  const amount = money(scene, cents, names, 'items');
  const total = frame.table.columns.findIndex((column) => column.name === 'total');
  const right = total >= 0 ? frame.left[total]! + frame.widths[total]! - 2 : canvas.right;
  const wide = canvas.measure(amount, frame.size);
  canvas.put(amount, right, canvas.y, { size: frame.size, align: 'right', role: 'other' });
  const counted = frame.table.columns.findIndex(({ name }) => name === 'quantity');
  if (pieces !== undefined && counted >= 0 && counted < total) {
    const text = [plain(numberText(pieces, 3, 0, style.number))];
    canvas.put(text, frame.left[counted]! + frame.widths[counted]! - 2, canvas.y, { size: frame.size, align: 'right', role: 'other' });
  }
  const x = Math.max(
    canvas.left,
    scene.style.leading > 1.3 ? right - wide - 20 - canvas.measure([plain(words)], frame.size) : frame.left[Math.min(1, frame.left.length - 1)]!,
  );
  canvas.put([plain(words)], x, canvas.y, { size: frame.size, role: 'other', max: Math.max(20, right - wide - x - 4) });
  canvas.y += canvas.line(frame.size) + frame.gap;
}

/** The sum of the items and how many there are, as the table's last rows. */
export function endRows(scene: Scene, frame: Frame): void {
  const { canvas, random, facts, style } = scene;
  const way = random.weighted([0.7, 0.15, 0.15]);
  canvas.need(canvas.line() * 3);
  if (way > 0) {
    const pieces = facts.items.reduce((all, item) => all + Math.abs(item.quantity), 0);
    const counted = frame.table.columns.findIndex(({ name }) => name === 'quantity' || name === 'quantityUnit');
    const at = counted < 0 ? canvas.left : frame.left[counted]!;
    const words = random.pick([scene.term('quantity'), 'Σ', scene.term('lineTotal'), `${facts.items.length} ${scene.term('position')}`]);
    const text = [plain(`${words}:`), plain(numberText(pieces, 3, 0, style.number))];
    canvas.put(text, Math.min(at, canvas.right - canvas.measure(text, frame.size)), canvas.y, { size: frame.size, role: 'other' });
    canvas.y += canvas.line(frame.size) + frame.gap;
  }
  if (way === 1) return;
  const sum = facts.items.reduce((all, item) => all + item.total, 0);
  const net = !facts.grossPrices && sum === facts.net;
  sumRow(scene, frame, scene.term(net && random.chance(0.5) ? 'netTotal' : 'subtotal'), sum, net ? netNames(scene) : []);
}

/** "Lieferschein 4711 vom 3.4.2025" above its items; order and delivery on one line or on two. */
export function referenceRows(scene: Scene, frame: Frame, item: Item, index: number, seen: Map<string, string>): void {
  const { canvas, style } = scene;
  const fork = scene.random.fork('references');
  const [joined, capitals] = [fork.chance(0.5), fork.chance(0.15)];
  const rows: Text[] = [];
  for (const name of ['orderId', 'deliveryId'] as const) {
    const value = item[name];
    if (!frame.table.inside.has(`${name}Row`) || !value || seen.get(name) === value) continue;
    seen.set(name, value);
    const key = scene.term(name === 'orderId' ? 'lineOrderId' : 'lineDeliveryId');
    rows.push([plain(capitals ? key.toUpperCase() : key), referencePiece(scene, name, value, index), ...dateOf(scene, item, name)]);
  }
  if (rows.length === 0) return;
  canvas.need(canvas.line() * 3);
  const sign = style.keyAttached ? [] : [plain(fork.pick(['-', '/', '·', ',']))];
  for (const row of joined && rows.length > 1 ? [rows.flatMap((row, i) => (i > 0 ? [...sign, ...row] : row))] : rows) otherRow(scene, frame, row);
}

function referencePiece({ facts }: Scene, name: 'orderId' | 'deliveryId', value: string, index: number): Piece {
  const holds: number[] = [];
  for (let i = index; i < facts.items.length && facts.items[i]![name] === value; i++) holds.push(i);
  const fieldName = name === 'orderId' ? 'OrderId' : 'DeliveryId';
  return { text: value, means: holds.map((i) => ({ item: i, field: fieldName, value })) };
}

/** A delivery date: the items' own, else an unlabelled day before the invoice date. */
function dateOf(scene: Scene, item: Item, name: 'orderId' | 'deliveryId'): Text {
  if (name !== 'deliveryId' || !scene.random.chance(0.5)) return [];
  const day = item.deliveryDate ? dated(scene, item.deliveryDate, []) : plain(dateText(nearDate(scene, -20), scene.style.dateFormat, scene.language));
  return scene.random.chance(0.3) ? [day] : [plain(scene.term('from').toLocaleLowerCase(scene.language.code)), day];
}

/** Empty ruled rows. */
export function emptyRows(scene: Scene, frame: Frame): void {
  const { canvas, random } = scene;
  const step = canvas.line(frame.size) + Math.max(3, frame.gap);
  for (let i = random.integer(1, 7); i > 0 && canvas.y + step * 6 < canvas.bottom; i--) {
    canvas.y += step;
    if (frame.borders === 'rows' || frame.borders === 'grid')
      canvas.stroke(frame.left[0]! - 2, ruleAt(canvas.y, frame), endOf(frame), ruleAt(canvas.y, frame), 0.4);
  }
}

/** Legend of the rate letters: "A = 19 %". */
export function legend(scene: Scene, frame: Frame): void {
  const { canvas, random, language } = scene;
  const sign = random.pick(['=', ':', '-', '=']);
  const word = random.chance(0.5) ? [plain(language.vatWords[0]!)] : [];
  const parts = [...frame.table.codes!].map(([tenths, code]): Text => [plain(`${code} ${sign}`), ...rate(scene, tenths, ['VatRate']), ...word]);
  const lines = random.chance(0.6) ? [parts.flat()] : parts;
  canvas.y += canvas.line() * 0.5;
  for (const line of lines) {
    canvas.need(canvas.line());
    canvas.put(line, canvas.left, canvas.y, { size: frame.size * 0.9 });
    canvas.y += canvas.line(frame.size);
  }
}
