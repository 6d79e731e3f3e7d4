/** The table of details as CSV (UTF-8, comma, RFC 4180). */
import { type DetailReport, targets } from './detail-report.js';

const columns: readonly (readonly [title: string, of: (detail: DetailReport) => string | number])[] = [
  ['detail', ({ detail }) => detail],
  ['n', ({ n }) => n],
  ['given', ({ given }) => given],
  ['correct', ({ correct }) => correct],
  ['wrong', ({ wrong }) => wrong],
  ['missed', ({ missed }) => missed],
  ['precision', ({ precision }) => digits(precision.value)],
  ['precisionLow', ({ precision }) => digits(precision.low)],
  ['precisionHigh', ({ precision }) => digits(precision.high)],
  ['recall', ({ recall }) => digits(recall.value)],
  ['recallLow', ({ recall }) => digits(recall.low)],
  ['recallHigh', ({ recall }) => digits(recall.high)],
  ['f1', ({ f1 }) => digits(f1)],
  ['ece', ({ ece }) => digits(ece.value)],
  ['eceLow', ({ ece }) => digits(ece.low)],
  ['eceHigh', ({ ece }) => digits(ece.high)],
  ['brier', ({ brier }) => digits(brier.value)],
  ['logLoss', ({ logLoss }) => digits(logLoss)],
  ['threshold', ({ threshold }) => threshold],
  ['coverage', ({ coverage }) => digits(coverage.value)],
  ['acceptedPrecision', ({ accepted, acceptedPrecision }) => (accepted === 0 ? '' : digits(acceptedPrecision.value))],
  ...targets.map((target, i) => [`automationAt${target}`, ({ automation }: DetailReport) => digits(automation[i]!.share)] as const),
];

/** RFC 4180, with a heading. */
export const csvOf = (details: readonly DetailReport[]): string =>
  `${[columns.map(([title]) => title), ...details.map((detail) => columns.map(([, of]) => quoted(String(of(detail)))))].map((row) => row.join(',')).join('\r\n')}\r\n`;

const digits = (value: number): string => value.toFixed(4);

/** Formula injection: a leading = + - @ is a formula to spreadsheets; numbers may be negative. */
function quoted(text: string): string {
  const safe = /^[=+@]|^-(?![\d.])/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
