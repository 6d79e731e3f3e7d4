/** Items inherit the order and the delivery that a line above them names, until the next of such lines. */
import type { LineItemFieldName } from '../../../catalogue/line-item-fields.js';
import { tokensOn } from '../../../features/tokens/line-index.js';
import { namedIn, type ReferenceField } from './reference-words.js';
import { cellsOf } from '../cells/table-cells.js';
import type { Token } from '../../../features/contract.js';
import { textOf } from '../../../features/tokens/token-text.js';
import { type Because, cellOf } from '../../decoding/steps.js';
import { byPlace, type Cells, type InheritedCell, type InheritedCells, type ItemRow, type TableRow } from '../cells/cell.js';

const fields: readonly LineItemFieldName[] = ['OrderId', 'DeliveryId', 'DeliveryDate'];
/** Less likely words of a line between items are no reference. */
const least = 0.5;

/** Each row with the references above it. An order stays where a delivery within it begins; a new order ends its deliveries. */
export function withInherited(rows: readonly ItemRow[], others: readonly TableRow[], because: Because): readonly ItemRow[] {
  const references = others.map((row) => ({ row, found: foundOn(row) })).filter(({ found }) => Object.keys(found).length > 0);
  let next = 0;
  let now: InheritedCells = {};
  return rows.map((each) => {
    for (; next < references.length && byPlace(references[next]!.row, each.row) < 0; next++) {
      const { found } = references[next]!;
      const { OrderId } = now;
      now = found.OrderId ? found : { ...(OrderId && { OrderId }), ...found };
    }
    for (const { cell, row } of inheritedCells(each.cells, now)) {
      const place = { page: each.row.piece.page.page, line: each.row.lines[0]! };
      because(cellOf(place, cell.field), `a line above the row names it${row.piece === each.row.piece ? '' : ` on page ${row.piece.page.page + 1}`}`);
    }
    return { ...each, inherited: now };
  });
}

/** By the network, and by the words of the line, which delimit a number more exactly. */
function foundOn(row: TableRow): InheritedCells {
  const cells = cellsOf(row);
  const words = tokensOn(row.piece.page, row.lines).map((i) => row.piece.page.tokens[i]!);
  const found: { -readonly [F in LineItemFieldName]?: InheritedCell } = {};
  for (const name of fields) if (cells[name] && cells[name].probability >= least) found[name] = { cell: cells[name], row };
  for (const [name, tokens] of Object.entries(namedIn(words)) as [ReferenceField, readonly Token[]][])
    found[name] = { cell: { field: name, tokens, text: textOf(tokens), probability: Math.max(least, found[name]?.cell.probability ?? 0) }, row };
  return found;
}

/** Those that the row does not print itself. */
export const inheritedCells = (cells: Cells, above: InheritedCells): readonly InheritedCell[] =>
  fields.flatMap((name) => (above[name] && !cells[name] ? [above[name]] : []));
