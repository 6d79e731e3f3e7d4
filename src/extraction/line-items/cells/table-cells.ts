/** The words of one row as cells: each word's likeliest column, neighbouring words of one column joined, values in the interface's formats. */
import { misreadNumber, withMisreadNumbers } from '../../../features/misread-numbers.js';
import { lineItemFields, type LineItemFieldName } from '../../../catalogue/line-item-fields.js';
import { hull } from '../../../document/box.js';
import type { Token } from '../../../features/contract.js';
import { isGtin } from '../../../values/check-digits.js';
import { kinds } from '../../../values/index.js';
import type { KindName, Reading } from '../../../values/kind.js';
import { columnOf } from './columns.js';
import { tokensOn } from '../../decoding/line-index.js';
import { tidied } from './cell-text.js';
import type { Prediction } from '../../found.js';
import { noEvidence } from '../../decoding/predictions.js';
import { isApart } from '../../decoding/viterbi.js';
import { textOf } from '../../decoding/token-text.js';
import { trimmedBy } from '../../decoding/trimmed.js';
import type { Cell, TableRow } from './cell.js';

const [outside, description, position] = [columnOf('outside'), columnOf('Description'), columnOf('PositionId')];
const [article, vatRate, discount] = [columnOf('ItemId'), columnOf('VatRate'), columnOf('Discount')];
const columnsOfKind = (kind: KindName): ReadonlySet<number> => new Set(lineItemFields.filter((field) => field.kind === kind).map(({ name }) => columnOf(name)));
/** Columns of numbers that stand beside others of their kind: ours and yours. */
const identifiers = columnsOfKind('identifier');
/** Columns of numbers that may stand side by side: the price and what is left of it. */
const amounts = columnsOfKind('amount');

/** A blank between words, in line heights. */
const blank = 0.7;
/** The same in type of one width. */
const wideBlank = 0.85;
/** A gap between columns, in line heights. */
export const gap = 1;
/** Article numbers of less probability are doubtful. */
const doubtful = 0.7;

