/** The whole evaluation of a bundle on a dataset as data: what report.json holds and the page shows. */
import type { Calibration } from '../../bundle/calibration.js';
import { calibrated, roundScore } from '../../bundle/calibrator.js';
import { lineItemRow, pooledCalibrator } from '../../bundle/recommend.js';
import { f1 } from '../metrics.js';
import { samplesOf } from '../pooled.js';
import { isGiven, type Row } from '../rows.js';
import { type DetailReport, detailReport, type FinalRow, type Share, share } from './detail-report.js';

export interface Slice {
  readonly name: string;
  readonly documents: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

export interface DocumentReport {
  readonly document: string;
  readonly wrong: number;
  readonly missed: number;
  /** Wrong values that pass their threshold: these hurt. */
  readonly acceptedWrong: number;
  readonly errors: readonly FinalRow[];
}

export interface Report {
  readonly dataset: string;
  readonly bundle: string;
  readonly documents: number;
  readonly predictions: number;
  /** Header details and members alone, micro-averaged; contacts; cells. */
  readonly summary: Readonly<Record<'header' | 'contacts' | 'lineItems', Omit<Slice, 'name' | 'documents'>>>;
  readonly details: readonly DetailReport[];
  readonly lineItems: { readonly cells: Share; readonly rows: Share; readonly tables: Share };
  readonly slices: Readonly<Record<string, readonly Slice[]>>;
  readonly worst: readonly DocumentReport[];
}

/** The score a client would see; the raw one where the bundle is not calibrated. */
export function finalRows(rows: readonly Row[], calibration: Calibration | undefined): readonly FinalRow[] {
  return rows.map((row) => {
    const calibrator = calibration?.calibrators[row.detail] ?? calibration?.calibrators[pooledCalibrator];
    return { ...row, score: !isGiven(row) ? 0 : calibrator ? roundScore(calibrated(calibrator, samplesOf(row).features)) : row.rawScore };
  });
}

const isCell = ({ detail }: Row): boolean => detail.startsWith(`${lineItemRow}.`);
const contact = /^(?:Sender|Receiver|Other)(?:\.|$)/;

export function reportOf(
  rows: readonly FinalRow[],
  calibration: Calibration | undefined,
  about: { readonly dataset: string; readonly bundle: string },
): Report {
  const byDetail = grouped(rows, ({ detail }) => detail);
  const byDocument = grouped(rows, ({ document }) => document);
  const cells = rows.filter(isCell);
  const judgedRows = rows.filter(({ detail }) => detail === lineItemRow);
  const tables = [...grouped(judgedRows, ({ document }) => document).values()];
  return {
    ...about,
    documents: byDocument.size,
    predictions: rows.length,
    summary: {
      header: rates(rows.filter(({ detail }) => !detail.startsWith(lineItemRow) && !contact.test(detail))),
      contacts: rates(rows.filter(({ detail }) => contact.test(detail) && detail.includes('.'))),
      lineItems: rates(cells),
    },
    details: [...byDetail].sort(([a], [b]) => (a < b ? -1 : 1)).map(([detail, own]) => detailReport(detail, own, calibration?.thresholds[detail])),
    lineItems: {
      cells: share(cells.filter(({ correct }) => correct).length, cells.length),
      rows: share(judgedRows.filter(({ correct }) => correct).length, judgedRows.length),
      tables: share(tables.filter((table) => table.every(({ correct }) => correct)).length, tables.length),
    },
    slices: {
      language: slices(rows, ({ language }) => language ?? 'unknown'),
      source: slices(rows, ({ quality }) => quality ?? 'unknown'),
      supplier: slices(rows, (row) => row.supplier || 'unknown').slice(0, 50),
    },
    worst: worstOf(byDocument, calibration),
  };
}

function rates(rows: readonly Row[]): Omit<Slice, 'name' | 'documents'> {
  const given = rows.filter(isGiven).length;
  const correct = rows.filter((row) => row.correct).length;
  const stated = rows.filter(({ truth, correct }) => correct || truth !== '').length;
  const [precision, recall] = [given === 0 ? 0 : correct / given, stated === 0 ? 0 : correct / stated];
  return { precision, recall, f1: f1(precision, recall) };
}

/** Weakest first. */
const slices = (rows: readonly Row[], of: (row: Row) => string): readonly Slice[] =>
  [...grouped(rows, of)]
    .map(([name, own]) => ({ name, documents: new Set(own.map(({ document }) => document)).size, ...rates(own) }))
    .sort((a, b) => a.f1 - b.f1);

function worstOf(byDocument: ReadonlyMap<string, readonly FinalRow[]>, calibration: Calibration | undefined): readonly DocumentReport[] {
  const accepted = (row: FinalRow) => {
    const from = calibration?.thresholds[row.detail]?.threshold ?? -1;
    return from >= 0 && isGiven(row) && row.score >= from;
  };
  return [...byDocument]
    .map(([document, rows]) => {
      const errors = rows.filter(({ correct, detail }) => !correct && detail !== lineItemRow).sort((a, b) => b.score - a.score);
      const missed = errors.filter((row) => !isGiven(row)).length;
      return { document, wrong: errors.length - missed, missed, acceptedWrong: errors.filter(accepted).length, errors: errors.slice(0, 20) };
    })
    .filter(({ errors }) => errors.length > 0)
    .sort((a, b) => b.acceptedWrong - a.acceptedWrong || b.wrong + b.missed - a.wrong - a.missed || (a.document < b.document ? -1 : 1))
    .slice(0, 30);
}

export function grouped<T extends Row>(rows: readonly T[], of: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const key = of(row);
    const own = groups.get(key);
    if (own) own.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
