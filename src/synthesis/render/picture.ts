/** Rasterises the first page of drawings, and adds sensor noise: shared by scans and photos. */
import type { Random } from '../../random.js';
import { openPdf } from '../../reading/pdf/pdf.js';
import type { Raster } from '../damage/raster.js';
import type { Drawing } from '../drawing.js';
import { toPdf } from './to-pdf.js';

/** In colour at this many dots per inch. */
export async function colourPage(drawings: readonly Drawing[], name: string, resolution: number): Promise<Raster> {
  const pdf = await openPdf(await toPdf(drawings.slice(0, 1), name), name);
  try {
    const page = await pdf.page(1);
    const { pixels, width, height } = await page.picture(resolution);
    page.release();
    return { pixels, width, height };
  } finally {
    await pdf.close();
  }
}

/** Adds Gaussian noise of this standard deviation, in place. */
export function addNoise(pixels: Uint8Array, deviation: number, random: Random): void {
  for (let at = 0; at < pixels.length; at++) pixels[at] = Math.max(0, Math.min(255, Math.round(pixels[at]! + deviation * random.normal())));
}
