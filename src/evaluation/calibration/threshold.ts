/**
 * Thresholds by fixed-sequence testing with exact binomial tests (Learn then Test, arXiv 2110.01052). Sets of the best-scored predictions grow step
 * by step, each tested for the target precision; the first failure ends the test, so that all accepted sets hold jointly at the confidence.
 */
import { grouped } from '../../grouped.js';
import type { Threshold } from '../../bundle/calibration.js';
import { counted } from '../../counted.js';
import { random } from '../../random.js';
import { atMost, leastSamples } from './binomial.js';
import { byScore } from '../sorted.js';
import { type Guarantee, testSizes } from './test-sizes.js';

export interface Unit {
  readonly score: number;
  readonly correct: boolean;
  readonly supplier: string;
}

export interface Target extends Guarantee {
  readonly seed: number;
}

export interface Choice extends Omit<Threshold, 'source'> {
  readonly suppliers: number;
  /** Approximate number of further labelled predictions needed, where there is no threshold. */
  readonly moreLabels?: number;
  readonly note?: string;
}

/** Largest number of predictions of one supplier. */
export const mostOfOneSupplier = 10;
export const leastSuppliers = 5;
/** Number of suppliers from which on they are bootstrapped as blocks. */
const manySuppliers = 20;

/** Best scores first, with the cap a supplier; several targets are tested on it. */
export interface Ranked {
  readonly units: readonly Unit[];
  readonly suppliers: number;
  /** Lower tenth of the precision of each set under a bootstrap of suppliers; computed once for all targets. */
  readonly resampled: (size: number) => number;
}

/** Of a supplier at most `mostOfOneSupplier` values, drawn by the seed. */
export function rank(all: readonly Unit[], seed: number): Ranked {
  const units = byScore(capped(all, seed), 'descending');
  const known = new Map<number, number>();
  const resampled = (size: number): number => {
    const value = known.get(size) ?? blockBootstrap(units, size, seed);
    known.set(size, value);
    return value;
  };
  return { units, suppliers: new Set(units.map(({ supplier }) => supplier)).size, resampled };
}

/** The lowest score from which the precision is certified at the target's confidence; -1 with the reason where there is none. */
export const chooseThreshold = (all: readonly Unit[], target: Target): Choice => chooseRanked(rank(all, target.seed), target);

/** As `chooseThreshold`, on values that are ranked already. */
export function chooseRanked({ units, suppliers, resampled }: Ranked, target: Guarantee): Choice {
  const about = { n: units.length, targetPrecision: target.precision, confidence: target.confidence, suppliers };
  const least = leastSamples(target.precision, target.confidence);
  const none = (reason: string, moreLabels: number | undefined): Choice => ({
    threshold: -1,
    accepted: 0,
    wrong: 0,
    ...about,
    reason: `${reason}; ${moreLabels === undefined ? `more labels alone will not reach ${target.precision}, the model must be right more often` : `label about ${moreLabels} more`}`,
    ...(moreLabels !== undefined && { moreLabels }),
  });
  if (units.length < least)
    return none(
      `${counted(units.length, 'prediction')}, at least ${least} flawless ones are needed for precision ${target.precision}`,
      moreNeeded(units, target, least),
    );
  if (suppliers < leastSuppliers) {
    return none(
      `predictions of ${counted(suppliers, 'supplier')} only, at least ${leastSuppliers} are needed`,
      (leastSuppliers - suppliers) * mostOfOneSupplier,
    );
  }
  const { accepted, failed } = walk(units, target);
  if (accepted.length === 0) {
    return none(
      failed ? `${failed.wrong} of the best ${failed.size} ${failed.wrong === 1 ? 'is' : 'are'} wrong` : 'equal scores leave no set to test',
      moreNeeded(units, target, least),
    );
  }
  if (suppliers < manySuppliers) {
    return { ...chosen(accepted.at(-1)!), ...about, note: `only ${suppliers} suppliers: too few to check that it holds from one supplier to the next` };
  }
  // All accepted sets hold jointly: the largest that also passes the bootstrap of suppliers is taken.
  const firm = accepted.findLast((set) => resampled(set.size) >= target.precision - 0.01);
  if (!firm) return none('precision differs too much from one supplier to the next', suppliers);
  return { ...chosen(firm), ...about };
}

