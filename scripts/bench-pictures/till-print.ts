/** Till receipts as paper: the words of a page printed dot by dot in a till's type, on a roll. */
import { createCanvas } from '@napi-rs/canvas';
import { extended } from './till-fonts.js';
import type { Page } from '../../src/document/document.js';
import type { Random } from '../../src/random.js';
import type { Raster } from '../../src/synthesis/damage/raster.js';

/** Dots across a roll of 58 and of 80 mm, at 8 a millimetre. */
const rolls = [384, 576, 576, 576];
/** Pixels of the picture to a dot. */
const dot = 3;
/** Share of a dot's area that ink covers, from which on it is printed. */
const inked = 0.25;

/** `fonts`: registered ones, one of which is drawn. The words' boxes keep their places; letters are as wide as their boxes ask for. */
export function printedReceipt({ words, width, height }: Page, fonts: readonly string[], random: Random): Raster {
  const [across, font] = [random.pick(rolls), random.pick(fonts)];
  const scale = across / width;
  const down = Math.ceil(height * scale);
  const canvas = createCanvas(across, down);
  const context = canvas.getContext('2d');
  context.fillStyle = 'black';
  context.textBaseline = 'alphabetic';
  for (const { text, box } of words) {
    const size = box.height * scale;
    context.font = `${size}px "${font}", "${extended(font)}"`;
    const drawn = Math.max(1, context.measureText(text).width);
    context.setTransform((box.width * scale) / drawn, 0, 0, 1, box.x * scale, box.y * scale + 0.8 * size);
    context.fillText(text, 0, 0);
  }
  const { data } = context.getImageData(0, 0, across, down);
  // The head heats unevenly across the roll and along it, and some of its elements are dead.
  const elements = Float32Array.from({ length: across }, () => (random.chance(0.002) ? 0 : 1 - 0.15 * random.next()));
  const [strength, wave, length] = [0.55 + 0.45 * random.next(), 0.25 * random.next(), 60 + 200 * random.next()];
  const pixels = new Uint8Array(across * down * dot * dot * 3).fill(252);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      if (data[(y * across + x) * 4 + 3]! < inked * 255) continue;
      const ink = strength * elements[x]! * (1 - wave * (0.5 + 0.5 * Math.sin(y / length)));
      spot(pixels, across * dot, x * dot, y * dot, 252 - 225 * ink);
    }
  return { pixels, width: across * dot, height: down * dot };
}

/** Corners of a dot are paler. */
function spot(pixels: Uint8Array, width: number, left: number, top: number, value: number): void {
  for (let y = 0; y < dot; y++)
    for (let x = 0; x < dot; x++) {
      const isCorner = x !== 1 && y !== 1;
      const at = ((top + y) * width + left + x) * 3;
      pixels.fill(isCorner ? value + 0.35 * (252 - value) : value, at, at + 3);
    }
}
