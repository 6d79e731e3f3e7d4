/**
 * Loss of the choice among candidates. A detail with one value: −log of the joint softmax probability of all right candidates ("none" has logit 0),
 * so that labels without places train too. A detail with many values: binary cross entropy of every candidate.
 */
import { binaryLoss, sigmoid, type Term } from './class-loss.js';
import type { Output, Target } from '../contract.js';
import { tallying } from './scores.js';

/** Scales sums over some forty details to the size of a token's cross entropy. */
const scale = 1 / 8;
/** Weight of wrong candidates of a detail with many values: most are wrong. */
const negativeWeight = 0.5;

/** gold, allowed [B, C, F]; known [B, 1, F]: a detail whose label is unknown has no loss. */
export function choiceLoss(scores: Output, gold: Target, allowed: Target, known: Target, many: readonly boolean[]): Term {
  const [pages, candidates, columns] = scores.shape as [number, number, number];
  const gradient = new Float32Array(scores.data.length);
  const [single, several] = [tallying(), tallying()];
  const share = scale / pages;
  let loss = 0;
  for (let page = 0; page < pages; page++) {
    for (let column = 0; column < columns; column++) {
      if (known.data[page * columns + column] === 0) continue;
      const from = page * candidates * columns + column;
      const cells: number[] = [];
      for (let at = from, end = from + candidates * columns; at < end; at += columns) if (allowed.data[at]! > 0) cells.push(at);
      loss += share * (many[column] ? judgeEach : judgeOne)(scores.data, gold.data, cells, gradient, share, many[column] ? several : single);
    }
  }
  return { loss, gradient, tally: { single: single.counts, many: several.counts } };
}

type Column = (
  scores: Float32Array,
  gold: Target['data'],
  cells: readonly number[],
  gradient: Float32Array,
  share: number,
  count: ReturnType<typeof tallying>,
) => number;

const judgeOne: Column = (scores, gold, cells, gradient, share, count) => {
  let [best, highest] = [-1, 0];
  for (const at of cells) if (scores[at]! > highest) [best, highest] = [at, scores[at]!];
  let sum = Math.exp(-highest);
  let right = 0;
  let exists = false;
  for (const at of cells) {
    const part = Math.exp(scores[at]! - highest);
    sum += part;
    if (gold[at]! > 0) [right, exists] = [right + part, true];
  }
  const truth = Math.max(exists ? right : Math.exp(-highest), 1e-30);
  for (const at of cells) {
    const part = Math.exp(scores[at]! - highest);
    gradient[at] = share * (part / sum - (gold[at]! > 0 ? part / truth : 0));
  }
  if (exists || best >= 0) count.choose(best >= 0 && gold[best]! > 0, best >= 0, exists);
  return Math.log(sum) - Math.log(truth);
};

const judgeEach: Column = (scores, gold, cells, gradient, share, count) => {
  let positives = 0;
  for (const at of cells) if (gold[at]! > 0) positives++;
  const each = 1 / Math.max(1, positives);
  let loss = 0;
  for (const at of cells) {
    const truth = gold[at]! > 0 ? 1 : 0;
    const weight = each * (truth ? 1 : negativeWeight);
    loss += weight * binaryLoss(scores[at]!, truth);
    gradient[at] = share * weight * (sigmoid(scores[at]!) - truth);
    if (truth || scores[at]! > 0) count.choose(truth === 1 && scores[at]! > 0, scores[at]! > 0, truth === 1);
  }
  return loss;
};
