/** Inverted text: light letters on dark or coloured bars (table headings, totals) become dark on white, which is all that OCR reads. */
import type { Area, GreyPicture } from '../raster/picture.js';
import { histogramOf } from '../raster/histogram.js';

/** Cell side in pixels, mean brightness of a dark cell, share of its box that a bar fills, least size in cells. */
const [cell, darkness, filled, leastWidth, leastHeight] = [12, 130, 0.55, 6, 2];
/** In letter heights: what is lower is a bold word. */
const lowest = 1.25;
/** Brightness below which a cell may belong to a coloured bar; the lower threshold separates bars from the rules of a frame. */
const coloured = [205, 170] as const;

/** Light print on dark bars becomes dark on light; the picture itself where there are no bars. `letter` is the letter height in pixels. */
export function normaliseInvertedText<G extends GreyPicture>(grey: G, letter: number): G {
  const bars = barsOf(grey, Math.max(leastHeight * cell, lowest * letter));
  if (bars.length === 0) return grey;
  const pixels = Buffer.from(grey.pixels);
  for (const { bar, background, text } of bars) {
    if (background === undefined) applyLevels({ ...grey, pixels }, bar, (value) => 255 - value);
    else if (text === 'dark') applyLevels({ ...grey, pixels }, bar, (value) => Math.min(255, Math.round((value * 255) / background)));
    else {
      applyLevels({ ...grey, pixels }, bar, (value) => Math.max(0, Math.min(255, 255 - Math.round(((value - background) * 255) / (255 - background)))));
      withoutEdges({ ...grey, pixels }, bar);
    }
  }
  return { ...grey, pixels };
}

function applyLevels({ pixels, width }: GreyPicture, { left, top, right, bottom }: Area, level: (value: number) => number): void {
  const levels = Uint8Array.from({ length: 256 }, (_, value) => level(value));
  for (let y = top; y < bottom; y++) for (let at = y * width + left; at < y * width + right; at++) pixels[at] = levels[pixels[at]!]!;
}

/** Pixels that soft edges extend beyond a bar. */
const soft = 2;
const paper = 222;

/** Clears what inversion made of paper at a skewed or soft edge: from outside up to the bar's background. */
function withoutEdges({ pixels, width, height }: GreyPicture, { left, top, right, bottom }: Area): void {
  const clear = (start: number, step: number, outside: number): void => {
    for (let index = 1; index <= outside; index++) pixels[start - index * step] = 255;
    for (let index = 0, at = start; index < cell && pixels[at]! < paper; index++, at += step) pixels[at] = 255;
  };
  for (let x = left; x < right; x++) {
    clear(top * width + x, width, Math.min(soft, top));
    clear((bottom - 1) * width + x, -width, Math.min(soft, height - bottom));
  }
  for (let y = top; y < bottom; y++) {
    clear(y * width + left, 1, Math.min(soft, left));
    clear(y * width + right - 1, -1, Math.min(soft, width - right));
  }
}

/** Tolerance of one colour in grey levels, least share of a bar of one colour, contrast of letters. */
const [scatter, oneColour, letters] = [14, 0.45, 50];
/** Least share of light text and greatest share of dark text in a coloured bar. */
const [leastLight, mostDark] = [0.01, 0.003];

/** The dominant brightness of a bar; undefined where there is none, as in a photo. */
function backgroundLevel(grey: GreyPicture, bar: Area): number | undefined {
  const counts = histogramOf(grey, bar);
  let [middle, most] = [0, 0];
  for (let value = 0; value < 256; value++) {
    const near = sumOf(counts, value - scatter, value + scatter);
    if (near > most) [middle, most] = [value, near];
  }
  if (most < oneColour * (bar.right - bar.left) * (bar.bottom - bar.top)) return undefined;
  let sum = 0;
  for (let value = Math.max(0, middle - scatter); value <= Math.min(255, middle + scatter); value++) sum += value * counts[value]!;
  const background = Math.round(sum / most);
  return background < coloured[0] ? background : undefined;
}

