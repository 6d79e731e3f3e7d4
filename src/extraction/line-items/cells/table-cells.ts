/** The words of one row as cells: the column of each word, neighbouring words of one column joined, one cell a field. */
import { lineItemFields } from '../../../catalogue/line-item-fields.js';
import type { Token } from '../../../features/contract.js';
import { isGtin } from '../../../values/ids/check-digits.js';
import { kinds } from '../../../values/index.js';
import { tokensOn } from '../../decoding/line-index.js';
import { textOf } from '../../decoding/token-text.js';
import { isApart } from '../../decoding/viterbi.js';
import type { Cells, TableRow } from './cell.js';
import { tidied } from './cell-text.js';
import { columnsOfKind, columnsOfTokens, gap, identifiers } from './column-rules.js';
import { columnOf } from './columns.js';

/** Columns of numbers that may stand side by side: the price and what is left of it. */
const amounts = columnsOfKind('amount');
const discount = columnOf('Discount');

/** What is printed in the row. */
export const rowText = ({ piece: { page }, lines }: TableRow): string => textOf(tokensOn(page, lines).map((i) => page.tokens[i]!));

/** At most one cell a field, but descriptions run over lines. */
export function cellsOf(row: TableRow): Cells {
  const { page, columns, columnCount } = row.piece;
  const runs: { column: number; tokens: Token[]; sum: number }[] = [];
  for (const [i, best] of columnsOfTokens(row, tokensOn(page, row.lines))) {
    const token = page.tokens[i]!;
    const last = runs[runs.length - 1];
    const end = last?.tokens[last.tokens.length - 1];
    const isNext =
      (identifiers.has(best) && end && isApart(end, token, gap)) ||
      (amounts.has(best) && last && isSecond(last.tokens, token)) ||
      (best === discount && token.text.startsWith('+'));
    if (last && end && last.column === best && end.line === token.line && !isNext) {
      last.tokens.push(token);
      last.sum += columns[i * columnCount + best]!;
    } else runs.push({ column: best, tokens: [token], sum: columns[i * columnCount + best]! });
  }
  const cells: Cells = {};
  for (const field of lineItemFields) {
    // A currency's sign alone is no amount.
    const own = runs.filter(({ column, tokens }) => column === columnOf(field.name) && (field.kind !== 'amount' || /[\p{L}\d]/u.test(textOf(tokens))));
    if (own.length === 0) continue;
    const used =
      field.name === 'Description'
        ? own
        : [strongest(field.name === 'ItemId' ? withoutGtins(own) : field.name === 'Discount' ? withoutCharges(own) : own, field)];
    const tokens = used.flatMap((run) => run.tokens);
    cells[field.name] = { field: field.name, tokens, text: textOf(tokens), probability: used.reduce((sum, run) => sum + run.sum, 0) / tokens.length };
  }
  return tidied(cells);
}

/** An amount behind one that has its decimals, or a factor ("1.38x"), is another one. */
const isSecond = (tokens: readonly Token[], { text }: Token): boolean =>
  /^[-−(]?\d/.test(text) && tokens.some((token) => /\d(?:[.,]\d{2,4}-?|x)$/.test(token.text));

/** Where the seller's number stands beside the article's world-wide one, it is the article's number here; sizes and kinds ("N3", "Z") beside a long number are none. */
function withoutGtins<R extends { tokens: Token[] }>(runs: readonly R[]): readonly R[] {
  const own = runs.filter(({ tokens }) => !isGtin(textOf(tokens)));
  const long = own.filter(({ tokens }) => /\d{4}/.test(textOf(tokens)));
  const left = long.length > 0 ? own.filter(({ tokens }) => textOf(tokens).length > 2) : own;
  return left.length > 0 ? left : runs;
}

/** "+ 2,40" beside "- 7,20" is a surcharge. */
function withoutCharges<R extends { tokens: Token[] }>(runs: readonly R[]): readonly R[] {
  const taken = runs.filter(({ tokens }) => !tokens[0]!.text.startsWith('+'));
  return taken.length > 0 ? taken : runs;
}

/** Readable as its kind first, then the likeliest, then the first. */
function strongest<R extends { tokens: Token[]; sum: number }>(runs: readonly R[], { name, kind }: (typeof lineItemFields)[number]): R {
  const readable = (run: R): number => {
    const [first] = kinds[kind].read(textOf(run.tokens));
    if (first === undefined) return 0;
    // Where there is another number nothing of a thing is counted, and "1.38x" is what its price is multiplied by.
    return name === 'Quantity' && (Number(first.value) === 0 || textOf(run.tokens).endsWith('x')) ? 0.5 : 1;
  };
  return [...runs].sort((a, b) => readable(b) - readable(a) || b.sum / b.tokens.length - a.sum / a.tokens.length)[0]!;
}
