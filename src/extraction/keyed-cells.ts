/** Numbers behind a key: what "Art.-Nr.:" stands before in most rows of a table it stands before in all of them. */
import type { LineItemFieldName } from '../catalogue/line-item-fields.js';
import type { Cells } from './cell.js';
import type { Read } from './joined-rows.js';
import { tokensOn } from './line-index.js';
import { leastOfTable } from './printed-amounts.js';
import { isApart } from './smooth.js';
import type { TableRow } from './table-rows.js';

const fields: readonly LineItemFieldName[] = ['ItemId', 'OrderId', 'DeliveryId'];
/** Rows that agree on what a key means. */
const fewest = 3;
/** A blank between key and number, in line heights. */
const blank = 1.2;

interface Keyed {
  readonly key: string;
  /** Index of the number's word on the page. */
  readonly at: number;
}

/** The rows, with the numbers that a key of the table names where a row has none of that kind. */
export function withKeyedCells(rows: readonly Read[]): readonly Read[] {
  const keyed = rows.map(({ row }) => keyedIn(row));
  const meanings = new Map<string, Map<LineItemFieldName, number>>();
  rows.forEach(({ row, cells }, i) => {
    for (const { key, at } of keyed[i]!) {
      const field = fieldAt(row, cells, at);
      if (!field) continue;
      const counts = meanings.get(key) ?? new Map<LineItemFieldName, number>();
      meanings.set(key, counts.set(field, (counts.get(field) ?? 0) + 1));
    }
  });
  return rows.map((read, i) => keyed[i]!.reduce((so, one) => withMeant(so, one, meantBy(meanings.get(one.key))), read));
}

/** Words with digits behind a word that ends like a key, on the row's lines. */
function keyedIn({ piece: { page }, lines }: TableRow): Keyed[] {
  return tokensOn(page, lines).flatMap((at) => {
    const [token, before] = [page.tokens[at]!, page.tokens[at - 1]];
    if (!before || before.line !== token.line || !/\d/.test(token.text) || isApart(before, token, blank)) return [];
    return /\p{L}.*[:.#]$/u.test(before.text) && !/\d/.test(before.text) ? [{ key: before.text.toLowerCase(), at }] : [];
  });
}

const fieldAt = ({ piece: { page } }: TableRow, cells: Cells, at: number): LineItemFieldName | undefined =>
  fields.find((field) => cells[field]?.tokens[0] === page.tokens[at]);

/** The only field that a key names, in enough rows. */
function meantBy(counts: ReadonlyMap<LineItemFieldName, number> | undefined): LineItemFieldName | undefined {
  const [first, ...others] = [...(counts ?? [])];
  return first && others.length === 0 && first[1] >= fewest ? first[0] : undefined;
}

function withMeant(read: Read, { at }: Keyed, field: LineItemFieldName | undefined): Read {
  const token = read.row.piece.page.tokens[at]!;
  const isTaken = Object.values(read.cells).some((cell) => cell.tokens.includes(token));
  if (!field || read.cells[field] || isTaken) return read;
  return { ...read, cells: { ...read.cells, [field]: { field, tokens: [token], text: token.text, probability: leastOfTable } } };
}
