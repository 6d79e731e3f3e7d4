/** The item table: rows, cells, and the arithmetic of each row, which decides between readings and tells how sure it is. */
import type { LineItemFieldName } from '../catalogue/line-item-fields.js';
import { hull } from '../document/box.js';
import type { ClassifiedLines } from './classify.js';
import type { Group, LineItem, Prediction } from './extraction.js';
import { derivedPrediction } from './predictions.js';
import { fittingAmounts } from './row-amounts.js';
import { type Cell, cellPrediction, cellsOf, readingsOf } from './table-cells.js';
import { rowsOf, type TableRow } from './table-rows.js';

type Cells = Partial<Record<LineItemFieldName, Cell>>;

/** `decimal`: the document's decimal sign, where it is known. */
export function lineItemsOf(pieces: readonly ClassifiedLines[], decimal?: 'comma' | 'point'): LineItem[] {
  const rows = rowsOf(pieces).map((row) => ({ row, cells: cellsOf(row) }));
  return joined(rows).flatMap(({ row, cells }) => (isItem(cells) ? [itemOf(row, withFitting(row, withDiscount(cells, decimal), decimal), decimal)] : []));
}

interface Read {
  readonly row: TableRow;
  readonly cells: Cells;
}

/** Lines between the parts of one item. */
const near = 2;

/** One total, one row: parts of an item that were taken for rows of their own are put together again. */
function joined(rows: readonly Read[]): Read[] {
  const usual = rows.filter(({ cells }) => cells.TotalAmount).length >= rows.length / 2;
  const result: Read[] = [];
  for (const next of rows) {
    const last = result[result.length - 1];
    if (last && isNeighbour(last.row, next.row) && (isSplit(last.cells, next.cells) || (usual && isRest(last.cells, next.cells)))) {
      const lines = [...last.row.lines, ...next.row.lines];
      const certainty = (last.row.certainty * last.row.lines.length + next.row.certainty * next.row.lines.length) / lines.length;
      const row = { piece: last.row.piece, lines, certainty };
      result[result.length - 1] = { row, cells: cellsOf(row) };
    } else result.push(next);
  }
  return result;
}

const isNeighbour = (a: TableRow, b: TableRow): boolean => a.piece === b.piece && b.lines[0]! - a.lines[a.lines.length - 1]! <= near;

/** The quantity stands in one, the total in the other. */
const isSplit = (last: Cells, next: Cells): boolean =>
  !last.TotalAmount && Boolean(last.Quantity) && Boolean(next.TotalAmount) && !next.Quantity && !next.PositionId;

/** Where rows have totals, what has none goes with the row above. */
const isRest = (last: Cells, next: Cells): boolean => Boolean(last.TotalAmount) && isItem(next) && !next.TotalAmount && !next.PositionId;

/** A row says what was sold and something of its number or price. */
const isItem = (cells: Cells): boolean => Boolean((cells.Description || cells.ItemId) && (cells.TotalAmount || cells.UnitPrice || cells.Quantity));

function itemOf(row: TableRow, cells: Cells, decimal: 'comma' | 'point' | undefined): LineItem {
  const amounts = consistent(cells, decimal);
  const predictions: Partial<Record<LineItemFieldName, Prediction>> = {};
  for (const cell of Object.values(cells)) {
    const inSum = cell.field === 'Quantity' || cell.field === 'UnitPrice' || cell.field === 'TotalAmount';
    const value = (inSum ? amounts.values[cell.field as 'Quantity'] : undefined) ?? readingsOf(cell, decimal)[0];
    if (value !== undefined && value !== '') predictions[cell.field] = cellPrediction(cell, value, row, inSum ? amounts.agrees : undefined);
  }
  const scores = Object.values(predictions).map(({ score }) => score);
  const mean = scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
  const certainty = Math.exp(row.certainty) * mean;
  return {
    cells: predictions,
    score: amounts.agrees ? 1 - (1 - certainty) * 0.5 : amounts.agrees === false ? certainty * 0.7 : certainty,
    page: row.piece.page.page,
    box: hull(row.piece.page.tokens.filter((token) => row.lines.includes(token.line)).map((token) => token.box)),
  };
}

