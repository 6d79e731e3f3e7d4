/**
 * The score from which on a detail may be used unseen: fixed-sequence testing with exact binomial tests (Learn then Test, arXiv 2110.01052). Sets of the best-scored
 * predictions grow step by step, each tested for the target precision; the first failure ends the walk, so that all accepted sets hold together with the asked confidence.
 */
import type { Threshold } from '../bundle/calibration.js';
import { random } from '../random.js';
import { atMost, leastSamples } from './binomial.js';

export interface Unit {
  readonly score: number;
  readonly correct: boolean;
  readonly supplier: string;
}

export interface Target {
  /** Share of right values wanted at or above the threshold. */
  readonly precision: number;
  /** Chance that this holds. */
  readonly confidence: number;
  readonly seed: number;
}

export interface Choice extends Omit<Threshold, 'source'> {
  readonly suppliers: number;
  /** How many more labelled predictions it takes, roughly, where there is no threshold. */
  readonly moreLabels?: number;
  readonly note?: string;
}

/** One supplier must not vouch for all. */
const mostOfOneSupplier = 10;
const leastSuppliers = 5;
/** From here on suppliers can be resampled as blocks. */
const manySuppliers = 20;

export function chooseThreshold(all: readonly Unit[], target: Target): Choice {
  const units = capped(all, target.seed);
  const suppliers = new Set(units.map(({ supplier }) => supplier)).size;
  const about = { n: units.length, targetPrecision: target.precision, confidence: target.confidence, suppliers };
  const least = leastSamples(target.precision, target.confidence);
  const none = (reason: string, moreLabels: number): Choice => ({
    threshold: -1,
    accepted: 0,
    wrong: 0,
    ...about,
    reason: `${reason}; ${advice(moreLabels)}`,
    moreLabels,
  });
  if (units.length < least)
    return none(
      `${units.length} prediction${units.length === 1 ? '' : 's'}, at least ${least} flawless ones are needed for precision ${target.precision}`,
      least - units.length,
    );
  if (suppliers < leastSuppliers) {
    return none(
      `predictions of ${suppliers} supplier${suppliers === 1 ? '' : 's'} only, at least ${leastSuppliers} are needed`,
      (leastSuppliers - suppliers) * mostOfOneSupplier,
    );
  }
  const sorted = [...units].sort((a, b) => b.score - a.score);
  const { accepted, failed } = walk(sorted, target, least);
  if (accepted.length === 0) {
    const more = moreNeeded(failed, units.length, target, least);
    const test = failed ? `${failed.wrong} of the best ${failed.size} are wrong` : 'no set of them is large enough';
    if (failed && Number.isFinite(more) === false) {
      return {
        threshold: -1,
        accepted: 0,
        wrong: 0,
        ...about,
        reason: `${test}, too many for the target ${target.precision}; more labels alone will not do, the model must be right more often`,
      };
    }
    return none(test, more);
  }
  if (suppliers < manySuppliers) {
    return { ...chosen(accepted.at(-1)!), ...about, note: `only ${suppliers} suppliers: too few to check that it holds from one supplier to the next` };
  }
  // All accepted sets hold at once, so any of them may be taken: the largest that also survives other suppliers.
  const firm = accepted.findLast((set) => blockBootstrap(sorted.slice(0, set.size), target) >= target.precision - 0.01);
  if (!firm) return none('precision differs too much from one supplier to the next', suppliers);
  return { ...chosen(firm), ...about };
}

const chosen = ({ score, size, wrong }: Step) => ({ threshold: Math.ceil(score * 10_000 - 1e-6) / 10_000, accepted: size, wrong });

const advice = (more: number): string => `label about ${more} more`;

interface Step {
  readonly size: number;
  readonly wrong: number;
  /** Of the last one accepted. */
  readonly score: number;
}

function walk(sorted: readonly Unit[], target: Target, least: number): { readonly accepted: readonly Step[]; readonly failed?: Step } {
  const accepted: Step[] = [];
  const first = sorted.length < 400 ? 10 : 8;
  let [size, wrong] = [0, 0];
  for (let twentieth = first; twentieth <= 20; twentieth++) {
    const wanted = Math.max(size, Math.round((sorted.length * twentieth) / 20));
    // Equal scores stay together: a threshold cannot tell them apart.
    while (size < sorted.length && (size < wanted || sorted[size]!.score === sorted[size - 1]?.score)) {
      if (!sorted[size]!.correct) wrong++;
      size++;
    }
    if (size < least || accepted.at(-1)?.size === size) continue;
    const step = { size, wrong, score: sorted[size - 1]!.score };
    if (atMost(wrong, size, 1 - target.precision) > 1 - target.confidence) return { accepted, failed: step };
    accepted.push(step);
  }
  return { accepted };
}

/** At most ten units of each supplier, chosen at random. */
export function capped(units: readonly Unit[], seed: number): readonly Unit[] {
  const bySupplier = new Map<string, Unit[]>();
  for (const unit of units) {
    const own = bySupplier.get(unit.supplier);
    if (own) own.push(unit);
    else bySupplier.set(unit.supplier, [unit]);
  }
  const stream = random('cap', seed);
  return [...bySupplier]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, own]) => (own.length <= mostOfOneSupplier ? own : stream.shuffle(own).slice(0, mostOfOneSupplier)));
}

/** Lower tenth of the precision when suppliers are drawn again with replacement. */
function blockBootstrap(units: readonly Unit[], { seed }: Target): number {
  const blocks = new Map<string, { right: number; size: number }>();
  for (const { supplier, correct } of units) {
    const block = blocks.get(supplier) ?? { right: 0, size: 0 };
    block.size++;
    if (correct) block.right++;
    blocks.set(supplier, block);
  }
  const all = [...blocks.values()];
  if (all.every(({ right, size }) => right === size)) return 1;
  const stream = random('block', seed);
  const precisions = Array.from({ length: 200 }, () => {
    let [right, size] = [0, 0];
    for (let i = 0; i < all.length; i++) {
      const block = stream.pick(all);
      right += block.right;
      size += block.size;
    }
    return right / size;
  }).sort((a, b) => a - b);
  return precisions[20]!;
}

/** Who has to label so many times what there is had better train. */
const mostGrowth = 20;

/** How many more predictions until a set with this share of errors would pass; Infinity where it hardly ever would. */
function moreNeeded(failed: Step | undefined, n: number, target: Target, least: number): number {
  if (!failed) return Math.max(1, 2 * least - n);
  const share = failed.wrong / failed.size;
  if (share >= 1 - target.precision) return Infinity;
  for (let factor = 1.1; factor < mostGrowth; factor *= 1.1) {
    const size = Math.ceil(failed.size * factor);
    if (atMost(Math.round(share * size), size, 1 - target.precision) <= 1 - target.confidence) return Math.ceil((n * size) / failed.size) - n;
  }
  return Infinity;
}
