/** Are fifty more labels worth it? Coverage of the thresholds with fewer labels, and, by sampling with replacement, with more. */
import { grouped } from '../grouped.js';
import { random } from '../random.js';
import { calibrateRows, type CalibrationOptions, supplierOf } from './calibration/calibrate.js';
import { isGiven, type Row } from './rows.js';
import { chooseThreshold, type Unit } from './calibration/threshold.js';

export interface CurvePoint {
  /** Documents. */
  readonly labels: number;
  /** Forecast: more labels than there are. */
  readonly forecast: boolean;
  /** Mean coverage, and its middle 80 %. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export interface Curve {
  readonly detail: string;
  readonly documents: number;
  readonly points: readonly CurvePoint[];
}

/** Further labels that are always forecast. */
export const fewMore = 50;
const parts = [0.25, 0.5, 0.75, 1];
const growth = [2, 4];
const draws = 40;

/** The model stays the same: only the evidence for its thresholds grows. */
export function learningCurves(rows: readonly Row[], options: CalibrationOptions): readonly Curve[] {
  const { scores } = calibrateRows(rows, options);
  const units = new Map<string, (Unit & { readonly document: string })[]>();
  rows.forEach((row, i) => {
    if (!isGiven(row)) return;
    const own = units.get(row.detail) ?? [];
    own.push({ score: scores[i]!, correct: row.correct, supplier: supplierOf(row), document: row.document });
    units.set(row.detail, own);
  });
  return [...units].sort(([a], [b]) => (a < b ? -1 : 1)).map(([detail, own]) => curve(detail, own, options));
}

function curve(
  detail: string,
  units: readonly (Unit & { readonly document: string })[],
  { targetPrecision, targets, confidence, seed = 1 }: CalibrationOptions,
): Curve {
  const documents = new Set(units.map(({ document }) => document)).size;
  const bySupplier = [...grouped(units, ({ supplier }) => supplier).values()];
  const target = { precision: targets?.[detail] ?? targetPrecision, confidence, seed };
  const more = (documents + fewMore) / Math.max(1, documents);
  const points = [...parts, ...[more, ...growth].sort((a, b) => a - b)].map((part) => {
    const shares = Array.from({ length: part === 1 ? 1 : draws }, (_, draw) => {
      const drawn = part === 1 ? units : drawSuppliers(bySupplier, part, random('curve', seed, detail, part, draw));
      const { threshold, accepted, n } = chooseThreshold(drawn, target);
      return threshold < 0 ? 0 : accepted / n;
    }).sort((a, b) => a - b);
    const at = (share: number) => shares[Math.min(shares.length - 1, Math.floor(share * shares.length))]!;
    return {
      labels: Math.round(part * documents),
      forecast: part > 1,
      share: shares.reduce((sum, share) => sum + share, 0) / shares.length,
      low: at(0.1),
      high: at(0.9),
    };
  });
  return { detail, documents, points };
}

/** Samples whole suppliers: without replacement for fewer documents, with replacement, as new suppliers, for more. */
function drawSuppliers(suppliers: readonly (readonly Unit[])[], part: number, stream: ReturnType<typeof random>): readonly Unit[] {
  const count = Math.max(1, Math.round(part * suppliers.length));
  if (part < 1) return stream.shuffle(suppliers).slice(0, count).flat();
  return Array.from({ length: count }, (_, i) => stream.pick(suppliers).map((unit) => ({ ...unit, supplier: `${i}` }))).flat();
}
