/** Parts of a PDF page that hold pictures, or many small shapes as codes and outlined letters are drawn. */
import { grouped } from '../../grouped.js';
import { type Box, hull, intersection, padded } from '../../document/box.js';
import { merged } from '../raster/detail.js';
import type { PageContent } from './content.js';
import type { PaintedShape } from '../order/rulings.js';

/** Pixels at 300 dpi: pictures smaller than 8 mm hold nothing to read; shapes up to 5 mm may be a code's squares or a letter's outline; the white around a code. */
const [smallestPicture, smallShape, quietZone] = [95, 60, 12];
const [manyShapes, fewestBars, mostRegions] = [60, 20, 12];
/** Shapes are of one crowd within this reach of each other; fewer than this are none. */
const [crowdCell, crowdGap, fewestInCrowd] = [100, 30, 30];

/** Where pictures lie that are larger than icons, and where many small shapes were drawn; regions that meet are one. */
export function pictureRegions({ pictures, painted, codeFont }: PageContent, width: number, height: number): readonly Box[] {
  const whole: Box = { x: 0, y: 0, width, height };
  if (codeFont) return [whole];
  const regions = pictures.filter((box) => Math.max(box.width, box.height) >= smallestPicture);
  regions.push(...shapeRegions(painted), ...barRegions(painted));
  const cut = regions.flatMap((region) => intersection(whole, padded(region, quietZone)) ?? []);
  const joined = merged(cut);
  return joined.length > mostRegions ? [whole] : joined;
}

/** Crowds of small shapes: a code's squares, letters drawn as outlines. Shapes strewn over the page, as marks of a form are, make none. */
function shapeRegions(painted: readonly PaintedShape[]): readonly Box[] {
  const cells = new Map<number, { box: Box; count: number }>();
  let small = 0;
  for (const { box, kind } of painted) {
    if (kind === 'segment' || box.width > smallShape || box.height > smallShape) continue;
    small++;
    const key = Math.floor(box.x / crowdCell) * 65536 + Math.floor(box.y / crowdCell);
    const cell = cells.get(key);
    if (cell) {
      cell.box = hull([cell.box, box]);
      cell.count++;
    } else cells.set(key, { box, count: 1 });
  }
  if (small < manyShapes) return [];
  const wide = [...cells.values()].map(({ box, count }) => ({ box: padded(box, crowdGap), count }));
  return merged(wide.map(({ box }) => box))
    .filter((crowd) => wide.reduce((sum, { box, count }) => sum + (intersection(crowd, box) ? count : 0), 0) >= fewestInCrowd)
    .map((crowd) => padded(crowd, -crowdGap));
}

/** Bar codes drawn as upright bars: many of them begin at one height and are equally long. */
function barRegions(painted: readonly PaintedShape[]): readonly Box[] {
  const bars = painted.map(({ box }) => box).filter(({ width, height }) => width <= 16 && height >= 30 && height <= 500 && height >= 2 * width);
  const groups = grouped(bars, ({ y, height }) => `${Math.round(y)} ${Math.round(height)}`);
  return [...groups.values()].filter((group) => group.length >= fewestBars).map(hull);
}