/** A percentage that makes the row add up as a discount is one, whatever its column looked like. */
function withDiscount(cells: Cells, decimal: 'comma' | 'point' | undefined): Cells {
  const { VatRate, ...others } = cells;
  if (!VatRate || cells.Discount || consistent(cells, decimal).agrees !== false) return cells;
  const moved: Cells = { ...others, Discount: { ...VatRate, field: 'Discount' } };
  return consistent(moved, decimal).agrees ? moved : cells;
}

/** Other amounts of the row where those that were chosen contradict the quantity. */
function withFitting(row: TableRow, cells: Cells, decimal: 'comma' | 'point' | undefined): Cells {
  if (!cells.UnitPrice || !cells.TotalAmount || consistent(cells, decimal).agrees !== false) return cells;
  return { ...cells, ...fittingAmounts(row, cells, decimal) };
}

/** Where one rate holds for the whole document, it holds for every item that prints none. */
export function withCommonRate(items: readonly LineItem[], groups: readonly Group[]): LineItem[] {
  const rates = groups.filter(({ name }) => name === 'VatGroup').map(({ members }) => members.find(({ name }) => name === 'VatRate'));
  const rate = rates.length === 1 ? rates[0] : undefined;
  if (!rate || items.some(({ cells }) => cells.VatRate && cells.VatRate.value !== rate.value)) return [...items];
  const derived = derivedPrediction('VatRate', rate.value, 0.9 * rate.score, [`the document's only VAT rate is ${rate.value} %`]);
  return items.map((item) => (item.cells.VatRate ? item : { ...item, cells: { ...item.cells, VatRate: derived } }));
}

interface Consistent {
  readonly values: Partial<Record<'Quantity' | 'UnitPrice' | 'TotalAmount', string>>;
  /** Undefined where a member is missing. */
  readonly agrees: boolean | undefined;
}

/** The readings for which quantity × price (− discount) = total, also for prices per 100 or 1000; else the usual ones. */
function consistent(cells: Cells, decimal: 'comma' | 'point' | undefined): Consistent {
  const options = (name: LineItemFieldName) => (cells[name] ? readingsOf(cells[name], decimal) : []);
  const [quantities, prices, totals] = [options('Quantity'), options('UnitPrice'), options('TotalAmount')];
  const usual = { ...(quantities[0] && { Quantity: quantities[0] }), ...(prices[0] && { UnitPrice: prices[0] }), ...(totals[0] && { TotalAmount: totals[0] }) };
  if (!quantities.length || !prices.length || !totals.length) return { values: usual, agrees: undefined };
  const discount = discountOf(cells.Discount);
  for (const Quantity of quantities) {
    for (const UnitPrice of prices) {
      for (const TotalAmount of totals) {
        const product = Number(Quantity) * Number(UnitPrice);
        const wanted = Number(TotalAmount);
        const tolerance = Math.max(0.011, Math.abs(wanted) * 0.002, Math.abs(Number(Quantity)) * 0.005);
        for (const unit of [1, 100, 1000]) {
          for (const share of discount === undefined ? [0] : [0, discount]) {
            if (Math.abs((product / unit) * (1 - share) - wanted) <= tolerance) return { values: { Quantity, UnitPrice, TotalAmount }, agrees: true };
          }
        }
      }
    }
  }
  return { values: usual, agrees: false };
}

/** "5 %" or "5" → 0.05. Where it is an amount, no row will add up with it. */
function discountOf(cell: Cell | undefined): number | undefined {
  const match = cell && /(\d{1,2}(?:[.,]\d{1,2})?)/.exec(cell.text);
  return match ? Number(match[1]!.replace(',', '.')) / 100 : undefined;
}
