/** Pictures in colour that damages are done to, and what all of them need. No damage changes what it is given. */

/** Red, green, blue, a byte each, row by row. */
export interface Raster {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Places in the old picture for a place in the new one, in pixels. */
export type Map2d = (x: number, y: number) => readonly [x: number, y: number];

export type Colour = readonly [red: number, green: number, blue: number];

/** Each pixel times what `light` gives for its place; a colour of light where three are given. */
export function lit({ pixels, width, height }: Raster, light: (x: number, y: number) => number, tint: Colour = [1, 1, 1]): Raster {
  const out = new Uint8Array(pixels.length);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const share = light(x, y);
      for (let channel = 0; channel < 3; channel++, at++) out[at] = Math.min(255, pixels[at]! * share * tint[channel]!);
    }
  return { pixels: out, width, height };
}

/** Pixels between the places that a map is asked for; straight between them. */
const step = 8;

/** The picture drawn anew, bilinear; `ground` gives what lies beside it. The map is to be smooth over a few pixels. */
export function warped(raster: Raster, width: number, height: number, from: Map2d, ground: (x: number, y: number) => Colour): Raster {
  const columns = Math.ceil(width / step) + 1;
  const grid = new Float32Array(columns * (Math.ceil(height / step) + 1) * 2);
  for (let at = 0; at < grid.length; at += 2) {
    const place = at / 2;
    grid.set(from((place % columns) * step, Math.floor(place / columns) * step), at);
  }
  const out = new Uint8Array(width * height * 3);
  for (let y = 0, at = 0; y < height; y++) {
    const b = (y % step) / step;
    for (let x = 0; x < width; x++, at += 3) {
      const a = (x % step) / step;
      const upper = 2 * (Math.floor(y / step) * columns + Math.floor(x / step));
      const lower = upper + 2 * columns;
      const u = (grid[upper]! * (1 - a) + grid[upper + 2]! * a) * (1 - b) + (grid[lower]! * (1 - a) + grid[lower + 2]! * a) * b;
      const v = (grid[upper + 1]! * (1 - a) + grid[upper + 3]! * a) * (1 - b) + (grid[lower + 1]! * (1 - a) + grid[lower + 3]! * a) * b;
      if (u >= 0 && v >= 0 && u <= raster.width - 1 && v <= raster.height - 1) sample(raster, u, v, out, at);
      else [out[at], out[at + 1], out[at + 2]] = ground(x, y);
    }
  }
  return { pixels: out, width, height };
}

function sample({ pixels, width, height }: Raster, x: number, y: number, out: Uint8Array, at: number): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const right = left + 1 < width ? 3 : 0;
  const below = top + 1 < height ? 3 * width : 0;
  const [a, b] = [x - left, y - top];
  let corner = (top * width + left) * 3;
  for (let channel = 0; channel < 3; channel++, corner++) {
    const upper = pixels[corner]! * (1 - a) + pixels[corner + right]! * a;
    out[at + channel] = upper * (1 - b) + (pixels[corner + below]! * (1 - a) + pixels[corner + below + right]! * a) * b;
  }
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function smooth(from: number, to: number, value: number): number {
  const share = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
