/** Restores spaces that OCR missed in narrow type ("0 %", "3 U", "Plat du jour"), by gaps in the ink. */
import type { Box } from '../../document/box.js';
import { ink, inkRuns, advanceWidth } from '../ocr/glyph-columns.js';
import type { GreyPicture, Interval } from '../raster/picture.js';
import type { OcrWord } from '../ocr-word.js';

/** In em: gaps to consider; narrowest space beyond side bearings beside digits and symbols, and between letters. */
const [looked, narrowest, narrowestInLetters] = [0.1, 0.17, 0.2];
/** In em: tolerance of a gap around its expected place, and of the ink's length. */
const [farthest, shortest, longest] = [0.4, 0.4, 1.6];

/** Other gaps of a word by which a space is told from them, and how many times as wide as their upper quartile it is at least. */
const [fewestOthers, upper, wider] = [3, 0.75, 2];

/** Side bearings in em. */
const bearings: Readonly<Record<string, readonly [left: number, right: number]>> = { '1': [0.1, 0.2], '.': [0.09, 0.09], ',': [0.09, 0.09], ':': [0.09, 0.09] };
const usualBearing = [0.04, 0.04] as const;
const bearingOf = (letter: string): readonly [left: number, right: number] => bearings[letter] ?? usualBearing;

/** E-mail and web addresses have no spaces: a gap is a point that the scan lost. */
const address = /@|www|:\/\/|\.[a-z]{2,3}$/;

/** `emOf` gives a word's em in pixels. What `isKnown` says is a word stays one: pale hairlines leave gaps in it. */
export function restoreSpaces(
  image: GreyPicture,
  words: readonly OcrWord[],
  emOf: (word: OcrWord) => number,
  isKnown: (text: string) => boolean,
): readonly OcrWord[] {
  return words.flatMap((word) => (isKnown(word.text) ? [word] : splitAtBlanks(image, word, emOf(word))));
}

function splitAtBlanks(image: GreyPicture, word: OcrWord, em: number): readonly OcrWord[] {
  const letters = [...word.text.trim()];
  if (letters.length < 2 || word.box.height < 4 || !(em > 0) || address.test(word.text)) return [word];
  const runs = inkRuns(image, word.box);
  const blanks = runs.length < 2 ? [] : blanksOf(letters, runs, em);
  if (blanks.length === 0) return [word];
  const ends = [...blanks, { before: letters.length, from: runs.at(-1)!.to, to: 0 }];
  return ends.map(({ before, from }, index) => {
    const last = blanks[index - 1];
    const left = last?.to ?? runs[0]!.from;
    return { ...word, text: letters.slice(last?.before ?? 0, before).join(''), box: tightened(image, { ...word.box, x: left, width: from - left }) };
  });
}

/** The box trimmed to its inked rows. */
function tightened({ pixels, width, height }: GreyPicture, box: Box): Box {
  const isBlank = (y: number) => {
    for (let x = Math.max(0, box.x); x < Math.min(width, box.x + box.width); x++) if (pixels[y * width + x]! < ink) return false;
    return true;
  };
  let [top, bottom] = [Math.max(0, Math.floor(box.y)), Math.min(height, Math.ceil(box.y + box.height))];
  while (top < bottom - 1 && isBlank(top)) top++;
  while (bottom - 1 > top && isBlank(bottom - 1)) bottom--;
  return { ...box, y: top, height: bottom - top };
}

/** Gaps that are spaces, with the number of letters before them, by usual advance widths: the network's own places are too rough. */
function blanksOf(letters: readonly string[], runs: readonly Interval[], em: number): readonly (Interval & { readonly before: number })[] {
  const gaps = runs.slice(1).map((run, index) => ({ from: runs[index]!.to, to: run.from }));
  const wide = gaps.filter(({ from, to }) => to - from >= looked * em);
  const start = runs[0]!.from;
  const inked = runs.at(-1)!.to - start - wide.reduce((sum, { from, to }) => sum + to - from, 0);
  const ends: number[] = [];
  for (const letter of letters) ends.push((ends.at(-1) ?? 0) + advanceWidth(letter));
  const usual = ends.at(-1)!;
  if (inked < shortest * usual * em || inked > longest * usual * em) return [];
  const blanks: (Interval & { readonly before: number })[] = [];
  let skipped = 0;
  for (const { from, to } of wide) {
    const place = ((from - start - skipped) / inked) * usual;
    skipped += to - from;
    // No word starts with a point or ends with an opening bracket or number sign; colons are alone in French and Turkish.
    const off = (index: number) => (/[.,;)\]]/.test(letters[index + 1]!) || /[([+]/.test(letters[index]!) ? Infinity : Math.abs(ends[index]! - place));
    let nearest = 0;
    for (let index = 1; index < letters.length - 1; index++) if (off(index) < off(nearest)) nearest = index;
    const [before, after] = [letters[nearest]!, letters[nearest + 1]!];
    const inLetters = /\p{L}/u.test(before) && /\p{L}/u.test(after);
    const least = inLetters ? narrowestInLetters : narrowest;
    const excess = (to - from) / em - bearingOf(before)[1] - bearingOf(after)[0];
    // In fixed-pitch type the gap beside a number's separator is as wide as a space.
    if (isSeparator(letters, nearest) || isWithinNumber(letters, runs, nearest)) continue;
    if (inLetters && isUsual(gaps, { from, to })) continue;
    if (excess >= least && off(nearest) <= farthest && nearest + 1 > (blanks.at(-1)?.before ?? 0)) blanks.push({ before: nearest + 1, from, to });
  }
  return blanks;
}

/** Whether many gaps of the word are nearly as wide: where thin strokes are too pale to be ink, all gaps are wide. */
function isUsual(gaps: readonly Interval[], { from, to }: Interval): boolean {
  const others = gaps
    .filter((gap) => gap.from !== from)
    .map((gap) => gap.to - gap.from)
    .sort((a, b) => a - b);
  return others.length >= fewestOthers && to - from < wider * others[Math.floor(upper * others.length)]!;
}

/** Least distance of the centres of two digits with a space between them, in those of the word's other neighbouring digits. */
const apart = 1.3;

/** Two digits whose centres are as far apart as those of others in the word: digits have one advance width, and a 1 leaves most of it white. */
function isWithinNumber(letters: readonly string[], runs: readonly Interval[], at: number): boolean {
  if (runs.length !== letters.length) return false;
  const isPair = (index: number) => /\d/.test(letters[index]!) && /\d/.test(letters[index + 1]!);
  const distance = (index: number) => (runs[index + 1]!.from + runs[index + 1]!.to - runs[index]!.from - runs[index]!.to) / 2;
  const others = letters.slice(1).flatMap((_, index) => (index !== at && isPair(index) ? [distance(index)] : []));
  return isPair(at) && others.length > 0 && distance(at) < apart * Math.min(...others);
}

/** A point or comma between two digits. */
const isSeparator = (letters: readonly string[], at: number): boolean =>
  /[.,]/.test(letters[at]!) && /\d/.test(letters[at - 1] ?? '') && /\d/.test(letters[at + 1] ?? '');
