/** The item table's decisions in their order: which lines make rows, which words make cells, what the arithmetic of rows and document changes in both. */
import { withColumnTotals } from './cells/column-totals.js';
import { type Describe, mapSame, sameList, type Step } from '../decoding/steps.js';
import { isItem, joinedRows } from './rows/joined-rows.js';
import { withLostSigns } from './arithmetic/lost-signs.js';
import { partedRows } from './rows/split-rows.js';
import { withQuantityLines } from './rows/quantity-lines.js';
import { codedRate, type RateCodes } from './cells/rate-codes.js';
import { type Held, heldFor } from './rows/reference-rows.js';
import { fittingAmounts, fittingTotal, withFittingPrice } from './arithmetic/row-amounts.js';
import { arithmeticOf } from './arithmetic/row-arithmetic.js';
import { rowText } from './cells/table-cells.js';
import { withFittingQuantity } from './arithmetic/row-quantity.js';
import type { TableLines } from './rows/table-rows.js';
import type { Cells, Decimal, RowCells } from './cells/cell.js';
import type { OtherReadings, Recognised } from '../decoding/other-readings.js';

/** A row while it is decoded. */
export interface ItemRow extends RowCells {
  /** The rate that the row's VAT code stands for. */
  readonly rate?: string | undefined;
  /** References on lines above that hold for the row. */
  readonly held?: Held;
}

export interface ItemContext {
  readonly decimal: Decimal;
  readonly isRecognised: Recognised;
  readonly otherReadings: OtherReadings;
  readonly codes: RateCodes;
  /** Lines inside the table that are no items. */
  readonly others: TableLines['others'];
}

/** Lines → rows: two items in one row are told apart. */
export const lineSteps: readonly Step<TableLines>[] = [
  {
    name: 'items.split-rows',
    evidence: ['network', 'form'],
    run: (table) => {
      const rows = partedRows(table.rows);
      return rows.length === table.rows.length ? table : { ...table, rows };
    },
  },
];

type RowStep = Step<readonly ItemRow[], ItemContext>;

export const rowSteps: readonly RowStep[] = [
  { name: 'items.quantity-lines', evidence: ['arithmetic', 'layout'], run: (rows, { decimal }) => sameList(rows, withQuantityLines(rows, decimal)) },
  { name: 'items.column-totals', evidence: ['layout', 'form'], run: (rows) => sameList(rows, withColumnTotals(rows)) },
  { name: 'items.joined-rows', evidence: ['network', 'layout'], run: (rows) => sameList(rows, joinedRows(rows)) },
  {
    name: 'items.no-items',
    evidence: ['network', 'arithmetic'],
    run: (rows, { decimal }) =>
      sameList(
        rows,
        rows.filter(({ cells }) => isItem(cells) || isNameless(cells, decimal)),
      ),
  },
  {
    name: 'items.coded-rates',
    evidence: ['wording', 'consensus'],
    run: (rows, { codes }) =>
      mapSame(rows, (read) => {
        const { cells, rate } = codedRate(read.row, read.cells, codes);
        return cells === read.cells && rate === undefined ? read : { ...read, cells, rate };
      }),
  },
  ofCells('items.lost-signs', ['arithmetic', 'recogniser'], (cells, { row, text, decimal, isRecognised, otherReadings }) => {
    const { page } = row.piece.page;
    return withLostSigns(cells, decimal, text, {
      isRecognised: (token) => isRecognised(page, token),
      others: (cell) => otherReadings(page, cell.tokens, cell.text),
    });
  }),
  ofCells('items.fitting-amounts', ['arithmetic', 'network'], withFitting),
  {
    name: 'items.held-references',
    evidence: ['network', 'layout'],
    run: (rows, { others }) => {
      const held = heldFor(
        rows.map(({ row }) => row),
        others,
      );
      return mapSame(rows, (row, i) => (Object.keys(held[i]!).length > 0 ? { ...row, held: held[i]! } : row));
    },
  },
];

/** The values of the rows by the line that each begins on: "Page 1 line 12 Quantity". */
export const describeRows: Describe<readonly ItemRow[]> = (rows) =>
  rows.flatMap(({ row, cells, rate, held }) => {
    const place = { page: row.piece.page.page, line: row.lines[0]! };
    return [
      [{ ...place, cell: 'lines' }, String(row.lines.length)] as const,
      ...Object.values(cells).map((cell) => [{ ...place, cell: cell.field }, cell.corrected ?? cell.text] as const),
      ...(rate === undefined ? [] : [[{ ...place, cell: 'rate of the VAT code' }, rate] as const]),
      ...Object.entries(held ?? {}).map(([field, { cell }]) => [{ ...place, cell: `${field} of the line above` }, cell.text] as const),
    ];
  });

export const describeLines: Describe<TableLines> = ({ rows, others }) => [
  ...rows.map(({ piece, lines }) => [{ page: piece.page.page, line: lines[0]! }, `row of ${lines.length} lines`] as const),
  ...others.map(({ piece, lines }) => [{ page: piece.page.page, line: lines[0]! }, 'no item'] as const),
];

interface CellContext extends ItemContext {
  readonly row: ItemRow['row'];
  readonly text: string;
}

/** A step that looks at the cells of one row. */
function ofCells(name: string, evidence: RowStep['evidence'], change: (cells: Cells, context: CellContext) => Cells): RowStep {
  return {
    name,
    evidence,
    run: (rows, context) =>
      mapSame(rows, (read) => {
        const cells = change(read.cells, { ...context, row: read.row, text: rowText(read.row) });
        return cells === read.cells ? read : { ...read, cells };
      }),
  };
}

/** Numbers that add up are an item, also where its name is that of the row above and not printed again. */
const isNameless = (cells: Cells, decimal: Decimal): boolean => arithmeticOf(cells, decimal).agrees === true;

/** Other amounts of the row where those that were chosen contradict the quantity, or where no price was chosen. */
function withFitting(cells: Cells, { row, decimal, text }: CellContext): Cells {
  const priced = withFittingPrice(row, cells, decimal);
  if (priced !== cells) return priced;
  const total = fittingTotal(row, cells, decimal);
  if (total) return { ...cells, TotalAmount: total };
  const counted = withFittingQuantity(row, cells, decimal, text);
  if (!counted.UnitPrice || !counted.TotalAmount || arithmeticOf(counted, decimal, text).agrees !== false) return counted;
  const fitting = fittingAmounts(row, counted, decimal);
  return withoutBasis(fitting ? { ...counted, ...fitting } : counted, decimal);
}

/** "100 120,00": a whole number before an amount is what the price is for, where the row adds up with it apart. */
function withoutBasis(cells: Cells, decimal: Decimal): Cells {
  if (arithmeticOf(cells, decimal).agrees !== false) return cells;
  for (const field of ['UnitPrice', 'TotalAmount'] as const) {
    const { tokens, ...cell } = cells[field]!;
    const parted = /^(?:1|100|1000) (\d{1,3}[.,]\d{2,4})$/.exec(cell.text);
    if (!parted || tokens.length < 2) continue;
    const changed = { ...cells, [field]: { ...cell, tokens: tokens.slice(1), text: parted[1]! } };
    if (arithmeticOf(changed, decimal).agrees) return changed;
  }
  return cells;
}
