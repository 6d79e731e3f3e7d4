/** Straightens text lines that perspective, a curl or a fold bends: a smooth field of slopes is fitted to the lines, and each column is moved along it. */
import type { Picture } from '../raster/picture.js';
import type { Ink } from '../segmentation/ink.js';
import { lineSlopes } from './line-slopes.js';
import { deviation, fit, pliable, type Size, slopeAt, stiff, type Stiffness, type Warp } from './slope-field.js';

/** Knots in a square's height, fewest and most. */
const [knotsPerSquare, fewestKnots, mostKnots] = [3, 4, 24];
/** Fewest stretches of lines. */
const fewest = 10;

/** The pliable field is taken where it leaves at most this share of what the stiff one leaves: it follows single letters, too. */
const muchLess = 0.65;
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
  const fitted = (stiffness: Stiffness) => fit(slopes, flat({ left, top, right, bottom }, knots, stiffness), picture, stiffness);
  const leftOf = (warp: Warp) => deviation(slopes, warp, picture);
  const [stiffly, pliably] = [fitted(stiff), fitted(pliable)];
  const warp = leftOf(pliably) <= muchLess * leftOf(stiffly) ? pliably : stiffly;
  const isBent = leftOf(warp) <= mostLeft * leftOf(flat(warp, knots, stiff)) && farthestMove(warp, picture) >= leastMove * ink.letterHeight;
  return isBent ? warp : undefined;
}

type Area = Omit<Warp, 'powers' | 'coefficients'>;

/** A field without slopes. */
const flat = ({ left, top, right, bottom }: Area, knots: number, { powers }: Stiffness): Warp => ({
  left,
  top,
  right,
  bottom,
  powers,
  coefficients: new Array<number>(powers * knots).fill(0),
});

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
