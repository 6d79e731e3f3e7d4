/** What a camera or a scanner makes of it: fewer pixels, a little out of focus, noise of the sensor, JPEG with colours at half the resolution. */
import sharp from 'sharp';
import type { Random } from '../../src/random.js';
import type { Raster } from '../../src/synthesis/damage/raster.js';

export interface Capture {
  /** Size of the new picture to the old one's, at most 1. */
  readonly scale: number;
  /** Standard deviation in pixels of the new picture. */
  readonly blur: number;
  /** Standard deviation of the sensor's noise, of 255. */
  readonly noise: number;
  /** Of JPEG, 1 to 100. */
  readonly quality: number;
  /** Dots per inch that the file tells; nothing by default. */
  readonly density?: number;
}

export async function captured(raster: Raster, { scale, blur, noise, quality, density }: Capture, random: Random): Promise<Buffer> {
  const [width, height] = [Math.round(raster.width * scale), Math.round(raster.height * scale)];
  const smaller = sharp(raster.pixels, { raw: { width: raster.width, height: raster.height, channels: 3 } }).resize({ width, height, fit: 'fill' });
  const pixels = await (blur >= 0.3 ? smaller.blur(blur) : smaller).raw().toBuffer();
  if (noise > 0) for (let at = 0; at < pixels.length; at++) pixels[at] = Math.max(0, Math.min(255, Math.round(pixels[at]! + noise * random.normal())));
  const seen = sharp(pixels, { raw: { width, height, channels: 3 } });
  return (density ? seen.withDensity(density) : seen).jpeg({ quality, chromaSubsampling: '4:2:0' }).toBuffer();
}
