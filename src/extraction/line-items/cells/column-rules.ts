/** Rules that move single words to another column than their likeliest: the rest of an article number, words of a name, numbers before a percent sign. */
import { lineItemFields } from '../../../catalogue/line-item-fields.js';
import type { KindName } from '../../../values/kind.js';
import { isApart } from '../../decoding/viterbi.js';
import type { TableRow } from './cell.js';
import { columnOf } from './columns.js';

const [outside, description, position] = [columnOf('outside'), columnOf('Description'), columnOf('PositionId')];
const [article, vatRate, discount] = [columnOf('ItemId'), columnOf('VatRate'), columnOf('Discount')];
export const columnsOfKind = (kind: KindName): ReadonlySet<number> =>
  new Set(lineItemFields.filter((field) => field.kind === kind).map(({ name }) => columnOf(name)));
/** Columns of numbers that stand beside others of their kind: ours and yours. */
export const identifiers = columnsOfKind('identifier');

/** A blank between words, in line heights; the same in monospaced type. */
const [blank, wideBlank] = [0.7, 0.85];
/** A gap between columns, in line heights. */
export const gap = 1;
/** Article numbers of less probability are doubtful. */
const doubtful = 0.7;

/** One word of a row. */
interface Place {
  readonly row: TableRow;
  /** Index of its token. */
  readonly at: number;
  /** Column of the token before it, by these rules. */
  readonly before: number | undefined;
  /** One blank behind a word of the description. */
  readonly isBehindName: boolean;
  /** No word of the row is a description. */
  readonly isNameless: boolean;
}

interface ColumnRule {
  readonly name: string;
  /** The column; undefined where the rule does not apply. */
  readonly column: (place: Place) => number | undefined;
}

/** The first rule that applies decides. */
const rules: readonly ColumnRule[] = [
  { name: 'rest of an article number', column: (place) => (isRestOfArticle(place) ? article : undefined) },
  // "Bundle 4": a number one blank behind a description is a part of it, no position and no doubtful article number.
  { name: 'number of a name', column: ({ row, at, isBehindName }) => (isBehindName && isDoubtful(row, at) ? description : undefined) },
  { name: 'word of a name', column: (place) => (isWordOfName(place) ? description : undefined) },
  { name: 'number before a percent sign', column: percentage },
  { name: 'beginning of an identifier', column: beginning },
];

/** The column of each token of a row, by its index on the page. */
export function columnsOfTokens(row: TableRow, indices: readonly number[]): ReadonlyMap<number, number> {
  const { page, chosen } = row.piece;
  const isNameless = !indices.some((i) => chosen[i] === description);
  const columns = new Map<number, number>();
  for (const at of indices) {
    const before = columns.get(at - 1);
    const isBehindName = before === description && !isApart(page.tokens[at - 1]!, page.tokens[at]!, blank);
    const place = { row, at, before, isBehindName, isNameless };
    let column: number | undefined;
    for (const rule of rules) if ((column = rule.column(place)) !== undefined) break;
    columns.set(at, column ?? chosen[at]!);
  }
  return columns;
}

const isDoubtful = ({ piece: { chosen, columns, columnCount } }: TableRow, at: number): boolean =>
  chosen[at] === position || (chosen[at] === article && columns[at * columnCount + article]! < doubtful);

/** "0412 6 75": numbers close behind an article's, and apart from the words that follow. */
function isRestOfArticle({ row, at, before }: Place): boolean {
  const { page, chosen } = row.piece;
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
function isWordOfName({ row, at, isBehindName, isNameless }: Place): boolean {
  const { page, chosen } = row.piece;
  const [token, next] = [page.tokens[at]!, page.tokens[at + 1]];
  if (chosen[at] !== outside || token.line !== row.lines[0] || !/^\p{L}[\p{L}'’./-]+$/u.test(token.text)) return false;
  if (!next || isApart(token, next, blank)) return isBehindName;
  // "Bundle 3": where nothing else is the name, a doubtful number makes no key of the word before it.
  return chosen[at + 1] === description || (isNameless && isDoubtful(row, at + 1));
}

/** The column of the percent sign behind this number, where it is one of rates: "14 Stk 7 %" has no two quantities. */
function percentage({ row, at }: Place): number | undefined {
  const { page, chosen } = row.piece;
  const [token, sign] = [page.tokens[at]!, page.tokens[at + 1]];
  if (sign?.text !== '%' || !/^-?\d{1,3}(?:[.,]\d{1,3})?$/.test(token.text) || isApart(token, sign, blank)) return undefined;
  return chosen[at + 1] === vatRate || chosen[at + 1] === discount ? chosen[at + 1] : undefined;
}

/** Keys that are printed in capitals; other short words of capitals are part of the number behind them. */
const keys = /^(?:NR|NO|N|ART|REF|SKU|EAN|GTIN|ID|PN|SN|P|S|POS|CODE?|ITEM)\W?$/;

/** "CD.000300": the beginning of a word whose end is an identifier. */
function beginning({ row, at }: Place): number | undefined {
  const { page, chosen } = row.piece;
  const [token, next] = [page.tokens[at]!, page.tokens[at + 1]];
  if (chosen[at] !== outside || next?.word !== token.word || next.line !== token.line || !identifiers.has(chosen[at + 1]!)) return undefined;
  return /^\p{Lu}{1,4}[./-]?$/u.test(token.text) && !keys.test(token.text) ? chosen[at + 1] : undefined;
}
