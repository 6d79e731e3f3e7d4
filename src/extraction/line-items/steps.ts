/** The item table's decisions in their order: which lines make rows, which words make their cells, what lines between items name. */
import type { OtherReadings } from '../decoding/other-readings.js';
import { type Because, type Describe, mapSame, sameList, type Step } from '../decoding/steps.js';
import { arithmeticOf } from './arithmetic/row-arithmetic.js';
import { type Ends, searched } from './arithmetic/row-search.js';
import type { Cells, Decimal, RowCells } from './cells/cell.js';
import { withTimes } from './cells/times.js';
import { withoutCopies } from './rows/copies.js';
import { type CarriedCells, heldFor } from './rows/reference-rows.js';
import { segmented, type TableLines, tableOf } from './rows/table-rows.js';

/** A row while it is decoded. */
export interface ItemRow extends RowCells {
  /** References on lines above that hold for the row. */
  readonly held?: CarriedCells;
}

export interface ItemContext {
  readonly decimal: Decimal;
  readonly otherReadings: OtherReadings;
  /** Lines inside the table that are no items. */
  readonly others: TableLines['others'];
}

export const lineSteps: readonly Step<TableLines, Decimal>[] = [
  { name: 'items.copies', evidence: ['consensus'], run: (table) => tableAnew(table, withoutCopies(table.pieces)) },
  { name: 'items.times', evidence: ['form'], run: (table) => tableAnew(table, mapSame(table.pieces, withTimes)) },
  { name: 'items.rows', evidence: ['network', 'arithmetic', 'layout'], run: segmented },
];

const tableAnew = (table: TableLines, pieces: TableLines['pieces']): TableLines => (pieces === table.pieces ? table : tableOf(pieces));

export const rowSteps: readonly Step<readonly ItemRow[], ItemContext>[] = [
  { name: 'items.cells', evidence: ['network', 'arithmetic', 'layout', 'recogniser'], run: decidedRows },
  {
    name: 'items.held-references',
    evidence: ['network', 'layout'],
    run: (rows, { others }) => {
      const own = rows.map(({ row }) => row);
      const held = heldFor(own, others);
      return mapSame(rows, (row, i) => (Object.keys(held[i]!).length > 0 ? { ...row, held: held[i]! } : row));
    },
  },
];

/** The cells of each row by one search; what is no item after it is no row. */
function decidedRows(rows: readonly ItemRow[], context: ItemContext, because: Because): readonly ItemRow[] {
  const { decimal, otherReadings } = context;
  const decided = rows.map((read, at) => {
    const { page } = read.row.piece.page;
    const found = searched(read, () => endsBeside(rows, at), {
      decimal,
      others: (cell) => otherReadings(page, cell.tokens, cell.text),
      isAlone: rows.length === 1,
    });
    if (!found) return read;
    for (const field of found.changed) because({ page, line: read.row.lines[0]!, cell: field }, found.because);
    return { ...read, cells: found.cells };
  });
  const items = decided.filter(({ cells }) => isItem(cells, decimal));
  return sameList(rows, items);
}

/** An item has a description or article number, and a quantity, a price or a total; numbers that add up are one, also where its name is that of the row above. */
const isItem = (cells: Cells, decimal: Decimal): boolean =>
  Boolean((cells.Description || cells.ItemId) && (cells.TotalAmount || cells.UnitPrice || cells.Quantity)) || arithmeticOf(cells, decimal).agrees === true;

/** Rows on either side that are looked at, and cells that are enough. */
const [furthest, enough] = [6, 2];
/** Cells of less probability are no column's. */
const certain = 0.4;

/** Where the cells of the two nearest rows of the same page end. */
function endsBeside(rows: readonly ItemRow[], at: number): Ends {
  const ends = { Quantity: [] as number[], UnitPrice: [] as number[], TotalAmount: [] as number[] };
  for (let distance = 1; distance <= furthest; distance++) {
    for (const row of [rows[at - distance], rows[at + distance]]) {
      if (row?.row.piece !== rows[at]!.row.piece) continue;
      for (const [field, found] of Object.entries(ends)) {
        const cell = row.cells[field as keyof Ends];
        if (!cell || cell.probability <= certain || found.length >= enough) continue;
        const { box } = cell.tokens.at(-1)!;
        found.push(box.x + box.width);
      }
    }
  }
  return ends;
}

/** The values of the rows by the line that each begins on: "Page 1 line 12 Quantity". */
export const describeRows: Describe<readonly ItemRow[]> = (rows) =>
  rows.flatMap(({ row, cells, held }) => {
    const place = { page: row.piece.page.page, line: row.lines[0]! };
    return [
      [{ ...place, cell: 'lines' }, String(row.lines.length)] as const,
      ...Object.values(cells).map((cell) => [{ ...place, cell: cell.field }, cell.corrected ?? cell.text] as const),
      ...Object.entries(held ?? {}).map(([field, { cell }]) => [{ ...place, cell: `${field} of the line above` }, cell.text] as const),
    ];
  });

/** The column of each word, the lines of each row, and the lines that are no items. */
export const describeLines: Describe<TableLines> = ({ pieces, rows, others }) => [
  ...pieces.flatMap(({ page: { page, tokens }, chosen }) => tokens.map(({ line, word }, i) => [{ page, line, word }, `column ${chosen[i]}`] as const)),
  ...rows.map(({ piece, lines }) => [{ page: piece.page.page, line: lines[0]! }, `row of ${lines.length} lines`] as const),
  ...others.map(({ piece, lines }) => [{ page: piece.page.page, line: lines[0]! }, 'no item'] as const),
];
