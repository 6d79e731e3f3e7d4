/** Splits text lines into runs of one font size, each with the area that is cropped for recognition. */
import { spansWithPale } from '../raster/ink-spans.js';
import type { Area, GreyPicture, Span } from '../raster/picture.js';
import { fitBaseline } from './baselines.js';

/** Segments on one baseline, from left to right. */
export type SegmentLine = readonly Area[];

/** A picture of text whose lines are known. */
export interface TextLines {
  readonly image: GreyPicture;
  /** The same with its own greys, for an enlarged picture: paper made white and print made dark cost small type its hairlines. */
  readonly plain?: GreyPicture;
  readonly lines: readonly SegmentLine[];
  /** Letter height in the picture's pixels. */
  readonly letter: number;
}

/** In letter heights: greatest height of a letter. */
export const tallest = 2.4;
/** Least height of letters, and least ascent of a run. */
const [shortest, lowestAscent] = [0.45, 0.85];
/** In heights of capitals: least descent. */
export const descent = 0.34;
/** In heights of capitals: margin above and below, and at the sides. */
const [around, aside] = [0.2, 0.1];
/** Relative difference of cap height that makes another font size; letters needed to decide. */
const [otherSize, fewLetters] = [0.14, 4];

/** Text of one font size. */
export interface TextRun {
  readonly segments: SegmentLine;
  readonly spans: readonly Span[];
  readonly baseline: number;
  /** The crop for recognition, scaled to the network's input height. */
  readonly area: Area;
  /** From the tops of the highest letters to the baseline, in pixels. */
  readonly ascent: number;
}

/** A segment with its spans: of ink, and of everything darker than paper. */
interface InkedSegment {
  readonly area: Area;
  /** Letter height within the segment. */
  readonly letter: number;
  readonly spans: readonly Span[];
  readonly pale: readonly Span[];
}

/** Groups a line's segments by font size. */
export function splitByFontSize(image: GreyPicture, segments: SegmentLine, letter: number): readonly TextRun[] {
  const groups: { segments: InkedSegment[]; ascent: number | undefined }[] = [];
  for (const area of segments) {
    const { dark: spans, pale } = spansWithPale(image, area);
    // A logo.
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

/** Spans needed to estimate a font size, least height in pixels of letters as opposed to dots, ratio to the page's letter height below which type is small. */
const [manyShapes, leastLetter, small] = [8, 6, 0.8];

/** Letter height of a segment: the page's, unless its type is much smaller. */
function letterOf(spans: readonly Span[], letter: number): number {
  const heights = spans.map(({ top, bottom }) => bottom - top).sort((a, b) => a - b);
  const own = heights[heights.length >> 1] ?? 0;
  return heights.length >= manyShapes && own >= leastLetter && own < small * letter ? own : letter;
}

/** Cap height in pixels; undefined with too few letters. */
function ascentOf(spans: readonly Span[], letter: number): number | undefined {
  const letters = lettersOf(spans, letter);
  if (letters.length < fewLetters) return undefined;
  const base = fitBaseline(spans, letter);
  return base === undefined ? undefined : base - Math.min(...letters.map(({ top }) => top));
}

const lettersOf = (spans: readonly Span[], letter: number): readonly Span[] =>
  spans.filter(({ top, bottom }) => bottom - top >= shortest * letter && bottom - top <= tallest * letter);

/** Segments are separated by white, so that no span crosses from one to the next. */
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

/** The area to crop for text between two columns. */
export function lineArea(from: number, to: number, baseline: number, ascent: number, inkBottom: number): Area {
  return {
    left: Math.floor(from) - Math.round(aside * ascent),
    right: Math.ceil(to) + Math.round(aside * ascent),
    top: Math.round(baseline - ascent * (1 + around)),
    bottom: Math.round(Math.max(inkBottom, baseline + descent * ascent) + around * ascent),
  };
}

/** In letter heights: greatest overhang of pale strokes beyond dark ones. */
const furthest = 0.5;

/** Left and right end of the text, with pale strokes. */
function horizontalExtent(spans: readonly Span[], pale: readonly Span[], letter: number): readonly [number, number] {
  const [first, last] = [spans[0]!.from, spans.at(-1)!.to];
  const paler = pale.filter(({ from, to }) => from >= first - furthest * letter && to <= last + furthest * letter);
  return [Math.min(first, ...paler.map(({ from }) => from)), Math.max(last, ...paler.map(({ to }) => to))];
}
