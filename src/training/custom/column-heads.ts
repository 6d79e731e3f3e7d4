/** New columns of the line items network as softmax regression beside the base's own, over states that stay what they are; in seconds. */
import { columnWeight } from '../losses/class-loss.js';

/** Tokens of one page as the base sees them; classes are the base's columns, then those to learn. */
export interface ColumnPage {
  /** tokens × width. */
  readonly states: Float32Array;
  /** tokens × columns of the base. */
  readonly logits: Float32Array;
  /** Class of every token; −1: not known. */
  readonly target: Int32Array;
  /** tokens × columns to learn: 0 where nobody has said whether the word is one of it. */
  readonly known: Float32Array;
}

export interface ColumnHead {
  readonly weights: Float32Array;
  readonly bias: number;
}

export interface HeadOptions {
  readonly iterations?: number;
  /** Pull to nought, as so many words weigh. */
  readonly strength?: number;
}

/** The base's logits stay what they are; the new columns are learnt beside them. */
export function learnColumns(pages: readonly ColumnPage[], count: number, { iterations = 200, strength = 1 }: HeadOptions = {}): ColumnHead[] {
  const rows = rowsOf(pages, count);
  const { width, scale } = rows;
  const size = count * (width + 1);
  const [values, first, second] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  // Nothing is of a new column until the states say so.
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
  /** Of what the base has: log of the sum of its columns' exponents, and the logit of the right one. */
  readonly rest: number;
  readonly target: number;
  readonly weight: number;
  readonly known: Float32Array;
}

interface Rows {
  readonly list: readonly Row[];
  readonly width: number;
  readonly columns: number;
  /** Mean length of a state. */
  readonly scale: number;
  /** Of all of them together. */
  readonly weights: number;
}

/** Words that count, and what of them does not change while the new columns are learnt. */
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

/** Of the weighted mean cross entropy. */
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
