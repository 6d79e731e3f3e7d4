/** An amount with a minus sign below the total of its row is its discount, as tills print it: no row has two totals. */
import type { Token } from '../../features/contract.js';
import { tokensOn } from '../../features/tokens/line-index.js';
import type { ClassifiedLines } from '../decoding/classify.js';
import type { Because } from '../decoding/steps.js';
import type { ItemRow } from './cells/cell.js';
import { columnOf, columnsOf, inColumns } from './cells/columns.js';

const [outside, discount] = [columnOf('outside'), columnOf('Discount')];
/** What the network takes such an amount for. */
const amounts = columnsOf('TotalAmount', 'UnitPrice', 'outside');
const negative = /^(?:[-–−]\d{1,6}[.,]\d{2}|\d{1,6}[.,]\d{2}[-–−])$/;
const positive = /^\d{1,3}(?:[.,' ]?\d{3})*[.,]\d{2}$/;
const percentage = /^[-–−]?\d{1,2}(?:[.,]\d{1,2})? ?%$/;
const sure = 0.5; // probability of what this decides

const inHundredths = ({ text }: Token): number => Number(text.replace(/\D/g, ''));

/** The same object where no row has such an amount. */
export function withDiscountsBelow(piece: ClassifiedLines, items: readonly ItemRow[], because: Because): ClassifiedLines {
  const found = items.filter((item) => item.row.piece === piece).flatMap((item) => amountBelow(item) ?? []);
  if (found.length === 0) return piece;
  const { page, tokens } = piece.page;
  const columns = new Map<number, number>();
  for (const amount of found) {
    const { text, line, word } = tokens[amount]!;
    for (const i of tokensOn(piece.page, [line])) columns.set(i, i === amount ? discount : outside);
    because({ page, line, word }, `"${text}" stands below the total of its row`);
  }
  return inColumns(piece, columns, sure);
}

/** The only negative amount that ends a line of the row below its total, and is not more than that; undefined where the row has another discount than its percentage below the total. */
function amountBelow({ row: { piece, lines }, cells: { TotalAmount, Discount } }: ItemRow): number | undefined {
  const { tokens } = piece.page;
  const total = TotalAmount?.tokens.at(-1);
  if (!total || !positive.test(total.text) || (Discount && !(percentage.test(Discount.text) && Discount.tokens[0]!.line > total.line))) return undefined;
  const lastOn = (line: number): number | undefined => tokensOn(piece.page, [line]).findLast((i) => /\d[.,]\d{2}/.test(tokens[i]!.text));
  const last = lines.filter((line) => line > total.line).flatMap((line) => lastOn(line) ?? []);
  const below = last.filter((i) => negative.test(tokens[i]!.text) && amounts.has(piece.chosen[i]!));
  return below.length === 1 && inHundredths(tokens[below[0]!]!) <= inHundredths(total) ? below[0] : undefined;
}
