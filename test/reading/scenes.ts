/** Four fields of colour that show at once whether a picture was turned, mirrored, inverted or had its channels swapped. */
import assert from 'node:assert/strict';
import sharp from 'sharp';
import type { Picture } from '../../src/reading/raster/picture.js';

export type Colour = readonly [red: number, green: number, blue: number];

/** The colours of the fields: top left, top right, bottom left, bottom right. */
export type Scene = readonly [Colour, Colour, Colour, Colour];

export const [white, black, red, green, blue]: readonly Colour[] = [
  [255, 255, 255],
  [0, 0, 0],
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
] as unknown as [Colour, Colour, Colour, Colour, Colour];

const grey = (light: number): Colour => [light, light, light];
export const coloured: Scene = [red!, green!, blue!, white!];
export const toned: Scene = [black!, grey(80), grey(160), white!];
export const inked: Scene = [black!, white!, white!, white!];

/** Neither is a whole number of bytes at any depth. */
export const [width, height] = [71, 51];

export const fieldAt = (x: number, y: number): number => (x < 36 ? 0 : 1) + (y < 26 ? 0 : 2);

/** What `value` says of the field at every pixel, row by row. */
export function rowsOf<T>(value: (field: number) => T): T[][] {
  return Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => value(fieldAt(x, y))));
}

export const rgbOf = (scene: Scene): Buffer =>
  Buffer.from(
    rowsOf((field) => scene[field]!)
      .flat()
      .flat(),
  );

export const sharpOf = (scene: Scene): ReturnType<typeof sharp> => sharp(rgbOf(scene), { raw: { width, height, channels: 3 } });

/** Every pixel within `tolerance`, but for those within `margin` of a border between fields. */
export function assertShows(picture: Picture, scene: Scene, tolerance = 0, margin = tolerance > 0 ? 8 : 0): void {
  assert.deepEqual([picture.width, picture.height], [width, height]);
  assert.equal(picture.pixels.length, width * height * picture.channels);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (Math.abs(x - 35.5) < margin || Math.abs(y - 25.5) < margin) continue;
      const at = (y * width + x) * picture.channels;
      const own = [...picture.pixels.subarray(at, at + picture.channels)];
      const shown = own.length === 1 ? [own[0]!, own[0]!, own[0]!] : own;
      const wanted = scene[fieldAt(x, y)]!;
      const far = shown.some((value, channel) => Math.abs(value - wanted[channel]!) > tolerance);
      assert.ok(!far, `at ${x}, ${y}: ${shown}, not ${wanted}`);
    }
}

/** How the fields lie in a file whose note says that it must be turned or mirrored (EXIF 2.3, 4.6.4 A: which side of what is seen the file's first row and first column are). */
export function storedAs<T>(seen: readonly (readonly T[])[], orientation: number): T[][] {
  const [rows, columns] = [seen.length, seen[0]!.length];
  const [right, bottom] = [columns - 1, rows - 1];
  const cell = [
    (row: number, column: number) => seen[row]![column]!,
    (row: number, column: number) => seen[row]![right - column]!,
    (row: number, column: number) => seen[bottom - row]![right - column]!,
    (row: number, column: number) => seen[bottom - row]![column]!,
    (row: number, column: number) => seen[column]![row]!,
    (row: number, column: number) => seen[column]![right - row]!,
    (row: number, column: number) => seen[bottom - column]![right - row]!,
    (row: number, column: number) => seen[bottom - column]![row]!,
  ][orientation - 1]!;
  const [height, width] = orientation > 4 ? [columns, rows] : [rows, columns];
  return Array.from({ length: height }, (_, row) => Array.from({ length: width }, (_, column) => cell(row, column)));
}
