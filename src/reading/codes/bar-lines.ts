/** A code of bars by itself: lines across it from its first bar to its last, however it lies, evenly spread over its height. */
import type { Picture } from '../raster/picture.js';

/** Lines of the crop; margin at both ends as a share of the code's length, for the quiet zones. */
const [lines, margin] = [24, 0.12];
/** Longer codes are sampled more coarsely. */
const mostColumns = 6000;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Corners {
  readonly topLeft: Point;
  readonly topRight: Point;
  readonly bottomRight: Point;
  readonly bottomLeft: Point;
}

/** The point halfway between two. */
export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const towards = (a: Point, b: Point, part: number): Point => ({ x: a.x + part * (b.x - a.x), y: a.y + part * (b.y - a.y) });

/** Those lines as the rows of a grey picture; what lies outside the picture is white. */
export function scanLines(picture: Picture, { topLeft, topRight, bottomRight, bottomLeft }: Corners): Picture {
  const [start, end] = [middle(topLeft, bottomLeft), middle(topRight, bottomRight)];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const width = Math.max(1, Math.min(mostColumns, Math.round(length * (1 + 2 * margin))));
  const pixels = Buffer.alloc(width * lines, 255);
  for (let line = 0; line < lines; line++) {
    const down = (line + 0.5) / lines;
    const [left, right] = [towards(topLeft, bottomLeft, down), towards(topRight, bottomRight, down)];
    for (let column = 0; column < width; column++)
      pixels[line * width + column] = lightAt(picture, towards(left, right, ((column + 0.5) / width) * (1 + 2 * margin) - margin));
  }
  return { pixels, width, height: lines, channels: 1, resolution: picture.resolution };
}

/** Between the four pixels around a place. */
function lightAt({ pixels, width, height, channels }: Picture, { x, y }: Point): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return 255;
  const [next, below] = [Math.min(width - 1, column + 1), Math.min(height - 1, row + 1)];
  const [right, down] = [x - column, y - row];
  const at = (atX: number, atY: number): number => pixels[(atY * width + atX) * channels]!;
  const upper = at(column, row) * (1 - right) + at(next, row) * right;
  const lower = at(column, below) * (1 - right) + at(next, below) * right;
  return Math.round(upper * (1 - down) + lower * down);
}
