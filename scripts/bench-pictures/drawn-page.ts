/** A page drawn again from its words and rules, in one font. */
import { createCanvas } from '@napi-rs/canvas';
import type { Page } from '../../src/document/document.js';
import type { Raster } from '../../src/synthesis/damage/raster.js';
import { drawnResolution } from './damages.js';
import { extended } from './till-fonts.js';

/** From the upper edge of a word's box to its base line, in heights of the box. */
const ascent = 0.8;

/** At the resolution that pages are drawn at before they are damaged; letters are as wide as the words' boxes ask for. `family`: registered. */
export function drawnPage({ words, rulings, width, height }: Page, resolution: number, family: string): Raster {
  const scale = drawnResolution / resolution;
  const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
  const canvas = createCanvas(across, down);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, across, down);
  context.strokeStyle = '#404040';
  for (const { x1, y1, x2, y2 } of rulings) {
    context.beginPath();
    context.moveTo(x1 * scale, y1 * scale);
    context.lineTo(x2 * scale, y2 * scale);
    context.stroke();
  }
  context.fillStyle = 'black';
  for (const { text, box } of words) {
    const size = box.height * scale;
    context.font = `${size}px "${family}", "${extended(family)}"`;
    const drawn = Math.max(1, context.measureText(text).width);
    context.setTransform((box.width * scale) / drawn, 0, 0, 1, box.x * scale, box.y * scale + ascent * size);
    context.fillText(text, 0, 0);
  }
  const { data } = context.getImageData(0, 0, across, down);
  const pixels = new Uint8Array(across * down * 3);
  for (let at = 0; at < across * down; at++) for (let colour = 0; colour < 3; colour++) pixels[at * 3 + colour] = data[at * 4 + colour]!;
  return { pixels, width: across, height: down };
}
