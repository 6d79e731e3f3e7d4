/** Article numbers of letters alone ("FRAKT", "MO-ALT"), which the network takes for words: where other rows of the table have their number at the same place, theirs is it. */
import type { Token } from '../../../features/contract.js';
import { tokensOn } from '../../../features/tokens/line-index.js';
import { isApart, textOf } from '../../../features/tokens/token-text.js';
import { type Because, cellOf, mapSame } from '../../decoding/steps.js';
import type { Cell, ItemRow } from './cell.js';
import { columnOf, columnsOf } from './columns.js';

const code = /^(?=.*\p{Lu}.*\p{Lu})[\p{Lu}\d]{1,12}(?:[-_./][\p{Lu}\d]{1,12}){0,4}$/u;
const sign = /^[·|–:/-]$/;
const itemId = columnOf('ItemId');
const words = columnsOf('outside', 'Description', 'ItemId', 'Unit');
/** A gap between cells, how far left edges of one column may differ, in line heights. */
const [gap, slack] = [1, 0.3];
/** Fewest other rows with a number there; the least probability of what this decides. */
const [fewest, least] = [2, 0.3];

/** Where a row has its number: its line among those of the row, and its left edge. */
interface Place {
  readonly line: number;
  readonly x: number;
}

/** The same array where no row gets a number. */
export function withLetterCodes(rows: readonly ItemRow[], because: Because): readonly ItemRow[] {
  const places = rows.flatMap(({ row: { lines }, cells: { ItemId } }): Place[] =>
    ItemId ? [{ line: lines.indexOf(ItemId.tokens[0]!.line), x: ItemId.tokens[0]!.box.x }] : [],
  );
  if (places.length < fewest) return rows;
  return mapSame(rows, (item) => {
    if (item.cells.ItemId) return item;
    const { piece, lines } = item.row;
    const isThere = ({ line, box }: Token): boolean =>
      places.filter((place) => place.line === lines.indexOf(line) && Math.abs(place.x - box.x) <= slack * box.height).length >= fewest;
    const at = tokensOn(piece.page, lines).find((i) => words.has(piece.chosen[i]!) && isCell(piece.page.tokens, i) && isThere(piece.page.tokens[i]!));
    if (at === undefined) return item;
    const token = piece.page.tokens[at]!;
    const { Description, Unit, ...cells } = item.cells;
    const name = Description?.tokens.filter((each) => each !== token) ?? [];
    if (Description && name.length === 0) return item;
    because(cellOf({ page: piece.page.page, line: lines[0]! }, 'ItemId'), `"${token.text}" stands where other rows have their number`);
    const found: Cell = { field: 'ItemId', tokens: [token], text: token.text, probability: Math.max(least, piece.columns[at * piece.columnCount + itemId]!) };
    return {
      ...item,
      cells: {
        ...cells,
        ...(Unit && !Unit.tokens.includes(token) && { Unit }),
        ...(Description && { Description: name.length === Description.tokens.length ? Description : { ...Description, tokens: name, text: textOf(name) } }),
        ItemId: found,
      },
    };
  });
}

/** A code with gaps or signs around it. */
function isCell(tokens: readonly Token[], at: number): boolean {
  const [before, token, behind] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  const isParted = (a: Token | undefined, b: Token | undefined, other: Token | undefined): boolean => !a || !b || isApart(a, b, gap) || sign.test(other!.text);
  return code.test(token.text) && isParted(before, token, before) && isParted(token, behind, behind);
}
