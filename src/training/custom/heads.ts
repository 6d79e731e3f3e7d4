/**
 * Custom details on a frozen network: one weight vector each over candidate states, fitted by regularised logistic regression in seconds. Existing
 * columns stay bit-identical. With few documents the column stays near the prototype: mean of the right states less mean of the wrong ones.
 */
import type { Graph, Weights } from '../../network/graph.js';
import { sigmoid } from '../losses/class-loss.js';

/** One page in the network's outputs `u` and `page`: states of the candidates of the detail's kind. */
export interface HeadPage {
  readonly page: Float32Array;
  readonly candidates: readonly Float32Array[];
  /** For each candidate, whether it is the detail. All false: the page has none. */
  readonly gold: readonly boolean[];
}

export interface Head {
  readonly weights: Float32Array;
  readonly bias: number;
  /** Score of "none", from the page's state. */
  readonly noneWeights: Float32Array;
  readonly noneBias: number;
}

export interface HeadOptions {
  readonly many?: boolean;
  readonly iterations?: number;
  /** L2 penalty towards the prototype, divided by the number of pages with a value. */
  readonly strength?: number;
}

/** Fits one column on few pages: logistic loss over candidates and none, drawn to a prototype. `many`: each candidate by itself. */
export function learnHead(pages: readonly HeadPage[], { many = false, iterations = 300, strength = 0.3 }: HeadOptions = {}): Head {
  const width = pages[0]?.page.length ?? 0;
  const scales = { state: meanLength(pages.flatMap((page) => page.candidates)), page: meanLength(pages.map(({ page }) => page)) };
  const start = prototype(pages, width, scales.state);
  const values = Float64Array.from([...start.weights, start.bias, ...new Float64Array(width)]);
  const origin = values.slice();
  const positive = pages.filter(({ gold }) => gold.includes(true)).length;
  const pull = strength / Math.max(1, positive);
  const [first, second] = [new Float64Array(values.length), new Float64Array(values.length)];
  for (let step = 0; step < iterations; step++) {
    const gradient = slope(pages, values, width, scales, many);
    const pace = 0.1 * (1 - step / iterations);
    for (let i = 0; i < values.length; i++) {
      const g = gradient[i]! / pages.length + (i === width ? 0 : pull * (values[i]! - origin[i]!));
      first[i] = 0.9 * first[i]! + 0.1 * g;
      second[i] = 0.99 * second[i]! + 0.01 * g * g;
      values[i]! -= (pace * first[i]!) / (1 - 0.9 ** (step + 1)) / (Math.sqrt(second[i]! / (1 - 0.99 ** (step + 1))) + 1e-8);
    }
  }
  return {
    weights: Float32Array.from(values.subarray(0, width), (value) => value / scales.state),
    bias: values[width]!,
    noneWeights: Float32Array.from(values.subarray(width + 1), (value) => value / scales.page),
    noneBias: 0,
  };
}

type Scales = { readonly state: number; readonly page: number };

function slope(pages: readonly HeadPage[], values: Float64Array, width: number, scales: Scales, many: boolean): Float64Array {
  const gradient = new Float64Array(values.length);
  for (const { page, candidates, gold } of pages) {
    let none = 0;
    for (let i = 0; i < width; i++) none += (values[width + 1 + i]! * page[i]!) / scales.page;
    const scores = candidates.map((state) => {
      let score = values[width]! - none;
      for (let i = 0; i < width; i++) score += (values[i]! * state[i]!) / scales.state;
      return score;
    });
    const slopes = many ? scores.map((score, i) => (gold[i] ? 1 : 0.5) * (sigmoid(score) - (gold[i] ? 1 : 0))) : choiceSlopes(scores, gold);
    const total = slopes.reduce((sum, one) => sum + one, 0);
    for (const [c, one] of slopes.entries()) for (let i = 0; i < width; i++) gradient[i]! += (one * candidates[c]![i]!) / scales.state;
    gradient[width]! += total;
    for (let i = 0; i < width; i++) gradient[width + 1 + i]! -= (total * page[i]!) / scales.page;
  }
  return gradient;
}

/** Gradient of −log of the right candidates' joint probability; "none" is a further candidate with score 0. */
function choiceSlopes(scores: readonly number[], gold: readonly boolean[]): number[] {
  const highest = Math.max(0, ...scores);
  const parts = scores.map((score) => Math.exp(score - highest));
  const sum = parts.reduce((all, part) => all + part, Math.exp(-highest));
  const right = parts.reduce((all, part, i) => all + (gold[i] ? part : 0), 0);
  return parts.map((part, i) => part / sum - (gold[i] ? part / Math.max(right, 1e-30) : 0));
}

function prototype(pages: readonly HeadPage[], width: number, scale: number): { weights: Float64Array; bias: number } {
  const mean = (wanted: boolean): Float64Array => {
    const sum = new Float64Array(width);
    let count = 0;
    for (const { candidates, gold } of pages) {
      for (const [c, state] of candidates.entries()) {
        if (gold[c] !== wanted) continue;
        count++;
        for (let i = 0; i < width; i++) sum[i]! += state[i]! / scale;
      }
    }
    return count === 0 ? sum : sum.map((value) => value / count);
  };
  const [right, wrong] = [mean(true), mean(false)];
  const between = right.map((value, i) => value - wrong[i]!);
  const length = between.reduce((sum, value) => sum + value * value, 0);
  // Scaled so that the two means score +2 and −2.
  const factor = length > 1e-12 ? 4 / length : 0;
  const weights = between.map((value) => value * factor);
  return { weights, bias: -weights.reduce((sum, value, i) => sum + (value * (right[i]! + wrong[i]!)) / 2, 0) };
}

const meanLength = (states: readonly Float32Array[]): number =>
  Math.sqrt(states.reduce((sum, state) => sum + state.reduce((squares, value) => squares + value * value, 0), 0) / Math.max(1, states.length)) || 1;

/** A head's score, as the network computes it. */
export function headScore(head: Head, state: Float32Array, page: Float32Array): number {
  let score = head.bias - head.noneBias;
  for (let i = 0; i < state.length; i++) score += head.weights[i]! * state[i]! - head.noneWeights[i]! * page[i]!;
  return score;
}

/**
 * Weights of the details network with these columns (indices over built-in and custom details) replaced; all other arrays are shared. Throws Error for a column
 * that the network lacks, which is a bug of the caller.
 */
export function withHeads(graph: Graph, weights: Weights, heads: ReadonlyMap<number, Head>): Weights {
  const columns = graph.parameters.find(({ name }) => name === 'head/detail/bias')!.shape[0]!;
  const changed = new Map(weights);
  const put = (name: string, of: (head: Head) => ArrayLike<number>) => {
    const data = weights.get(name)!.slice();
    for (const [column, head] of heads) {
      if (column < 0 || column >= columns) throw new Error(`column ${column}: the network has ${columns}`);
      const numbers = of(head);
      for (let row = 0; row < numbers.length; row++) data[row * columns + column] = numbers[row]!;
    }
    changed.set(name, data);
  };
  put('head/detail/weights', (head) => head.weights);
  put('head/detail/bias', (head) => [head.bias]);
  put('head/none/weights', (head) => head.noneWeights);
  put('head/none/bias', (head) => [head.noneBias]);
  return changed;
}
