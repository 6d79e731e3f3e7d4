/** Cells as values: every reading of a text in the interface's formats, and the prediction of a cell. */
import { lineItemFields, type LineItemFieldName } from '../../../catalogue/line-item-fields.js';
import { articleNumberKeys } from '../../../catalogue/article-numbers.js';
import { withMisreadNumbers } from '../../../features/candidates/misread-numbers.js';
import { originOf } from '../../../features/candidates/readings.js';
import { kinds } from '../../../values/index.js';
import type { KindName, Reading } from '../../../values/kind.js';
import { withDecimals } from '../../../values/numbers/printed.js';
import { remembered } from '../../../remembered.js';
import { evidenceOf } from '../../decoding/predictions.js';
import { boxOf } from '../../../features/tokens/token-text.js';
import { trimmedCell } from '../../../values/text/trimmed.js';
import type { Prediction } from '../../found.js';
import type { Cell, TableRow } from './cell.js';

/** How a document writes its numbers, or its days. */
export type Convention = 'comma' | 'point' | 'dmy' | 'mdy';

/** Every reading of a cell in the format of the interface, the document's own decimal sign (order of days) first, then most usual first; texts as they are. */
export function readingsOf(cell: Cell, convention?: Convention): readonly string[] {
  if (cell.corrected !== undefined) return [cell.corrected];
  if (cell.field === 'PositionId') return [trimmedCell(cell.text).replace(/(?<=[\p{L}\d])[.)]$/u, '')];
  if (cell.field === 'ItemId') return [trimmedCell(cell.text).replace(articleKey, '').replace(nameBehind, '')];
  if (cell.field === 'Discount') return [amountBeside(trimmedCell(cell.text))];
  const { kind } = lineItemFields.find(({ name }) => name === cell.field)!;
  return kind === 'text' || kind === 'identifier' ? [trimmedCell(cell.text)] : readAgain(`${kind} ${convention} ${originOf(cell.tokens)} ${cell.text}`);
}

/** "EAN 4012345678901"; "8901234567-RICE", where the name goes on behind the number. */
const articleKey = new RegExp(`^(?:${articleNumberKeys.join('|')})(?:[:.]\\s*|\\s+)(?=\\d)`);
const nameBehind = /(?<=^\d{10,14})-\p{L}{4,}$/u;

/** "20% -3,20", "-7.60 (20%)": what the percentage comes to. */
function amountBeside(text: string): string {
  const [, behind] = /^[-–(]?\d{1,3}(?:[.,]\d{1,2})? ?%\)?[ :=]+([-–]?\d{1,6}[.,]\d{2})$/.exec(text) ?? [];
  const [, before] = /^([-–]?\d{1,6}[.,]\d{2})(?: \(?|\()[-–]?\d{1,3}(?:[.,]\d{1,2})? ?%\)?$/.exec(text) ?? [];
  return behind ?? before ?? text;
}

/** The cell's first reading; not a number where there is none. */
export const numberOf = (cell: Cell | undefined, convention: Convention | undefined): number => Number(cell && readingsOf(cell, convention)[0]);

/** Of kind, convention, origin and text: a table's rows are read in several ways, and ask for the same cells again and again. */
const readAgain = remembered((key): readonly string[] => {
  const [kind, wanted, origin] = key.split(' ', 3) as [KindName, string, string];
  const printed = key.slice(kind.length + wanted.length + origin.length + 3);
  const ordered = (readings: readonly Reading[]) => {
    const usual = readings.filter(({ convention }) => convention === wanted);
    return [...usual, ...readings.filter((reading) => !usual.includes(reading))].map(({ value }) => value);
  };
  const isMisread = origin === 'recognised' && (kind === 'amount' || kind === 'date');
  const text = isMisread ? withMisreadNumbers(joined(printed)).replace(/^[/\\|](?=\d)/, '') : printed;
  const unsigned = isMisread && /\d[-–]$/.test(text) ? kinds[kind].read(text.slice(0, -1)) : []; // the sign may join it to the next number
  const values = ordered([...kinds[kind].read(text), ...unsigned]);
  if (values.length) return values;
  // "6 Stk", "19 % A": the number inside.
  const span = kinds[kind].find(text)[0];
  return span ? ordered(kinds[kind].read(text.slice(span.start, span.end))) : [];
});

/** "5, 3 6", "4 2,80": digits that recognition has split. */
const joined = (text: string): string => text.replace(/(\d[.,]) ?(\d) ?(\d)(?![\d.,])/g, '$1$2$3').replace(/^(\d{1,3}) (\d{1,2}[.,]\d\d)$/, '$1$2');

/** A value (number with a point, ISO date, text) as responses have it: quantities with one decimal at least, amounts with those of their field. */
export function formatCell(name: LineItemFieldName, value: string): string {
  if (name === 'Quantity')
    return /\.\d/.test(value)
      ? Number(value)
          .toString()
          .replace(/^(-?\d+)$/, '$1.0')
      : `${Number(value)}.0`;
  const { kind, decimals } = lineItemFields.find((field) => field.name === name)!;
  return withDecimals(value, kind, decimals);
}

/** Another reading of the picture, chosen because the row adds up: it is not surer for adding up. */
const repairedDoubt = 0.75;

/** A cell as a prediction. `agrees`: whether the row's arithmetic holds, which moves the score; a corrected cell has 0.75 of its probability. */
export function cellPrediction(cell: Cell, value: string, row: TableRow, agrees: boolean | undefined, note?: string): Prediction {
  const { probability } = cell;
  const isRepaired = cell.corrected !== undefined;
  return {
    name: cell.field,
    value: formatCell(cell.field, value),
    text: cell.text,
    score: isRepaired ? probability * repairedDoubt : agrees ? 1 - (1 - probability) * 0.4 : agrees === false ? probability * 0.8 : probability,
    page: row.piece.page.page,
    box: boxOf(cell.tokens),
    evidence: evidenceOf(probability, {
      ...(isRepaired && { check: 'repaired' }),
      agrees: agrees ? 1 : 0,
      disagrees: agrees === false ? 1 : 0,
      notes: note ? [note] : [],
    }),
  };
}
