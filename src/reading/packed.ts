/** A page's print moved together: blank margins and the gaps of tables cost OCR as much as letters do, and columns beside each other mix their lines up. */
import type { Box } from '../document/box.js';
import { type Area, cutsOf, type Mask } from './cuts.js';
import { darkPixels } from './ink.js';
import type { Graymap, OcrWord } from './ocr.js';
import { printLines, type PrintLine } from './print-lines.js';
import { withoutRules } from './scan-rules.js';

export interface Packed {
  readonly image: Graymap;
  /** Straight rules of the page, in its pixels. */
  readonly rules: readonly Box[];
  /** Brings words found on the packed picture back to where they stand on the page. */
  unpack(words: readonly OcrWord[]): readonly OcrWord[];
}

/** A piece of the page and where its left top corner lies on the packed picture. */
interface Piece {
  readonly from: Area;
  /** How much larger it is there: big type is shrunk, for OCR takes the lines of a block to be of one size. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Pixels of the picture to a pixel of the mask. */
const cell = 3;
/** In letter heights: blank between pieces of a line, between lines, and around. */
const [pieceGap, lineGap, border] = [0.8, 0.4, 1];

/** `letter` is the height of most letters. Undefined where nothing is printed. */
export function packed(image: Graymap, letter: number): Packed | undefined {
  const unit = Math.max(2, letter / cell);
  const { mask, across, down } = withoutRules(maskOf(image), unit);
  const strips = cutsOf(mask, unit)
    .flatMap((strip) => printLines(mask, strip, unit))
    .map(({ areas, scale }) => ({ areas: areas.map((area) => times(area, image)), scale }));
  if (strips.length === 0) return undefined;
  const cleaned = withoutInk(image, [...across, ...down]);
  const { pieces, width, height } = placesOf(strips, letter);
  const pixels = new Uint8Array(width * height).fill(255);
  for (const { from, scale, x, y } of pieces) {
    const part = scale === 1 ? undefined : shrunk(cleaned, image.width, from, scale);
    for (let row = 0; row < sizeOf(from.bottom - from.top, scale); row++) {
      const start = (from.top + row) * image.width;
      const line = part
        ? part.subarray(row * sizeOf(from.right - from.left, scale), (row + 1) * sizeOf(from.right - from.left, scale))
        : cleaned.subarray(start + from.left, start + from.right);
      pixels.set(line, (y + row) * width + x);
    }
  }
  for (let at = 0; at < pixels.length; at++) pixels[at] = levels[pixels[at]!]!;
  const rules = [...across, ...down].map((area) => boxOf(times(area, image)));
  return { image: { pixels, width, height }, rules, unpack: (words) => words.map((word) => unpacked(word, pieces)) };
}

/** Paper with its noise becomes white, so that pieces show no edges. */
const levels = Uint8Array.from({ length: 256 }, (_, value) => Math.min(255, Math.round((value * 255) / 222)));

/** Every cell's mean, dark where it is clearly darker than its surroundings; single dark cells are dirt. */
function maskOf({ pixels, width, height }: Graymap): Mask {
  const [columns, rows] = [Math.max(1, Math.floor(width / cell)), Math.max(1, Math.floor(height / cell))];
  const means = Buffer.alloc(columns * rows);
  const sums = new Uint32Array(columns);
  for (let row = 0; row < rows; row++) {
    sums.fill(0);
    for (let y = row * cell; y < Math.min(height, (row + 1) * cell); y++) {
      for (let column = 0, at = y * width; column < columns; column++, at += cell) sums[column]! += pixels[at]! + pixels[at + 1]! + pixels[at + 2]!;
    }
    for (let column = 0; column < columns; column++) means[row * columns + column] = sums[column]! / (cell * cell);
  }
  const dark = darkPixels({ pixels: means, width: columns, height: rows });
  for (let row = 1; row < rows - 1; row++) {
    for (let column = 1; column < columns - 1; column++) {
      const at = row * columns + column;
      if (!dark[at]) continue;
      const beside = dark[at - 1]! + dark[at + 1]! + dark[at - columns]! + dark[at + columns]!;
      if (beside + dark[at - columns - 1]! + dark[at - columns + 1]! + dark[at + columns - 1]! + dark[at + columns + 1]! === 0) dark[at] = 0;
    }
  }
  return { dark, width: columns, height: rows };
}

const times = ({ left, top, right, bottom }: Area, { width, height }: Graymap): Area => ({
  left: left * cell,
  top: top * cell,
  right: Math.min(width, right * cell),
  bottom: Math.min(height, bottom * cell),
});

/** How far a rule's soft edges reach beyond its cells, in pixels, and how dark a letter's stroke is that crosses it. */
const [softEdge, strokeDark] = [2, 150];

/** The picture with its rules painted white except where letters cross or touch them. */
function withoutInk({ pixels, width, height }: Graymap, rules: readonly Area[]): Uint8Array {
  const cleaned = Uint8Array.from(pixels);
  for (const rule of rules) {
    const lying = rule.right - rule.left > rule.bottom - rule.top;
    const [along, across] = lying ? [1, width] : [width, 1];
    const [from, to] = (lying ? [rule.left, rule.right] : [rule.top, rule.bottom]).map((edge) => edge * cell) as [number, number];
    const [near, far, end] = lying ? [rule.top, rule.bottom, height] : [rule.left, rule.right, width];
    const [low, high] = [Math.max(1, near * cell - softEdge), Math.min(end - 1, far * cell + softEdge)];
    for (let at = from; at < to; at++) {
      const start = at * along;
      if (pixels[start + (low - 1) * across]! < strokeDark || pixels[start + high * across]! < strokeDark) continue;
      for (let aside = low; aside < high; aside++) cleaned[start + aside * across] = 255;
    }
  }
  return cleaned;
}

const sizeOf = (length: number, scale: number): number => Math.max(1, Math.floor(length * scale));

/** Every pixel is the mean of those that it covers. */
function shrunk(pixels: Uint8Array, stride: number, from: Area, scale: number): Uint8Array {
  const [width, height] = [sizeOf(from.right - from.left, scale), sizeOf(from.bottom - from.top, scale)];
  const small = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [from.top + Math.floor(y / scale), Math.min(from.bottom, from.top + Math.ceil((y + 1) / scale))];
    for (let x = 0; x < width; x++) {
      const [left, right] = [from.left + Math.floor(x / scale), Math.min(from.right, from.left + Math.ceil((x + 1) / scale))];
      let sum = 0;
      for (let row = top; row < bottom; row++) for (let column = left; column < right; column++) sum += pixels[row * stride + column]!;
      small[y * width + x] = sum / ((bottom - top) * (right - left));
    }
  }
  return small;
}