/** At most one cell a field, but descriptions run over lines. */
export function cellsOf(row: TableRow): Partial<Record<LineItemFieldName, Cell>> {
  const { page, columns, columnCount, chosen } = row.piece;
  const runs: { column: number; tokens: Token[]; sum: number }[] = [];
  const chosenAs = new Map<number, number>();
  const indices = tokensOn(page, row.lines);
  const nameless = !indices.some((i) => chosen[i] === description);
  for (const i of indices) {
    const token = page.tokens[i]!;
    const before = page.tokens[i - 1];
    const behind = before !== undefined && chosenAs.get(i - 1) === description && !isApart(before, token, blank);
    // "Bundle 4": a number one blank behind a description is a part of it, no position and no doubtful article number.
    const number = chosen[i] === position || (chosen[i] === article && columns[i * columnCount + article]! < doubtful);
    const best = isRestOfArticle(row, i, chosenAs.get(i - 1))
      ? article
      : (behind && number) || isWordOfName(row, i, behind, nameless)
        ? description
        : (percentage(row, i) ?? beginning(row, i) ?? chosen[i]!);
    chosenAs.set(i, best);
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
  const cells: Partial<Record<LineItemFieldName, Cell>> = {};
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

/** "0412 6 75": numbers close behind an article's, and apart from the words that follow, are the rest of it. */
function isRestOfArticle({ piece: { page, chosen } }: TableRow, at: number, before: number | undefined): boolean {
  const { tokens } = page;
  if (before !== article || chosen[at] !== description || isApart(tokens[at - 1]!, tokens[at]!, wideBlank)) return false;
  for (let i = at; ; i++) {
    if (!/^\d{1,4}$/.test(tokens[i]!.text)) return false;
    const next = tokens[i + 1];
    if (!next || isApart(tokens[i]!, next, gap)) return true;
    if (chosen[i + 1] !== description) return false;
  }
}

/** "Robuste Leiter": a word beside those of the name, in the row's first line, that is the key of no number. */
function isWordOfName({ lines, piece: { page, chosen, columns, columnCount } }: TableRow, at: number, behind: boolean, nameless: boolean): boolean {
  const [token, next] = [page.tokens[at]!, page.tokens[at + 1]];
  if (chosen[at] !== outside || token.line !== lines[0] || !/^\p{L}[\p{L}'’./-]+$/u.test(token.text)) return false;
  if (!next || isApart(token, next, blank)) return behind;
  // "Bundle 3": where nothing else is the name, a doubtful number makes no key of the word before it.
  const doubted = chosen[at + 1] === position || (chosen[at + 1] === article && columns[(at + 1) * columnCount + article]! < doubtful);
  return chosen[at + 1] === description || (nameless && doubted);
}

/** The column of the percent sign behind this number, where it is one of rates: "14 Stk 7 %" has no two quantities. */
function percentage({ piece: { page, chosen } }: TableRow, at: number): number | undefined {
  const [token, sign] = [page.tokens[at]!, page.tokens[at + 1]];
  if (sign?.text !== '%' || !/^-?\d{1,3}(?:[.,]\d{1,3})?$/.test(token.text) || isApart(token, sign, blank)) return undefined;
  return chosen[at + 1] === vatRate || chosen[at + 1] === discount ? chosen[at + 1] : undefined;
}

/** Keys that are printed in capitals; other short words of capitals are part of the number behind them. */
const keys = /^(?:NR|NO|N|ART|REF|SKU|EAN|GTIN|ID|PN|SN|P|S|POS|CODE?|ITEM)\W?$/;

/** "CD.000300": the beginning of a word whose end is an identifier. */
function beginning({ piece: { page, chosen } }: TableRow, at: number): number | undefined {
  const [token, next] = [page.tokens[at]!, page.tokens[at + 1]];
  if (chosen[at] !== outside || next?.word !== token.word || next.line !== token.line || !identifiers.has(chosen[at + 1]!)) return undefined;
  return /^\p{Lu}{1,4}[./-]?$/u.test(token.text) && !keys.test(token.text) ? chosen[at + 1] : undefined;
}

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

/** How a document writes its numbers, or its days. */
export type Convention = 'comma' | 'point' | 'dmy' | 'mdy';

/** Every reading of a cell in the format of the interface, the document's own decimal sign (order of days) first, then most usual first; texts as they are. */
export function readingsOf(cell: Cell, convention?: Convention): readonly string[] {
  const known = readings.get(cell);
  if (known && known.convention === convention) return known.values;
  const values = readAgain(cell, convention);
  readings.set(cell, { convention, values });
  return values;
}

/** The cell's first reading; not a number where there is none. */
export const numberOf = (cell: Cell | undefined, convention: Convention | undefined): number => Number(cell && readingsOf(cell, convention)[0]);

/** A row's arithmetic asks for the same cells again and again. */
const readings = new WeakMap<Cell, { readonly convention: Convention | undefined; readonly values: readonly string[] }>();

/** Without the signs around it, and dashes and dots that begin a line of a list. */
const trimmed = (text: string): string =>
  trimmedBy(
    text,
    (all, at) => /[\s:;,|•·]/.test(all[at]!) || isDashAt(all, at, at + 1),
    (all, at) => /[\s:;,|]/.test(all[at]!) || isDashAt(all, at, at - 1),
  );
const isDashAt = (text: string, at: number, blank: number): boolean => /[-–—]/.test(text[at]!) && /\s/.test(text[blank] ?? '');

function readAgain(cell: Cell, wanted: Convention | undefined): string[] {
  if (cell.corrected !== undefined) return [cell.corrected];
  const field = lineItemFields.find(({ name }) => name === cell.field)!;
  if (field.kind === 'text' || field.kind === 'identifier') return [trimmed(cell.text)];
  const ordered = (readings: readonly Reading[]) => {
    const usual = readings.filter(({ convention }) => wanted !== undefined && convention === wanted);
    return [...usual, ...readings.filter((reading) => !usual.includes(reading))].map(({ value }) => value);
  };
  const text = field.kind === 'amount' || field.kind === 'date' ? withMisreadNumbers(cell.text) : cell.text;
  const values = ordered(kinds[field.kind].read(text));
  if (values.length) return values;
  // "6 Stk", "19 % A": the number inside.
  const span = kinds[field.kind].find(text)[0];
  if (span) return ordered(kinds[field.kind].read(text.slice(span.start, span.end)));
  const misread = field.kind === 'amount' ? misreadNumber(text) : undefined;
  return misread === undefined ? [] : ordered(kinds.amount.read(misread));
}

export function formatCell(name: LineItemFieldName, value: string): string {
  if (name === 'Quantity')
    return /\.\d/.test(value)
      ? Number(value)
          .toString()
          .replace(/^(-?\d+)$/, '$1.0')
      : `${Number(value)}.0`;
  const decimals = lineItemFields.find((field) => field.name === name)!.decimals;
  return decimals === undefined || Number.isNaN(Number(value)) ? value : Number(value).toFixed(decimals);
}

/** Another reading of the picture, chosen because the row adds up: it is not surer for adding up. */
const repairedDoubt = 0.75;

export function cellPrediction(cell: Cell, value: string, row: TableRow, agrees: boolean | undefined, note?: string): Prediction {
  const { probability } = cell;
  const isRepaired = cell.corrected !== undefined;
  return {
    name: cell.field,
    value: formatCell(cell.field, value),
    text: cell.text,
    score: isRepaired ? probability * repairedDoubt : agrees ? 1 - (1 - probability) * 0.4 : agrees === false ? probability * 0.8 : probability,
    page: row.piece.page.page,
    box: hull(cell.tokens.map((token) => token.box)),
    evidence: {
      ...noEvidence,
      probability,
      none: 1 - probability,
      ...(isRepaired && { check: 'repaired' as const }),
      agrees: agrees ? 1 : 0,
      disagrees: agrees === false ? 1 : 0,
      notes: note ? [note] : [],
    },
  };
}
