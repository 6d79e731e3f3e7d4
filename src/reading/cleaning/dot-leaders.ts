/** Rows of dots that lead from a key to its value: no letters, and read as such they swallow what stands beside them. */
import { spansOf } from '../raster/ink-spans.js';
import type { Area, GreyPicture, Span } from '../raster/picture.js';

/** In heights of the tallest letter beside them, for small letters of small type are small as well: the broadest and highest dot, how far dots may stand from one line, and the widest gap between them. */
const [largest, offLine, widest] = [0.28, 0.12, 0.8];
const fewest = 6;
/** How much gaps between them differ at most, in pixels. */
const unequal = 3;

/** Print lower than this, in heights of the page's letters, has no letters that tell. */
const dotsAlone = 0.35;

/** The areas (of the picture's pixels) without such rows; what stands before and after is parted. `usual` is the height of the page's letters. */
export function removeDotLeaders(image: GreyPicture, areas: readonly Area[], usual: number): readonly Area[] {
  return areas.flatMap((area) => {
    const spans = spansOf(image, area);
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

/** Whether the span after `last` is a dot of the same row. */
function goesOn(spans: readonly Span[], first: number, last: number, letter: number): boolean {
  const [start, before, next] = [spans[first]!, spans[last]!, spans[last + 1]!];
  if (!isDot(start, letter) || !isDot(next, letter) || Math.abs(next.bottom - start.bottom) > offLine * letter) return false;
  const gap = next.from - before.to;
  return gap <= widest * letter && (last === first || Math.abs(gap - (spans[first + 1]!.from - start.to)) <= unequal);
}
