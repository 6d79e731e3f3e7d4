/** Lines between items that name an order or a delivery hold for the items below, until the next of them. */
import type { LineItemFieldName } from '../../../catalogue/line-item-fields.js';
import { tokensOn } from '../../../features/tokens/line-index.js';
import { namedIn, type ReferenceField } from './reference-words.js';
import { cellsOf } from '../cells/table-cells.js';
import type { Token } from '../../../features/contract.js';
import { textOf } from '../../../features/tokens/token-text.js';
import { byPlace, type CarriedCell, type CarriedCells, type Cells, type ItemRow, type TableRow } from '../cells/cell.js';

const held: readonly LineItemFieldName[] = ['OrderId', 'DeliveryId', 'DeliveryDate'];
/** Less likely words of a line between items are no reference. */
const least = 0.5;

/** Each row with the references above it. An order keeps holding where a delivery within it begins; a new order ends its deliveries. */
export function withHeld(rows: readonly ItemRow[], others: readonly TableRow[]): readonly ItemRow[] {
  const references = others.map((row) => ({ row, found: foundOn(row) })).filter(({ found }) => Object.keys(found).length > 0);
  let next = 0;
  let now: CarriedCells = {};
  return rows.map((each) => {
    for (; next < references.length && byPlace(references[next]!.row, each.row) < 0; next++) {
      const { found } = references[next]!;
      const { OrderId } = now;
      now = found.OrderId ? found : { ...(OrderId && { OrderId }), ...found };
    }
    return { ...each, held: now };
  });
}

/** By the network, and by the words of the line, which delimit a number more exactly. */
function foundOn(row: TableRow): CarriedCells {
  const cells = cellsOf(row);
  const words = tokensOn(row.piece.page, row.lines).map((i) => row.piece.page.tokens[i]!);
  const found: { -readonly [F in LineItemFieldName]?: CarriedCell } = {};
  for (const name of held) if (cells[name] && cells[name].probability >= least) found[name] = { cell: cells[name], row };
  for (const [name, tokens] of Object.entries(namedIn(words)) as [ReferenceField, readonly Token[]][])
    found[name] = { cell: { field: name, tokens, text: textOf(tokens), probability: Math.max(least, found[name]?.cell.probability ?? 0) }, row };
  return found;
}

/** Those that the row does not print itself. */
export const heldCells = (cells: Cells, above: CarriedCells): readonly CarriedCell[] =>
  held.flatMap((name) => (above[name] && !cells[name] ? [above[name]] : []));
