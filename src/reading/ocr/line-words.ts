/** Recognises text lines: each run of one font size is cropped, read by a network, and its characters are placed on their ink. */
import type { Character } from '../../recognition/decode.js';
import { fittedLanguage } from '../../recognition/fitted-print.js';
import { lineReader } from '../../recognition/line-reader.js';
import type { Span } from '../raster/picture.js';
import { recognize } from './tesseract.js';
import type { OcrWord } from '../ocr-word.js';
import { ocrLanguages } from '../language/ocr-languages.js';
import { readSuperscripts } from './superscripts.js';
import { descent, tallest, type TextLines, type TextRun, splitByFontSize } from '../segmentation/font-size-runs.js';
import { normaliseLine } from '../segmentation/line-normalisation.js';
import { readMissingLetters } from './missing-letters.js';
import { readMissingSymbols } from './missing-symbols.js';
import { rereadLines } from './reread-lines.js';
import { alternativesOf, signAlternativesOf } from './word-alternatives.js';
import { confidenceOf, type LineReading } from './word-choice.js';

/** Input height in pixels of most networks; the German one is higher, and its lines are narrowed to save time. */
const [usualHeight, narrow] = [36, 0.85];

/** Words in the order of the lines, in the picture's pixels. `again`: lines that are not sure are read in other forms too. */
export async function lineWords(
  { image, plain, lines, letter }: TextLines,
  language: string,
  again: boolean,
  signal?: AbortSignal,
): Promise<readonly OcrWord[]> {
  const code = ocrLanguages.get(language) ?? 'eng';
  const reader = await lineReader(code);
  if (!reader) return recognize(image, language, signal);
  const runs = lines.flatMap((pieces) => splitByFontSize(image, pieces, letter));
  const breadth = reader.height > usualHeight ? narrow : 1;
  const images = runs.map(({ area }) => normaliseLine(image, area, reader.height, breadth));
  const read = await reader.read(images, signal);
  const first = images.map(({ width }, index) => ({ characters: read[index]!, area: runs[index]!.area, width }));
  const ascents = runs.map(({ ascent }) => ascent);
  const best = again
    ? await rereadLines(
        { image, plain },
        first,
        ascents,
        { usual: reader, fitted: (print) => lineReader(print === 'any' ? fittedLanguage : code, print) },
        breadth,
        signal,
      )
    : first;
  const words = runs.flatMap((run, index) => wordsOf(run, best[index]!, letter));
  const whole = await readMissingLetters(image, await readMissingSymbols(image, words, reader, signal), reader, signal);
  return readSuperscripts(image, whole, signal);
}

/** Pixels: narrower words are noise. */
const thinnest = 2;
/** In letter heights: reach of a word over ink at which no character was seen. */
const nearWord = 0.8;

function wordsOf(line: TextRun, { characters, area, width }: LineReading, letter: number): readonly OcrWord[] {
  const { spans, baseline, ascent } = line;
  const scale = (area.right - area.left) / width;
  const x = (pixels: number) => area.left + pixels * scale;
  const groups = groupsOf(
    line,
    characters.filter((character) => hasInk(line, character, x)),
    x,
  ).flatMap(withoutRules);
  const boundaries = groups.slice(1).map((group, index) => boundaryBetween(spans, x(groups[index]!.at(-1)!.from), x(group[0]!.to)));
  return groups.map((group, index) => {
    const [from, to] = [x(group[0]!.from), x(group.at(-1)!.to)];
    const left = Math.max(boundaries[index - 1] ?? -Infinity, from - nearWord * letter);
    const right = Math.min(boundaries[index] ?? Infinity, to + nearWord * letter);
    const own = spans.filter((span) => span.to > left && span.from < right && span.bottom - span.top <= tallest * letter);
    // Ink that continues beyond is a rule, or a touching letter.
    const ink = own.map((span) => ({ ...span, from: Math.max(span.from, Math.floor(left)), to: Math.min(span.to, Math.ceil(right)) }));
    if (ink.length === 0) ink.push({ from, to, top: baseline - ascent, bottom: baseline });
    const top = Math.min(...ink.map((span) => span.top));
    return {
      text: group.map(({ text }) => text).join(''),
      box: {
        x: ink[0]!.from,
        y: top,
        width: Math.max(thinnest, ink.at(-1)!.to - ink[0]!.from),
        height: Math.max(...ink.map((span) => span.bottom)) - top,
      },
      confidence: confidenceOf(group),
      baseline,
      lineHeight: ascent * (1 + descent),
      alternatives: alternativesOf(group),
      otherSigns: signAlternativesOf(group),
    };
  });
}

/** In cap heights: tolerance between a punctuation mark and its ink. */
const signOffset = 0.12;
/** Probability from which a dash needs no ink: thin ones may be too pale. */
const surely = 0.9;

/** Networks see dashes in wide gaps where nothing is printed (false positives). */
function hasInk({ spans, ascent }: TextRun, { text, from, to, probability: share }: Character, x: (pixels: number) => number): boolean {
  if (!/[-–—_=~|]/.test(text) || share >= surely) return true;
  return spans.some((span) => span.to > x(from) - signOffset * ascent && span.from < x(to) + signOffset * ascent);
}

/** Splits characters into words at spaces and between segments. */
function groupsOf({ segments: pieces }: TextRun, characters: readonly Character[], x: (pixels: number) => number): readonly (readonly Character[])[] {
  const gaps = pieces.slice(1).map(({ left }, index) => (pieces[index]!.right + left) / 2);
  const groups: Character[][] = [];
  let open = false;
  let last = -1;
  for (const character of characters) {
    const piece = countBelow(gaps, x((character.from + character.to) / 2));
    const goesOn = open && piece === last;
    last = piece;
    if (!character.text.trim()) open = false;
    else if (goesOn) groups.at(-1)!.push(character);
    else {
      groups.push([character]);
      open = true;
    }
  }
  return groups;
}

function countBelow(values: readonly number[], limit: number): number {
  let count = 0;
  for (const value of values) if (value < limit) count++;
  return count;
}

/** Residue of a rule below a word reads as underscores at its ends. */
function withoutRules(group: readonly Character[]): readonly (readonly Character[])[] {
  const first = group.findIndex(({ text }) => text !== '_');
  return first < 0 ? [] : [group.slice(first, group.findLastIndex(({ text }) => text !== '_') + 1)];
}

/** The middle of the widest gap between two places. */
function boundaryBetween(spans: readonly Span[], from: number, to: number): number {
  let [best, widest] = [(from + to) / 2, 0];
  for (const [index, span] of spans.entries()) {
    const next = spans[index + 1];
    if (!next) break;
    const [start, end] = [Math.max(from, span.to), Math.min(to, next.from)];
    if (end - start > widest) [best, widest] = [(span.to + next.from) / 2, end - start];
  }
  return best;
}
