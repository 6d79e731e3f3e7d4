/** Lines of print on a picture → words: each line cut out by its letters, read by a network, its characters put onto their ink. */
import type { Character } from '../../recognition/decode.js';
import { lineReader } from '../../recognition/line-reader.js';
import type { Span } from '../raster/picture.js';
import { recognize } from './tesseract.js';
import type { OcrWord } from '../ocr-word.js';
import { ocrLanguages } from '../language/ocr-languages.js';
import { readSuperscripts } from './superscripts.js';
import { descent, tallest, type TextLines, type TextRun, splitByFontSize } from '../segmentation/font-size-runs.js';
import { normaliseLine } from '../segmentation/line-normalisation.js';
import { readMissingSymbols } from './missing-symbols.js';
import { alternativesOf } from './word-alternatives.js';

/** Most networks see lines so high; the one for German sees them higher, and needs the full breadth the least: the time goes with it. */
const [usualHeight, narrow] = [36, 0.85];

/** Words of the lines in the order of these. */
export async function lineWords({ image, lines, letter }: TextLines, language: string, signal?: AbortSignal): Promise<readonly OcrWord[]> {
  const reader = await lineReader(ocrLanguages.get(language) ?? 'eng');
  if (!reader) return recognize(image, language, signal);
  const runs = lines.flatMap((pieces) => splitByFontSize(image, pieces, letter));
  const breadth = reader.height > usualHeight ? narrow : 1;
  const images = runs.map(({ area }) => normaliseLine(image, area, reader.height, breadth));
  const read = await reader.read(images, signal);
  const words = runs.flatMap((run, index) => wordsOf(run, read[index]!, images[index]!.width, letter));
  return readSuperscripts(image, await readMissingSymbols(image, words, reader, signal), signal);
}

/** Of a word whose every letter is sure, and how fast it falls with the logarithm of the least sure one's share: about as tesseract has it. */
const [surest, fall] = [0.96, 0.35];
const confidenceOf = (share: number): number => Math.max(0, Math.min(surest, surest + fall * Math.log(Math.max(share, 1e-6))));

/** Pixels: thinner words are taken for dirt. */
const thinnest = 2;
/** In letter heights: ink that no character was seen at still belongs to the word beside it. */
const nearWord = 0.8;

function wordsOf(line: TextRun, characters: readonly Character[], width: number, letter: number): readonly OcrWord[] {
  const { area, spans, baseline, ascent } = line;
  const scale = (area.right - area.left) / width;
  const x = (pixels: number) => area.left + pixels * scale;
  const groups = groupsOf(
    line,
    characters.filter((character) => isPrinted(line, character, x)),
    x,
  ).flatMap(withoutRules);
  const cuts = groups.slice(1).map((group, index) => cutBetween(spans, x(groups[index]!.at(-1)!.from), x(group[0]!.to)));
  return groups.map((group, index) => {
    const [from, to] = [x(group[0]!.from), x(group.at(-1)!.to)];
    const left = Math.max(cuts[index - 1] ?? -Infinity, from - nearWord * letter);
    const right = Math.min(cuts[index] ?? Infinity, to + nearWord * letter);
    const own = spans.filter((span) => span.to > left && span.from < right && span.bottom - span.top <= tallest * letter);
    // Ink that goes on beyond is a rule, or letters that touch.
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
      confidence: confidenceOf(Math.min(...group.map(({ share }) => share))),
      baseline,
      lineHeight: ascent * (1 + descent),
      alternatives: alternativesOf(group),
    };
  });
}

/** In heights of capitals: how far off its ink a network may see a sign. */
const signOffset = 0.12;
/** A thin dash may be too pale to count as ink, but is seen surely. */
const surely = 0.9;

/** Networks see dashes and the like in wide gaps where nothing is. */
function isPrinted({ spans, ascent }: TextRun, { text, from, to, share }: Character, x: (pixels: number) => number): boolean {
  if (!/[-–—_=~|]/.test(text) || share >= surely) return true;
  return spans.some((span) => span.to > x(from) - signOffset * ascent && span.from < x(to) + signOffset * ascent);
}

/** Characters between blanks, those of two pieces apart. */
function groupsOf({ segments: pieces }: TextRun, characters: readonly Character[], x: (pixels: number) => number): readonly (readonly Character[])[] {
  const gaps = pieces.slice(1).map(({ left }, index) => (pieces[index]!.right + left) / 2);
  const pieceOf = ({ from, to }: Character) => gaps.filter((gap) => gap < x((from + to) / 2)).length;
  const groups: Character[][] = [];
  let open = false;
  for (const character of characters) {
    if (!character.text.trim()) open = false;
    else if (open && pieceOf(groups.at(-1)!.at(-1)!) === pieceOf(character)) groups.at(-1)!.push(character);
    else {
      groups.push([character]);
      open = true;
    }
  }
  return groups;
}

/** Rests of rules beneath a word look like underscores at its ends, where words have none. */
function withoutRules(group: readonly Character[]): readonly (readonly Character[])[] {
  const first = group.findIndex(({ text }) => text !== '_');
  return first < 0 ? [] : [group.slice(first, group.findLastIndex(({ text }) => text !== '_') + 1)];
}

/** The middle of the widest white between two places. */
function cutBetween(spans: readonly Span[], from: number, to: number): number {
  let [best, widest] = [(from + to) / 2, 0];
  for (const [index, span] of spans.entries()) {
    const next = spans[index + 1];
    if (!next) break;
    const [start, end] = [Math.max(from, span.to), Math.min(to, next.from)];
    if (end - start > widest) [best, widest] = [(span.to + next.from) / 2, end - start];
  }
  return best;
}
