/** F1 as a function of the number of labels: measured by trainings on parts of a dataset, extrapolated by a power law, with its sampling error. */
import { random } from '../random.js';
import { f1 } from './metrics.js';
import { isGiven, type Row } from './rows.js';

/** Predictions on documents that none of the trainings on `labels` documents has seen. */
export interface Part {
  readonly labels: number;
  readonly rows: readonly Row[];
}

export interface F1Point {
  readonly labels: number;
  readonly forecast: boolean;
  readonly f1: number;
  /** Middle 80 % of bootstrap samples of the documents. */
  readonly low: number;
  readonly high: number;
}

export interface F1Curve {
  readonly detail: string;
  readonly points: readonly F1Point[];
}

const draws = 200;
/** Floor of the error rate: small samples do not show the irreducible error, and none observed is not none. */
const leastError = 0.002;

/** `ahead`: numbers of labels to forecast. A forecast needs at least two parts. */
export function f1Curves(parts: readonly Part[], ahead: readonly number[], seed = 1): readonly F1Curve[] {
  const names = [...new Set(parts.flatMap(({ rows }) => rows.map(({ detail }) => detail)))].sort();
  const documents = [...new Set(parts.flatMap(({ rows }) => rows.map(({ document }) => document)))];
  const stream = random('f1 curve', seed);
  const weights = Array.from({ length: draws }, () => {
    const drawn = new Map<string, number>();
    for (let i = 0; i < documents.length; i++) {
      const document = stream.pick(documents);
      drawn.set(document, (drawn.get(document) ?? 0) + 1);
    }
    return drawn;
  });
  return names.map((detail) => {
    const own = parts.map(({ labels, rows }) => ({ labels, counts: countsOf(rows.filter((row) => row.detail === detail)) }));
    const labels = [...own.map(({ labels }) => labels), ...(parts.length > 1 ? ahead : [])];
    const at = (drawn: ReadonlyMap<string, number> | undefined) => {
      const measured = own.map(({ labels, counts }) => ({ labels, f1: f1Of(counts, drawn) }));
      const law = powerLaw(measured);
      return labels.map((n, i) => measured[i]?.f1 ?? law(n));
    };
    const best = at(undefined);
    const drawn = weights.map(at);
    const points = labels.map((n, i): F1Point => {
      const sorted = drawn.map((curve) => curve[i]!).sort((a, b) => a - b);
      return {
        labels: n,
        forecast: i >= own.length,
        f1: best[i]!,
        low: Math.min(best[i]!, sorted[draws / 10]!),
        high: Math.max(best[i]!, sorted[(9 * draws) / 10 - 1]!),
      };
    });
    return { detail, points };
  });
}

interface Counts {
  readonly given: number;
  readonly correct: number;
  readonly stated: number;
}

function countsOf(rows: readonly Row[]): ReadonlyMap<string, Counts> {
  const found = new Map<string, { given: number; correct: number; stated: number }>();
  for (const row of rows) {
    const own = found.get(row.document) ?? { given: 0, correct: 0, stated: 0 };
    if (isGiven(row)) own.given++;
    if (row.correct) own.correct++;
    if (row.correct || row.truth !== '') own.stated++;
    found.set(row.document, own);
  }
  return found;
}

function f1Of(counts: ReadonlyMap<string, Counts>, drawn: ReadonlyMap<string, number> | undefined): number {
  let [given, correct, stated] = [0, 0, 0];
  for (const [document, own] of counts) {
    const weight = drawn ? (drawn.get(document) ?? 0) : 1;
    given += weight * own.given;
    correct += weight * own.correct;
    stated += weight * own.stated;
  }
  return f1(correct / Math.max(1, given), correct / Math.max(1, stated));
}

/** Power law of the error rate: a · n^-b, with b at least 0. */
function powerLaw(measured: readonly { readonly labels: number; readonly f1: number }[]): (labels: number) => number {
  const points = measured.map(({ labels, f1 }) => ({ x: Math.log(Math.max(1, labels)), y: Math.log(Math.max(leastError, 1 - f1)) }));
  const mean = (of: 'x' | 'y') => points.reduce((sum, point) => sum + point[of], 0) / Math.max(1, points.length);
  const [x, y] = [mean('x'), mean('y')];
  const spread = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  const slope = spread === 0 ? 0 : Math.min(0, points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) / spread);
  const last = points.at(-1);
  // Through the last point, which has the most labels.
  return (labels) => (last ? 1 - Math.min(1, Math.exp(last.y + slope * (Math.log(Math.max(1, labels)) - last.x))) : 0);
}
