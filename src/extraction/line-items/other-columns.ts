/** In a line of numbers, words below the heading of a maker, pack, batch or the like are of no field; of a retail price and a price the latter is the price, unless the row adds up. */
import { headingsAbove, isNumber } from '../../features/tokens/headings-above.js';
import { tokensOn } from '../../features/tokens/line-index.js';
import { isApart } from '../../features/tokens/token-text.js';
import type { ClassifiedLines } from '../decoding/classify.js';
import type { Because } from '../decoding/steps.js';
import { arithmeticOf } from './arithmetic/row-arithmetic.js';
import type { Decimal, ItemRow } from './cells/cell.js';
import { columnOf, columnsOf, headingWords } from './cells/columns.js';

const [outside, description, price] = [columnOf('outside'), columnOf('Description'), columnOf('UnitPrice')];
const mistaken = columnsOf('Description', 'UnitPrice', 'VatRate'); // what such words are taken for; a pack may be a unit, a maker's number the article's
const blank = 0.9; // between words of one name, in line heights
const sure = 0.5; // probability of what a heading says

/** The same object where no heading names such a column. */
export function withoutOtherColumns(piece: ClassifiedLines, items: readonly ItemRow[], decimal: Decimal, because: Because): ClassifiedLines {
  const { page, tokens } = piece.page;
  const { kinds, below } = headingsAbove(tokens, headingWords(piece));
  const hasTwoPrices = kinds.has('retail') && kinds.has('price');
  if (!kinds.has('none') && !hasTwoPrices) return piece;
  const [chosen, columns, n] = [piece.chosen.slice(), piece.columns.slice(), piece.columnCount];
  const set = (i: number, column: number): void => {
    if (chosen[i] === column) return;
    columns.fill(0, i * n, (i + 1) * n)[i * n + column] = sure;
    chosen[i] = column;
    const { text, line, word } = tokens[i]!;
    because({ page, line, word }, `"${text}" stands below a heading of ${column === price ? 'the price' : 'no field'}`);
  };
  for (const { cells } of items.filter((item) => item.row.piece === piece)) {
    const lines = new Set([cells.Quantity, cells.UnitPrice, cells.TotalAmount].flatMap((cell) => cell?.tokens.map(({ line }) => line) ?? []));
    const own = tokensOn(piece.page, [...lines]);
    const kindOf = below(own, (a, b) => chosen[a] === chosen[b]);
    const taken: number[] = [];
    const goesOn = (i: number) => chosen[i - 1] === chosen[i] && !taken.includes(i - 1) && !isApart(tokens[i - 1]!, tokens[i]!, blank);
    for (const i of own) if (kindOf.get(i) === 'none' && mistaken.has(chosen[i]!) && !goesOn(i)) taken.push(i);
    // A name is of a column of its own.
    if (own.some((i) => chosen[i] === description && !taken.includes(i))) for (const i of taken) set(i, outside);
    const prices = own.filter((i) => kindOf.get(i) === 'price' && isNumber(tokens[i]!));
    if (!hasTwoPrices || prices.length !== 1 || arithmeticOf(cells, decimal).agrees) continue;
    for (const i of own) if (kindOf.get(i) === 'retail' && chosen[i] === price) set(i, outside);
    set(prices[0]!, price);
  }
  return { ...piece, chosen, columns };
}
