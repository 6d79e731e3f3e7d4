/** Pages with one code of bars at a printed size, as a scanner gives them: grey edges, any resolution, slightly askew. */
import sharp from 'sharp';
import type { Picture } from '../../../src/reading/raster/picture.js';
import { drawnCode } from './drawn-codes.js';

/** Width and height of the bars alone, in millimetres. */
export interface Printed {
  readonly format: string;
  readonly text: string;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Bars as pairs of start and width, in modules, and the modules of the whole code. */
export async function modulesOf(format: string, text: string): Promise<{ readonly bars: readonly (readonly [number, number])[]; readonly width: number }> {
  const { data, info } = await sharp(await drawnCode(format, text, 1))
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = (info.height >> 1) * info.width;
  const bars: [number, number][] = [];
  for (let x = 0; x < info.width; x++) {
    let length = 0;
    while (x + length < info.width && data[row + x + length]! < 128) length++;
    if (length > 0) bars.push([x, length]);
    x += length;
  }
  const [start] = bars[0]!;
  const [last, length] = bars.at(-1)!;
  return { bars: bars.map(([x, width]) => [x - start, width]), width: last + length - start };
}

/** An A4 page of text with the code in its lower part, turned by some degrees as a whole. `covered`: SVG shapes over the bars, in millimetres from their top left corner. */
export async function pageWithBars({ format, text, widthMm, heightMm }: Printed, resolution: number, degrees = 0, covered = ''): Promise<Picture> {
  const { bars, width } = await modulesOf(format, text);
  const module = widthMm / width;
  const [left, top] = [(210 - widthMm) / 2, 190];
  const shapes = bars.map(([x, length]) => `<rect x="${left + x * module}" y="${top}" width="${length * module}" height="${heightMm}"/>`);
  const lines = Array.from(
    { length: 20 },
    (_, line) => `<text x="25" y="${30 + line * 7}" font-family="sans-serif" font-size="3.6">Position ${line + 1} Schrauben und Muttern 119,00 EUR</text>`,
  );
  const below = `<text x="${left}" y="${top + heightMm + 5}" font-family="monospace" font-size="3.6">${text}</text>`;
  const [pixelsWide, pixelsHigh] = [Math.round((210 * resolution) / 25.4), Math.round((297 * resolution) / 25.4)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixelsWide}" height="${pixelsHigh}" viewBox="0 0 210 297"><rect width="100%" height="100%" fill="#fff"/><g transform="rotate(${degrees} 105 148)">${lines.join('')}${shapes.join('')}${below}<g transform="translate(${left} ${top})">${covered}</g></g></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: 1, resolution };
}
