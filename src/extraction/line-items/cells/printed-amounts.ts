/** Amounts and rates that a row prints, whatever their column: price, total and discount are chosen from them where the first choice does not add up. */
import type { LineItemFieldName } from '../../../catalogue/line-item-fields.js';
import type { Token } from '../../../features/contract.js';
import { type ColumnName, columnOf, columnsOf } from './columns.js';
import { tokensOn } from '../../decoding/line-index.js';
import { isApart } from '../../decoding/viterbi.js';
import { numberOf } from './cell-values.js';
import { textOf } from '../../decoding/token-text.js';
import type { Cell, Decimal, TableRow } from './cell.js';

export interface Amount {
  readonly tokens: readonly Token[];
  readonly text: string;
  readonly value: number;
  /** Probability of the columns UnitPrice and TotalAmount. */
  readonly asPrice: number;
  readonly asTotal: number;
}

interface Wanted {
  /** Further columns whose words may be amounts after all. */
  readonly more?: readonly ColumnName[];
  /** Also amounts without decimals. */
  readonly whole?: boolean;
}

const [price, total] = [columnOf('UnitPrice'), columnOf('TotalAmount')];
/** A blank within a number, in line heights. */
const narrow = 0.5;
/** Rows have few amounts; more are no row. */
const most = 12;

/** Amounts of a row that were taken for prices, totals or nothing. */
export function amountsOf({ piece, lines }: TableRow, decimal: Decimal, { more = [], whole = false }: Wanted = {}): Amount[] {
  const found: Amount[] = [];
  const columns = columnsOf('outside', 'UnitPrice', 'TotalAmount', ...more);
  for (const i of tokensOn(piece.page, lines)) {
    if (found.length >= most || !columns.has(piece.chosen[i]!)) continue;
    const tokens = withThousands(piece.page.tokens, i, whole);
    const text = textOf(tokens);
    if (!(/^-?\d[\d.,’' ]*[.,]\d{2,4}-?$/.test(text) || (whole && /^-?\d{1,3}(?:[.,’' ]?\d{3}){0,2}$/.test(text)))) continue;
    const value = numberOf({ field: 'TotalAmount', tokens, text, probability: 1 }, decimal);
    const probability = (column: number): number => piece.columns[i * piece.columnCount + column]!;
    if (Number.isFinite(value)) found.push({ tokens, text, value, asPrice: probability(price), asTotal: probability(total) });
  }
  return found;
}

/** "2 350,00" is one number where the blank is narrow. */
function withThousands(tokens: readonly Token[], i: number, whole: boolean): readonly Token[] {
  const [token, before] = [tokens[i]!, tokens[i - 1]];
  const isRest = /^\d{3}[.,]\d{2,4}$/.test(token.text) || (whole && /^\d{3}$/.test(token.text));
  const isGroup = before !== undefined && isRest && /^-?[1-9]\d{0,2}$/.test(before.text) && !isApart(before, token, narrow);
  return isGroup ? [before, token] : [token];
}

/** Least probability of a cell that was not the first choice. */
export const leastOfRow = 0.3;

export const cellOf = (field: LineItemFieldName, { tokens, text }: Pick<Amount, 'tokens' | 'text'>, probability: number): Cell => ({
  field,
  tokens,
  text,
  probability,
});
