/** Inked columns of a word's picture, and usual advance widths of letters: corrections check OCR against both. */
import type { Box } from '../../document/box.js';
import type { GreyPicture, Interval } from '../raster/picture.js';

/** Darker pixels are ink. Thin strokes of poor scans are pale, and paper is white here. */
export const ink = 185;
/** Advance widths in em of sans-serif type (Helvetica, rounded); 0.54 for all others. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[iljI.,:;|!'’]/, 0.26],
  [/[ftr()[\]/\\\-"°*]/, 0.34],
  [/[mwMW%—]/, 0.86],
  [/@/, 1],
  [/[&GOQDCNHRUÓÖÜČ]/, 0.73],
  [/\p{Lu}/u, 0.66],
];
/** In em, of a proportional type. */
export const advanceWidth = (letter: string): number => widths.find(([letters]) => letters.test(letter))?.[1] ?? 0.54;

/** Runs of inked columns in the box. */
export function inkRuns({ pixels, width, height }: GreyPicture, box: Box): readonly Interval[] {
  const [left, right] = [Math.max(0, Math.floor(box.x)), Math.min(width, Math.ceil(box.x + box.width))];
  const [top, bottom] = [Math.max(0, Math.floor(box.y)), Math.min(height, Math.ceil(box.y + box.height))];
  const runs: { from: number; to: number }[] = [];
  for (let x = left; x < right; x++) {
    if (!isInked(pixels, top * width + x, bottom * width, width)) continue;
    const last = runs.at(-1);
    if (last && last.to === x) last.to = x + 1;
    else runs.push({ from: x, to: x + 1 });
  }
  return runs;
}

function isInked(pixels: Uint8Array, start: number, end: number, step: number): boolean {
  for (let at = start; at < end; at += step) if (pixels[at]! < ink) return true;
  return false;
}

/** First row with ink in these columns of the box, and the row behind the last. */
export function rowExtent({ pixels, width, height }: GreyPicture, box: Box, { from, to }: Interval): { readonly top: number; readonly bottom: number } {
  let top = Infinity;
  let bottom = 0;
  const last = Math.min(height, Math.ceil(box.y + box.height));
  for (let y = Math.max(0, Math.floor(box.y)); y < last; y++) {
    if (!isInked(pixels, y * width + from, y * width + to, 1)) continue;
    if (bottom === 0) top = y;
    bottom = y + 1;
  }
  return { top, bottom };
}
