/** Aligns a word's ink with its letters: runs of columns are assigned by the letters' usual widths. */
import type { OcrWord } from '../ocr-word.js';
import type { GreyPicture, Span } from '../raster/picture.js';
import { inkRuns, rowExtent, advanceWidth } from './glyph-columns.js';

export interface Glyphs {
  /** By letter; undefined where letters touch. */
  readonly glyphs: readonly (Span | undefined)[];
  /** Mean deviation of the ink's widths from the usual ones, in em. */
  readonly deviation: number;
}

/** Letters in one run, at most; longest word that is aligned. */
const [mostTouching, longest] = [4, 40];
/** Side bearings of a letter, together, in em. */
const bearings = 0.08;
const inkWidth = (letter: string): number => Math.max(0.08, advanceWidth(letter) - bearings);

/** Spans of ink in a word's box. */
export function glyphSpans(image: GreyPicture, { box }: OcrWord): readonly Span[] {
  return inkRuns(image, box).map((run) => ({ ...run, ...rowExtent(image, box, run) }));
}

/** Dynamic programming over runs and letters; the em is fitted to the whole word. Undefined where ink and letters do not match. */
export function alignGlyphs(runs: readonly Span[], letters: readonly string[]): Glyphs | undefined {
  if (runs.length === 0 || letters.length === 0 || letters.length > longest || runs.length > letters.length) return undefined;
  const inked = runs.reduce((sum, { from, to }) => sum + to - from, 0);
  const usual = letters.reduce((sum, letter) => sum + inkWidth(letter), 0) + (letters.length - runs.length) * bearings;
  const em = inked / usual;
  // best[r][l]: least deviation of the first l letters in the first r runs; held[r][l]: letters in the last of these runs.
  const best = Array.from({ length: runs.length + 1 }, () => new Float64Array(letters.length + 1).fill(Infinity));
  const held = Array.from({ length: runs.length + 1 }, () => new Uint8Array(letters.length + 1));
  best[0]![0] = 0;
  for (const [index, { from, to }] of runs.entries()) {
    for (let end = index + 1; end <= letters.length - (runs.length - index - 1); end++) {
      let width = -bearings;
      for (let count = 1; count <= Math.min(mostTouching, end - index); count++) {
        width += inkWidth(letters[end - count]!) + bearings;
        const deviation = best[index]![end - count]! + Math.abs((to - from) / em - width);
        if (deviation < best[index + 1]![end]!) [best[index + 1]![end], held[index + 1]![end]] = [deviation, count];
      }
    }
  }
  const deviation = best[runs.length]![letters.length]!;
  if (!Number.isFinite(deviation)) return undefined;
  const glyphs: (Span | undefined)[] = letters.map(() => undefined);
  for (let [run, end] = [runs.length, letters.length]; run > 0; run--) {
    const count = held[run]![end]!;
    if (count === 1) glyphs[end - 1] = runs[run - 1];
    end -= count;
  }
  return { glyphs, deviation: deviation / runs.length };
}