type Text = 'light' | 'dark';

/** Polarity of the text on a coloured background; undefined where it is mixed. */
function textOn(grey: GreyPicture, bar: Area, background: number): Text | undefined {
  if (background < darkness) return 'light';
  const counts = histogramOf(grey, bar);
  const all = (bar.right - bar.left) * (bar.bottom - bar.top);
  const [light, dark] = [sumOf(counts, background + letters, 255), sumOf(counts, 0, background - letters)];
  return light < leastLight * all ? 'dark' : dark <= mostDark * all ? 'light' : undefined;
}

/** Inset of the border in pixels, and the share of it that must be background: bold letters are open to a side. */
const [inside, framed] = [5, 0.8];

function isFramed({ pixels, width }: GreyPicture, { left, top, right, bottom }: Area, background: number): boolean {
  const isOwn = (start: number, step: number, length: number): boolean => {
    let own = 0;
    for (let index = inside; index < length - inside; index++) if (pixels[start + index * step]! <= background + letters) own++;
    return own >= framed * (length - 2 * inside);
  };
  const [across, down] = [right - left, bottom - top];
  return (
    isOwn((top + inside) * width + left, 1, across) &&
    isOwn((bottom - 1 - inside) * width + left, 1, across) &&
    isOwn(top * width + left + inside, width, down) &&
    isOwn(top * width + right - 1 - inside, width, down)
  );
}

/** Contrast with the surroundings, and the share of the border where it must hold. */
const [lighter, around] = [20, 0.6];

/** Grey paper in uneven light has no edge. */
function isContrasting({ pixels, width, height }: GreyPicture, { left, top, right, bottom }: Area, background: number): boolean {
  let [all, light] = [0, 0];
  const look = (x: number, y: number): void => {
    all++;
    if (x < 0 || x >= width || y < 0 || y >= height || pixels[y * width + x]! >= background + lighter) light++;
  };
  for (let x = left; x < right; x++) for (const y of [top - inside, bottom + inside]) look(x, y);
  for (let y = top; y < bottom; y++) for (const x of [left - inside, right + inside]) look(x, y);
  return light >= around * all;
}

function sumOf(counts: Uint32Array, from: number, to: number): number {
  let sum = 0;
  for (let value = Math.max(0, from), last = Math.min(counts.length - 1, to); value <= last; value++) sum += counts[value]!;
  return sum;
}

/** Bars of a height with their background level, where they have one colour. */
function barsOf(grey: GreyPicture, least: number): readonly { readonly bar: Area; readonly background: number | undefined; readonly text: Text }[] {
  const [columns, rows] = [Math.floor(grey.width / cell), Math.floor(grey.height / cell)];
  const means = cellMeans(grey, columns, rows);
  const plain = coloured.flatMap((below) =>
    blocksOf(means, columns, below).flatMap((block) => {
      const background = backgroundLevel(grey, block);
      if (background === undefined) return [];
      const bar = exact(grey, block, (background + 255) / 2);
      const text = bar.bottom - bar.top >= least ? textOn(grey, bar, background) : undefined;
      if (!text || !isFramed(grey, bar, background) || (background >= darkness && !isContrasting(grey, bar, background))) return [];
      for (let row = block.top / cell; row < block.bottom / cell; row++) means.fill(255, row * columns + block.left / cell, row * columns + block.right / cell);
      return [{ bar, background, text }];
    }),
  );
  // Dark blocks of several colours, on a coloured field or cut by rules. Bold words are dark too, but open at their edges.
  const dark = blocksOf(means, columns, darkness)
    .map((block) => ({ bar: exact(grey, block, darkness), background: backgroundLevel(grey, block), text: 'light' as const }))
    .filter(({ bar, background }) => bar.bottom - bar.top >= least && isFramed(grey, bar, background ?? darkness - letters));
  return [...plain, ...dark];
}

