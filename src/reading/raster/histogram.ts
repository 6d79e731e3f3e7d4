/** Histograms of brightness. */
import type { Area } from './picture.js';

/** Pixels of each brightness, 0 … 255, within the area. */
export function histogramOf({ pixels, width }: { readonly pixels: Uint8Array; readonly width: number }, { left, top, right, bottom }: Area): Uint32Array {
  const counts = new Uint32Array(256);
  for (let y = top; y < bottom; y++) countRow(counts, pixels, y * width + left, y * width + right);
  return counts;
}

function countRow(counts: Uint32Array, pixels: Uint8Array, start: number, end: number): void {
  for (let at = start; at < end; at++) counts[pixels[at]!]!++;
}

/** The least brightness that more than `many` pixels do not exceed. */
export function quantile(counts: Uint32Array, many: number): number {
  let [value, darker] = [0, counts[0]!];
  while (value < 255 && darker <= many) darker += counts[++value]!;
  return value;
}
