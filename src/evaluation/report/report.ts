/** The evaluation of a bundle on a dataset as data: the content of report.json and of the page. */
import { grouped } from '../../grouped.js';
import { type Calibration, thresholdFor } from '../../bundle/calibration.js';
import { calibrated, roundScore } from '../../bundle/calibrator.js';
import { lineItemRow, pooledCalibrator } from '../../bundle/recommend.js';
import { f1 } from '../metrics.js';
import { samplesOf } from '../calibration/pooled.js';
import { isGiven, type Row } from '../rows.js';
import { type DetailReport, detailReport, type FinalRow, type Share, share } from './detail-report.js';
import { type Experience, experienceOf, experiences } from './experience.js';

export interface Slice {
  readonly name: string;
  readonly documents: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  /** Values at or above their threshold, and wrong among them. */
  readonly accepted: number;
  readonly acceptedWrong: number;
}

export type Rates = Pick<Slice, 'precision' | 'recall' | 'f1'>;

export type Summary = Readonly<Record<'header' | 'contacts' | 'lineItems', Rates>>;

export interface Shots extends Summary {
  readonly name: Experience;
  readonly documents: number;
}

export interface DocumentReport {
  readonly document: string;
  readonly wrong: number;
  readonly missed: number;
  /** False positives above their threshold: undetected errors. */
  readonly acceptedWrong: number;
  readonly errors: readonly FinalRow[];
}

export interface Report {
  readonly dataset: string;
  readonly bundle: string;
  readonly documents: number;
  readonly predictions: number;
  /** Caveats of the figures. */
  readonly notes?: readonly string[];
  /** Header details and members only, micro-averaged; contacts; cells. */
  readonly summary: Summary;
  /** The same by how many documents of the supplier were labelled; empty where that is not known of any. */
  readonly shots: readonly Shots[];
  readonly details: readonly DetailReport[];
  readonly lineItems: { readonly cells: Share; readonly rows: Share; readonly tables: Share };
  readonly slices: Readonly<Record<string, readonly Slice[]>>;
  readonly worst: readonly DocumentReport[];
}

/**
 * Replaces each row's score by the one a client sees (the raw one where the bundle is not calibrated) and notes whether it passes. `scored`: rows
 * have cross-fitted scores. Changes the rows in place: memory does not hold a million rows twice.
 */
export function becomeFinal(rows: Row[], calibration: Calibration | undefined, scored = false): readonly FinalRow[] {
  for (const row of rows) Object.assign(row, finalOf(row, calibration, scored));
  return rows as unknown as readonly FinalRow[];
}

function finalOf(row: Row, calibration: Calibration | undefined, scored: boolean): Pick<FinalRow, 'features' | 'score' | 'passes'> {
  const score = !isGiven(row) ? 0 : scored ? (row.score ?? row.rawScore) : calibratedScore(row, calibration);
  const promise = calibration?.thresholds[row.detail];
  const threshold = promise ? thresholdFor(calibration!, promise, row.quality) : -1;
  const passes = isGiven(row) && !row.guessed && threshold >= 0 && score >= threshold;
  // The report needs no features; they are most of the memory.
  return { features: undefined, score, passes };
}

function calibratedScore(row: Row, calibration: Calibration | undefined): number {
  const calibrator = calibration?.calibrators[row.detail] ?? calibration?.calibrators[pooledCalibrator];
  return calibrator ? roundScore(calibrated(calibrator, samplesOf(row).features)) : row.rawScore;
}

const isCell = (detail: string): boolean => detail.startsWith(`${lineItemRow}.`);
const contact = /^(?:Sender|Receiver|Other)(?:\.|$)/;

/**
 * Precision, recall, calibration and thresholds by detail, and the same rows by language, source, experience and supplier. `calibration`: of the bundle that
 * scored them; undefined for foreign answers.
 */
