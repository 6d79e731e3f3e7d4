/** Regions of a picture that are evenly dark, as codes are whose bars or modules are too fine for it. */
import type { Box } from '../../document/box.js';
import type { Picture } from '../raster/picture.js';

/** Patch side in pixels (5 mm), step between patches, brightness of a dense row relative to paper, its share of mid-grey pixels, share of such rows. */
const [patch, patchStep, darkRow, mixedShare, denseRows] = [24, 6, 0.84, 0.3, 0.9];
/** Relative to paper: brightness between which a pixel blends several bars or modules. */
const [black, white] = [0.25, 0.9];

/** Patches whose rows are all dark and mid-grey, as fine bars and modules are: text has white between lines, and titles are black. `back` scales to the page's pixels. */
export function denseRegions({ pixels, width, height }: Picture, back: number): readonly Box[] {
  const sampled = Uint8Array.from({ length: Math.ceil(pixels.length / 97) }, (_, index) => pixels[97 * index]!).sort();
  const paper = sampled[Math.floor(0.75 * sampled.length)] ?? 255;
  const isBetween = Uint8Array.from({ length: 256 }, (_, value) => (value > black * paper && value < white * paper ? 1 : 0));
  const columns = Math.max(0, Math.floor((width - patch) / patchStep) + 1);
  // By column of patches: dense rows, their number within the window, the patches found.
  const [dense, counts] = [new Uint8Array(columns * height), new Uint8Array(columns)];
  const found: Patch[][] = Array.from({ length: columns }, () => []);
  const sums = { light: new Uint32Array(width + 1), mixed: new Uint32Array(width + 1) };
  for (let y = 0; y < height; y++) {
    sumRow(pixels, y * width, isBetween, sums);
    countDense(sums, darkRow * paper * patch, dense, y * columns, counts);
    if (y + 1 < patch) continue;
    addPatches(found, counts, y + 1 - patch);
  }
  return found.flat().map((box) => ({ x: box.x * back, y: box.y * back, width: box.width * back, height: box.height * back }));
}

type Patch = { readonly x: number; readonly y: number; readonly width: number; height: number };

/** Adds the patches from row `top` on that are dense; overlapping ones are merged. */
function addPatches(found: readonly Patch[][], counts: Uint8Array, top: number): void {
  for (let column = 0; column < counts.length; column++) {
    if (counts[column]! < denseRows * patch) continue;
    const last = found[column]!.at(-1);
    if (last && last.y + last.height >= top) last.height = top + patch - last.y;
    else found[column]!.push({ x: column * patchStep, y: top, width: patch, height: patch });
  }
}

/** Running sums along a row: of brightness, and of mid-grey pixels. */
interface RowSums {
  readonly light: Uint32Array;
  readonly mixed: Uint32Array;
}

function sumRow(pixels: Uint8Array, start: number, isBetween: Uint8Array, { light, mixed }: RowSums): void {
  let sum = 0;
  let between = 0;
  for (let x = 0; x + 1 < light.length; x++) {
    const value = pixels[start + x]!;
    sum += value;
    between += isBetween[value]!;
    light[x + 1] = sum;
    mixed[x + 1] = between;
  }
}

/** Notes in `dense` from `start` on where the row is dense, and in `counts` how many rows of the window that ends with it are. */
function countDense({ light, mixed }: RowSums, darkest: number, dense: Uint8Array, start: number, counts: Uint8Array): void {
  const before = start - patch * counts.length;
  for (let column = 0, x = 0; column < counts.length; column++, x += patchStep) {
    const isDense = light[x + patch]! - light[x]! < darkest && mixed[x + patch]! - mixed[x]! >= mixedShare * patch ? 1 : 0;
    dense[start + column] = isDense;
    counts[column]! += isDense - (before < 0 ? 0 : dense[before + column]!);
  }
}
