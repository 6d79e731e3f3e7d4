/** Histograms of brightness. */
import type { Area } from './picture.js';

/** Pixels of each brightness, 0 … 255, within the area. */
export function histogramOf({ pixels, width }: { readonly pixels: Uint8Array; readonly width: number }, { left, top, right, bottom }: Area): Uint32Array {
  const counts = new Uint32Array(256);
  for (let y = top; y < bottom; y++) for (let at = y * width + left; at < y * width + right; at++) counts[pixels[at]!]!++;
  return counts;
}

/** The least brightness that more than `many` pixels do not exceed. */
export function quantile(counts: Uint32Array, many: number): number {
  let [value, darker] = [0, counts[0]!];
  while (value < 255 && darker <= many) darker += counts[++value]!;
  return value;
}
