/** Cross entropy over classes of tokens and lines, and over the document heads. Class 0 is "outside", most of every page, and has a lower weight. */
import { documentTypes } from '../../catalogue/document-types.js';
import { columnNames } from '../../network/config.js';
import type { Output, Target } from '../contract.js';
import { type Tally, tallying } from './scores.js';

export interface Term {
  readonly loss: number;
  readonly gradient: Float32Array;
  readonly tally: Tally;
}

/** Weight of class 0; 1 for all others. */
export const outside =
  (weight: number) =>
  (truth: number): number =>
    truth === 0 ? weight : 1;

const builtIn = columnNames().length;
/** Weight of custom columns: few documents have them, and half of the pages are synthetic and leave them unknown. */
const ownWeight = 4;
/** Weight of a token by its true column: 0 is outside of all, and those of the customer come behind the built-in ones. */
export const columnWeight = (truth: number): number => (truth === 0 ? 0.2 : truth < builtIn ? 1 : ownWeight);

/** Minimum weight of a page: a nearly empty one must not count as much as a full one. */
const leastWeight = 10;

/**
 * Targets −1 are ignored. Weighted mean over the rows of each page, then mean over pages. `known` (pages × rows × classes, 0 or 1): unknown classes
 * of a row are left out of its softmax.
 */
export function classLoss(name: string, { data: given, shape }: Output, target: Target, weightOf: (truth: number) => number, known?: Target): Term {
  const [pages, rows, classes] = shape as [number, number, number];
  const data = known ? masked(given, known) : given;
  const gradient = new Float32Array(data.length);
  const count = tallying();
  let loss = 0;
  for (let page = 0; page < pages; page++) {
    let weights = 0;
    for (let row = page * rows; row < (page + 1) * rows; row++) if (target.data[row]! >= 0) weights += weightOf(target.data[row]!);
    const share = 1 / (Math.max(weights, leastWeight) * pages);
    for (let row = page * rows; row < (page + 1) * rows; row++) {
      const truth = target.data[row]!;
      if (truth < 0) continue;
      const weight = weightOf(truth) * share;
      const at = row * classes;
      const best = softmax(data, at, classes, gradient);
      loss -= weight * Math.log(Math.max(gradient[at + truth]!, 1e-12));
      for (let i = 0; i < classes; i++) gradient[at + i]! *= weight;
      gradient[at + truth]! -= weight;
      if (truth !== 0 || best !== 0) count.choose(best === truth, best !== 0, truth !== 0);
    }
  }
  return { loss, gradient, tally: { [name]: count.counts } };
}

/** A logit so low that its probability is zero. */
const never = -1e4;

const masked = (data: Float32Array, known: Target): Float32Array => data.map((logit, i) => (known.data[i] === 0 ? never : logit));

/** The first heads are the document types, of which one is right; the others are binary. */
export function documentLoss({ data, shape }: Output, target: Target, known: Target): Term {
  const [pages, heads] = shape as [number, number];
  const gradient = new Float32Array(data.length);
  const types = documentTypes.length;
  const [typeCount, flagCount] = [tallying(), tallying()];
  let loss = 0;
  for (let page = 0; page < pages; page++) {
    const at = page * heads;
    if (known.data[at]! > 0) {
      const truth = indexOfLargest(target.data, at, types);
      const best = softmax(data, at, types, gradient);
      loss -= Math.log(Math.max(gradient[at + truth]!, 1e-12)) / pages;
      for (let i = 0; i < types; i++) gradient[at + i]! /= pages;
      gradient[at + truth]! -= 1 / pages;
      typeCount.choose(best === truth, true, true);
    }
    for (let i = at + types; i < at + heads; i++) {
      if (known.data[i] === 0) continue;
      const truth = target.data[i]!;
      loss += binaryLoss(data[i]!, truth) / pages;
      gradient[i] = (sigmoid(data[i]!) - truth) / pages;
      if (truth > 0.5 || data[i]! > 0) flagCount.choose(truth > 0.5 && data[i]! > 0, data[i]! > 0, truth > 0.5);
    }
  }
  return { loss, gradient, tally: { documentType: typeCount.counts, documentFlags: flagCount.counts } };
}

/** A logit as a probability, without overflow on either side. */
export const sigmoid = (x: number): number => (x >= 0 ? 1 / (1 + Math.exp(-x)) : Math.exp(x) / (1 + Math.exp(x)));

/** Binary cross entropy of a logit; the truth is 0 or 1. */
export const binaryLoss = (logit: number, truth: number): number => Math.max(logit, 0) - logit * truth + Math.log1p(Math.exp(-Math.abs(logit)));

/** Writes the softmax to the same place of `out`; returns the index of the largest. */
function softmax(logits: Float32Array, at: number, classes: number, out: Float32Array): number {
  const best = indexOfLargest(logits, at, classes);
  let sum = 0;
  for (let i = at; i < at + classes; i++) sum += out[i] = Math.exp(logits[i]! - logits[at + best]!);
  for (let i = at; i < at + classes; i++) out[i]! /= sum;
  return best;
}

function indexOfLargest(values: Float32Array | Int32Array, at: number, count: number): number {
  let best = 0;
  for (let i = 1; i < count; i++) if (values[at + i]! > values[at + best]!) best = i;
  return best;
}
