/** Article numbers of capitals ("FRAKT", "MO-ALT"), which the network takes for words: where other rows of the table have their number at the same place, theirs is it. */
import type { Token } from '../../../features/contract.js';
import { tokensOn } from '../../../features/tokens/line-index.js';
import { isApart, textOf } from '../../../features/tokens/token-text.js';
import { type Because, cellOf, mapSame } from '../../decoding/steps.js';
import type { Cell, ItemRow } from './cell.js';
import { columnOf, columnsOf } from './columns.js';
import { gap } from './table-cells.js';

const code = /^(?=.*\p{Lu}.*\p{Lu})[\p{Lu}\d]{1,12}(?:[-_./][\p{Lu}\d]{1,12}){0,4}$/u;
const sign = /^[·|]$/;
/** A word in capitals at the place of a number may be the rest of a wrapped name: it is a number where it has such a sign, or where most rows have theirs at that place. */
const joint = /[-_]/;
const itemId = columnOf('ItemId');
const words = columnsOf('outside', 'Description', 'ItemId', 'Unit');
/** How far left edges of one column may differ, in line heights. */
const slack = 0.3;
/** Fewest other rows with a number there, and their share of those with any word there; the least probability of what this decides. */
const [fewest, leastShare, least] = [2, 0.5, 0.3];

/** Where a row has its number: its line among those of the row, and its left edge. */
interface Place {
  readonly line: number;
  readonly x: number;
}

/** The same array where no row gets a number. */
export function withLetterCodes(rows: readonly ItemRow[], because: Because): readonly ItemRow[] {
  const placeOf = ({ row: { lines } }: ItemRow, { line, box }: Token): Place => ({ line: lines.indexOf(line), x: box.x });
  const places = rows.flatMap((item) => (item.cells.ItemId ? [placeOf(item, item.cells.ItemId.tokens[0]!)] : []));
  if (places.length < fewest) return rows;
  const wordPlaces = rows.map((item) => tokensOn(item.row.piece.page, item.row.lines).map((i) => placeOf(item, item.row.piece.page.tokens[i]!)));
  return mapSame(rows, (item) => {
    const { piece, lines } = item.row;
    const { ItemId, Description, Unit, ...cells } = item.cells;
    if (ItemId || !Description) return item;
    const isThere = (token: Token): boolean => {
      const at = placeOf(item, token);
      const isSame = ({ line, x }: Place): boolean => line === at.line && Math.abs(x - at.x) <= slack * token.box.height;
      const others = places.filter(isSame).length;
      return others >= fewest && (joint.test(token.text) || others >= leastShare * wordPlaces.filter((own) => own.some(isSame)).length);
    };
    const at = tokensOn(piece.page, lines).find((i) => words.has(piece.chosen[i]!) && isCell(piece.page.tokens, i) && isThere(piece.page.tokens[i]!));
    if (at === undefined) return item;
    const token = piece.page.tokens[at]!;
    const name = Description.tokens.filter((each) => each !== token);
    if (name.length === 0) return item;
    because(cellOf({ page: piece.page.page, line: lines[0]! }, 'ItemId'), `"${token.text}" stands where other rows have their number`);
    const found: Cell = { field: 'ItemId', tokens: [token], text: token.text, probability: Math.max(least, piece.columns[at * piece.columnCount + itemId]!) };
    const named = name.length === Description.tokens.length ? Description : { ...Description, tokens: name, text: textOf(name) };
    return { ...item, cells: { ...cells, ...(Unit && !Unit.tokens.includes(token) && { Unit }), Description: named, ItemId: found } };
  });
}

/** A code with gaps or signs around it. */
function isCell(tokens: readonly Token[], at: number): boolean {
  const [before, token, behind] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  const isParted = (a: Token | undefined, b: Token | undefined): boolean => !a || !b || isApart(a, b, gap) || sign.test(a.text) || sign.test(b.text);
  return code.test(token.text) && isParted(before, token) && isParted(token, behind);
}
