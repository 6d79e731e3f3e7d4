/** Removes dot leaders (rows of dots from a key to its value), for OCR reads them as text and loses the words beside them, and rules made of characters. */
import { spansOf } from '../raster/ink-spans.js';
import type { Area, GreyPicture, Span } from '../raster/picture.js';

/** In heights of the tallest letter of the segment: largest dot, greatest offset from the row of dots, widest gap. */
const [largest, offLine, widest] = [0.28, 0.12, 0.8];
const fewest = 6;
/** Greatest difference between gaps, in pixels. */
const unequal = 3;

/** A segment whose tallest span is below this share of the page's letter height holds dots alone. */
const dotsAlone = 0.35;

/** In the page's letter heights: greatest height of what a rule of dashes, stars or double strokes consists of, and the least length of such a rule. */
const [lowSpan, ruleLength] = [0.55, 8];

/** A rule made of characters: OCR reads it as many letters of no meaning. */
function isTypedRule(spans: readonly Span[], usual: number): boolean {
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last || spans.length < fewest || last.to - first.from < ruleLength * usual) return false;
  return spans.every(({ top, bottom }) => bottom - top <= lowSpan * usual);
}

/** Areas in the picture's pixels, split where a leader was removed. `usual` is the page's letter height in pixels. */
export function removeDotLeaders(image: GreyPicture, areas: readonly Area[], usual: number): readonly Area[] {
  return areas.flatMap((area) => {
    const spans = spansOf(image, area);
    if (isTypedRule(spans, usual)) return [];
    const tallest = spans.reduce((most, { top, bottom }) => Math.max(most, bottom - top), 0);
    const letter = tallest < dotsAlone * usual ? usual : tallest;
    const parts: Area[] = [];
    let start = area.left;
    for (let first = 0; first < spans.length; first++) {
      let last = first;
      while (last + 1 < spans.length && goesOn(spans, first, last, letter)) last++;
      if (last - first + 1 < fewest || !isDot(spans[first]!, letter)) continue;
      if (spans[first - 1] && spans[first - 1]!.from >= start) parts.push({ ...area, left: start, right: spans[first]!.from });
      start = spans[last]!.to;
      first = last;
    }
    if (start === area.left) return [area];
    return spans.at(-1)!.from >= start ? [...parts, { ...area, left: start }] : parts;
  });
}

const isDot = ({ from, to, top, bottom }: Span, letter: number): boolean => to - from <= largest * letter && bottom - top <= largest * letter;

/** Whether the span after `last` continues the row of dots. */
function goesOn(spans: readonly Span[], first: number, last: number, letter: number): boolean {
  const [start, before, next] = [spans[first]!, spans[last]!, spans[last + 1]!];
  if (!isDot(start, letter) || !isDot(next, letter) || Math.abs(next.bottom - start.bottom) > offLine * letter) return false;
  const gap = next.from - before.to;
  return gap <= widest * letter && (last === first || Math.abs(gap - (spans[first + 1]!.from - start.to)) <= unequal);
}
