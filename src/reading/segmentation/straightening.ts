/** Text lines along bent base lines, straightened below the page: each keeps its columns, and its base line becomes a row. */
import type { Area, GreyPicture } from '../raster/picture.js';
import type { OcrWord } from '../ocr-word.js';
import { heightAt } from './base-curve.js';
import type { BentLine, BentLines } from './bent-lines.js';

interface Strip {
  readonly line: BentLine;
  readonly block: BentLines;
  /** Number of the line within its block, from 1. */
  readonly own: number;
  /** On the extended picture. */
  readonly area: Area;
  /** Rows from the strip's top to the base line. */
  readonly above: number;
}

export interface StraightLines {
  /** The page with the strips below it. */
  readonly image: GreyPicture;
  readonly strips: readonly { readonly area: Area; readonly letter: number }[];
  /** Maps a word of a strip to the page; others stay. */
  toPage(word: OcrWord): OcrWord;
}

const paper = 255;

/** `cell`: pixels of the picture to one of the mask that the lines were found on. */
export function straighten(page: GreyPicture, blocks: readonly BentLines[], cell: number): StraightLines {
  const { strips, bottom } = shelves(page, blocks, cell);
  if (strips.length === 0) return { image: page, strips: [], toPage: (word) => word };
  const pixels = new Uint8Array(page.width * bottom).fill(paper, page.pixels.length);
  pixels.set(page.pixels);
  for (const strip of strips) copyStrip(page, strip, cell, pixels);
  return {
    image: { pixels, width: page.width, height: bottom },
    strips: strips.map(({ area, line }) => ({ area, letter: line.letter * cell })),
    toPage: (word) => (word.baseline < page.height ? word : unbent(word, strips, cell)),
  };
}

/** Strips whose columns do not meet share their rows. */
function shelves(page: GreyPicture, blocks: readonly BentLines[], cell: number): { readonly strips: readonly Strip[]; readonly bottom: number } {
  const lines = blocks.flatMap((block) => block.lines.map((line, index) => ({ block, line, own: index + 1 })));
  lines.sort((a, b) => heightAt(a.line.base, a.line.base.middle) - heightAt(b.line.base, b.line.base.middle));
  const strips: Strip[] = [];
  let shelf: Strip[] = [];
  let [top, bottom] = [page.height, page.height];
  for (const { block, line, own } of lines) {
    const [left, right] = [Math.max(0, Math.floor(line.left * cell)), Math.min(page.width, Math.ceil(line.right * cell))];
    const [above, below] = [Math.ceil(line.above * cell), Math.ceil(line.below * cell)];
    if (right <= left) continue;
    if (shelf.some(({ area }) => area.left < right && left < area.right)) [shelf, top] = [[], bottom];
    const strip = { line, block, own, above, area: { left, right, top, bottom: top + above + below } };
    shelf.push(strip);
    strips.push(strip);
    bottom = Math.max(bottom, strip.area.bottom);
  }
  return { strips, bottom };
}

/** Columns are shifted by fractions of a pixel, linearly interpolated. Ink of other lines becomes paper. */
function copyStrip(page: GreyPicture, strip: Strip, cell: number, into: Uint8Array): void {
  const { left, right, top, bottom } = strip.area;
  let column = -1;
  let foreign: Uint8Array = new Uint8Array(0);
  for (let x = left; x < right; x++) {
    if (Math.floor(x / cell) !== column) [column, foreign] = [Math.floor(x / cell), foreignCells(strip, Math.floor(x / cell))];
    const start = cell * heightAt(strip.line.base, x / cell) - strip.above;
    const rows = bottom - top;
    copyColumn(page.pixels, page.width, page.height, x, start, rows, foreign, cell, strip.block.area.top, into, top * page.width + x);
  }
}

/** Copies the column from height `start` on to `to` and below it. `foreign` are its cells from row `first` of cells on. */
function copyColumn(
  pixels: Uint8Array,
  width: number,
  height: number,
  x: number,
  start: number,
  rows: number,
  foreign: Uint8Array,
  cell: number,
  first: number,
  into: Uint8Array,
  to: number,
): void {
  const whole = Math.floor(start);
  const part = start - whole;
  let upper = 0;
  for (let row = 0; row <= rows; row++) {
    const y = whole + row;
    const isPaper = y < 0 || y >= height || foreign[Math.floor(y / cell) - first] === 1;
    const lower = isPaper ? paper : pixels[y * width + x]!;
    if (row > 0) into[to + (row - 1) * width] = upper + part * (lower - upper);
    upper = lower;
  }
}

/** Of the cells of a column of the block: 1 where the cell, or one beside it, holds another line's ink, and none its own. */
function foreignCells({ block: { owners, area }, line, own }: Strip, column: number): Uint8Array {
  const [width, height, middle] = [area.right - area.left, area.bottom - area.top, column - area.left];
  const foreign = new Uint8Array(height);
  const base = heightAt(line.base, column) - area.top;
  const last = Math.min(height - 1, Math.ceil(base + line.below) + 1);
  for (let row = Math.max(0, Math.floor(base - line.above) - 1); row <= last; row++) if (isForeign(owners, width, height, middle, row, own)) foreign[row] = 1;
  return foreign;
}

function isForeign(owners: BentLines['owners'], width: number, height: number, middle: number, row: number, own: number): boolean {
  let others = false;
  for (let down = Math.max(0, row - 1); down <= Math.min(height - 1, row + 1); down++)
    for (let across = Math.max(0, middle - 1); across <= Math.min(width - 1, middle + 1); across++) {
      const owner = owners[down * width + across]!;
      if (owner === own) return false;
      others ||= owner > 0;
    }
  return others;
}

function unbent(word: OcrWord, strips: readonly Strip[], cell: number): OcrWord {
  const { x, y, width, height } = word.box;
  const middle = x + width / 2;
  const strip = strips.find(({ area }) => word.baseline >= area.top && word.baseline <= area.bottom && middle >= area.left && middle <= area.right);
  if (!strip) return word;
  const shift = cell * heightAt(strip.line.base, middle / cell) - strip.above - strip.area.top;
  return { ...word, box: { x, y: y + shift, width, height }, baseline: word.baseline + shift };
}