export function reportOf(
  rows: readonly FinalRow[],
  calibration: Calibration | undefined,
  about: Pick<Report, 'dataset' | 'bundle' | 'notes'>,
  /** Labelled training documents of each supplier; undefined: unknown. */
  trained?: ReadonlyMap<string, number>,
): Report {
  const byDetail = grouped(rows, ({ detail }) => detail);
  const byDocument = grouped(rows, ({ document }) => document);
  const cells = [...byDetail].flatMap(([detail, own]) => (isCell(detail) ? own : []));
  const judgedRows = byDetail.get(lineItemRow) ?? [];
  const tables = [...grouped(judgedRows, ({ document }) => document).values()];
  return {
    ...about,
    documents: byDocument.size,
    predictions: rows.length,
    summary: summaryOf(rows),
    shots: shotsOf(rows, trained),
    details: [...byDetail].sort(([a], [b]) => (a < b ? -1 : 1)).map(([detail, own]) => detailReport(detail, own, calibration?.thresholds[detail])),
    lineItems: {
      cells: share(cells.filter(({ correct }) => correct).length, cells.length),
      rows: share(judgedRows.filter(({ correct }) => correct).length, judgedRows.length),
      tables: share(tables.filter((table) => table.every(({ correct }) => correct)).length, tables.length),
    },
    slices: {
      language: slices(rows, ({ language }) => language ?? 'unknown'),
      source: slices(rows, ({ quality }) => quality ?? 'unknown'),
      experience: slices(rows, (row) => experienceOf(row, trained)).sort((a, b) => rank(a) - rank(b)),
      supplier: slices(rows, (row) => row.supplier || 'unknown').slice(0, 50),
    },
    worst: worstOf(byDocument),
  };
}

function summaryOf(rows: readonly FinalRow[]): Summary {
  const of = (wanted: (detail: string) => boolean) => rates(rows.filter(({ detail }) => wanted(detail)));
  return {
    header: of((detail) => !detail.startsWith(lineItemRow) && !contact.test(detail)),
    contacts: of((detail) => contact.test(detail) && detail.includes('.')),
    lineItems: of(isCell),
  };
}

/** Fewest labelled documents first. */
function shotsOf(rows: readonly FinalRow[], trained: ReadonlyMap<string, number> | undefined): readonly Shots[] {
  const found = grouped(rows, (row) => experienceOf(row, trained));
  if (found.size === 1 && found.has('unknown')) return [];
  return experiences.flatMap((name) => {
    const own = found.get(name);
    return own ? [{ name, documents: new Set(own.map(({ document }) => document)).size, ...summaryOf(own) }] : [];
  });
}

const rank = ({ name }: Pick<Slice, 'name'>): number => (experiences as readonly string[]).indexOf(name);

interface Counts {
  readonly documents: Set<string>;
  given: number;
  correct: number;
  /** True values. */
  stated: number;
  accepted: number;
  acceptedWrong: number;
}

const noCounts = (): Counts => ({ documents: new Set(), given: 0, correct: 0, stated: 0, accepted: 0, acceptedWrong: 0 });

function count(counts: Counts, row: FinalRow): void {
  counts.documents.add(row.document);
  if (isGiven(row)) counts.given++;
  if (row.correct) counts.correct++;
  if (row.correct || row.truth !== '') counts.stated++;
  if (row.passes) counts.accepted++;
  if (row.passes && !row.correct) counts.acceptedWrong++;
}

function ratesOf({ given, correct, stated }: Counts): Rates {
  const [precision, recall] = [given === 0 ? 0 : correct / given, stated === 0 ? 0 : correct / stated];
  return { precision, recall, f1: f1(precision, recall) };
}

function rates(rows: readonly FinalRow[]): Rates {
  const counts = noCounts();
  for (const row of rows) count(counts, row);
  return ratesOf(counts);
}

/** Lowest F1 first. */
function slices(rows: readonly FinalRow[], of: (row: FinalRow) => string): Slice[] {
  const found = new Map<string, Counts>();
  for (const row of rows) {
    const name = of(row);
    let counts = found.get(name);
    if (!counts) found.set(name, (counts = noCounts()));
    count(counts, row);
  }
  return [...found]
    .map(([name, counts]) => ({
      name,
      documents: counts.documents.size,
      ...ratesOf(counts),
      accepted: counts.accepted,
      acceptedWrong: counts.acceptedWrong,
    }))
    .sort((a, b) => a.f1 - b.f1);
}

function worstOf(byDocument: ReadonlyMap<string, readonly FinalRow[]>): readonly DocumentReport[] {
  return [...byDocument]
    .map(([document, rows]) => {
      const errors = rows.filter(({ correct, detail }) => !correct && detail !== lineItemRow).sort((a, b) => b.score - a.score);
      const missed = errors.filter((row) => !isGiven(row)).length;
      return { document, wrong: errors.length - missed, missed, acceptedWrong: errors.filter(({ passes }) => passes).length, errors: errors.slice(0, 20) };
    })
    .filter(({ errors }) => errors.length > 0)
    .sort((a, b) => b.acceptedWrong - a.acceptedWrong || b.wrong + b.missed - a.wrong - a.missed || (a.document < b.document ? -1 : 1))
    .slice(0, 30);
}
