/** Paper brought to white where light was uneven or contrast low. */
import { type Picture, softened } from './image.js';

/** Side of the cells whose brightest pixel counts as paper. */
const paperCell = 24;

/** A grey picture with its paper brought to white where light was uneven or contrast low: every pixel is divided by the brightness of the paper around it. */
export async function evened(grey: Picture): Promise<Picture> {
  const [columns, rows] = [Math.ceil(grey.width / paperCell), Math.ceil(grey.height / paperCell)];
  const brightest = Buffer.alloc(columns * rows);
  // Every other row shows as much of the paper.
  for (let y = 0; y < grey.height; y += 2) {
    const row = Math.floor(y / paperCell) * columns;
    for (let column = 0; column < columns; column++) {
      let most = brightest[row + column]!;
      const end = y * grey.width + Math.min(grey.width, (column + 1) * paperCell);
      for (let at = y * grey.width + column * paperCell; at < end; at++) if (grey.pixels[at]! > most) most = grey.pixels[at]!;
      brightest[row + column] = most;
    }
  }
  // Paper that is bright everywhere needs nothing.
  const sorted = Uint8Array.from(brightest).sort();
  if (sorted[Math.floor(sorted.length * 0.1)]! > 200) return grey;
  const { pixels: background } = await softened({ ...grey, pixels: brightest, width: columns, height: rows });
  const pixels = Buffer.allocUnsafe(grey.pixels.length);
  // The paper at a row's every cell, then pixel by pixel between their middles; sharp takes ten times as long to enlarge it.
  const along = new Float64Array(columns);
  for (let y = 0; y < grey.height; y++) {
    const [above, below, down] = between(y, rows);
    for (let column = 0; column < columns; column++)
      along[column] = background[above * columns + column]! * (1 - down) + background[below * columns + column]! * down;
    for (let column = -1; column < columns; column++) {
      const [from, to] = [along[Math.max(0, column)]!, along[Math.min(columns - 1, column + 1)]!];
      const start = column * paperCell + paperCell / 2;
      const step = (to - from) / paperCell;
      let light = from + step / 2 + Math.max(0, -start) * step;
      const end = y * grey.width + Math.min(grey.width, start + paperCell);
      for (let at = y * grey.width + Math.max(0, start); at < end; at++, light += step) pixels[at] = divided[(Math.round(light) << 8) | grey.pixels[at]!]!;
    }
  }
  return { ...grey, pixels };
}

/** The two cells between whose middles a pixel lies, and how far it is from the first to the second. */
function between(at: number, count: number): readonly [number, number, number] {
  const place = Math.max(0, Math.min(count - 1, (at + 0.5) / paperCell - 0.5));
  const first = Math.floor(place);
  return [first, Math.min(count - 1, first + 1), place - first];
}

/** By the paper's brightness and the pixel's. What is dark without any paper in it (a desk, a photo) stays as it is. */
const divided = Uint8Array.from({ length: 65_536 }, (_, both) => {
  const [light, value] = [both >> 8, both & 255];
  return light < 60 ? value : Math.min(255, Math.round((value * 245) / light));
});
