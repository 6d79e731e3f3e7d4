/** Places segments of a page on a compact picture, and maps words from there to the page. */
import { baselineOf } from './baselines.js';
import type { Area, GreyPicture } from '../raster/picture.js';
import type { OcrWord } from '../ocr-word.js';
import type { TextLine } from './text-lines.js';

/** A segment of the page and its top left corner on the compact picture. */
export interface PlacedSegment {
  readonly from: Area;
  /** Scale on the compact picture: large type is reduced, so that the lines have one size. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface SegmentLayout {
  readonly image: GreyPicture;
  readonly segments: readonly PlacedSegment[];
  /** Areas of each line's segments on the compact picture. */
  readonly lines: readonly (readonly Area[])[];
}

/** In letter heights: gap between segments, between lines, and margin. */
const [pieceGap, lineGap, border] = [0.1, 0.4, 1];
/** In letter heights: offset of baselines from which a segment is moved. */
const clearlyOff = 0.12;

/** `letter` is the letter height in the page's pixels. */
export function layOutSegments(page: GreyPicture, lines: readonly TextLine[], letter: number): SegmentLayout {
  const { placed, width, height } = placeSegments(page, lines, letter);
  const segments = placed.flat();
  const pixels = new Uint8Array(width * height).fill(255);
  for (const segment of segments) {
    const { from, scale, x, y } = segment;
    const part = scale === 1 ? undefined : downsample(page, from, scale);
    const across = widthOf(segment);
    for (let row = 0; row < heightOf(segment); row++) {
      const start = (from.top + row) * page.width;
      const line = part ? part.subarray(row * across, (row + 1) * across) : page.pixels.subarray(start + from.left, start + from.right);
      pixels.set(line, (y + row) * width + x);
    }
  }
  return { image: { pixels, width, height }, segments, lines: placed.map((line) => line.map(placedArea)) };
}

const sizeOf = (length: number, scale: number): number => Math.max(1, Math.floor(length * scale));
/** Edges in pixels. */
export const placedArea = (segment: PlacedSegment): Area => ({
  left: segment.x,
  top: segment.y,
  right: segment.x + widthOf(segment),
  bottom: segment.y + heightOf(segment),
});
const widthOf = ({ from, scale }: Pick<PlacedSegment, 'from' | 'scale'>): number => sizeOf(from.right - from.left, scale);
const heightOf = ({ from, scale }: Pick<PlacedSegment, 'from' | 'scale'>): number => sizeOf(from.bottom - from.top, scale);

/** Reduces by box filter. */
function downsample({ pixels, width: stride }: GreyPicture, from: Area, scale: number): Uint8Array {
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

function placeSegments(
  page: GreyPicture,
  lines: readonly TextLine[],
  letter: number,
): { readonly placed: readonly (readonly PlacedSegment[])[]; readonly width: number; readonly height: number } {
  const placed: PlacedSegment[][] = [];
  const edge = Math.round(border * letter);
  let [y, width] = [edge, 0];
  for (const { areas, scale } of lines) {
    const drops = baselineOffsets(page, areas, scale, letter);
    const highest = Math.min(...drops);
    let [x, bottom] = [edge, y];
    const line: PlacedSegment[] = [];
    placed.push(line);
    for (const [index, from] of areas.entries()) {
      const segment = { from, scale, x, y: y + drops[index]! - highest };
      line.push(segment);
      x += widthOf(segment) + Math.round(pieceGap * letter);
      bottom = Math.max(bottom, segment.y + heightOf(segment));
    }
    y = bottom + Math.round(lineGap * letter);
    width = Math.max(width, x);
  }
  return { placed, width: width + edge, height: y + edge };
}

/** Offset in pixels of each segment of a line, so that all share the baseline of the widest. */
function baselineOffsets(page: GreyPicture, areas: readonly Area[], scale: number, letter: number): readonly number[] {
  if (areas.length === 1) return [0];
  const bases = areas.map((area) => baselineOf(page, area, letter / scale));
  const known = areas.filter((_, index) => bases[index] !== undefined);
  const widest = known.reduce<Area | undefined>((best, area) => (best && best.right - best.left >= area.right - area.left ? best : area), undefined);
  if (!widest) return areas.map(() => 0);
  const base = bases[areas.indexOf(widest)]!;
  return bases.map((own) => (own === undefined || Math.abs(base - own) * scale < clearlyOff * letter ? 0 : Math.round((base - own) * scale)));
}

/** Each end of the word is mapped by its own segment, should OCR have read across a gap. */
export function toPageCoordinates(word: OcrWord, segments: readonly PlacedSegment[]): OcrWord {
  const { box } = word;
  const middle = box.y + box.height / 2;
  const start = nearestSegment(segments, box.x, middle);
  const end = nearestSegment(segments, box.x + box.width, middle);
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

/** The segment at the smallest distance; vertical distance weighs four times. */
function nearestSegment(segments: readonly PlacedSegment[], x: number, y: number): PlacedSegment {
  let [best, least] = [segments[0]!, Infinity];
  for (const segment of segments) {
    const distance = Math.max(0, segment.x - x, x - segment.x - widthOf(segment)) + 4 * Math.max(0, segment.y - y, y - segment.y - heightOf(segment));
    if (distance < least) [best, least] = [segment, distance];
  }
  return best;
}
