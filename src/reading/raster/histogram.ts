/** How often each brightness occurs. */
import type { Area } from './picture.js';

/** Pixels of every brightness, 0 to 255, within the area. */
export function histogramOf({ pixels, width }: { readonly pixels: Uint8Array; readonly width: number }, { left, top, right, bottom }: Area): Uint32Array {
  const counts = new Uint32Array(256);
  for (let y = top; y < bottom; y++) for (let at = y * width + left; at < y * width + right; at++) counts[pixels[at]!]!++;
  return counts;
}

/** The brightness that more than so many pixels are not above. */
export function quantile(counts: Uint32Array, many: number): number {
  let [value, darker] = [0, counts[0]!];
  while (value < 255 && darker <= many) darker += counts[++value]!;
  return value;
}
