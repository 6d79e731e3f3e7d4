/** Weights by family that make what is true likeliest: conditional logistic regression by Adam over all decisions. */
import type { Decision } from './decisions.js';
import type { Rows } from './rows.js';

/** Steps and their length. */
const [epochs, rate] = [150, 0.15];

/** Families × columns. `ridges`: of each weight the penalty on the mean loss. */
export function fit(
  decisions: readonly Decision[],
  rows: Rows,
  families: number,
  ridges: readonly number[],
  report: (epoch: number, loss: number) => void,
): Float64Array {
  const theta = new Float64Array(families * rows.width);
  const [m, v] = [new Float64Array(theta.length), new Float64Array(theta.length)];
  for (let epoch = 1; epoch <= epochs; epoch++) {
    const { gradient, loss } = gradientOf(decisions, rows, theta);
    const length = rate * Math.min(1, (2 * (epochs - epoch)) / epochs);
    for (let k = 0; k < theta.length; k++) {
      const g = gradient[k]! + ridges[k]! * theta[k]!;
      m[k] = 0.9 * m[k]! + 0.1 * g;
      v[k] = 0.99 * v[k]! + 0.01 * g * g;
      theta[k]! -= (length * (m[k]! / (1 - 0.9 ** epoch))) / (Math.sqrt(v[k]! / (1 - 0.99 ** epoch)) + 1e-9);
    }
    report(epoch, loss);
  }
  return theta;
}

function gradientOf(decisions: readonly Decision[], rows: Rows, theta: Float64Array): { readonly gradient: Float64Array; readonly loss: number } {
  const [data, width] = [rows.data(), rows.width];
  const total = decisions.reduce((sum, { weight }) => sum + weight, 0);
  const gradient = new Float64Array(theta.length);
  let loss = 0;
  for (const decision of decisions) {
    const { base, family, at, weight } = decision;
    const scores = new Float64Array(base.length);
    for (let i = 0; i < base.length; i++) {
      let sum = base[i]!;
      if (at[i]! >= 0) for (let k = 0; k < width; k++) sum += theta[family[i]! * width + k]! * data[at[i]! + k]!;
      scores[i] = sum;
    }
    loss += (weight * slopesOf(decision, scores)) / total;
    for (let i = 0; i < base.length; i++) {
      const g = (weight * scores[i]!) / total;
      if (Math.abs(g) < 1e-12 || at[i]! < 0) continue;
      for (let k = 0; k < width; k++) gradient[family[i]! * width + k]! += g * data[at[i]! + k]!;
    }
  }
  return { gradient, loss };
}

/** Puts the loss's slope in the place of each score, and gives the loss. */
function slopesOf({ truth, many }: Decision, scores: Float64Array): number {
  const n = scores.length;
  if (many) {
    let loss = 0;
    for (let i = 0; i < n; i++) {
      const isRight = truth.includes(i);
      const p = i === n - 1 ? 0 : 1 / (1 + Math.exp(-scores[i]!));
      if (i < n - 1) loss -= Math.log(Math.max(1e-9, isRight ? p : 1 - p));
      scores[i] = p - Number(isRight);
    }
    return loss;
  }
  const most = scores.reduce((a, b) => Math.max(a, b), -Infinity);
  let [sum, right] = [0, 0];
  for (let i = 0; i < n; i++) sum += scores[i] = Math.exp(scores[i]! - most);
  for (const t of truth) right += scores[t]!;
  for (let i = 0; i < n; i++) scores[i] = scores[i]! / sum - (truth.includes(i) ? scores[i]! / Math.max(1e-300, right) : 0);
  return -Math.log(Math.max(1e-12, right / sum));
}
