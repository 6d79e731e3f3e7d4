/** Logistic regression with a Gaussian prior and sign constraints: projected Newton with line search (plain Newton diverges on separable data). */

export interface Sample {
  readonly features: readonly number[];
  readonly correct: boolean;
}

export interface Prior {
  readonly mean: readonly number[];
  /** Variance of every weight around its mean. */
  readonly variance: number;
}

export interface Fit {
  readonly weights: number[];
  /** Laplace approximation of ln P(data | prior): compares priors. */
  readonly evidence: number;
}

type Sign = -1 | 0 | 1;

/** `signs`: which weights may only be positive (1) or negative (-1). As many as features. */
export function fitLogistic(samples: readonly Sample[], prior: Prior, signs: readonly Sign[]): Fit {
  const { mean, variance } = prior;
  const width = mean.length;
  const data = dataOf(samples, width);
  let weights = project(mean, signs);
  let current = objective(data, weights, prior);
  let hessian = identity(width, 1 / variance);
  for (let round = 0; round < 60; round++) {
    const { gradient, hessian: now } = derivatives(data, weights, prior);
    hessian = now;
    // Active constraint: at its bound and pushed beyond it, fixed for this step.
    const free = weights.map((weight, i) => !(signs[i] !== 0 && weight === 0 && gradient[i]! * signs[i]! > 0));
    const step = solve(hessian, gradient, free);
    const slope = step.reduce((sum, value, i) => sum + value * gradient[i]!, 0);
    if (slope < 1e-10) break;
    let next = current;
    let scale = 1;
    let tried = weights;
    for (; scale > 1e-8; scale /= 2) {
      tried = project(
        weights.map((weight, i) => weight - scale * step[i]!),
        signs,
      );
      next = objective(data, tried, prior);
      if (next <= current - 1e-4 * scale * slope) break;
    }
    if (!(next < current)) break;
    const gain = current - next;
    weights = tried;
    current = next;
    if (gain < 1e-9) break;
  }
  return { weights, evidence: -current - 0.5 * width * Math.log(variance) - 0.5 * logDeterminant(hessian) };
}

const project = (weights: readonly number[], signs: readonly Sign[]): number[] =>
  weights.map((weight, i) => (signs[i] !== 0 && weight * signs[i]! < 0 ? 0 : weight));

/** Samples in row-major order: read many times. */
interface Data {
  readonly features: Float64Array;
  /** Platt's targets: smoothed, since few predictions without error show no certainty. */
  readonly targets: Float64Array;
}

/** Several priors are tried on the same samples. */
const known = new WeakMap<readonly Sample[], Data>();

function dataOf(samples: readonly Sample[], width: number): Data {
  const found = known.get(samples);
  if (found) return found;
  const features = new Float64Array(samples.length * width);
  const right = samples.reduce((sum, { correct }) => sum + (correct ? 1 : 0), 0);
  const [whereRight, whereWrong] = [(right + 1) / (right + 2), 1 / (samples.length - right + 2)];
  for (let row = 0; row < samples.length; row++) for (let i = 0; i < width; i++) features[row * width + i] = samples[row]!.features[i]!;
  const data = { features, targets: Float64Array.from(samples, ({ correct }) => (correct ? whereRight : whereWrong)) };
  known.set(samples, data);
  return data;
}

/** Negative log posterior, up to a constant. */
function objective({ features, targets }: Data, given: readonly number[], { mean, variance }: Prior): number {
  const weights = Float64Array.from(given);
  const width = weights.length;
  let loss = 0;
  for (let row = 0, at = 0; row < targets.length; row++) {
    let x = 0;
    for (let i = 0; i < width; i++, at++) x += weights[i]! * features[at]!;
    loss += (x > 0 ? x + Math.log1p(Math.exp(-x)) : Math.log1p(Math.exp(x))) - targets[row]! * x;
  }
  for (let i = 0; i < width; i++) loss += (weights[i]! - mean[i]!) ** 2 / (2 * variance);
  return loss;
}

function derivatives({ features, targets }: Data, given: readonly number[], { mean, variance }: Prior) {
  const weights = Float64Array.from(given);
  const width = weights.length;
  const gradient = given.map((weight, i) => (weight - mean[i]!) / variance);
  const hessian = Array.from({ length: width }, (_, i) => Float64Array.from({ length: width }, (_, j) => (i === j ? 1 / variance : 0)));
  for (let row = 0, from = 0; row < targets.length; row++, from += width) {
    let sum = 0;
    for (let i = 0; i < width; i++) sum += weights[i]! * features[from + i]!;
    const p = 1 / (1 + Math.exp(-sum));
    const error = p - targets[row]!;
    const weight = p * (1 - p);
    for (let i = 0; i < width; i++) {
      const x = features[from + i]!;
      if (x === 0) continue;
      gradient[i]! += error * x;
      const scaled = weight * x;
      const of = hessian[i]!;
      for (let j = 0; j <= i; j++) of[j]! += scaled * features[from + j]!;
    }
  }
  for (let i = 0; i < width; i++) for (let j = 0; j < i; j++) hessian[j]![i] = hessian[i]![j]!;
  return { gradient, hessian: hessian.map((row) => [...row]) };
}

const identity = (size: number, value: number): number[][] =>
  Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_, j) => (i === j ? value : 0)));

/** Cholesky factor L with L·Lᵀ = matrix; the prior makes it positive definite. */
function cholesky(matrix: readonly (readonly number[])[]): number[][] {
  const lower = matrix.map(() => new Array<number>(matrix.length).fill(0));
  for (let i = 0; i < matrix.length; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i]![j]!;
      for (let k = 0; k < j; k++) sum -= lower[i]![k]! * lower[j]![k]!;
      lower[i]![j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / lower[j]![j]!;
    }
  }
  return lower;
}

const logDeterminant = (matrix: readonly (readonly number[])[]): number => cholesky(matrix).reduce((sum, row, i) => sum + 2 * Math.log(row[i]!), 0);

/** Newton step over the free weights; 0 for the others. */
function solve(hessian: readonly (readonly number[])[], gradient: readonly number[], free: readonly boolean[]): number[] {
  const indices = free.flatMap((isFree, i) => (isFree ? [i] : []));
  const lower = cholesky(indices.map((i) => indices.map((j) => hessian[i]![j]!)));
  const half: number[] = [];
  indices.forEach((index, i) => {
    let sum = gradient[index]!;
    for (let k = 0; k < i; k++) sum -= lower[i]![k]! * half[k]!;
    half.push(sum / lower[i]![i]!);
  });
  const step = gradient.map(() => 0);
  for (let i = indices.length - 1; i >= 0; i--) {
    let sum = half[i]!;
    for (let k = i + 1; k < indices.length; k++) sum -= lower[k]![i]! * step[indices[k]!]!;
    step[indices[i]!] = sum / lower[i]![i]!;
  }
  return step;
}
