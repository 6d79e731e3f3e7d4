/** Parts of a PDF page that hold pictures, or many small shapes as codes and outlined letters are drawn. */
import { type Box, hull, intersection } from '../document/box.js';
import type { PageContent } from './pdf-content.js';
import type { Painted } from './pdf-shapes.js';

/** Pixels at 300 dpi: pictures smaller than 8 mm hold nothing to read; shapes up to 5 mm may be a code's squares or a letter's outline; the white around a code. */
const [smallestPicture, smallShape, quietZone] = [95, 60, 12];
const [manyShapes, fewestBars, mostRegions] = [60, 20, 12];

/** Where pictures lie that are larger than icons, and where many small shapes were drawn; regions that meet are one. */
export function pictureRegions({ pictures, painted, codeFont }: PageContent, width: number, height: number): readonly Box[] {
  const whole: Box = { x: 0, y: 0, width, height };
  if (codeFont) return [whole];
  const regions = pictures.filter((box) => Math.max(box.width, box.height) >= smallestPicture);
  const small = painted.filter(({ box, kind }) => kind !== 'segment' && box.width <= smallShape && box.height <= smallShape);
  if (small.length >= manyShapes) regions.push(hull(small.map(({ box }) => box)));
  regions.push(...barRegions(painted));
  const merged: Box[] = [];
  for (const region of regions) {
    const cut = intersection(whole, {
      x: region.x - quietZone,
      y: region.y - quietZone,
      width: region.width + 2 * quietZone,
      height: region.height + 2 * quietZone,
    });
    if (!cut) continue;
    const meeting = merged.filter((other) => touches(other, cut));
    for (const other of meeting) merged.splice(merged.indexOf(other), 1);
    merged.push(hull([cut, ...meeting]));
  }
  return merged.length > mostRegions ? [whole] : merged;
}

/** Bar codes drawn as upright bars: many of them begin at one height and are equally long. */
function barRegions(painted: readonly Painted[]): readonly Box[] {
  const groups = new Map<string, Box[]>();
  for (const { box } of painted) {
    if (box.width > 16 || box.height < 30 || box.height > 500 || box.height < 2 * box.width) continue;
    const key = `${Math.round(box.y)} ${Math.round(box.height)}`;
    const group = groups.get(key);
    if (group) group.push(box);
    else groups.set(key, [box]);
  }
  return [...groups.values()].filter((group) => group.length >= fewestBars).map(hull);
}

const touches = (a: Box, b: Box): boolean => intersection(a, b) !== undefined;
