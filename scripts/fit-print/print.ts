/** Dots on paper: pins that fade or are missing, ribbons, ink that runs, paper with grain, a camera out of focus. */
import sharp from 'sharp';
import type { Random } from '../../src/random.js';
import { thickenStrokes } from '../../src/reading/cleaning/thin-strokes.js';
import type { Picture } from '../../src/reading/raster/picture.js';
import { fontGlyph, type Glyph, smallGlyph } from './glyphs.js';

export interface PrintedLine {
  readonly picture: Picture;
  /** Letter height in its pixels. */
  readonly letter: number;
}

/** Breadths of letters: condensed, usual, and printed twice as wide. */
const breadths = [0.6, 0.75, 0.9, 1, 1, 1.15, 1.4, 2, 2.2];
/** Rows to a capital of printers with 9 pins, of those with 24, and of tills. */
const rowCounts = [7, 7, 9, 9, 9, 12, 16, 18, 20, 24];
/** Of fonts that are not of one pitch, which stand for usual print. */
const fineRows = 20;
/** Share of lines that were photographed from afar, and the height of their capitals in pixels of the photograph. */
const [afar, smallest, tallest] = [0.4, 9, 20];
/** Letter height in cap heights. */
const letterHeight = 0.72;

/** `proportional`: those of the fonts that are. Undefined where a sign is not drawn. */
export async function printedLine(text: string, fonts: readonly string[], proportional: ReadonlySet<string>, random: Random): Promise<PrintedLine | undefined> {
  const between = (low: number, high: number): number => low + (high - low) * random.next();
  const small = random.chance(0.4) && [...text].every((sign) => smallGlyph(sign, true));
  const font = random.pick(fonts);
  const rows = small ? 7 : proportional.has(font) ? fineRows : random.pick(rowCounts);
  const across = small ? 1 : random.pick([1, 2, 2]);
  const slashed = random.chance(0.88);
  const capital = between(26, 34);
  const pitch = capital / rows;
  const step = pitch * random.pick(breadths) * between(0.9, 1.1);
  const [missing, dead] = [random.chance(0.5) ? between(0, 0.08) : 0, random.chance(0.06) ? random.integer(0, rows - 1) : -1];
  const pins = Array.from({ length: 3 * rows }, () => 1 - (random.chance(0.5) ? between(0, 0.4) : 0));
  const spacing = between(-0.05, 0.25);
  // Bars of some printers have a gap in the middle.
  const [broken, middleRow] = [random.chance(0.6), rows / 2];
  const dots: [x: number, y: number, strength: number][] = [];
  let advance = 0;
  for (const sign of text) {
    const glyph: Glyph | undefined = small ? smallGlyph(sign, slashed) : fontGlyph(font, sign, rows, across);
    if (!glyph) return undefined;
    for (const [x, y] of glyph.dots)
      if (!(sign === '|' && broken && (y < 0 || Math.abs(y - middleRow) < 1)) && y !== dead && !random.chance(missing))
        dots.push([advance + x, y, pins[y + rows] ?? 1]);
    advance += glyph.advance + spacing;
  }
  const margin = Math.round(0.9 * capital);
  const [width, height, base] = [Math.ceil(advance * step + 2 * margin), Math.ceil(2.4 * capital), Math.round(1.7 * capital)];
  const ink = new Float32Array(width * height);
  const [radius, shake, slope] = [between(0.36, 0.75) * pitch, between(0, 0.12) * pitch, between(-0.008, 0.008)];
  const [strength, fade] = [between(0.5, 1), between(-0.3, 0.3)];
  for (const [x, y, pin] of dots) {
    const across = x * step;
    const middle = { x: margin + across + shake * random.normal(), y: base - (y + 0.5) * pitch + shake * random.normal() + slope * (across - width / 2) };
    splat(ink, width, height, middle, radius, pin * strength * (1 + fade * ((margin + across) / width - 0.5)));
  }
  const grain = between(0, 10);
  const pixels = Buffer.alloc(ink.length).map((_, at) => Math.max(0, Math.min(255, 245 - 225 * Math.min(1, ink[at]!) + grain * random.normal())));
  const blurred = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .blur(between(0.3, 0.09 * capital))
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const seen = random.chance(afar) ? await fromAfar(blurred, width, height, between(smallest, tallest) / capital, Math.round(between(40, 90))) : blurred;
  const picture: Picture = { pixels: stretched(seen), width, height, channels: 1, resolution: 300 };
  return { picture: random.chance(0.5) ? await thickenStrokes(picture, letterHeight * capital) : picture, letter: letterHeight * capital };
}

/** Small in a photograph, as JPEG, and enlarged again. */
async function fromAfar(pixels: Buffer, width: number, height: number, scale: number, quality: number): Promise<Buffer> {
  const small = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .resize({ width: Math.max(8, Math.round(width * scale)), height: Math.max(8, Math.round(height * scale)), fit: 'fill' })
    .jpeg({ quality })
    .toBuffer();
  return sharp(small).resize({ width, height, fit: 'fill', kernel: 'cubic' }).toColourspace('b-w').raw().toBuffer();
}

/** Ink of one dot; where dots overlap it is a little darker. */
function splat(ink: Float32Array, width: number, height: number, middle: { readonly x: number; readonly y: number }, radius: number, strength: number): void {
  const reach = Math.ceil(radius + 2);
  for (let y = Math.max(0, Math.floor(middle.y - reach)); y < Math.min(height, middle.y + reach); y++)
    for (let x = Math.max(0, Math.floor(middle.x - reach)); x < Math.min(width, middle.x + reach); x++) {
      const value = strength * Math.max(0, Math.min(1, radius - Math.hypot(x + 0.5 - middle.x, y + 0.5 - middle.y) + 0.5));
      const before = ink[y * width + x]!;
      ink[y * width + x] = Math.max(before, value) + 0.25 * Math.min(before, value);
    }
}

/** Paper white and the darkest pixel black, as cleaning leaves a page. */
function stretched(pixels: Buffer): Buffer {
  const darkest = pixels.reduce((least, value) => Math.min(least, value), 255);
  return pixels.map((value) => Math.max(0, Math.min(255, ((value - darkest) * 255) / Math.max(20, 215 - darkest)))) as Buffer;
}
