/** Text that OCR left out: letters on the picture that no word covers. Read a second time by themselves, most are recognised. */
import { spansOf } from '../raster/ink-spans.js';
import type { Area, Span, GreyPicture } from '../raster/picture.js';
import type { OcrWord } from '../ocr-word.js';

/** In letter heights: heights and widths of letters that may touch, reach of a word beside its box, gap that separates parts. */
const [lowest, highest, narrowest, widest, besideWord, gap] = [0.7, 1.9, 0.1, 6, 0.25, 1.6];
/** Least share of the inked columns that are letters. */
const mostly = 0.6;
/** A page loses a few parts; more are no text. */
const mostParts = 40;

/** Areas in the picture's pixels whose letters no word covers; those with most letters where there are too many. */
export function uncoveredAreas(image: GreyPicture, areas: readonly Area[], words: readonly OcrWord[], letter: number): readonly Area[] {
  const parts = areas.flatMap((area) => {
    const here = words.filter(({ box }) => middleOf(box.y, box.height) >= area.top && middleOf(box.y, box.height) < area.bottom);
    return partsOf(uncoveredRuns(spansOf(image, area), here, letter), letter).map((spans) => ({ area: hullOf(spans, area, letter), letters: spans.length }));
  });
  if (parts.length <= mostParts) return parts.map(({ area }) => area);
  const chosen = new Set([...parts].sort((a, b) => b.letters - a.letters).slice(0, mostParts));
  return parts.filter((part) => chosen.has(part)).map(({ area }) => area);
}

const middleOf = (from: number, length: number): number => from + length / 2;

/** Runs of adjacent spans that no word covers or touches. */
function uncoveredRuns(spans: readonly Span[], words: readonly OcrWord[], letter: number): readonly (readonly Span[])[] {
  const near = besideWord * letter;
  const taken = spans.map(({ from, to }) => isNearOne(words, (from + to) / 2, near));
  // Ink that touches a word's letters belongs to the word.
  for (let index = 1; index < spans.length; index++) if (taken[index - 1] && spans[index]!.from - spans[index - 1]!.to < near) taken[index] = true;
  for (let index = spans.length - 2; index >= 0; index--) if (taken[index + 1] && spans[index + 1]!.from - spans[index]!.to < near) taken[index] = true;
  const runs: Span[][] = [];
  for (const [index, span] of spans.entries()) {
    if (taken[index]) continue;
    const last = runs.at(-1);
    if (last && !taken[index - 1] && span.from - last.at(-1)!.to < gap * letter) last.push(span);
    else runs.push([span]);
  }
  return runs;
}

function isNearOne(words: readonly OcrWord[], column: number, near: number): boolean {
  for (const { box } of words) if (column >= box.x - near && column <= box.x + box.width + near) return true;
  return false;
}

/** Keeps runs that are mostly letters, trimmed to these. */
function partsOf(runs: readonly (readonly Span[])[], letter: number): readonly (readonly Span[])[] {
  const isLetter = ({ from, to, top, bottom }: Span) =>
    bottom - top >= lowest * letter && bottom - top <= highest * letter && to - from >= narrowest * letter && to - from <= widest * letter;
  const columns = (spans: readonly Span[]) => spans.reduce((sum, { from, to }) => sum + to - from, 0);
  return runs.flatMap((run) => {
    const print = run.slice(run.findIndex(isLetter), run.findLastIndex(isLetter) + 1);
    return run.some(isLetter) && columns(print.filter(isLetter)) >= mostly * columns(print) ? [print] : [];
  });
}

/** With a margin of half a letter at the sides. */
function hullOf(spans: readonly Span[], area: Area, letter: number): Area {
  const aside = Math.round(letter / 2);
  return { ...area, left: Math.max(area.left, spans[0]!.from - aside), right: Math.min(area.right, spans.at(-1)!.to + aside) };
}
