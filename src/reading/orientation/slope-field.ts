/** Fields of slopes: how far text lines fall from place to place, fitted to stretches of lines of which some are none. */
import type { Picture } from '../raster/picture.js';
import type { LineSlope } from './line-slopes.js';

/** Slope of the text lines: a polynomial across, with coefficients that change linearly from knot to knot down the area where lines were seen, which is in shares of the picture's sides. */
export interface Warp {
  /** Coefficients of the polynomial. */
  readonly powers: number;
  /** By knot from top to bottom, `powers` of each. */
  readonly coefficients: readonly number[];
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far a field bends. */
export interface Stiffness {
  readonly powers: number;
  /** Weights, in stretches, of what asks for no slope across and for no change of slope from knot to knot. */
  readonly ridge: number;
  readonly smoothness: number;
  /** Deviation that halves a weight, in median deviations of all stretches. */
  readonly scatters: number;
}

export const stiff: Stiffness = { powers: 4, ridge: 0.3, smoothness: 2, scatters: 0 };
/** A bend that is not fitted yet is no outlier. */
export const pliable: Stiffness = { powers: 6, ridge: 0.003, smoothness: 1, scatters: 3 };
/** Rounds of reweighting; deviation in slope that halves a weight, at least. */
const [rounds, scatter] = [6, 0.012];

export type Size = Pick<Picture, 'width' | 'height'>;

/** The coefficients that count at a place: the first of them, and the weight of each. */
function termsAt(
  { powers, left, top, right, bottom, coefficients }: Warp,
  { width, height }: Size,
  x: number,
  y: number,
): { readonly first: number; readonly terms: readonly number[] } {
  const share = (value: number, from: number, to: number): number => Math.max(0, Math.min(1, (value - from) / (to - from)));
  const across = 2 * share(x / width, left, right) - 1;
  const last = coefficients.length / powers - 1;
  const place = share(y / height, top, bottom) * last;
  const knot = Math.min(last - 1, Math.floor(place));
  const down = place - knot;
  const terms = Array.from({ length: 2 * powers }, (_, at) => across ** (at % powers) * (at < powers ? 1 - down : down));
  return { first: knot * powers, terms };
}

/** Of the field at a place of the picture. */
export function slopeAt(warp: Warp, size: Size, x: number, y: number): number {
  const { first, terms } = termsAt(warp, size, x, y);
  let sum = 0;
  for (let at = 0; at < terms.length; at++) sum += terms[at]! * warp.coefficients[first + at]!;
  return sum;
}

/** Weighted mean of how far slopes deviate from the field. */
export function deviation(slopes: readonly LineSlope[], warp: Warp, size: Size): number {
  let [sum, all] = [0, 0];
  for (const { x, y, slope, length } of slopes) {
    sum += length * Math.min(4 * scatter, Math.abs(slope - slopeAt(warp, size, x, y)));
    all += length;
  }
  return sum / all;
}

/** Iteratively reweighted least squares: stretches that deviate count less. */
export function fit(slopes: readonly LineSlope[], warp: Warp, size: Size, stiffness: Stiffness): Warp {
  const places = slopes.map(({ x, y }) => termsAt(warp, size, x, y));
  const mean = slopes.reduce((sum, { length }) => sum + length, 0) / slopes.length;
  let coefficients = warp.coefficients;
  for (let round = 0; round < rounds; round++) {
    const normal = penalties(coefficients.length, mean, stiffness);
    const right = new Array<number>(coefficients.length).fill(0);
    const residuals = places.map(
      ({ first, terms }, index) => slopes[index]!.slope - terms.reduce((sum, term, at) => sum + term * coefficients[first + at]!, 0),
    );
    const usual = Math.max(scatter, stiffness.scatters * medianSize(residuals));
    for (let index = 0; index < slopes.length; index++) {
      const { slope, length } = slopes[index]!;
      const { first, terms } = places[index]!;
      const weight = round === 0 ? length : length / (1 + (residuals[index]! / usual) ** 2);
      for (let row = 0; row < terms.length; row++) {
        right[first + row]! += weight * terms[row]! * slope;
        addTerms(normal[first + row]!, first, weight * terms[row]!, terms);
      }
    }
    coefficients = solve(normal, right);
  }
  return { ...warp, coefficients };
}

const medianSize = (values: readonly number[]): number => values.map(Math.abs).sort((a, b) => a - b)[values.length >> 1]!;

function addTerms(row: number[], first: number, weight: number, terms: readonly number[]): void {
  for (let column = 0; column < terms.length; column++) row[first + column]! += weight * terms[column]!;
}

function penalties(size: number, unit: number, { powers, ridge, smoothness }: Stiffness): number[][] {
  const matrix = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => (row === column ? unit * (row % powers === 0 ? 0.1 : 1) * ridge : 0)),
  );
  for (let at = 0; at + powers < size; at++)
    for (const [row, column, sign] of [
      [at, at, 1],
      [at + powers, at + powers, 1],
      [at, at + powers, -1],
      [at + powers, at, -1],
    ] as const)
      matrix[row]![column]! += sign * smoothness * unit;
  return matrix;
}

/** Gaussian elimination; the matrix is positive definite. */
function solve(matrix: readonly number[][], right: number[]): readonly number[] {
  const size = right.length;
  for (let pivot = 0; pivot < size; pivot++)
    for (let row = pivot + 1; row < size; row++) {
      const factor = matrix[row]![pivot]! / matrix[pivot]![pivot]!;
      for (let column = pivot; column < size; column++) matrix[row]![column]! -= factor * matrix[pivot]![column]!;
      right[row]! -= factor * right[pivot]!;
    }
  const result = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row--) {
    let sum = right[row]!;
    for (let column = row + 1; column < size; column++) sum -= matrix[row]![column]! * result[column]!;
    result[row] = sum / matrix[row]![row]!;
  }
  return result;
}
