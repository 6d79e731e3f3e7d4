/** The item table: rows, cells, and the arithmetic of each row, which decides between readings and tells how sure it is. */
import type { LineItemFieldName } from '../catalogue/line-item-fields.js';
import { hull } from '../document/box.js';
import { withAddingRows } from './adding-rows.js';
import type { ClassifiedLines } from './classify.js';
import { withColumnTotals } from './column-totals.js';
import { withCountingPositions, withQuantitiesForPositions } from './counting-positions.js';
import { dayOf } from './day-of.js';
import type { LineItem, Prediction } from './extraction.js';
import { withGapRows } from './gap-rows.js';
import { withHeadedPrices } from './headed-prices.js';
import { isItem, joinedRows, type Read } from './joined-rows.js';
import { withKeyedCells } from './keyed-cells.js';
import { tokensOn } from './line-index.js';
import { type Recognised, withLostSigns } from './lost-signs.js';
import { vatShare, withNetTotals } from './net-totals.js';
import { cents, money } from './numbers.js';
import type { OtherReadings } from './other-readings.js';
import { withLoneGtins, withOneKind } from './number-columns.js';
import { type OwnColumn, ownCells } from './own-columns.js';
import { partedRows } from './parted-rows.js';
import { withPositionLines } from './position-lines.js';
import { derivedPrediction } from './predictions.js';
import { withQuantityLines } from './quantity-lines.js';
import { withFittingDiscount } from './row-discounts.js';
import { fittingAmounts, fittingNetPrice, fittingTotal, withFittingPrice } from './row-amounts.js';
import { reductionsOf } from './row-reductions.js';
import { withFittingQuantity } from './row-quantity.js';
import { codedRate, type RateCodes, rateCodes } from './rate-codes.js';
import { type Held, heldCells, heldFor, withoutReferences } from './reference-rows.js';
import type { Cell, Cells } from './cell.js';
import { arithmeticOf, type Decimal } from './row-arithmetic.js';
import { rowText, withTextDiscount, withTimes } from './row-patterns.js';
import { cellPrediction, cellsOf, formatCell, readingsOf } from './table-cells.js';
import { withSteps } from './row-steps.js';
import { type TableRow, tableOf } from './table-rows.js';
import { sumRows } from './table-sums.js';

export interface LineItemOptions {
  /** The document's decimal sign, where it is known. */
  readonly decimal?: Decimal;
  /** The order of its days. */
  readonly order?: 'dmy' | 'mdy';
  /** Its day (ISO 8601), whose year days of rows without one belong to. */
  readonly day?: string | undefined;
  /** A customer's columns. */
  readonly own?: readonly OwnColumn[] | undefined;
  /** The document's net and gross amounts, in hundredths. */
  readonly sums?: readonly number[];
  /** Without it no word counts as recognised. */
  readonly isRecognised?: Recognised;
  readonly otherReadings?: OtherReadings;
}

export function lineItemsOf(
  pieces: readonly ClassifiedLines[],
  { decimal, order, day, own = [], sums = [], isRecognised, otherReadings }: LineItemOptions = {},
): LineItem[] {
  const table = withoutReferences(tableOf(pieces));
  const [rows, others] = [partedRows(table.rows), table.others];
  const codes = rateCodes(pieces, rows);
  const read = withColumnTotals(
    withQuantityLines(
      rows.map((row) => ({ row, cells: cellsOf(row) })),
      decimal,
    ),
  );
  const together = withAddingRows(withPositionLines(withOneKind(joinedRows(read))), pieces, decimal);
  const counted = withLoneGtins(withKeyedCells(withHeadedPrices(withQuantitiesForPositions(withCountingPositions(together), decimal))));
  const items = withGapRows(withNetTotals(counted, sums, decimal), sums, decimal).flatMap(({ row, cells }) =>
    isItem(cells) || isNameless(cells, decimal) ? [settled(row, cells, { codes, decimal, sums, isRecognised, otherReadings })] : [],
  );
  const isSum = sumRows(
    items.map(({ cells }) => cells.TotalAmount && formatCell('TotalAmount', readingsOf(cells.TotalAmount, decimal)[0] ?? '')),
    items.map(({ cells }) => !(cells.Quantity || cells.UnitPrice || cells.PositionId || cells.ItemId)),
  );
  const whole = items.filter((_, i) => !isSum[i]);
  const reductions = reductionsOf(whole, sums, decimal);
  const kept = whole.map((item, i) => ({ ...item, ...(reductions[i] && { reduction: reductions[i] }) }));
  const above = heldFor(
    kept.map(({ row }) => row),
    others,
  );
  return kept.map((item, i) => {
    const custom = ownCells(item.row, own);
    return { ...itemOf(item, above[i]!, decimal, { order, day }), ...(custom && { custom }) };
  });
}

interface Settled extends Read {
  readonly text: string;
  /** What the row's VAT code means. */
  readonly rate?: string | undefined;
  /** What a further line takes off its total. */
  readonly reduction?: Cell;
}

interface Known extends Pick<LineItemOptions, 'decimal' | 'isRecognised' | 'otherReadings'> {
  readonly codes: RateCodes;
  readonly sums: readonly number[];
}

