/** Numbers and signs within the name of an article ("PFAND 0,08 EURO", "Deck screws #9 x 3in"), which the network takes for no column: they are part of it. */
import type { Token } from '../../../features/contract.js';
import { tokensOn } from '../../../features/tokens/line-index.js';
import { isApart, textOf } from '../../../features/tokens/token-text.js';
import type { ItemRow } from './cell.js';
import { columnsOfKind } from './columns.js';
import { gap } from './table-cells.js';

const identifiers = columnsOfKind('identifier');

/** The row with such a name whole; the same object where there is none. */
export function withWholeName(item: ItemRow): ItemRow {
  const {
    row: { piece, lines },
    cells,
  } = item;
  const { Description } = cells;
  if (!Description) return item;
  const used = new Set(Object.values(cells).flatMap(({ tokens }) => tokens));
  const own = new Set(Description.tokens);
  const indices = tokensOn(piece.page, lines);
  const tokens = indices.map((i) => piece.page.tokens[i]!);
  const added = new Set<Token>();
  const isOpen = (at: number): boolean => !used.has(tokens[at]!) && !identifiers.has(piece.chosen[indices[at]!]!);
  for (let at = 0; at < tokens.length; at++) {
    if (!own.has(tokens[at]!)) continue;
    let end = at + 1;
    while (end < tokens.length && isOpen(end) && !isApart(tokens[end - 1]!, tokens[end]!, gap)) end++;
    const behind = tokens.slice(at + 1, end);
    const next = end < tokens.length && !isApart(tokens[end - 1]!, tokens[end]!, gap) ? tokens[end]! : undefined;
    const isWithin = next !== undefined && own.has(next);
    // Letters may be codes, percentages are rates, and what a unit follows is a quantity.
    const isNumber = behind.every(({ text }) => /\d(?!.*%)/.test(text) || /^[-–/x()]$/.test(text)) && /[\d)]$/.test(behind.at(-1)?.text ?? '');
    if (isWithin || (isNumber && !(next && cells.Unit?.tokens.includes(next)))) for (const token of behind) added.add(token);
    at = end - 1;
  }
  if (added.size === 0) return item;
  const whole = tokens.filter((token) => own.has(token) || added.has(token));
  return { ...item, cells: { ...cells, Description: { ...Description, tokens: whole, text: textOf(whole) } } };
}
