/** The item table: rows and cells by the steps of steps.ts, then each row's values and how sure they are. */
import { type LineItemFieldName, lineItemFields } from '../../catalogue/line-item-fields.js';
import type { ClassifiedLines } from '../decoding/classify.js';
import { dayWithoutYear } from '../../values/dates/day-without-year.js';
import { type Because, newTrace, reasonsOfDecision, runSteps, type Trace } from '../decoding/steps.js';
import type { LineItem, Prediction } from '../found.js';
import { describeTable, tableSteps } from './steps.js';
import { boxOf } from '../../features/tokens/token-text.js';
import { tokensOn } from '../../features/tokens/line-index.js';
import { type OwnColumn, ownCells } from './own-columns.js';
import { inheritedCells } from './rows/reference-rows.js';
import { arithmeticOf } from './arithmetic/row-arithmetic.js';
import { cellPrediction, readingsOf } from './cells/cell-values.js';
import { tableOf } from './rows/table-rows.js';
import type { Cell, Decimal, ItemRow } from './cells/cell.js';
import type { OtherReadings } from '../decoding/other-readings.js';

export interface LineItemOptions {
  /** The document's decimal sign, where it is known. */
  readonly decimal?: Decimal;
  /** The order of its days. */
  readonly order?: 'dmy' | 'mdy';
  /** Its day (ISO 8601), whose year days of rows without one belong to. */
  readonly day?: string | undefined;
  /** A customer's columns. */
  readonly own?: readonly OwnColumn[] | undefined;
  /** Other readings of the picture of words; none without it. */
  readonly otherReadings?: OtherReadings;
  /** Where changes are recorded. */
  readonly trace?: Trace;
}

/** The rows of all pages in reading order; none where no line begins one. `trace` takes the changes and why columns stay empty. */
export function lineItemsOf(
  pieces: readonly ClassifiedLines[],
  { decimal, order, day, own = [], otherReadings = () => [], trace = newTrace() }: LineItemOptions = {},
): LineItem[] {
  const { rows } = runSteps(tableSteps, tableOf(pieces), { decimal, otherReadings }, trace, describeTable);
  const because = reasonsOfDecision('items.values', trace);
  const items = rows.map((row) => {
    const custom = ownCells(row.row, own);
    return { ...itemOf(row, decimal, { order, day }, because), ...(custom && { custom }) };
  });
  explainColumns(items, own, because, items.length === 0 ? 'No rows of an item table were found.' : 'No row has words that were taken for it and read so.');
  return items;
}

/** Of a bundle without a network for them: no rows, and the reason in the trace. */
export function lineItemsWithoutNetwork({ own = [], trace = newTrace() }: Pick<LineItemOptions, 'own' | 'trace'>): LineItem[] {
  explainColumns([], own, reasonsOfDecision('items.values', trace), 'The bundle has no line-item network, so no rows were looked for.');
  return [];
}

/** Why a column has no cell. */
function explainColumns(items: readonly LineItem[], own: readonly OwnColumn[], because: Because, reason: string): void {
  const found = new Set(items.flatMap(({ cells, custom = {} }) => [...Object.keys(cells), ...Object.keys(custom)]));
  for (const { name } of [...lineItemFields, ...own]) if (!found.has(name)) because({ detail: `LineItem.${name}` }, reason);
}

function itemOf({ row, cells, inherited = {} }: ItemRow, decimal: Decimal, { order, day }: Pick<LineItemOptions, 'order' | 'day'>, because: Because): LineItem {
  const reading = (cell: Cell) =>
    readingsOf(cell, cell.field === 'DeliveryDate' ? order : decimal)[0] ?? (cell.field === 'DeliveryDate' ? dayWithoutYear(cell.text, order, day) : undefined);
  const amounts = arithmeticOf(cells, decimal);
  const predictions: Partial<Record<LineItemFieldName, Prediction>> = {};
  for (const cell of Object.values(cells)) {
    const inSum = cell.field === 'Quantity' || cell.field === 'UnitPrice' || cell.field === 'TotalAmount';
    const value = (inSum && amounts.values[cell.field as 'Quantity']) || reading(cell);
    if (value === undefined || value === '' || (cell.field === 'Discount' && !/\d/.test(value))) {
      because({ detail: `LineItem.${cell.field}` }, `"${cell.text}" was taken for it and is not read so.`);
      continue;
    }
    predictions[cell.field] = cellPrediction(cell, value, row, inSum ? amounts.agrees : undefined, inSum ? amounts.note?.() : undefined);
  }
  for (const { cell, row: from } of inheritedCells(cells, inherited)) {
    const value = reading(cell);
    if (value) predictions[cell.field] = cellPrediction(cell, value, from, undefined, 'from the line above that holds for the rows below it');
  }
  return {
    cells: predictions,
    ...(cells.VatRate && { rateText: cells.VatRate.text.trim() }),
    score: scoreOf(predictions, row.certainty, amounts.agrees),
    page: row.piece.page.page,
    line: row.lines[0]!,
    box: boxOf(tokensOn(row.piece.page, row.lines).map((i) => row.piece.page.tokens[i]!)),
  };
}

/** Mean of the cells' scores and how sure the row's lines are, moved by its arithmetic. */
function scoreOf(predictions: LineItem['cells'], rowCertainty: number, agrees: boolean | undefined): number {
  const scores = Object.values(predictions).map(({ score }) => score);
  const certainty = (Math.exp(rowCertainty) * scores.reduce((sum, score) => sum + score, 0)) / Math.max(1, scores.length);
  return agrees ? 1 - (1 - certainty) * 0.5 : agrees === false ? certainty * 0.7 : certainty;
}