/** The cells of one row as its words and its arithmetic leave them. */
function settled(row: TableRow, read: Cells, { codes, decimal, sums, isRecognised = () => false, otherReadings = () => [] }: Known): Settled {
  const words = rowText(row);
  const coded = codedRate(row, withQuantity(read, decimal), codes);
  const discounted = withTextDiscount(words, withDiscount(withTimes(words, coded.cells, decimal), decimal), decimal);
  const { page } = row.piece.page;
  const signed = withLostSigns(discounted, decimal, words.text, {
    isRecognised: (token) => isRecognised(page, token),
    others: ({ tokens, text }) => otherReadings(page, tokens, text),
  });
  const fitting = withFittingDiscount(row, withSteps(row, withFitting(row, signed, decimal, words.text), decimal), decimal, vatShare(sums));
  const net = fittingNetPrice(row, fitting, decimal);
  return { row, cells: net ? { ...fitting, UnitPrice: net } : fitting, text: words.text, ...(coded.rate !== undefined && { rate: coded.rate }) };
}

function itemOf(
  { row, cells, text, rate, reduction }: Settled,
  above: Held,
  decimal: Decimal,
  { order, day }: Pick<LineItemOptions, 'order' | 'day'>,
): LineItem {
  const reading = (cell: Cell) =>
    readingsOf(cell, cell.field === 'DeliveryDate' ? order : decimal)[0] ?? (cell.field === 'DeliveryDate' ? dayOf(cell.text, order, day) : undefined);
  const amounts = arithmeticOf(cells, decimal, text);
  const predictions: Partial<Record<LineItemFieldName, Prediction>> = {};
  for (const cell of Object.values(cells)) {
    const inSum = cell.field === 'Quantity' || cell.field === 'UnitPrice' || cell.field === 'TotalAmount';
    const meant = cell.field === 'VatRate' ? rate : inSum ? amounts.values[cell.field as 'Quantity'] : undefined;
    const value = meant ?? reading(cell);
    if (value === undefined || value === '' || (cell.field === 'Discount' && !/\d/.test(value))) continue;
    const note = inSum ? amounts.note : meant === undefined ? undefined : `${cell.text} stands for ${meant} %`;
    predictions[cell.field] = cellPrediction(cell, value, row, inSum ? amounts.agrees : undefined, note);
  }
  if (reduction) {
    const { TotalAmount: before } = predictions;
    const left = money(cents(before!.value) - cents(readingsOf(reduction, decimal)[0]!));
    predictions.TotalAmount = derivedPrediction('TotalAmount', left, before!.score * 0.9, [
      `${before!.text} − ${reduction.text} = ${left}, as the sum below says`,
    ]);
    predictions.Discount ??= cellPrediction({ ...reduction, field: 'Discount' }, reduction.text, row, true);
    // "1,00 % - 0,10": the rate of a reduction is no tax.
    if (cells.VatRate?.tokens.some(({ line }) => line === reduction.tokens[0]!.line)) delete predictions.VatRate;
  }
  for (const { cell, row: from } of heldCells(cells, above)) {
    const value = reading(cell);
    if (value) predictions[cell.field] = cellPrediction(cell, value, from, undefined, 'from the line above that holds for the rows below it');
  }
  const scores = Object.values(predictions).map(({ score }) => score);
  const vatCode = predictions.VatRate ? undefined : /^(?:[A-Z*]\d?|\d)$/.exec(cells.VatRate?.text.trim() ?? '')?.[0];
  const mean = scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
  const certainty = Math.exp(row.certainty) * mean;
  return {
    cells: predictions,
    ...(vatCode && { vatCode }),
    score: amounts.agrees ? 1 - (1 - certainty) * 0.5 : amounts.agrees === false ? certainty * 0.7 : certainty,
    page: row.piece.page.page,
    box: hull(tokensOn(row.piece.page, row.lines).map((i) => row.piece.page.tokens[i]!.box)),
  };
}

/** Numbers that add up are an item, also where its name is that of the row above and not printed again. */
const isNameless = (cells: Cells, decimal: Decimal): boolean => arithmeticOf(cells, decimal).agrees === true;

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

/** "1,00" before the words, where no quantity stands, is no position if the row then adds up. */
function withQuantity(cells: Cells, decimal: Decimal): Cells {
  const { PositionId, ...others } = cells;
  if (!PositionId || cells.Quantity || !/^\d{1,6}[.,]\d{1,3}$/.test(PositionId.text)) return cells;
  const moved: Cells = { ...others, Quantity: { ...PositionId, field: 'Quantity' } };
  return arithmeticOf(moved, decimal).agrees ? moved : cells;
}

/** A percentage that makes the row add up as a discount is one, whatever its column looked like. */
function withDiscount(cells: Cells, decimal: Decimal): Cells {
  const { VatRate, ...others } = cells;
  const { agrees, vat } = arithmeticOf(cells, decimal);
  if (!VatRate || cells.Discount || (agrees !== false && !vat)) return cells;
  const moved: Cells = { ...others, Discount: { ...VatRate, field: 'Discount' } };
  return arithmeticOf(moved, decimal).agrees ? moved : cells;
}

/** Other amounts of the row where those that were chosen contradict the quantity, or where no price was chosen. */
function withFitting(row: TableRow, cells: Cells, decimal: Decimal, text: string): Cells {
  const priced = withFittingPrice(row, cells, decimal);
  if (priced !== cells) return priced;
  const total = fittingTotal(row, cells, decimal);
  if (total) return { ...cells, TotalAmount: total };
  const counted = withFittingQuantity(row, cells, decimal, text);
  if (!counted.UnitPrice || !counted.TotalAmount || arithmeticOf(counted, decimal, text).agrees !== false) return counted;
  return withoutBasis({ ...counted, ...fittingAmounts(row, counted, decimal) }, decimal);
}
