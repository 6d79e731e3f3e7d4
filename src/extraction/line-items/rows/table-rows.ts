/** Lines → the rows of the item table with their cells: by what the network alone says, then by one search over segmentations of the lines and readings of each row's cells. */
import { type LineItemFieldName, lineItemFields } from '../../../catalogue/line-item-fields.js';
import { lineRoles } from '../../../network/config.js';
import { isSumWording } from '../../../features/lexicon/sum-wordings.js';
import { tokensByLine } from '../../../features/tokens/line-index.js';
import type { ClassifiedLines } from '../../decoding/classify.js';
import type { OtherReadings } from '../../decoding/other-readings.js';
import type { Because } from '../../decoding/steps.js';
import type { RowReading } from '../arithmetic/candidates.js';
import { arithmeticOf } from '../arithmetic/row-arithmetic.js';
import { type ReadRow, readRow } from '../arithmetic/row-search.js';
import type { Cells, Decimal, ItemRow, TableRow } from '../cells/cell.js';
import { cellsOf } from '../cells/table-cells.js';
import { joined, linePartsOf, namesOf, part, partWeights } from './line-parts.js';
import { continues, other, type Segment, segmentation, start } from './segmentation.js';

export interface ItemTable {
  readonly pieces: readonly ClassifiedLines[];
  /** Of all pages in reading order. */
  readonly rows: readonly ItemRow[];
  /** Lines inside the table that are no items (headings, references, sub-totals), each alone. */
  readonly others: readonly TableRow[];
}

export interface TableContext {
  readonly decimal: Decimal;
  readonly otherReadings: OtherReadings;
}

/** The table as the network alone has it. Lines that a crowded page's pieces share count in the first of them. */
export const tableOf = (pieces: readonly ClassifiedLines[]): ItemTable => tableBy(pieces, segmentation, cellsOf);

/** The same by one search. */
export function searchedTable({ pieces, rows }: ItemTable, { decimal, otherReadings }: TableContext, because: Because): ItemTable {
  const isUsual = (field: LineItemFieldName) => rows.filter(({ cells }) => /\d/.test(cells[field]?.text ?? '')).length >= rows.length / 2;
  const hasTotals = isUsual('TotalAmount');
  const usual = (hasTotals ? part.total : 0) | (isUsual('PositionId') ? part.position : 0);
  const cellsByRow = new Map(rows.map(({ row, cells }) => [keyOf(row), cells]));
  const readings = new Map<string, ReadRow>();
  const read = (row: TableRow): ReadRow => {
    const key = keyOf(row);
    const others: RowReading['others'] = (cell) => otherReadings(row.piece.page.page, cell.tokens, cell.text);
    const found = readings.get(key) ?? readRow(row, cellsByRow.get(key) ?? cellsOf(row), { decimal, others, hasTotals });
    readings.set(key, found);
    return found;
  };
  const parts = new Map(pieces.map((piece) => [piece, linePartsOf(piece)]));
  const found = tableBy(
    pieces,
    (piece, lines) => segmentation(piece, lines, { parts: parts.get(piece)!, usual, ofReading: (own) => partWeights.reading * read(rowOf(piece, own)).gain }),
    (row) => read(row).cells,
  );
  const items = found.rows.filter(({ cells }, i) => isItem(cells, decimal) && (i === 0 || cells.ItemId || !isSumWording(cells.Description?.text ?? '')));
  const placeOf = ({ piece, lines }: TableRow) => ({ page: piece.page.page, line: lines[0]! });
  const begins = new Set(items.map(({ row }) => JSON.stringify(placeOf(row))));
  const whyNone = (name = '') => (isSumWording(name) ? `"${name}" is a wording of a sum` : 'it is no item by itself where all lines are read together');
  for (const { row } of rows) if (!begins.has(JSON.stringify(placeOf(row)))) because(placeOf(row), whyNone(cellsByRow.get(keyOf(row))?.Description?.text));
  for (const { row, cells } of items) {
    const held = row.lines.map((line) => parts.get(row.piece)!.get(line)!).reduce(joined);
    const before = cellsByRow.get(keyOf(row));
    if (!before) because(placeOf(row), `its lines (${row.lines.length}) hold ${namesOf(held.parts)}`);
    const isChanged = (field: LineItemFieldName): boolean =>
      read(row).changed.some((each) => each === field) || (before !== undefined && before[field] !== cells[field]);
    for (const { name } of lineItemFields) if (isChanged(name)) because({ ...placeOf(row), cell: name }, read(row).because);
  }
  return { ...found, rows: items };
}

const keyOf = ({ piece, lines }: TableRow): string => `${piece.page.page} ${lines.join(' ')}`;

/** An item has a description or article number, and a quantity, a price or a total; numbers that add up are one, also where its name is that of the row above. */
const isItem = (cells: Cells, decimal: Decimal): boolean =>
  Boolean((cells.Description || cells.ItemId) && (cells.TotalAmount || cells.UnitPrice || cells.Quantity)) || arithmeticOf(cells, decimal).agrees === true;

function rowOf(piece: ClassifiedLines, lines: readonly number[]): TableRow {
  const log = (line: number, role: number) => piece.roles[line * lineRoles.length + role]!;
  const sum = lines.reduce((all, line, i) => all + (i === 0 ? Math.max(log(line, start), log(line, continues)) : log(line, continues)), 0);
  return { piece, lines, certainty: sum / lines.length };
}

function tableBy(
  pieces: readonly ClassifiedLines[],
  segmentsOf: (piece: ClassifiedLines, lines: readonly number[]) => readonly Segment[],
  cellsIn: (row: TableRow) => Cells,
): ItemTable {
  const [rows, others]: [ItemRow[], TableRow[]] = [[], []];
  let [lastPage, lastLine] = [-1, -1];
  for (const piece of pieces) {
    const { page } = piece.page;
    const lines = [...tokensByLine(piece.page).keys()].filter((line) => page !== lastPage || line > lastLine).sort((a, b) => a - b);
    if (lines.length === 0) continue;
    for (const { role, lines: own } of segmentsOf(piece, lines)) {
      const row = rowOf(piece, own);
      if (role === start) rows.push({ row, cells: cellsIn(row) });
      if (role === other) others.push(row);
    }
    [lastPage, lastLine] = [page, lines.at(-1)!];
  }
  return { pieces, rows, others };
}
