/**
 * Columns of tables with several prices, rates and amounts a row: where quantity × price, less a discount in per cent, is the total to the cent, the numbers above and
 * below are these in all rows. A list price beside the price, packs beside quantities and amounts before the discount are none of them.
 */
import type { LineItemFieldName } from '../../catalogue/line-item-fields.js';
import type { Box } from '../../document/box.js';
import { tokensOn } from '../../features/tokens/line-index.js';
import type { ClassifiedLines } from '../decoding/classify.js';
import type { Because } from '../decoding/steps.js';
import { arithmeticOf } from './arithmetic/row-arithmetic.js';
import { readingsOf } from './cells/cell-values.js';
import type { Cells, Decimal, ItemRow } from './cells/cell.js';
import { columnOf } from './cells/columns.js';

const fields = ['Quantity', 'UnitPrice', 'TotalAmount', 'Discount'] as const satisfies readonly LineItemFieldName[];
/** Numbers of a row and rows that are looked at; how often rows may agree by chance; how far a total is from what makes it. */
const [mostNumbers, mostRows, leastChance, exact] = [12, 12, 0.002, 0.011];

interface Numeral {
  /** Index of its token. */
  readonly at: number;
  readonly value: number;
  readonly box: Box;
}
/** By `fields`, or without a discount. */
type Columns = readonly (Numeral | undefined)[];

interface Row {
  readonly item: ItemRow;
  readonly numbers: readonly Numeral[];
  /** Its cells as the network has them, where they add up. */
  readonly adding: Cells | undefined;
}

/** The piece with its words in these columns; the same object where its rows add up as they are, or nothing else does. */
export function columnsBySums(piece: ClassifiedLines, items: readonly ItemRow[], decimal: Decimal, because: Because): ClassifiedLines {
  const own = piece.sure ? [] : items.filter(({ row }) => row.piece === piece);
  const rows = own.map((item): Row => ({ item, numbers: numbersOf(item, decimal), adding: arithmeticOf(item.cells, decimal).basis === 1 ? item.cells : undefined }));
  const tried = rows.slice(0, mostRows).flatMap((row) => solutionsOf(row.numbers).map((columns) => judged(columns, row, rows)));
  const [best] = tried.filter(({ isBetter }) => isBetter).sort((a, b) => b.count - a.count || b.columns.length - a.columns.length || b.likely - a.likely);
  if (!best) return piece;
  const chosen = piece.chosen.slice();
  const decided = new Set(best.columns.map((_, index) => columnOf(fields[index]!)));
  for (const { numbers, item } of rows) {
    const cells = best.columns.map((column) => numberBelow(numbers, column!));
    if (!cells[1] || !cells[2]) continue;
    for (const { at } of numbers) if (decided.has(chosen[at]!)) chosen[at] = columnOf('outside');
    for (const [index, cell] of cells.entries()) if (cell) chosen[cell.at] = columnOf(fields[index]!);
    because({ page: piece.page.page, line: item.row.lines[0]! }, `numbers stand in line with those that add up in ${best.count} of ${rows.length} rows`);
  }
  return { ...piece, chosen };
}

/** From left to right. */
function numbersOf({ row: { piece, lines } }: ItemRow, decimal: Decimal): Numeral[] {
  const own = tokensOn(piece.page, lines).filter((i) => /^\d[\d.,]*%?$/.test(piece.page.tokens[i]!.text));
  return own.slice(0, mostNumbers).map((at) => {
    const token = piece.page.tokens[at]!;
    const [value] = readingsOf({ field: 'TotalAmount', tokens: [token], text: token.text.replace('%', ''), probability: 1 }, decimal);
    return { at, value: Number(value), box: token.box };
  });
}

/** The number of a row that is in a column with this one. */
function numberBelow(numbers: readonly Numeral[], { box }: Numeral): Numeral | undefined {
  const below = numbers.filter((other) => other.box.x < box.x + box.width && box.x < other.box.x + other.box.width);
  const off = (other: Numeral) => Math.abs(other.box.x * 2 + other.box.width - box.x * 2 - box.width);
  return below.sort((a, b) => off(a) - off(b))[0];
}

/** How far quantity × price less the discount is from the total. */
const offBy = ([quantity, price, total, discount]: Columns): number => Math.abs(quantity!.value * price!.value * (1 - (discount?.value ?? 0) / 100) - total!.value);

/** Columns of one row that add up; one piece or a price of 1 proves nothing. */
function solutionsOf(numbers: readonly Numeral[]): Columns[] {
  const found: Columns[] = [];
  for (const [at, total] of numbers.entries())
    for (const price of numbers.slice(0, at))
      for (const quantity of numbers.slice(0, at)) {
        if (quantity === price || quantity.value <= 1 || price.value === 1) continue;
        const discounts = numbers.filter((other) => ![total, price, quantity].includes(other) && other.value > 0 && other.value < 100);
        const all: Columns[] = [[quantity, price, total], ...discounts.map((discount) => [quantity, price, total, discount])];
        found.push(...all.filter((columns) => offBy(columns) <= exact));
      }
  return found;
}

function judged(columns: Columns, { numbers: { length: n }, item }: Row, rows: readonly Row[]) {
  /** As many columns could be tried, and so many totals would be near enough. */
  let chance = ((n * (n - 1) * (n - 2)) / 2) * (columns.length > 3 ? n - 3 : 1);
  let [count, adding, isContradicted] = [0, 0, false];
  for (const { numbers, adding: own } of rows) {
    const found = columns.map((column) => numberBelow(numbers, column!));
    const off = found.includes(undefined) ? Infinity : offBy(found);
    const rounded = (found[0]?.value ?? 0) * 0.005;
    const holds = off <= exact + rounded;
    if (holds) count++;
    if (holds && found[0]!.value !== 1) chance *= Math.min(1, (2 * (off <= exact ? exact : rounded)) / found[2]!.value);
    if (!own) continue;
    adding++;
    const { tokens } = item.row.piece.page;
    const same = found.filter((cell, index) => cell && own[fields[index]!]?.tokens.includes(tokens[cell.at]!)).length;
    isContradicted ||= !holds || same < (columns.length > 3 && !own.Discount ? 2 : 3);
  }
  const { columns: shares, columnCount } = item.row.piece;
  const likely = columns.reduce((sum, column, index) => sum + Math.log(Math.max(1e-6, shares[column!.at * columnCount + columnOf(fields[index]!)]!)), 0);
  return { columns, count, likely, isBetter: chance <= leastChance && !isContradicted && (count > adding || columns.length > 3) };
}
