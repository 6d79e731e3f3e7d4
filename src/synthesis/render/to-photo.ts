/** Drawings as a photograph of a sheet on a table: folds, pale print, perspective, uneven light, blur and noise, as JPEG with EXIF data. */
import sharp from 'sharp';
import type { Random } from '../../random.js';
import { folded } from '../damage/fold.js';
import { faded } from '../damage/fading.js';
import { onPaper } from '../damage/paper.js';
import { laidDown, turnedCorners } from '../damage/perspective.js';
import { type Colour, lit, type Raster } from '../damage/raster.js';
import { fromScreen } from '../damage/moire.js';
import { shaded } from '../damage/shade.js';
import type { Drawing } from '../drawing.js';
import { addNoise, colourPage } from './picture.js';

const resolutions = [130, 150, 180, 220, 220, 220] as const;
/** Margin around the sheet in pixels, as shares of its width: the background. */
const backgroundMargin = 0.06;

/** Only the first page. */
export async function toPhoto(drawings: readonly Drawing[], name: string, random: Random): Promise<Uint8Array> {
  const page = await colourPage(drawings, name, random.pick(resolutions));
  const { pixels, width, height } = photographed(random.chance(0.1) ? fromScreen(page, random) : worn(page, random), random);
  const blurred = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(0.5 + 0.7 * random.next())
    .raw()
    .toBuffer();
  addNoise(blurred, 2 + 5 * random.next(), random);
  return sharp(blurred, { raw: { width, height, channels: 3 } })
    .withExif({ IFD0: { Make: 'Synthetic', Model: 'Camera', Software: `beleg ${name}`, ImageDescription: notes } })
    .jpeg({ quality: random.pick([30, 45, 60, 70, 80, 88]) })
    .toBuffer();
}

/** Readers recognise photos by the length of their EXIF data. */
const notes = 'A synthetic document as a camera would see it: no camera was used, nobody wrote it, nothing in it is true. '.repeat(4).trim();

/** The sheet before it is looked at. Curls and steep angles are left out: read words get their labels by an affine map. */
function worn(page: Raster, random: Random): Raster {
  const printed = random.chance(0.15) ? faded(page, random) : page;
  const sheet = random.chance(0.6) ? onPaper(printed, random) : printed;
  return random.chance(0.3) ? folded(sheet, random) : sheet;
}

/** The sheet on the background, lit from one side. */
function photographed(sheet: Raster, random: Random): Raster {
  const margin = backgroundMargin * sheet.width;
  const [width, height] = [Math.round(sheet.width + 2 * margin), Math.round(sheet.height + 2 * margin)];
  const turn = (random.normal() * 1.2 * Math.PI) / 180;
  const tilt = () => random.normal() * 0.008 * sheet.width;
  const corners = turnedCorners(sheet, [margin + sheet.width / 2, margin + sheet.height / 2], turn, tilt);
  const [angle, darkest, ground] = [random.next() * 2 * Math.PI, 0.55 + 0.4 * random.next(), 40 + 120 * random.next()];
  const seen = laidDown(sheet, corners, width, height, () => [ground, ground, ground]);
  // Black on paper is not black to a camera.
  for (let at = 0; at < seen.pixels.length; at++) seen.pixels[at] = 12 + 0.9 * seen.pixels[at]!;
  if (random.chance(0.3)) return shaded(seen, random);
  const tint: Colour = [1, 0.95 + 0.05 * random.next(), 0.86 + 0.14 * random.next()];
  const [across, down] = [Math.cos(angle), Math.sin(angle)];
  return lit(seen, (x, y) => darkest + (1 - darkest) * (0.5 + 0.5 * ((x / width - 0.5) * across + (y / height - 0.5) * down) * Math.SQRT2), tint);
}
