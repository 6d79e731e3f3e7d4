/** The item table: rows, cells, and the arithmetic of each row, which decides between readings and tells how sure it is. */
import type { LineItemFieldName } from '../catalogue/line-item-fields.js';
import { hull } from '../document/box.js';
import type { ClassifiedLines } from './classify.js';
import type { Group, LineItem, Prediction } from './extraction.js';
import { tokensOn } from './line-index.js';
import { type OwnColumn, ownCells } from './own-columns.js';
import { derivedPrediction } from './predictions.js';
import { fittingAmounts } from './row-amounts.js';
import { codedRate, type RateCodes, rateCodes } from './rate-codes.js';
import { type Held, heldCells, heldFor } from './reference-rows.js';
import { arithmeticOf, type Cells, type Decimal } from './row-arithmetic.js';
import { rowText, withTextDiscount, withTimes } from './row-patterns.js';
import { cellPrediction, cellsOf, formatCell, readingsOf } from './table-cells.js';
import { type TableRow, tableOf } from './table-rows.js';
import { sumRows } from './table-sums.js';

/** `decimal`: the document's decimal sign, where it is known. `own`: a customer's columns. */
export function lineItemsOf(pieces: readonly ClassifiedLines[], decimal?: 'comma' | 'point', own: readonly OwnColumn[] = []): LineItem[] {
  const { rows, others } = tableOf(pieces);
  const codes = rateCodes(pieces, rows);
  const items = joined(rows.map((row) => ({ row, cells: cellsOf(row) }))).flatMap(({ row, cells }) =>
    isItem(cells) ? [settled(row, cells, codes, decimal)] : [],
  );
  const isSum = sumRows(
    items.map(({ cells }) => cells.TotalAmount && formatCell('TotalAmount', readingsOf(cells.TotalAmount, decimal)[0] ?? '')),
    items.map(({ cells }) => !(cells.Quantity || cells.UnitPrice || cells.PositionId || cells.ItemId)),
  );
  const kept = items.filter((_, i) => !isSum[i]);
  const above = heldFor(
    kept.map(({ row }) => row),
    others,
  );
  return kept.map((item, i) => {
    const custom = ownCells(item.row, own);
    return { ...itemOf(item, above[i]!, decimal), ...(custom && { custom }) };
  });
}

interface Read {
  readonly row: TableRow;
  readonly cells: Cells;
}

interface Settled extends Read {
  readonly text: string;
  /** What the row's VAT code means. */
  readonly rate?: string | undefined;
}

/** The cells of one row as its words and its arithmetic leave them. */
function settled(row: TableRow, read: Cells, codes: RateCodes, decimal: Decimal): Settled {
  const words = rowText(row);
  const coded = codedRate(row, read, codes);
  const discounted = withTextDiscount(words, withDiscount(withTimes(words, coded.cells, decimal), decimal), decimal);
  return { row, cells: withFitting(row, discounted, decimal, words.text), text: words.text, ...(coded.rate !== undefined && { rate: coded.rate }) };
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

function itemOf({ row, cells, text, rate }: Settled, above: Held, decimal: Decimal): LineItem {
  const amounts = arithmeticOf(cells, decimal, text);
  const predictions: Partial<Record<LineItemFieldName, Prediction>> = {};
  for (const cell of Object.values(cells)) {
    const inSum = cell.field === 'Quantity' || cell.field === 'UnitPrice' || cell.field === 'TotalAmount';
    const meant = cell.field === 'VatRate' ? rate : inSum ? amounts.values[cell.field as 'Quantity'] : undefined;
    const value = meant ?? readingsOf(cell, decimal)[0];
    if (value === undefined || value === '') continue;
    const note = inSum ? amounts.note : meant === undefined ? undefined : `${cell.text} stands for ${meant} %`;
    predictions[cell.field] = cellPrediction(cell, value, row, inSum ? amounts.agrees : undefined, note);
  }
  for (const { cell, row: from } of heldCells(cells, above)) {
    const value = readingsOf(cell, decimal)[0];
    if (value) predictions[cell.field] = cellPrediction(cell, value, from, undefined, 'from the line above that holds for the rows below it');
  }
  const scores = Object.values(predictions).map(({ score }) => score);
  const mean = scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
  const certainty = Math.exp(row.certainty) * mean;
  return {
    cells: predictions,
    score: amounts.agrees ? 1 - (1 - certainty) * 0.5 : amounts.agrees === false ? certainty * 0.7 : certainty,
    page: row.piece.page.page,
    box: hull(tokensOn(row.piece.page, row.lines).map((i) => row.piece.page.tokens[i]!.box)),
  };
}

/** A percentage that makes the row add up as a discount is one, whatever its column looked like. */
function withDiscount(cells: Cells, decimal: Decimal): Cells {
  const { VatRate, ...others } = cells;
  if (!VatRate || cells.Discount || arithmeticOf(cells, decimal).agrees !== false) return cells;
  const moved: Cells = { ...others, Discount: { ...VatRate, field: 'Discount' } };
  return arithmeticOf(moved, decimal).agrees ? moved : cells;
}

/** Other amounts of the row where those that were chosen contradict the quantity. */
function withFitting(row: TableRow, cells: Cells, decimal: Decimal, text: string): Cells {
  if (!cells.UnitPrice || !cells.TotalAmount || arithmeticOf(cells, decimal, text).agrees !== false) return cells;
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
