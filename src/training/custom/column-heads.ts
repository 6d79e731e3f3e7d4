/** Fits new columns of the line items network by softmax regression on the base's frozen states, in seconds. */
import { columnWeight } from '../losses/class-loss.js';

/** Tokens of one page in the base's states; classes are the base's columns, then the new ones. */
export interface ColumnPage {
  /** tokens × width. */
  readonly states: Float32Array;
  /** tokens × columns of the base. */
  readonly logits: Float32Array;
  /** Class of every token; −1: unknown. */
  readonly target: Int32Array;
  /** tokens × new columns: 0 where it is unknown whether the word belongs to one. */
  readonly known: Float32Array;
}

export interface ColumnHead {
  readonly weights: Float32Array;
  readonly bias: number;
}

export interface HeadOptions {
  readonly iterations?: number;
  /** L2 penalty, in numbers of words. */
  readonly strength?: number;
}

/** The base's logits stay fixed; the new columns are fitted beside them. */
export function learnColumns(pages: readonly ColumnPage[], count: number, { iterations = 200, strength = 1 }: HeadOptions = {}): ColumnHead[] {
  const rows = rowsOf(pages, count);
  const { width, scale } = rows;
  const size = count * (width + 1);
  const [values, first, second] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  // New columns start with a low bias: no word is of a new column unless its state shows it.
  for (let column = 0; column < count; column++) values[column * (width + 1) + width] = -4;
  const pull = strength / Math.max(1, rows.weights);
  for (let step = 0; step < iterations; step++) {
    const gradient = slope(rows, values, count);
    const pace = 0.3 * (1 - step / iterations);
    for (let i = 0; i < size; i++) {
      const g = gradient[i]! + (i % (width + 1) === width ? 0 : pull * values[i]!);
      first[i] = 0.9 * first[i]! + 0.1 * g;
      second[i] = 0.99 * second[i]! + 0.01 * g * g;
      values[i]! -= (pace * first[i]!) / (1 - 0.9 ** (step + 1)) / (Math.sqrt(second[i]! / (1 - 0.99 ** (step + 1))) + 1e-8);
    }
  }
  return Array.from({ length: count }, (_, column) => {
    const at = column * (width + 1);
    return { weights: Float32Array.from(values.subarray(at, at + width), (value) => value / scale), bias: values[at + width]! };
  });
}

interface Row {
  readonly state: Float32Array;
  /** Of the base's columns: log-sum-exp, and the logit of the right one. */
  readonly rest: number;
  readonly target: number;
  readonly weight: number;
  readonly known: Float32Array;
}

interface Rows {
  readonly list: readonly Row[];
  readonly width: number;
  readonly columns: number;
  /** Mean norm of a state. */
  readonly scale: number;
  /** Of all pages together. */
  readonly weights: number;
}

/** The weighted words, with the fixed part of their loss. */
function rowsOf(pages: readonly ColumnPage[], count: number): Rows {
  const one = pages.find(({ target }) => target.length > 0);
  if (!one) return { list: [], width: 0, columns: 0, scale: 1, weights: 0 };
  const [width, columns] = [one.states.length / one.target.length, one.logits.length / one.target.length];
  let [squares, tokens] = [0, 0];
  const list = pages.flatMap(({ states, logits, target, known }) => {
    const rows: Row[] = [];
    target.forEach((truth, i) => {
      if (truth < 0) return;
      const state = states.subarray(i * width, (i + 1) * width);
      for (const value of state) squares += value * value;
      tokens++;
      rows.push({
        state,
        rest: logOfSum(logits, i * columns, columns),
        target: truth,
        weight: columnWeight(truth),
        known: known.subarray(i * count, (i + 1) * count),
      });
    });
    return rows;
  });
  return { list, width, columns, scale: Math.sqrt(squares / Math.max(1, tokens)) || 1, weights: list.reduce((sum, { weight }) => sum + weight, 0) };
}

function logOfSum(values: Float32Array, at: number, count: number): number {
  let most = -Infinity;
  for (let i = at; i < at + count; i++) most = Math.max(most, values[i]!);
  let sum = 0;
  for (let i = at; i < at + count; i++) sum += Math.exp(values[i]! - most);
  return most + Math.log(sum);
}

/** Gradient of the weighted mean cross entropy. */
function slope({ list, width, columns, scale, weights }: Rows, values: Float64Array, count: number): Float64Array {
  const gradient = new Float64Array(values.length);
  const scores = new Float64Array(count);
  for (const { state, rest, target, weight, known } of list) {
    let most = rest;
    for (let column = 0; column < count; column++) {
      const at = column * (width + 1);
      let score = 0;
      for (let i = 0; i < width; i++) score += values[at + i]! * state[i]!;
      scores[column] = known[column] === 1 ? score / scale + values[at + width]! : -Infinity;
      most = Math.max(most, scores[column]!);
    }
    let sum = Math.exp(rest - most);
    for (const score of scores) sum += Math.exp(score - most);
    for (let column = 0; column < count; column++) {
      const error = weight * (Math.exp(scores[column]! - most) / sum - (target === columns + column ? 1 : 0));
      if (Math.abs(error) < 1e-7) continue;
      const at = column * (width + 1);
      for (let i = 0; i < width; i++) gradient[at + i]! += (error * state[i]!) / scale;
      gradient[at + width]! += error;
    }
  }
  return gradient.map((value) => value / Math.max(1, weights));
}
