/** A sheet on a table seen at an angle: each corner moved by up to a twentieth of the width, the table around it. */
import type { Random } from '../../random.js';
import { valueNoise } from './noise.js';
import { type Colour, type Raster, warped } from './raster.js';

/** Of the table beside the sheet, as a share of its width. */
const margin = 0.06;
const farthest = 0.05;

/** A larger picture, with a margin of what the sheet lies on. */
export function seenAtAngle(raster: Raster, random: Random): Raster {
  const edge = margin * raster.width;
  const [width, height] = [Math.round(raster.width + 2 * edge), Math.round(raster.height + 2 * edge)];
  const moved = () => (2 * random.next() - 1) * farthest * raster.width;
  const corner = (x: number, y: number): Point => [edge + x * raster.width + moved(), edge + y * raster.height + moved()];
  return laidDown(raster, [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)], width, height, table(width, random));
}

/** Four corners, clockwise from the upper left. */
export type Corners = readonly [Point, Point, Point, Point];

/** A picture of `width` × `height` pixels with the sheet's corners there, and `ground` around it. */
export function laidDown(sheet: Raster, corners: Corners, width: number, height: number, ground: (x: number, y: number) => Colour): Raster {
  const toUnit = unitSquareOf(corners);
  return warped(
    sheet,
    width,
    height,
    (x, y) => {
      const [u, v] = toUnit(x, y);
      return [u * (sheet.width - 1), v * (sheet.height - 1)];
    },
    ground,
  );
}

/** The corners of a sheet around `middle`, turned by an angle in radians; `moved` gives by how much each of their coordinates is off. */
export function turnedCorners({ width, height }: Pick<Raster, 'width' | 'height'>, [x0, y0]: Point, turn: number, moved: () => number): Corners {
  const corner = (x: number, y: number): Point => {
    const [dx, dy] = [(x - 0.5) * width, (y - 0.5) * height];
    return [x0 + dx * Math.cos(turn) - dy * Math.sin(turn) + moved(), y0 + dx * Math.sin(turn) + dy * Math.cos(turn) + moved()];
  };
  return [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)];
}

/** Boards of wood, dark or bright. */
function table(width: number, random: Random): (x: number, y: number) => Colour {
  const grain = valueNoise(random, 3 + 6 * random.next());
  const boards = valueNoise(random, width / 6);
  const [red, green, blue] = random.pick<Colour>([
    [120, 84, 58],
    [62, 52, 48],
    [188, 160, 128],
    [96, 98, 104],
    [40, 44, 52],
  ]);
  return (x, y) => {
    const light = 1 + 0.15 * grain(x / 12, y) + 0.15 * boards(x, y);
    return [Math.min(255, red * light), Math.min(255, green * light), Math.min(255, blue * light)];
  };
}

export type Point = readonly [x: number, y: number];

/** The projective map from four corners to the unit square (Heckbert 1989): the adjoint of the map from the square to them. */
export function unitSquareOf([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Corners): (x: number, y: number) => Point {
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const whole = dx1 * dy2 - dx2 * dy1;
  const [g, h] = [(dx3 * dy2 - dx2 * dy3) / whole, (dx1 * dy3 - dx3 * dy1) / whole];
  const [a, b, c] = [x1 - x0 + g * x1, x3 - x0 + h * x3, x0];
  const [d, e, f] = [y1 - y0 + g * y1, y3 - y0 + h * y3, y0];
  const map = [e - f * h, c * h - b, b * f - c * e, f * g - d, a - c * g, c * d - a * f, d * h - e * g, b * g - a * h, a * e - b * d] as const;
  return (x, y) => {
    const w = map[6] * x + map[7] * y + map[8];
    return [(map[0] * x + map[1] * y + map[2]) / w, (map[3] * x + map[4] * y + map[5]) / w];
  };
}
