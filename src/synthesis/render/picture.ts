/** The first page of drawings as pixels, and what sensors add to pixels: what pictures of scanners and of cameras have in common. */
import sharp from 'sharp';
import type { Random } from '../../random.js';
import { openPdf } from '../../reading/pdf.js';
import type { Drawing } from '../drawing.js';
import { toPdf } from './to-pdf.js';

export interface Pixels {
  /** A byte a pixel, 255 is white. */
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** At so many dots per inch, grey. */
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

/** Adds normal noise of this deviation, in place. */
export function addNoise(pixels: Uint8Array, deviation: number, random: Random): void {
  for (let at = 0; at < pixels.length; at++) pixels[at] = Math.max(0, Math.min(255, Math.round(pixels[at]! + deviation * random.normal())));
}
