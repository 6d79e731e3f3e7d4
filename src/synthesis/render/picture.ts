/** Rasterises the first page of drawings, and adds sensor noise: shared by scans and photos. */
import sharp from 'sharp';
import type { Random } from '../../random.js';
import { openPdf } from '../../reading/pdf/pdf.js';
import type { Drawing } from '../drawing.js';
import { toPdf } from './to-pdf.js';

export interface Pixels {
  /** One byte a pixel, 255 is white. */
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Greyscale at this many dots per inch. */
export async function greyPage(drawings: readonly Drawing[], name: string, resolution: number): Promise<Pixels> {
  const pdf = await openPdf(await toPdf(drawings.slice(0, 1), name), name);
  try {
    const page = await pdf.page(1);
    const { pixels, width, height, channels } = await page.picture(resolution);
    page.release();
    const { data, info } = await sharp(pixels, { raw: { width, height, channels } }).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
    return { pixels: data, width: info.width, height: info.height };
  } finally {
    await pdf.close();
  }
}

/** Adds Gaussian noise of this standard deviation, in place. */
export function addNoise(pixels: Uint8Array, deviation: number, random: Random): void {
  for (let at = 0; at < pixels.length; at++) pixels[at] = Math.max(0, Math.min(255, Math.round(pixels[at]! + deviation * random.normal())));
}
