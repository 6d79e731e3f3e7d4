/** Exact binomial tails and intervals, by the regularised incomplete beta function (Lentz's continued fraction). */

/** P(Bin(n, p) ≤ k). */
export function atMost(k: number, n: number, p: number): number {
  if (k < 0) return 0;
  if (k >= n) return 1;
  return incompleteBeta(1 - p, n - k, k + 1);
}

/** P(Bin(n, p) ≥ k). */
export const atLeast = (k: number, n: number, p: number): number => (k <= 0 ? 1 : k > n ? 0 : incompleteBeta(p, k, n - k + 1));

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Clopper and Pearson's exact interval of a share, both sides at (1 - confidence) / 2. */
export function shareInterval(k: number, n: number, confidence = 0.95): Interval {
  if (n === 0) return { low: 0, high: 1 };
  const side = (1 - confidence) / 2;
  return {
    low: k === 0 ? 0 : solve((p) => atLeast(k, n, p) - side),
    high: k === n ? 1 : solve((p) => side - atMost(k, n, p)),
  };
}

/** Smallest number of samples without error that shows precision `target` at `confidence`. */
export const leastSamples = (target: number, confidence: number): number => Math.ceil(Math.log(1 - confidence) / Math.log(target) - 1e-9);

/** Root of an increasing function on 0 … 1. */
function solve(increasing: (p: number) => number): number {
  let [low, high] = [0, 1];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (increasing(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** I_x(a, b). */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  // The fraction converges fast on this side of the mean; the other side follows by symmetry.
  return x < (a + 1) / (a + b + 2) ? (front * fraction(x, a, b)) / a : 1 - (front * fraction(1 - x, b, a)) / b;
}

function fraction(x: number, a: number, b: number): number {
  const tiny = 1e-300;
  const guard = (value: number) => (Math.abs(value) < tiny ? tiny : value);
  let c = 1;
  let d = 1 / guard(1 - ((a + b) * x) / (a + 1));
  let result = d;
  for (let m = 1; m <= 10_000; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / guard(1 + even * d);
    c = guard(1 + even / c);
    result *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / guard(1 + odd * d);
    c = guard(1 + odd / c);
    const step = d * c;
    result *= step;
    if (Math.abs(step - 1) < 1e-15) break;
  }
  return result;
}

const stirling = [1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188, -691 / 360360];

/** ln Γ(x), x > 0: Stirling's series from 15 upwards, the recurrence below. */
export function logGamma(x: number): number {
  let shift = 0;
  let at = x;
  for (; at < 15; at++) shift += Math.log(at);
  let series = 0;
  for (let i = stirling.length - 1; i >= 0; i--) series = series / (at * at) + stirling[i]!;
  return (at - 0.5) * Math.log(at) - at + 0.5 * Math.log(2 * Math.PI) + series / at - shift;
}
