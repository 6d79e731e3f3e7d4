/** Drawings as an office scan: skewed, slightly blurred, grey and noisy, darker or paler than printed, sometimes black and white; PNG or JPEG. */
import sharp from 'sharp';
import type { Random } from '../../random.js';
import type { Drawing } from '../drawing.js';
import { addNoise, greyPage } from './picture.js';

const jpegQualities = [35, 50, 65, 80, 90] as const;

/** Only the first page. */
export async function toScan(drawings: readonly Drawing[], name: string, random: Random): Promise<Uint8Array> {
  const resolution = random.pick([150, 200, 200, 240, 300, 300]);
  const { pixels, width, height } = await greyPage(drawings, name, resolution);
  const rotated = sharp(pixels, { raw: { width, height, channels: 1 } }).rotate(0.6 * random.normal(), { background: '#ffffff' });
  const { data, info } = await rotated
    .blur(0.3 + (random.next() * resolution) / 300)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [darkest, span] = [60 * random.next() ** 2, 0.75 + 0.25 * random.next()];
  for (let at = 0; at < data.length; at++) data[at] = Math.min(255, darkest + span * data[at]!);
  addNoise(data, 14 * random.next() ** 2, random);
  const seen = sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } }).withDensity(resolution);
  if (resolution >= 200 && random.chance(0.15))
    return seen
      .threshold(128 + random.integer(-20, 40))
      .png()
      .toBuffer();
  return random.chance(0.3) ? seen.png().toBuffer() : seen.jpeg({ quality: random.pick(jpegQualities) }).toBuffer();
}
