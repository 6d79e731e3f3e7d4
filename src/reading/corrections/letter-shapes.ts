/** Confusions of similar glyphs ("LO01" for "L001", "S. r. 0." for "s. r. o.", "JI1" for "J1", "1596" for "15%"), resolved by the size of their ink. */
import { alignGlyphs, glyphSpans } from '../ocr/glyphs.js';
import { advanceWidth } from '../ocr/glyph-columns.js';
import type { GreyPicture, Span } from '../raster/picture.js';
import type { OcrWord } from '../ocr-word.js';

/** Pairs that OCR reads where one glyph is printed. */
const twins = /^(?:O0|0O|o0|0o|I1|1I|l1|1l|\|1|1\||Il|lI|S5|5S|B8|8B|6G|G6|Z2|2Z|7\/|\/7)$/;
/** A letter with an accent beside the same without it. */
const isAccented = (letter: string, bare: string): boolean => letter !== bare && /\p{L}/u.test(bare) && letter.normalize('NFD')[0] === bare;
/** Least gain of fit by dropping one letter, in em a run. */
const clearlyBetter = 0.025;
/** Greatest deviation of a word's ink in em, where each letter has a run, and where some touch. */
const [fits, fitsWhole, fitsTouching] = [0.12, 0.2, 0.07];

/** `emOf` gives a word's em in pixels. */
export function correctLetterShapes(image: GreyPicture, words: readonly OcrWord[], emOf: (word: OcrWord) => number): readonly OcrWord[] {
  const measured = words.map((word) => measure(image, word, emOf(word)));
  const apart = areApart(measured);
  return measured.map(({ word, letters, glyphs, sure, em }, index) => {
    if (!glyphs) return word;
    const around = [...besideOf(measured, index, -1, em), ...besideOf(measured, index, 1, em)];
    const sizes = sizesOf([letters, ...around.map((other) => other.letters)], [glyphs, ...around.map((other) => other.glyphs ?? [])], word.baseline);
    const cases = sure ? cased(letters, glyphs, sizes, word.baseline) : letters;
    const text = (apart ? rounded(cases, glyphs) : cases).join('');
    return text === word.text.trim() ? word : { ...word, text };
  });
}

interface MeasuredWord {
  readonly word: OcrWord;
  readonly letters: readonly string[];
  readonly glyphs: readonly (Span | undefined)[] | undefined;
  /** The ink is as wide as these letters are. */
  readonly sure: boolean;
  readonly em: number;
}

const percent = /^([+-]?\d{0,4}(?:[.,]\d{1,3})?)96([,.;)]?)$/;
/** Width of "%" relative to its height: more than one digit, less than two. */
const [leastPercent, mostPercent] = [1, 1.28];

/** The word with "%" where its last run but punctuation is one and not two digits. */
function withPercent(text: string, runs: readonly Span[]): string {
  const [, number, after] = percent.exec(text) ?? [];
  if (number === undefined) return text;
  const sign = runs.at(after ? -2 : -1);
  const shape = sign ? (sign.to - sign.from) / (sign.bottom - sign.top) : 0;
  return shape >= leastPercent && shape <= mostPercent ? `${number}%${after}` : text;
}

function measure(image: GreyPicture, word: OcrWord, em: number): MeasuredWord {
  const read = word.text.trim();
  if (!/[\p{L}\d]/u.test(read) || !(em > 0)) return { word, letters: [...read], glyphs: undefined, sure: false, em };
  const runs = glyphSpans(image, word);
  const text = withPercent(read, runs);
  let letters: readonly string[] = [...text];
  let best = alignGlyphs(runs, letters);
  for (const other of withoutTwins(letters)) {
    const found = alignGlyphs(runs, other);
    // Only where each letter has its own run.
    if (found && other.length === runs.length && found.deviation <= fits && found.deviation + clearlyBetter < (best?.deviation ?? Infinity))
      [best, letters] = [found, other];
  }
  const glyphs = best && best.deviation <= (runs.length === letters.length ? fitsWhole : fits) ? best.glyphs : undefined;
  return {
    word: letters.join('') === read ? word : { ...word, text: letters.join('') },
    letters,
    glyphs,
    sure: best !== undefined && best.deviation <= (runs.length === letters.length ? fits : fitsTouching),
    em,
  };
}

/** The word with one letter of a doubled pair dropped. */
function withoutTwins(letters: readonly string[]): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  for (let at = 1; at < letters.length; at++) {
    const [before, here] = [letters[at - 1]!, letters[at]!];
    if (isAccented(here, before)) found.push([...letters.slice(0, at - 1), ...letters.slice(at)]);
    if (isAccented(before, here)) found.push([...letters.slice(0, at), ...letters.slice(at + 1)]);
    if (!twins.test(before + here)) continue;
    // A stroke beside a digit belongs to it.
    if (here !== '/') found.push([...letters.slice(0, at - 1), ...letters.slice(at)]);
    if (before !== '/') found.push([...letters.slice(0, at), ...letters.slice(at + 1)]);
  }
  return found;
}

const mostBeside = 3;

/** Adjacent words of a line. */
function besideOf(measured: readonly MeasuredWord[], index: number, step: 1 | -1, em: number): readonly MeasuredWord[] {
  const found: MeasuredWord[] = [];
  for (let at = index + step; found.length < mostBeside && measured[at] && isBeside(measured[at].word, measured[at - step]!.word, em); at += step)
    found.push(measured[at]);
  return found;
}

const isBeside = (other: OcrWord, word: OcrWord, em: number): boolean => {
  const gap = Math.max(other.box.x - word.box.x - word.box.width, word.box.x - other.box.x - other.box.width);
  return gap < em && Math.abs(other.baseline - word.baseline) < em / 4;
};

