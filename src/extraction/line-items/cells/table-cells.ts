/** The words of one row as cells: neighbouring words of one column joined, one cell a field. */
import { grouped, runsOf } from '../../../grouped.js';
import { lineItemFields } from '../../../catalogue/line-item-fields.js';
import type { Token } from '../../../features/contract.js';
import { tokensOn } from '../../../features/tokens/line-index.js';
import { isApart, textOf } from '../../../features/tokens/token-text.js';
import type { Cell, Cells, TableRow } from './cell.js';
import { columnOf, columnsOfKind } from './columns.js';

/** Columns of numbers that may be side by side: the price and what is left of it, our article number and yours. */
const [amounts, identifiers] = [columnsOfKind('amount'), columnsOfKind('identifier')];
/** A gap between columns, in line heights. */
export const gap = 1;
const [outside, description] = [columnOf('outside'), columnOf('Description')];
const numeric: ReadonlySet<number> = new Set([...amounts, columnOf('Quantity')]);
const fieldColumns = lineItemFields.map(({ name }) => columnOf(name));
/** Least probability that a word of no column is of the description beside it. */
const leastOfName = 0.02;

/** The columns of the row's words; a word of none beside the description belongs to it where that is not unlikely. */
function columnsIn({ page, columns, columnCount, chosen }: TableRow['piece'], row: readonly number[]): number[] {
  const found = row.map((i) => chosen[i]!);
  const take = (at: number, beside: number): void => {
    const [i, j] = [row[at]!, row[beside]!];
    const [from, to] = [page.tokens[Math.min(i, j)]!, page.tokens[Math.max(i, j)]!];
    const mayBe = found[at] === outside && found[beside] === description && columns[i * columnCount + description]! >= leastOfName;
    if (mayBe && /\p{L}{2}(?!.*:$)/u.test(page.tokens[i]!.text) && !isApart(from, to, gap)) found[at] = description;
  };
  for (let at = 1; at < row.length; at++) take(at, at - 1);
  for (let at = row.length - 2; at >= 0; at--) take(at, at + 1);
  return found;
}

/** A gap before a description, in line heights; shares of words that are hardly of it, of those that surely are, and of those that go on behind a number. */
const [before, hardly, surely, behindNumber] = [1.5, 0.95, 0.97, 0.98];

/** The same without words far before a line's description that are less likely of it: they are of the likeliest column that the row lacks, or of none. No name goes on behind a number. */
function withoutOthersBefore({ page, columns, columnCount }: TableRow['piece'], row: readonly number[], found: readonly number[]): readonly number[] {
  const tokenAt = (at: number) => page.tokens[row[at]!]!;
  const own = [...row.keys()].filter((at) => found[at] === description);
  const runs = runsOf(own, (last, at) => !isApart(tokenAt(last), tokenAt(at), before));
  const shareOf = (run: readonly number[], column: number): number => run.reduce((sum, at) => sum + columns[row[at]! * columnCount + column]!, 0) / run.length;
  const result = [...found];
  for (const [i, run] of runs.entries()) {
    const isBefore = (other: readonly number[]): boolean =>
      tokenAt(other[0]!).line === tokenAt(run[0]!).line && other.some((at) => columns[row[at]! * columnCount + description]! >= surely);
    const [end, next] = [run.at(-1)!, runs[i + 1]?.[0] ?? 0];
    const isParted = next > end + 1 && isApart(tokenAt(end), tokenAt(end + 1), gap) && found.slice(end + 1, next).some((column) => numeric.has(column));
    if (shareOf(run, description) >= (isParted ? behindNumber : hardly) || !runs.slice(i + 1).some(isBefore)) continue;
    const lacking = fieldColumns.filter((column) => !found.includes(column)).map((column) => [column, shareOf(run, column)] as const);
    const likeliest = lacking.reduce((a, b) => (b[1] > a[1] ? b : a), [outside, shareOf(run, outside) / 2]);
    for (const at of run) result[at] = likeliest[0];
  }
  return result;
}

/** At most one cell a field, but descriptions run over lines. */
export function cellsOf(row: TableRow): Cells {
  const { page, columns, columnCount } = row.piece;
  const indices = tokensOn(page, row.lines);
  const found = withoutOthersBefore(row.piece, indices, columnsIn(row.piece, indices));
  const words = indices.map((i, at) => ({ token: page.tokens[i]!, column: found[at]!, share: columns[i * columnCount + found[at]!]! }));
  const runs = runsOf(words, (last, { token, column }, run) => {
    if (last.column !== column || last.token.line !== token.line) return false;
    return !(identifiers.has(column) && isApart(last.token, token, gap)) && !(amounts.has(column) && isSecond(run, token));
  }).map((run) => ({ column: run[0]!.column, tokens: run.map(({ token }) => token), sum: run.reduce((sum, { share }) => sum + share, 0) }));
  const cells: Cells = {};
  const byColumn = grouped(runs, ({ column }) => column);
  for (const field of lineItemFields) {
    const own = byColumn.get(columnOf(field.name));
    if (!own) continue;
    // The likeliest, then the first.
    const used = field.name === 'Description' ? own : own.toSorted((a, b) => b.sum / b.tokens.length - a.sum / a.tokens.length).slice(0, 1);
    const tokens = used.flatMap((run) => run.tokens);
    cells[field.name] = { field: field.name, tokens, text: textOf(tokens), probability: used.reduce((sum, run) => sum + run.sum, 0) / tokens.length };
  }
  return withBracketedCode(withAttachedUnit(cells));
}

/** An amount behind one that has its decimals is another one, and so is a whole one behind a gap between columns. */
function isSecond(run: readonly { readonly token: Token }[], next: Token): boolean {
  if (!/^[-−(]?\d/.test(next.text)) return false;
  if (run.some(({ token }) => /\d[.,]\d{2,4}-?$/.test(token.text))) return true;
  // A lone digit may be the thousands of what is behind it, two digits the cents of what is before.
  return run.some(({ token }) => /\d{2}/.test(token.text)) && /\d{3}/.test(next.text) && isApart(run.at(-1)!.token, next, gap);
}

/** "5Stk", "85m2", "4,00-rol.": quantity and unit in one word. */
function withAttachedUnit(cells: Cells): Cells {
  const { Quantity, Unit } = cells;
  const attached =
    Quantity && /^([-−–(]?(?:\d{1,3}(?: \d{3}){1,2}(?:[.,]\d{1,4})?|\d[\d.,]{0,12})\)?-?)(\p{L}[\p{L}²³.]{0,11}|[cdk]?m[23])$/u.exec(Quantity.text);
  if (!attached) return cells;
  const isTimes = /^x$/i.test(attached[2]!);
  return { ...cells, Quantity: { ...Quantity, text: attached[1]! }, ...(!Unit && !isTimes && { Unit: { ...Quantity, field: 'Unit', text: attached[2]! } }) };
}

/** "[DESK-04] Desk": the article number that order systems print before a name. */
function withBracketedCode(cells: Cells): Cells {
  const { Description, ItemId } = cells;
  const [first, ...name] = Description?.tokens ?? [];
  if (!Description || ItemId || name.length === 0 || !/^\[(?=[^\]]*[\p{Lu}\d])[\p{L}\d][\p{L}\d._/-]+\]$/u.test(first!.text)) return cells;
  const code: Cell = { ...Description, field: 'ItemId', tokens: [first!], text: first!.text.slice(1, -1) };
  return { ...cells, ItemId: code, Description: { ...Description, tokens: name, text: textOf(name) } };
}
