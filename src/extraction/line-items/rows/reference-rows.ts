/** Lines between items that name an order or a delivery hold for the items below, until the next of them. */
import type { LineItemFieldName } from '../../../catalogue/line-item-fields.js';
import { tokensOn } from '../../../features/tokens/line-index.js';
import { namedIn, type ReferenceField } from './reference-words.js';
import { cellsOf } from '../cells/table-cells.js';
import { byPlace } from './table-rows.js';
import type { Token } from '../../../features/contract.js';
import { textOf } from '../../../features/tokens/token-text.js';
import type { Cell, Cells, TableRow } from '../cells/cell.js';

const held: readonly LineItemFieldName[] = ['OrderId', 'DeliveryId', 'DeliveryDate'];
/** Less likely words of a line between items are no reference. */
const least = 0.5;

/** A cell that is outside its row. */
export interface CarriedCell {
  readonly cell: Cell;
  readonly row: TableRow;
}
export type CarriedCells = Partial<Record<LineItemFieldName, CarriedCell>>;

/** For each row the references above it. An order keeps holding where a delivery within it begins; a new order ends its deliveries. */
export function heldFor(rows: readonly TableRow[], others: readonly TableRow[]): readonly CarriedCells[] {
  const references = others.flatMap((row) => {
    const found = foundOn(row);
    return found ? [{ row, found }] : [];
  });
  let next = 0;
  let now: CarriedCells = {};
  return rows.map((row) => {
    for (; next < references.length && byPlace(references[next]!.row, row) < 0; next++) {
      const { found } = references[next]!;
      const { OrderId } = now;
      now = found.OrderId ? found : { ...(OrderId && { OrderId }), ...found };
    }
    return now;
  });
}

/** By the network, and by the words of the line, which delimit a number more exactly. */
function foundOn(row: TableRow): CarriedCells | undefined {
  const cells = cellsOf(row);
  const found: { -readonly [F in LineItemFieldName]?: CarriedCell } = {};
  for (const name of held) if (cells[name] && cells[name].probability >= least) found[name] = { cell: cells[name], row };
  for (const [name, tokens] of Object.entries(namedIn(wordsOf(row))) as [ReferenceField, readonly Token[]][])
    found[name] = { cell: { field: name, tokens, text: textOf(tokens), probability: Math.max(least, found[name]?.cell.probability ?? 0) }, row };
  return Object.keys(found).length > 0 ? found : undefined;
}

const wordsOf = ({ piece: { page }, lines }: TableRow): Token[] => tokensOn(page, lines).map((i) => page.tokens[i]!);

/** Those that the row does not print itself. */
export const heldCells = (cells: Cells, above: CarriedCells): readonly CarriedCell[] =>
  held.flatMap((name) => (above[name] && !cells[name] ? [above[name]] : []));