/** Heights above the baseline, in pixels. */
interface Sizes {
  /** Of capitals, digits and letters with ascenders. */
  readonly high?: number;
  readonly low?: number;
}

/** Letters without a counterpart of the same shape in the other case. */
const [highLetters, lowLetters, brothers] = [/[A-BD-NP-RT-UY1-9bdfhkl]/, /[aemnru]/, /[cosvwxz]/i];

function sizesOf(words: readonly (readonly string[])[], glyphs: readonly (readonly (Span | undefined)[])[], baseline: number): Sizes {
  const heights = (of: RegExp) =>
    words
      .flatMap((letters, word) => letters.flatMap((letter, at) => (of.test(letter) && glyphs[word]![at] ? [baseline - glyphs[word]![at]!.top] : [])))
      .sort((a, b) => a - b);
  const [highs, lows] = [heights(highLetters), heights(lowLetters)];
  return { ...(highs.length > 0 && { high: highs[highs.length >> 1]! }), ...(lows.length > 0 && { low: lows[lows.length >> 1]! }) };
}

/** Relative to cap height and x-height: range within which the case is ambiguous. */
const [underHigh, nearHigh, nearLow, overLow] = [0.84, 0.93, 1.12, 1.24];
const longestUnit = 4;

/** Case by height for letters of one shape; a zero of x-height in an abbreviation ("d.0.0.") is an o. */
const abbreviated = /^(?:\p{L}\.?)*(?:0\.)+$/u;

function cased(letters: readonly string[], glyphs: readonly (Span | undefined)[], { high, low }: Sizes, baseline: number): readonly string[] {
  if (high === undefined && low === undefined) return letters;
  // Small capitals are as low without being lower case.
  const isSmallCapital = letters.some((letter, at) => /[A-BD-NP-RT-UY]/.test(letter) && glyphs[at] && high && baseline - glyphs[at]!.top < underHigh * high);
  const mayBeO = abbreviated.test(letters.join(''));
  const isWhole = glyphs.every((glyph) => glyph);
  return letters.map((letter, at) => {
    const glyph = glyphs[at];
    const isZero = letter === '0' && mayBeO;
    if (!glyph || isSmallCapital || !(brothers.test(letter) || isZero)) return letter;
    const height = baseline - glyph.top;
    const isLow = (high === undefined ? isZero : height <= underHigh * high) && (low === undefined || height <= nearLow * low);
    const isHigh =
      isWhole &&
      letters.length > 1 &&
      high !== undefined &&
      height >= nearHigh * high &&
      (low === undefined ? letters.some((other) => /[bdfhkl]/.test(other)) : height >= overLow * low);
    if (isZero) return isLow ? 'o' : letter;
    // Capitals within lower case occur in units alone ("kWh").
    const within = letters.length > longestUnit && /\p{Ll}/u.test(letters[at - 1] ?? '') && /\p{Ll}/u.test(letters[at + 1] ?? '');
    return isLow ? letter.toLowerCase() : isHigh && !within ? letter.toUpperCase() : letter;
  });
}

/** Width of a round glyph relative to its height and to the width that the other letters predict: greatest for 0, least for O. */
const [zeros, round] = [
  [
    [0.72, 0.66],
    [0.76, 0.57],
  ],
  [0.79, 0.6],
] as const;

const shapeOf = ({ from, to, top, bottom }: Span): number => (to - from) / (bottom - top);

/** Whether O is round and 0 narrow in this font, by words where it is certain; monospaced fonts have both of one width. */
function areApart(measured: readonly MeasuredWord[]): boolean {
  const shapes = (word: RegExp, letter: string) =>
    measured.flatMap(({ letters, glyphs }) =>
      word.test(letters.join('')) ? (glyphs ?? []).flatMap((glyph, at) => (glyph && letters[at] === letter ? [shapeOf(glyph)] : [])) : [],
    );
  const few = (all: readonly number[], odd: (shape: number) => boolean) => all.filter(odd).length <= strange * all.length;
  return few(shapes(/^\p{Lu}{5,}$/u, 'O'), (shape) => shape < round[0]) && few(shapes(/^[\d.,]{3,}$/, '0'), (shape) => shape > zeros[1][0]);
}
const strange = 0.25;

/** O or 0 by width, in words of digits and capitals. */
function rounded(letters: readonly string[], glyphs: readonly (Span | undefined)[]): readonly string[] {
  const others = letters.flatMap((letter, at) =>
    glyphs[at] && /[\p{L}2-9]/u.test(letter) && !/[Oo0IlJjtfL]/.test(letter) ? [{ letter, glyph: glyphs[at]! }] : [],
  );
  const usual = others.reduce((sum, { letter }) => sum + advanceWidth(letter) - 0.08, 0);
  const em = usual > 0 ? others.reduce((sum, { glyph }) => sum + glyph.to - glyph.from, 0) / usual : undefined;
  const [small, mixed] = [letters.some((letter) => /\p{Ll}/u.test(letter)), letters.some((letter) => /\d/.test(letter))];
  return letters.map((letter, at) => {
    const glyph = glyphs[at];
    if (!glyph || !/[O0]/.test(letter)) return letter;
    const [shape, part] = [shapeOf(glyph), em ? (glyph.to - glyph.from) / em : undefined];
    if (letter === 'O' && mixed && !small && zeros.some(([most, usual]) => shape <= most && (part === undefined || part <= usual))) return '0';
    if (letter === '0' && shape >= round[0] && part !== undefined && part >= round[1] && letters.some((other) => /\p{Lu}/u.test(other))) return 'O';
    return letter;
  });
}
