/**
 * Columns of tables with several prices, rates and amounts a row: where quantity × price, less a discount in per cent, is the total to the cent, the numbers above and
 * below are these in all rows. A list price beside the price, packs beside quantities and amounts before the discount are none of them.
 */
import { type Box, nearestAcross, overlapsAcross } from '../../document/box.js';
import { tokensOn } from '../../features/tokens/line-index.js';
import { exact, offBy, productsAmong } from '../../values/numbers/products.js';
import type { ClassifiedLines } from '../decoding/classify.js';
import type { Because } from '../decoding/steps.js';
import { loose } from './arithmetic/candidates.js';
import { arithmeticOf } from './arithmetic/row-arithmetic.js';
import { numberOf } from './cells/cell-values.js';
import type { Decimal, ItemRow } from './cells/cell.js';
import { columnOf } from './cells/columns.js';

const fields = ['Quantity', 'UnitPrice', 'TotalAmount', 'Discount'] as const;
/** Numbers of a row and rows that are looked at; how often rows may agree by chance; least probability of the column of a number that is in line. */
const [mostNumbers, mostRows, leastChance, leastShare] = [12, 12, 0.002, 0.5];

interface Numeral {
  readonly token: number;
  readonly value: number;
  /** How much it is printed like a quantity: 2 without decimals, 1 with one, which prices hardly have. */
  readonly whole: number;
  readonly box: Box;
}

interface Row {
  readonly item: ItemRow;
  readonly numbers: readonly Numeral[];
  /** As the network has it. */
  readonly addsUp: boolean;
}

/** The piece with its words in these columns; the same object where its rows add up as they are, or nothing else does. */
export function columnsBySums(piece: ClassifiedLines, items: readonly ItemRow[], decimal: Decimal, because: Because): ClassifiedLines {
  const own = piece.sure ? [] : items.filter(({ row }) => row.piece === piece);
  const rows = own.map((item): Row => ({ item, numbers: numbersOf(item, decimal), addsUp: arithmeticOf(item.cells, decimal).basis === 1 }));
  const tried = rows.slice(0, mostRows).flatMap(({ numbers }) => productsOf(numbers).map((columns) => judged(columns, numbers.length, rows)));
  const [best] = tried.filter(({ isBetter }) => isBetter).sort((a, b) => b.count - a.count || b.columns.length - a.columns.length);
  if (!best) return piece;
  const decided = best.columns.map((_, index) => columnOf(fields[index]!));
  const [chosen, shares, n] = [piece.chosen.slice(), piece.columns.slice(), piece.columnCount];
  for (const { numbers, item } of rows) {
    const cells = best.columns.map((column) => nearestAcross(numbers, column));
    if (!cells[fields.indexOf('TotalAmount')]) continue;
    for (const { token: at, box } of numbers) {
      const index = cells.findIndex((cell) => cell?.token === at);
      if (index < 0 && (!decided.includes(chosen[at]!) || best.columns.some((column) => overlapsAcross(box, column.box)))) continue;
      chosen[at] = decided[index] ?? columnOf('outside');
      for (const column of decided) shares[at * n + column] = column === chosen[at] ? Math.max(leastShare, shares[at * n + column]!) : 0;
    }
    because({ page: piece.page.page, line: item.row.lines[0]! }, `its numbers are in line with those by which ${best.count} of ${rows.length} rows add up`);
  }
  return { ...piece, chosen, columns: shares };
}

function numbersOf({ row: { piece, lines } }: ItemRow, decimal: Decimal): Numeral[] {
  const { tokens } = piece.page;
  const own = tokensOn(piece.page, lines).filter((i) => loose.has(piece.chosen[i]!) && /^[-–]?\d[\d.,]*%?$/.test(tokens[i]!.text));
  return own.slice(0, mostNumbers).map((at) => {
    const cell = { field: 'TotalAmount', tokens: [tokens[at]!], text: tokens[at]!.text.replace(/[-–%]/g, ''), probability: 1 } as const;
    const value = numberOf(cell, decimal);
    return { token: at, value, whole: /[.,]\d$/.test(cell.text) ? 1 : Number.isInteger(value) && !/[.,]\d\d$/.test(cell.text) ? 2 : 0, box: tokens[at]!.box };
  });
}

const productsOf = (numbers: readonly Numeral[]) => productsAmong(numbers.map(({ value }) => value)).map((places) => places.map((at) => numbers[at]!));

/** `n`: the numbers among which the columns were found. */
function judged(columns: readonly Numeral[], n: number, rows: readonly Row[]) {
  const isDiscounted = columns.length === fields.length;
  /** As many columns could be tried, and so many totals would be near enough. */
  let chance = ((n * (n - 1) * (n - 2)) / 2) * (isDiscounted ? n - 3 : 1);
  let [count, whole, isContradicted] = [0, 0, false];
  for (const { item, numbers, addsUp } of rows) {
    const found = columns.flatMap((column) => nearestAcross(numbers, column) ?? []);
    const [quantity = 0, , total = 0] = found.map(({ value }) => value);
    const off = found.length < columns.length ? Infinity : offBy(found.map(({ value }) => value));
    const rounded = off <= exact ? exact : quantity * 0.005;
    const holds = off <= exact + rounded;
    if (holds) [count, whole] = [count + 1, whole + found[0]!.whole - found[1]!.whole];
    if (holds && quantity !== 1) chance *= Math.min(1, (2 * rounded) / total);
    const same = found.slice(0, isDiscounted && !item.cells.Discount ? 2 : 3);
    isContradicted ||= addsUp && !(holds && same.every(({ token }, index) => item.cells[fields[index]!]!.tokens.includes(item.row.piece.page.tokens[token]!)));
  }
  // Pieces are whole more often than prices: one is not taken for the other.
  return {
    columns,
    count,
    isBetter: chance <= leastChance && !isContradicted && whole >= 0 && count > rows.filter(({ addsUp }) => addsUp).length,
  };
}