/** Mean brightness of each cell, row by row. */
function cellMeans({ pixels, width }: GreyPicture, columns: number, rows: number): Uint8Array {
  const means = new Uint8Array(columns * rows);
  const sums = new Uint32Array(columns);
  for (let row = 0; row < rows; row++) {
    sums.fill(0);
    for (let y = row * cell; y < (row + 1) * cell; y++) addCells(sums, pixels, y * width);
    for (let column = 0; column < columns; column++) means[row * columns + column] = sums[column]! / (cell * cell);
  }
  return means;
}

/** Adds the pixels of a row to those of its cells. */
function addCells(sums: Uint32Array, pixels: Uint8Array, start: number): void {
  for (let column = 0, at = start; column < sums.length; column++) {
    let sum = 0;
    for (const end = at + cell; at < end; at++) sum += pixels[at]!;
    sums[column]! += sum;
  }
}

/** Connected components of dark cells that fill their bounding box. */
function blocksOf(means: Uint8Array, columns: number, below: number): readonly Area[] {
  const state = new Uint8Array(means.length);
  for (let at = 0; at < means.length; at++) if (means[at]! < below) state[at] = 1;
  const rows = means.length / columns;
  const blocks: Area[] = [];
  for (let start = 0; start < state.length; start++) {
    if (state[start] !== 1) continue;
    let left = columns;
    let top = rows;
    let right = 0;
    let bottom = 0;
    let count = 0;
    const open = [start];
    state[start] = 2;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const column = at % columns;
      const row = (at - column) / columns;
      if (column < left) left = column;
      if (column > right) right = column;
      if (row < top) top = row;
      if (row > bottom) bottom = row;
      count++;
      if (column > 0) reach(state, at - 1, open);
      if (column < columns - 1) reach(state, at + 1, open);
      if (row > 0) reach(state, at - columns, open);
      if (row < rows - 1) reach(state, at + columns, open);
    }
    const [wide, high] = [right - left + 1, bottom - top + 1];
    if (wide < leastWidth || high < leastHeight || count < filled * wide * high) continue;
    // A page that is mostly dark is a negative or a photo with its background: not a bar.
    if (wide * high > 0.6 * columns * rows) continue;
    blocks.push({ left: left * cell, top: top * cell, right: (right + 1) * cell, bottom: (bottom + 1) * cell });
  }
  return blocks;
}

/** Marks a dark cell as found, and notes it in `open`. */
function reach(state: Uint8Array, cell: number, open: number[]): void {
  if (state[cell] !== 1) return;
  state[cell] = 2;
  open.push(cell);
}

/** Refines the bar's edges from cell borders to pixels, by at most one cell. */
function exact(grey: GreyPicture, bar: Area, darkness: number): Area {
  let { left, top, right, bottom } = bar;
  for (let step = 0; step < cell && meanOf(grey, left, top, right, top + 1) >= darkness; step++) top++;
  for (let step = 0; step < cell && meanOf(grey, left, bottom - 1, right, bottom) >= darkness; step++) bottom--;
  for (let step = 0; step < cell && meanOf(grey, left, top, left + 1, bottom) >= darkness; step++) left++;
  for (let step = 0; step < cell && meanOf(grey, right - 1, top, right, bottom) >= darkness; step++) right--;
  for (let step = 0; step < cell && top > 0 && meanOf(grey, left, top - 1, right, top) < darkness; step++) top--;
  for (let step = 0; step < cell && bottom < grey.height && meanOf(grey, left, bottom, right, bottom + 1) < darkness; step++) bottom++;
  for (let step = 0; step < cell && left > 0 && meanOf(grey, left - 1, top, left, bottom) < darkness; step++) left--;
  for (let step = 0; step < cell && right < grey.width && meanOf(grey, right, top, right + 1, bottom) < darkness; step++) right++;
  return { left, top, right, bottom };
}

function meanOf({ pixels, width }: GreyPicture, left: number, top: number, right: number, bottom: number): number {
  let sum = 0;
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += pixels[y * width + x]!;
  return sum / ((right - left) * (bottom - top));
}
