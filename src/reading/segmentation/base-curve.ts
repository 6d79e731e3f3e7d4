/** The base line of a chain of letters: straight where it is short, bent as far as a parabola where it is long. */
import type { Area } from '../raster/picture.js';

/** y = at + slope · (x − middle) + bend · (x − middle)² */
export interface BaseCurve {
  readonly middle: number;
  readonly at: number;
  readonly slope: number;
  readonly bend: number;
}

/** y in pixels at x in pixels. */
export const heightAt = ({ middle, at, slope, bend }: BaseCurve, x: number): number => at + slope * (x - middle) + bend * (x - middle) ** 2;

/** In heights of the letters: greatest distance of a foot from the curve, shortest line that may be bent. */
const [near, longLine] = [0.17, 14];
/** Letters needed for a slope, and for a bend. */
const [fewForSlope, fewForBend] = [5, 12];
const steepest = 0.2;
/** Feet farther apart than this share of the line give its slope; most that are compared with each other. */
const [apart, mostFeet] = [0.25, 60];

interface Foot {
  readonly x: number;
  readonly y: number;
}

/** `usualSlope` is that of the text around, for lines too short for one of their own. */
export function baseCurve(letters: readonly Area[], height: number, usualSlope: number): BaseCurve {
  const [left, right] = [Math.min(...letters.map((letter) => letter.left)), Math.max(...letters.map((letter) => letter.right))];
  const middle = (left + right) / 2;
  const feet = letters.map((letter) => ({ x: (letter.left + letter.right) / 2 - middle, y: letter.bottom }));
  const measured = letters.length >= fewForSlope && right - left >= fewForSlope * height ? medianSlope(feet, right - left) : undefined;
  const slope = measured !== undefined && Math.abs(measured) <= steepest ? measured : usualSlope;
  const at = median(feet.map(({ x, y }) => y - slope * x));
  const straight = { middle, at, slope, bend: 0 };
  const onBaseline = feet.filter(({ x, y }) => Math.abs(y - at - slope * x) <= 2 * near * height);
  if (right - left < longLine * height || onBaseline.length < fewForBend) return straight;
  const bent = parabola(onBaseline, middle);
  const fits = onBaseline.filter(({ x, y }) => Math.abs(y - heightAt({ ...bent, middle: 0 }, x)) <= near * height);
  return fits.length >= fewForBend ? parabola(fits, middle) : straight;
}

/** Theil–Sen over pairs that are apart: descenders and commas are outvoted. */
function medianSlope(feet: readonly Foot[], length: number): number | undefined {
  const step = Math.max(1, Math.ceil(feet.length / mostFeet));
  const some = feet.filter((_, index) => index % step === 0);
  const slopes = some.flatMap((a, index) => some.slice(index + 1).flatMap((b) => (Math.abs(b.x - a.x) >= apart * length ? [(b.y - a.y) / (b.x - a.x)] : [])));
  return slopes.length === 0 ? undefined : median(slopes);
}

/** The upper one of the middle two; 0 of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

/** Least squares by the normal equations; x is scaled to −1 … 1 for their condition. */
function parabola(feet: readonly Foot[], middle: number): BaseCurve {
  const reach = Math.max(1, ...feet.map(({ x }) => Math.abs(x)));
  const [s1, s2, s3, s4, t0, t1, t2] = [0, 0, 0, 0, 0, 0, 0];
  const sums = { s1, s2, s3, s4, t0, t1, t2 };
  for (const { x, y } of feet) {
    const u = x / reach;
    sums.s1 += u;
    sums.s2 += u * u;
    sums.s3 += u ** 3;
    sums.s4 += u ** 4;
    sums.t0 += y;
    sums.t1 += u * y;
    sums.t2 += u * u * y;
  }
  const n = feet.length;
  const determinant = (m: readonly number[]): number =>
    m[0]! * (m[4]! * m[8]! - m[5]! * m[7]!) - m[1]! * (m[3]! * m[8]! - m[5]! * m[6]!) + m[2]! * (m[3]! * m[7]! - m[4]! * m[6]!);
  const { s1: a, s2: b, s3: c, s4: d } = sums;
  const whole = determinant([n, a, b, a, b, c, b, c, d]);
  const { t0: p, t1: q, t2: r } = sums;
  if (Math.abs(whole) < 1e-9) return { middle, at: p / n, slope: 0, bend: 0 };
  return {
    middle,
    at: determinant([p, a, b, q, b, c, r, c, d]) / whole,
    slope: determinant([n, p, b, a, q, c, b, r, d]) / whole / reach,
    bend: determinant([n, a, p, a, b, q, b, c, r]) / whole / reach ** 2,
  };
}