const chosen = ({ score, size, wrong }: Step) => ({ threshold: Math.ceil(score * 10_000 - 1e-6) / 10_000, accepted: size, wrong });

interface Step {
  readonly size: number;
  readonly wrong: number;
  /** Of the last accepted set. */
  readonly score: number;
}

function walk(sorted: readonly Unit[], target: Guarantee): { readonly accepted: readonly Step[]; readonly failed?: Step } {
  const accepted: Step[] = [];
  let [size, wrong] = [0, 0];
  for (const wanted of testSizes(sorted.length, target)) {
    // Equal scores stay in one set: a threshold cannot separate them.
    while (size < sorted.length && (size < wanted || sorted[size]!.score === sorted[size - 1]?.score)) {
      if (!sorted[size]!.correct) wrong++;
      size++;
    }
    if (accepted.at(-1)?.size === size) continue;
    const step = { size, wrong, score: sorted[size - 1]!.score };
    if (atMost(wrong, size, 1 - target.precision) > 1 - target.confidence) return { accepted, failed: step };
    accepted.push(step);
  }
  return { accepted };
}

/** At most ten units of each supplier, chosen at random. */
function capped(units: readonly Unit[], seed: number): readonly Unit[] {
  const stream = random('cap', seed);
  return [...grouped(units, ({ supplier }) => supplier)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, own]) => (own.length <= mostOfOneSupplier ? own : stream.shuffle(own).slice(0, mostOfOneSupplier)));
}

/** Lower tenth of the precision under a bootstrap of suppliers. */
function blockBootstrap(units: readonly Unit[], size: number, seed: number): number {
  const blocks = new Map<string, { right: number; size: number }>();
  for (let i = 0; i < size; i++) {
    const { supplier, correct } = units[i]!;
    let block = blocks.get(supplier);
    if (!block) blocks.set(supplier, (block = { right: 0, size: 0 }));
    block.size++;
    if (correct) block.right++;
  }
  const rights = Int32Array.from(blocks.values(), ({ right }) => right);
  const sizes = Int32Array.from(blocks.values(), ({ size }) => size);
  const count = sizes.length;
  if (rights.every((right, i) => right === sizes[i])) return 1;
  const { next } = random('block', seed);
  const precisions = Float64Array.from({ length: 200 }, () => {
    let [right, size] = [0, 0];
    for (let i = 0; i < count; i++) {
      const block = Math.floor(next() * count);
      right += rights[block]!;
      size += sizes[block]!;
    }
    return right / size;
  }).sort();
  return precisions[20]!;
}

/** Largest growth of the labels that is suggested: beyond it, better training pays more. */
const mostGrowth = 20;
/** Fewer predictions do not show where errors are. */
const fewest = 20;

/** Number of further predictions until the test would first succeed at the current error distribution; undefined where it hardly ever would. */
function moreNeeded(sorted: readonly Unit[], target: Guarantee, least: number): number | undefined {
  const n = sorted.length;
  if (n < fewest) return least - n;
  const wrongAmong = [0];
  for (const { correct } of sorted) wrongAmong.push(wrongAmong.at(-1)! + (correct ? 0 : 1));
  for (let wanted = Math.max(n + 1, least); wanted <= mostGrowth * Math.max(n, least); wanted = Math.ceil(wanted * 1.05)) {
    const [size] = testSizes(wanted, target);
    if (size === undefined) continue;
    const wrong = Math.round((wrongAmong[Math.round((n * size) / wanted)]! * wanted) / n);
    if (atMost(wrong, size, 1 - target.precision) <= 1 - target.confidence) return wanted - n;
  }
  return undefined;
}
