/** Logistic regression with a normal prior around given weights, and signs that weights must keep: projected Newton with line search (plain Newton diverges on separable data). */

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
  /** Laplace's estimate of ln P(data | prior): compares priors. */
  readonly evidence: number;
}

type Sign = -1 | 0 | 1;

export function fitLogistic(samples: readonly Sample[], prior: Prior, signs: readonly Sign[]): Fit {
  const { mean, variance } = prior;
  const width = mean.length;
  const targets = targetsOf(samples);
  let weights = project(mean, signs);
  let current = objective(samples, weights, prior, targets);
  let hessian = identity(width, 1 / variance);
  for (let round = 0; round < 60; round++) {
    const { gradient, hessian: now } = derivatives(samples, weights, prior, targets);
    hessian = now;
    // At its bound and pushed beyond it: held there for this step.
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
      next = objective(samples, tried, prior, targets);
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

interface Targets {
  readonly right: number;
  readonly wrong: number;
}

/** Platt's targets: what few predictions show is not certain, though all of them were right. */
function targetsOf(samples: readonly Sample[]): Targets {
  const right = samples.reduce((sum, { correct }) => sum + (correct ? 1 : 0), 0);
  return { right: (right + 1) / (right + 2), wrong: 1 / (samples.length - right + 2) };
}

/** Minus the log of the posterior, but for constants. */
function objective(samples: readonly Sample[], weights: readonly number[], { mean, variance }: Prior, { right, wrong }: Targets): number {
  let loss = 0;
  for (const { features, correct } of samples) {
    const x = dot(weights, features);
    loss += (x > 0 ? x + Math.log1p(Math.exp(-x)) : Math.log1p(Math.exp(x))) - (correct ? right : wrong) * x;
  }
  for (let i = 0; i < weights.length; i++) loss += (weights[i]! - mean[i]!) ** 2 / (2 * variance);
  return loss;
}

function derivatives(samples: readonly Sample[], weights: readonly number[], { mean, variance }: Prior, { right, wrong }: Targets) {
  const width = weights.length;
  const gradient = weights.map((weight, i) => (weight - mean[i]!) / variance);
  const hessian = identity(width, 1 / variance);
  for (const { features, correct } of samples) {
    const p = 1 / (1 + Math.exp(-dot(weights, features)));
    const error = p - (correct ? right : wrong);
    const weight = p * (1 - p);
    for (let i = 0; i < width; i++) {
      const x = features[i]!;
      if (x === 0) continue;
      gradient[i]! += error * x;
      const scaled = weight * x;
      const row = hessian[i]!;
      for (let j = 0; j <= i; j++) row[j]! += scaled * features[j]!;
    }
  }
  for (let i = 0; i < width; i++) for (let j = 0; j < i; j++) hessian[j]![i] = hessian[i]![j]!;
  return { gradient, hessian };
}

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

const identity = (size: number, value: number): number[][] =>
  Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_, j) => (i === j ? value : 0)));

/** Lower triangle L with L·Lᵀ = matrix; the prior makes it positive definite. */
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

/** Newton's step over the free weights; 0 for the others. */
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