function placesOf(strips: readonly PrintLine[], letter: number): { readonly pieces: readonly Piece[]; readonly width: number; readonly height: number } {
  const pieces: Piece[] = [];
  const edge = Math.round(border * letter);
  let [y, width] = [edge, 0];
  for (const { areas, scale } of strips) {
    let x = edge;
    for (const from of areas) {
      pieces.push({ from, scale, x, y });
      x += sizeOf(from.right - from.left, scale) + Math.round(pieceGap * letter);
    }
    y += sizeOf(areas[0]!.bottom - areas[0]!.top, scale) + Math.round(lineGap * letter);
    width = Math.max(width, x);
  }
  return { pieces, width: width + edge, height: y + edge };
}

/** Each end of the word goes with the piece that it lies on, should OCR have read over a gap. */
function unpacked(word: OcrWord, pieces: readonly Piece[]): OcrWord {
  const { box } = word;
  const middle = box.y + box.height / 2;
  const start = pieceAt(pieces, box.x, middle);
  const end = pieceAt(pieces, box.x + box.width, middle);
  const left = start.from.left + (box.x - start.x) / start.scale;
  const right = end.from.left + (box.x + box.width - end.x) / end.scale;
  const down = (y: number) => start.from.top + (y - start.y) / start.scale;
  return {
    ...word,
    box: { x: left, width: Math.max(1, right - left), y: down(box.y), height: box.height / start.scale },
    baseline: down(word.baseline),
    lineHeight: word.lineHeight / start.scale,
  };
}

/** The piece whose place is nearest. */
function pieceAt(pieces: readonly Piece[], x: number, y: number): Piece {
  let [best, least] = [pieces[0]!, Infinity];
  for (const piece of pieces) {
    const [width, height] = [sizeOf(piece.from.right - piece.from.left, piece.scale), sizeOf(piece.from.bottom - piece.from.top, piece.scale)];
    const distance = Math.max(0, piece.x - x, x - piece.x - width) + 4 * Math.max(0, piece.y - y, y - piece.y - height);
    if (distance < least) [best, least] = [piece, distance];
  }
  return best;
}

const boxOf = ({ left, top, right, bottom }: Area): Box => ({ x: left, y: top, width: right - left, height: bottom - top });
