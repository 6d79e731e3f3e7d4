/** A bracket that opens in the name of an article closes in it: "Track set (serial RX-20488 / RX-20491)", whatever the network took the words within for. */
import type { LineItemFieldName } from '../../../catalogue/line-item-fields.js';
import type { Token } from '../../../features/contract.js';
import { tokensOn } from '../../../features/tokens/line-index.js';
import { boxOf, isApart, textOf } from '../../../features/tokens/token-text.js';
import type { Cells, ItemRow } from './cell.js';
import { gap } from './table-cells.js';

/** Words that a bracket adds at most. */
const most = 6;
/** Columns whose words are in no name. */
const otherColumns: readonly LineItemFieldName[] = ['Quantity', 'UnitPrice', 'TotalAmount', 'VatRate', 'Discount', 'PositionId'];

/** The row with such a name whole; the same object where no bracket is open. */
export function withBracketedWords(item: ItemRow): ItemRow {
  const { Description } = item.cells;
  const open = Description && openedBy(Description.tokens);
  if (!open) return item;
  const added = wordsWithin(item, open);
  if (added.length === 0) return item;
  const taken = new Set([...Description.tokens, ...added]);
  const tokens = tokensOn(item.row.piece.page, item.row.lines)
    .map((i) => item.row.piece.page.tokens[i]!)
    .filter((token) => taken.has(token));
  const others = Object.entries(item.cells).flatMap(([name, cell]): [string, typeof cell][] => {
    const left = cell.tokens.filter((token) => !taken.has(token));
    return left.length === cell.tokens.length ? [[name, cell]] : left.length > 0 ? [[name, { ...cell, tokens: left, text: textOf(left) }]] : [];
  });
  return { ...item, cells: { ...(Object.fromEntries(others) as Cells), Description: { ...Description, tokens, text: textOf(tokens) } } };
}

const depthOf = (text: string): number => (text.match(/\(/g)?.length ?? 0) - (text.match(/\)/g)?.length ?? 0);

/** The word whose bracket none of these closes. */
function openedBy(tokens: readonly Token[]): Token | undefined {
  let open: Token | undefined;
  let depth = 0;
  for (const token of tokens) {
    const own = depthOf(token.text);
    if (depth === 0 && own > 0) open = token;
    depth += own;
  }
  return depth === 1 ? open : undefined;
}

/** Words behind it up to the one that closes it, of its cell and of those below in the name's column; words of other columns are passed over on their line. None where that is far. */
function wordsWithin({ row: { piece, lines }, cells }: ItemRow, open: Token): readonly Token[] {
  const name = new Set(cells.Description!.tokens);
  const { x, width } = boxOf(cells.Description!.tokens);
  const ofOthers = new Set(otherColumns.flatMap((field) => cells[field]?.tokens ?? []));
  const all = tokensOn(piece.page, lines).map((i) => piece.page.tokens[i]!);
  const added: Token[] = [];
  let last = open;
  for (const token of all.slice(all.indexOf(open) + 1)) {
    const isNext = token.line === last.line ? !isApart(last, token, gap) : token.box.x >= x - token.box.height && token.box.x < x + width;
    if (!isNext || ofOthers.has(token)) {
      if (token.line === last.line) continue;
      break;
    }
    last = token;
    if (!name.has(token)) added.push(token);
    if (depthOf(token.text) < 0) return added.length <= most ? added : [];
  }
  return [];
}
