/** Drawings as an office scan: worn paper, skewed, slightly blurred, grey and noisy, darker or paler than printed, sometimes black and white; PNG or JPEG. */
import sharp from 'sharp';
import type { Random } from '../../random.js';
import { faded } from '../damage/fading.js';
import { folded } from '../damage/fold.js';
import { onPaper } from '../damage/paper.js';
import type { Raster } from '../damage/raster.js';
import type { Drawing } from '../drawing.js';
import { addNoise, colourPage } from './picture.js';

const jpegQualities = [25, 35, 50, 65, 80, 90] as const;
/** Below it letters have too few pixels for black and white. */
const leastForBitonal = 200;

/** Only the first page. */
export async function toScan(drawings: readonly Drawing[], name: string, random: Random): Promise<Uint8Array> {
  const resolution = random.pick([80, 100, 120, 150, 150, 200, 200, 200, 240, 300, 300]);
  const { pixels, width, height } = worn(await colourPage(drawings, name, resolution), random);
  const rotated = sharp(pixels, { raw: { width, height, channels: 3 } })
    .greyscale()
    .rotate(0.6 * random.normal(), { background: '#ffffff' });
  const { data, info } = await rotated
    .blur(0.3 + (random.next() * resolution) / 300)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [darkest, span] = [60 * random.next() ** 2, 0.75 + 0.25 * random.next()];
  for (let at = 0; at < data.length; at++) data[at] = Math.min(255, darkest + span * data[at]!);
  addNoise(data, 14 * random.next() ** 2, random);
  const seen = sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } }).withDensity(resolution);
  if (resolution >= leastForBitonal && random.chance(0.15))
    return seen
      .threshold(128 + random.integer(-20, 40))
      .png()
      .toBuffer();
  return random.chance(0.3) ? seen.png().toBuffer() : seen.jpeg({ quality: random.pick(jpegQualities) }).toBuffer();
}

/** Half of the sheets are new. */
function worn(page: Raster, random: Random): Raster {
  if (random.chance(0.5)) return page;
  const printed = random.chance(0.25) ? faded(page, random) : page;
  const sheet = random.chance(0.7) ? onPaper(printed, random) : printed;
  return random.chance(0.4) ? folded(sheet, random) : sheet;
}
