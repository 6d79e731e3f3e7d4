/** Which ink of a word's picture is which of its letters: their runs of columns are shared out by the letters' usual widths. */
import type { OcrWord } from '../ocr-word.js';
import type { GreyPicture, Span } from '../raster/picture.js';
import { inkRuns, rowExtent, advanceWidth } from './glyph-columns.js';

export interface Glyphs {
  /** By letter; undefined where letters touch each other. */
  readonly glyphs: readonly (Span | undefined)[];
  /** Mean difference between the ink's widths and the letters' usual ones, in em. */
  readonly deviation: number;
}

/** Letters that touch, at most; longer words are not looked at. */
const [mostTouching, longest] = [4, 40];
/** White that letters have at their sides, together, in em. */
const bearings = 0.08;
const inkWidth = (letter: string): number => Math.max(0.08, advanceWidth(letter) - bearings);

/** Runs of ink with their rows, in a word's box and a little below it. */
export function glyphSpans(image: GreyPicture, { box }: OcrWord): readonly Span[] {
  return inkRuns(image, box).map((run) => ({ ...run, ...rowExtent(image, box, run) }));
}

/** `em` as wide as this type has it is found from the whole word. Undefined where ink and letters do not go together. */
export function alignGlyphs(runs: readonly Span[], letters: readonly string[]): Glyphs | undefined {
  if (runs.length === 0 || letters.length === 0 || letters.length > longest || runs.length > letters.length) return undefined;
  const inked = runs.reduce((sum, { from, to }) => sum + to - from, 0);
  const usual = letters.reduce((sum, letter) => sum + inkWidth(letter), 0) + (letters.length - runs.length) * bearings;
  const em = inked / usual;
  // best[r][l]: the least difference if the first r runs hold the first l letters, and how many of them the last run holds.
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
