/** Boxes in the units of other tools and as fractions of the page: edges or corners, in pixels, inches or whatever the page has so many of. */
import { type Box, hull } from '../../document/box.js';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Edges = readonly [left: number, top: number, right: number, bottom: number];

/** Fractions. */
export const unit: Size = { width: 1, height: 1 };

/** From shares of the page to edges in the units of `size`. */
export const edgesOf = ({ x, y, width, height }: Box, size: Size): Edges => [
  x * size.width,
  y * size.height,
  (x + width) * size.width,
  (y + height) * size.height,
];

/** From edges in the units of `size` to shares of the page. */
export const boxOfEdges = ([left, top, right, bottom]: Edges, size: Size): Box => ({
  x: left / size.width,
  y: top / size.height,
  width: (right - left) / size.width,
  height: (bottom - top) / size.height,
});

/** x and y of four corners, clockwise from the top left. */
export function cornersOf(box: Box, size: Size): readonly number[] {
  const [left, top, right, bottom] = edgesOf(box, size);
  return [left, top, right, top, right, bottom, left, bottom];
}

/** The box around any polygon; undefined where there are fewer than two points. */
export function boxOfCorners(coordinates: readonly number[], size: Size): Box | undefined {
  const points = Array.from({ length: Math.floor(coordinates.length / 2) }, (_, i) => ({
    x: coordinates[2 * i]!,
    y: coordinates[2 * i + 1]!,
    width: 0,
    height: 0,
  }));
  if (points.length < 2) return undefined;
  const { x, y, width, height } = hull(points);
  return boxOfEdges([x, y, x + width, y + height], size);
}
