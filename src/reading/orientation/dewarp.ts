/** Straightens text lines that perspective, a curl or a fold bends: a smooth field of slopes is fitted to the lines, and each column is moved along it. */
import type { Picture } from '../raster/picture.js';
import type { Ink } from '../segmentation/ink.js';
import { type LineSlope, lineSlopes } from './line-slopes.js';

/** Slope of the text lines: a polynomial across, with coefficients that change linearly from knot to knot down the area where lines were seen, which is in shares of the picture's sides. */
export interface Warp {
  /** By knot from top to bottom, `powers` of each. */
  readonly coefficients: readonly number[];
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Coefficients of the polynomial across; knots in a square's height, fewest and most. */
const [powers, knotsPerSquare, fewestKnots, mostKnots] = [6, 3, 4, 24];
/** Fewest stretches of lines; rounds of reweighting. */
const [fewest, rounds] = [10, 10];
/** Deviation in slope that halves a weight, at least, and in median deviations of all stretches: a bend that is not fitted yet is no outlier. */
const [scatter, scatters] = [0.012, 3];
/** Weights, in stretches, of what asks for no slope across and for no change of slope from knot to knot. */
const [ridge, smoothness] = [0.003, 1];
/** Least distance in letter heights that some text is moved, and share of the lines' slopes that must remain at most. */
const [leastMove, mostLeft] = [0.15, 0.9];

/** Undefined where the lines are straight, or where too few are seen or they agree on nothing. */
export function findWarp(picture: Picture, ink: Ink): Warp | undefined {
  const slopes = lineSlopes(ink);
  if (slopes.length < fewest) return undefined;
  const along = (values: readonly number[], size: number): readonly [number, number] => {
    const sorted = [...values].sort((a, b) => a - b);
    return [sorted[Math.floor(0.02 * sorted.length)]! / size, sorted[Math.ceil(0.98 * (sorted.length - 1))]! / size];
  };
  const [left, right] = along(
    slopes.map(({ x }) => x),
    picture.width,
  );
  const [top, bottom] = along(
    slopes.map(({ y }) => y),
    picture.height,
  );
  if (right - left < 0.1 || bottom - top < 0.1) return undefined;
  const squares = ((bottom - top) * picture.height) / ((right - left) * picture.width);
  const knots = Math.max(fewestKnots, Math.min(mostKnots, Math.round(knotsPerSquare * squares) + 1));
  const warp = { left, top, right, bottom, coefficients: new Array<number>(powers * knots).fill(0) };
  const fitted = { ...warp, coefficients: fit(slopes, warp, picture) };
  const [before, after] = [deviation(slopes, warp, picture), deviation(slopes, fitted, picture)];
  return after <= mostLeft * before && farthestMove(fitted, picture) >= leastMove * ink.letterHeight ? fitted : undefined;
}

type Size = Pick<Picture, 'width' | 'height'>;

/** The coefficients that count at a place: the first of them, and the weight of each. */
function termsAt(
  { left, top, right, bottom, coefficients }: Warp,
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

function slopeAt(warp: Warp, size: Size, x: number, y: number): number {
  const { first, terms } = termsAt(warp, size, x, y);
  let sum = 0;
  for (let at = 0; at < terms.length; at++) sum += terms[at]! * warp.coefficients[first + at]!;
  return sum;
}

/** Weighted mean of how far slopes deviate from the field. */
function deviation(slopes: readonly LineSlope[], warp: Warp, size: Size): number {
  let [sum, all] = [0, 0];
  for (const { x, y, slope, length } of slopes) {
    sum += length * Math.min(4 * scatter, Math.abs(slope - slopeAt(warp, size, x, y)));
    all += length;
  }
  return sum / all;
}

/** Iteratively reweighted least squares: stretches that deviate count less. */
function fit(slopes: readonly LineSlope[], warp: Warp, size: Size): readonly number[] {
  const places = slopes.map(({ x, y }) => termsAt(warp, size, x, y));
  const mean = slopes.reduce((sum, { length }) => sum + length, 0) / slopes.length;
  let coefficients = warp.coefficients;
  for (let round = 0; round < rounds; round++) {
    const normal = penalties(coefficients.length, mean);
    const right = new Array<number>(coefficients.length).fill(0);
    const residuals = places.map(
      ({ first, terms }, index) => slopes[index]!.slope - terms.reduce((sum, term, at) => sum + term * coefficients[first + at]!, 0),
    );
    const usual = Math.max(scatter, scatters * medianSize(residuals));
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
  return coefficients;
}

const medianSize = (values: readonly number[]): number => values.map(Math.abs).sort((a, b) => a - b)[values.length >> 1]!;

function addTerms(row: number[], first: number, weight: number, terms: readonly number[]): void {
  for (let column = 0; column < terms.length; column++) row[first + column]! += weight * terms[column]!;
}

function penalties(size: number, unit: number): number[][] {
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

/** Steps of the grid on which lines are followed, along each side. */
const steps = 48;

/** Where the text line that crosses the picture's middle at a row is in each column, on a grid of `steps` + 1 by `steps` + 1 points, row by row. */
function linesThrough(warp: Warp, size: Size): Float64Array {
  const side = steps + 1;
  const grid = new Float64Array(side * side);
  const step = size.width / steps;
  for (let row = 0; row < side; row++) {
    const start = (row * size.height) / steps;
    grid[row * side + steps / 2] = start;
    for (const way of [1, -1]) {
      let y = start;
      for (let column = steps / 2; column !== (way > 0 ? steps : 0); column += way) {
        // The slope in the middle of the step (Runge and Kutta's midpoint rule).
        const half = y + (way * step * slopeAt(warp, size, column * step, y)) / 2;
        y += way * step * slopeAt(warp, size, (column + way / 2) * step, half);
        grid[row * side + column + way] = y;
      }
    }
  }
  return grid;
}

function farthestMove(warp: Warp, size: Size): number {
  const side = steps + 1;
  let most = 0;
  linesThrough(warp, size).forEach((y, at) => {
    const [row, column] = [Math.floor(at / side), at % side];
    const inside = column / steps >= warp.left && column / steps <= warp.right && row / steps >= warp.top && row / steps <= warp.bottom;
    if (inside) most = Math.max(most, Math.abs(y - (row * size.height) / steps));
  });
  return most;
}

/** The picture with its text lines straight, of the same size; what lies outside it is white. */
export function dewarped(picture: Picture, warp: Warp): Picture {
  const { width, height, pixels } = picture;
  const grid = linesThrough(warp, picture);
  const side = steps + 1;
  const straight = Buffer.alloc(pixels.length, 255);
  // Of each pixel its distance from the first of the two steps between which it lies, and where those pixels begin.
  const [shareOf, starts] = [new Float32Array(width), new Int32Array(side).fill(width)];
  for (let x = width - 1; x >= 0; x--) {
    const place = (x * steps) / width;
    shareOf[x] = place - Math.floor(place);
    starts.fill(x, 0, Math.floor(place) + 1);
  }
  const line = new Float64Array(side);
  for (let y = 0; y < height; y++) {
    const place = (y * steps) / height;
    const [above, down] = [Math.floor(place), place - Math.floor(place)];
    for (let column = 0; column < side; column++) line[column] = grid[above * side + column]! * (1 - down) + grid[(above + 1) * side + column]! * down;
    for (let column = 0; column < steps; column++)
      copyAlong(picture, line[column]!, line[column + 1]!, shareOf, straight, y * width, starts[column]!, starts[column + 1]!);
  }
  return { ...picture, pixels: straight };
}

/** Copies to the row that begins at pixel `start` what lies along a line of the picture, which has these two heights at the ends of a step, from column `first` to `end`. */
function copyAlong(
  { pixels, width, height, channels }: Picture,
  before: number,
  after: number,
  shareOf: Float32Array,
  straight: Uint8Array,
  start: number,
  first: number,
  end: number,
): void {
  const stride = width * channels;
  for (let x = first; x < end; x++) {
    const from = before + (after - before) * shareOf[x]!;
    const row = Math.floor(from);
    if (row < 1 || row >= height - 2) continue;
    for (let at = row * stride + x * channels, to = (start + x) * channels, last = to + channels; to < last; at++, to++) {
      const a = pixels[at - stride]!;
      const b = pixels[at]!;
      const c = pixels[at + stride]!;
      const d = pixels[at + 2 * stride]!;
      // Most of a page is even paper.
      if (b === c && a === b && d === b) {
        straight[to] = b;
        continue;
      }
      const value = cubic(a, b, c, d, from - row) + 0.5;
      straight[to] = value < 0 ? 0 : value > 255 ? 255 : value;
    }
  }
}

/** Between `b` and `c`, the second and third of four values in a row (Catmull and Rom 1974): linear means blur small print. */
const cubic = (a: number, b: number, c: number, d: number, share: number): number =>
  b + 0.5 * share * (c - a + share * (2 * a - 5 * b + 4 * c - d + share * (3 * (b - c) + d - a)));
