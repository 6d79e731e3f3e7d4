/** Regions with fine dark and light detail, as letters and codes have; plain backgrounds and soft photos have none. */
import { type Box, hull, intersection } from '../../document/box.js';
import type { Picture } from './picture.js';

/** At `lookResolution`: cell side in pixels, contrast of a stroke, transitions along a cell's rows that make it dense. */
const [cell, stroke, changes] = [16, 40, 24];
/** Cells around dense ones that are included: quiet zones of codes, faint ends of words. */
const around = 1;
/** The resolution at which these numbers hold. */
export const lookResolution = 100;

/** Bounding boxes of groups of dense cells, in the picture's pixels. */
export function detailedRegions(picture: Picture): readonly Box[] {
  const columns = Math.ceil(picture.width / cell);
  const rows = Math.ceil(picture.height / cell);
  const { pixels: light } = toGreyQuickly(picture);
  const along = countChanges(light, picture.width, picture.height, columns, rows, false);
  const down = countChanges(light, picture.width, picture.height, columns, rows, true);
  const dense: Box[] = [];
  for (let index = 0; index < along.length; index++) {
    if (Math.max(along[index]!, down[index]!) < changes) continue;
    const [x, y] = [(index % columns) - around, Math.floor(index / columns) - around];
    dense.push({ x: x * cell, y: y * cell, width: (2 * around + 1) * cell, height: (2 * around + 1) * cell });
  }
  const whole: Box = { x: 0, y: 0, width: picture.width, height: picture.height };
  return merged(dense).map((box) => intersection(whole, box)!);
}

/** Luminance (ITU-R BT.601 weights); faster than sharp for small regions. */
export function toGreyQuickly(picture: Picture): Picture {
  if (picture.channels === 1) return picture;
  const { pixels, width, height } = picture;
  const light = Buffer.allocUnsafe(width * height);
  for (let from = 0, to = 0; to < light.length; from += 3, to++) light[to] = (77 * pixels[from]! + 151 * pixels[from + 1]! + 28 * pixels[from + 2]!) >> 8;
  return { ...picture, pixels: light, channels: 1 };
}

/** Transitions between dark and light in each cell, along rows or columns. */
function countChanges(light: Uint8Array, width: number, height: number, columns: number, rows: number, upright: boolean): Uint32Array {
  const counts = new Uint32Array(columns * rows);
  const [lines, length] = upright ? [width, height] : [height, width];
  const [step, next] = upright ? [width, 1] : [1, width];
  for (let line = 0; line < lines; line++) {
    let extreme = light[line * next]!;
    let rising = false;
    for (let index = 1, at = line * next + step; index < length; index++, at += step) {
      const value = light[at]!;
      if (rising ? value >= extreme : value <= extreme) extreme = value;
      else if (Math.abs(value - extreme) > stroke) {
        rising = !rising;
        extreme = value;
        const [x, y] = upright ? [line, index] : [index, line];
        counts[Math.floor(y / cell) * columns + Math.floor(x / cell)]!++;
      }
    }
  }
  return counts;
}

/** Merges intersecting boxes until none intersect. */
export function merged(boxes: readonly Box[]): readonly Box[] {
  const done: Box[] = [];
  for (const box of boxes) {
    let whole = box;
    for (let meeting = done.filter((other) => intersection(other, whole)); meeting.length > 0; meeting = done.filter((other) => intersection(other, whole))) {
      for (const other of meeting) done.splice(done.indexOf(other), 1);
      whole = hull([whole, ...meeting]);
    }
    done.push(whole);
  }
  return done;
}
