/** Sheets of lines as invoices have them: many fonts, small type, wide gaps, rulings near the text, grey bands, white on dark. */
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../src/random.js';
import type { Raster } from '../../src/synthesis/damage/raster.js';
import { extended } from '../bench-pictures/till-fonts.js';

export interface DrawnLine {
  readonly text: string;
  /** In the raster's pixels. */
  readonly left: number;
  readonly right: number;
}

export interface Sheet {
  readonly raster: Raster;
  /** From the top down. */
  readonly lines: readonly DrawnLine[];
}

/** Lines of a sheet; lines in one font; share of blanks that are as wide as the gap between columns. */
const [rows, inOneFont, columnGaps] = [30, 3, 0.06];
/** Shares: lines with a ruling below or above, columns between bars, grey bands, white on dark, print that is not black. */
const [ruled, barred, banded, inverted, pale] = [0.2, 0.1, 0.1, 0.04, 0.25];

/** `em`: size of the usual type in pixels. */
export function drawnSheet(next: () => string, fonts: readonly string[], em: number, random: Random): Sheet {
  const between = (low: number, high: number): number => low + (high - low) * random.next();
  const [width, height] = [Math.round(em * between(38, 52)), Math.round(em * (rows + 4) * 1.75)];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  const [margin, spacing] = [1.5 * em, between(1.3, 1.9)];
  const lines: DrawnLine[] = [];
  let [y, font, size, letterSpacing] = [3 * em, '', em, 0];
  for (let row = 0; row < rows; row++) {
    if (row % inOneFont === 0) {
      [font, size] = [random.pick(fonts), em * between(0.87, 1.15)];
      letterSpacing = random.chance(0.15) ? between(-0.03, 0.08) : 0;
    }
    context.font = `${size}px "${font}", "${extended(font)}"`;
    context.letterSpacing = `${letterSpacing * size}px`;
    const pieces = piecesOf(next(), context, size, random);
    const total = pieces.at(-1)!.right;
    if (total <= width - 2 * margin) {
      const left = margin + random.next() * (width - 2 * margin - total);
      const ink = decorated(context, { left, right: left + total, base: y, size }, random);
      context.fillStyle = ink;
      for (const piece of pieces) context.fillText(piece.text, left + piece.left, y);
      if (random.chance(barred))
        for (const piece of pieces.slice(1))
          context.fillRect(Math.round(left + piece.left - between(0.3, 0.8) * size), y - 1.1 * size, 1 + size / 25, 1.5 * size);
      lines.push({ text: pieces.map(({ text }) => text).join(' '), left, right: left + total });
    }
    y += spacing * Math.max(size, em) * (random.chance(0.1) ? between(1.2, 1.6) : 1);
  }
  const { data } = context.getImageData(0, 0, width, height);
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0, from = 0; at < pixels.length; at += 3, from += 4)
    [pixels[at], pixels[at + 1], pixels[at + 2]] = [data[from]!, data[from + 1]!, data[from + 2]!];
  return { raster: { pixels, width, height }, lines };
}

interface Piece {
  readonly text: string;
  /** From the line's left end. */
  readonly left: number;
  readonly right: number;
}

/** The line, parted where a column begins. */
function piecesOf(text: string, context: SKRSContext2D, size: number, random: Random): readonly Piece[] {
  const parts: string[] = [];
  for (const word of text.split(' '))
    if (parts.length > 0 && !random.chance(columnGaps)) parts.push(`${parts.pop()} ${word}`);
    else parts.push(word);
  let left = 0;
  return parts.map((part) => {
    const piece = { text: part, left, right: left + context.measureText(part).width };
    left = piece.right + size * (1 + 3 * random.next());
    return piece;
  });
}

interface Place {
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly size: number;
}

/** Draws what is around the line; gives the colour of its letters. */
function decorated(context: SKRSContext2D, { left, right, base, size }: Place, random: Random): string {
  const between = (low: number, high: number): number => low + (high - low) * random.next();
  const [from, across] = [left - between(0.2, 1.2) * size, right - left + between(0.6, 2.4) * size];
  if (random.chance(inverted)) {
    context.fillStyle = grey(between(30, 110), random);
    context.fillRect(from, base - 1.05 * size, across, 1.4 * size);
    return 'white';
  }
  if (random.chance(banded)) {
    context.fillStyle = grey(between(200, 240), random);
    context.fillRect(from, base - 1.05 * size, across, 1.4 * size);
  }
  if (random.chance(ruled)) {
    context.fillStyle = grey(between(0, 150), random);
    const edge = random.chance(0.6) ? base + between(0.24, 0.42) * size : base - between(0.82, 1.05) * size;
    context.fillRect(from, edge, across, Math.max(1, between(0.02, 0.09) * size));
  }
  return random.chance(pale) ? grey(between(20, 125), random) : 'black';
}

function grey(value: number, random: Random): string {
  const tone = () => Math.round(Math.min(255, value * (random.chance(0.3) ? 0.7 + 0.5 * random.next() : 1)));
  return `rgb(${tone()}, ${tone()}, ${tone()})`;
}
