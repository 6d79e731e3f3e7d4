/** Lines of print parted by the size of their type, each with the place that is cut out to be read. */
import { spansWithPale } from '../raster/ink-spans.js';
import type { Area, GreyPicture, Span } from '../raster/picture.js';
import { fitBaseline } from './baselines.js';

/** Pieces of print on one base line, from left to right. */
export type SegmentLine = readonly Area[];

/** A picture of print whose lines are known. */
export interface TextLines {
  readonly image: GreyPicture;
  readonly lines: readonly SegmentLine[];
  /** The height of most letters in the picture's pixels. */
  readonly letter: number;
}

/** In letter heights: how high letters are at most. */
export const tallest = 2.4;
/** How high letters and capitals are at least. */
const [shortest, lowestAscent] = [0.45, 0.85];
/** In heights of a line's capitals: what lies below the base line at least. */
export const descent = 0.34;
/** White above and below, and at the sides. */
const [around, aside] = [0.2, 0.1];
/** Print whose capitals differ by more than this part is of another size; so few letters do not tell. */
const [otherSize, fewLetters] = [0.14, 4];

/** Print of one size. */
export interface TextRun {
  readonly segments: SegmentLine;
  readonly spans: readonly Span[];
  readonly baseline: number;
  /** What is read: stretched to the height of strips. */
  readonly area: Area;
  /** From the highest letters to the base line. */
  readonly ascent: number;
}

/** A piece with what is on it: ink, and all that is not paper. */
interface InkedSegment {
  readonly area: Area;
  /** The height of most letters here. */
  readonly letter: number;
  readonly spans: readonly Span[];
  readonly pale: readonly Span[];
}

/** A line's pieces by their size. */
export function splitByFontSize(image: GreyPicture, segments: SegmentLine, letter: number): readonly TextRun[] {
  const groups: { segments: InkedSegment[]; ascent: number | undefined }[] = [];
  for (const area of segments) {
    const { dark: spans, pale } = spansWithPale(image, area);
    // Shapes of a logo.
    if (spans.every(({ top, bottom }) => bottom - top > tallest * letter)) continue;
    const segment = { area, spans, pale, letter: segments.length > 1 ? letterOf(spans, letter) : letter };
    const ascent = ascentOf(spans, segment.letter);
    const last = groups.at(-1);
    if (last && (ascent === undefined || last.ascent === undefined || Math.abs(ascent - last.ascent) <= otherSize * last.ascent)) {
      last.segments.push(segment);
      last.ascent ??= ascent;
    } else groups.push({ segments: [segment], ascent });
  }
  return groups.map(({ segments }) => textRunOf(segments, Math.max(...segments.map((segment) => segment.letter))));
}

/** So many shapes tell the size of their type; pixels that tell letters from dots; the part of the page's letters below which type is small. */
const [manyShapes, leastLetter, small] = [8, 6, 0.8];

/** The height of most letters of a piece: that of the page's, where it is not of much smaller type. */
function letterOf(spans: readonly Span[], letter: number): number {
  const heights = spans.map(({ top, bottom }) => bottom - top).sort((a, b) => a - b);
  const own = heights[heights.length >> 1] ?? 0;
  return heights.length >= manyShapes && own >= leastLetter && own < small * letter ? own : letter;
}

/** How high a piece's capitals are; undefined where too few letters tell. */
function ascentOf(spans: readonly Span[], letter: number): number | undefined {
  const letters = lettersOf(spans, letter);
  if (letters.length < fewLetters) return undefined;
  const base = fitBaseline(spans, letter);
  return base === undefined ? undefined : base - Math.min(...letters.map(({ top }) => top));
}

const lettersOf = (spans: readonly Span[], letter: number): readonly Span[] =>
  spans.filter(({ top, bottom }) => bottom - top >= shortest * letter && bottom - top <= tallest * letter);

/** Between pieces there is white: the spans of one end there. */
function textRunOf(segments: readonly InkedSegment[], letter: number): TextRun {
  const spans = segments.flatMap((segment) => segment.spans);
  const letters = lettersOf(spans, letter);
  const known = letters.length > 0 ? letters : spans;
  const inkTop = Math.min(...known.map(({ top }) => top));
  const inkBottom = Math.max(...known.map(({ bottom }) => bottom));
  const baseline = fitBaseline(spans, letter) ?? inkBottom;
  const ascent = Math.max(baseline - inkTop, lowestAscent * letter);
  const [from, to] = horizontalExtent(
    spans,
    segments.flatMap((segment) => segment.pale),
    letter,
  );
  return { segments: segments.map(({ area }) => area), spans, baseline, area: lineArea(from, to, baseline, ascent, inkBottom), ascent };
}

/** What is cut out to read print from one column to another. */
export function lineArea(from: number, to: number, baseline: number, ascent: number, inkBottom: number): Area {
  return {
    left: Math.floor(from) - Math.round(aside * ascent),
    right: Math.ceil(to) + Math.round(aside * ascent),
    top: Math.round(baseline - ascent * (1 + around)),
    bottom: Math.round(Math.max(inkBottom, baseline + descent * ascent) + around * ascent),
  };
}

/** In letter heights: how far pale letters reach beyond the darker ones. */
const furthest = 0.5;

/** Where a line's first letter begins and its last one ends. */
function horizontalExtent(spans: readonly Span[], pale: readonly Span[], letter: number): readonly [number, number] {
  const [first, last] = [spans[0]!.from, spans.at(-1)!.to];
  const paler = pale.filter(({ from, to }) => from >= first - furthest * letter && to <= last + furthest * letter);
  return [Math.min(first, ...paler.map(({ from }) => from)), Math.max(last, ...paler.map(({ to }) => to))];
}
