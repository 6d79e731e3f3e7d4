/** Rulings of a table that are read as "|", dotted ones and printers' signs: "8.00|35681.28|" is two cells. A stroke alone may be a misread letter; rulings stand above one another. */
import { advanceWidth } from '../ocr/glyph-columns.js';
import type { OcrWord } from '../ocr-word.js';

const stroke = /[|¦]/;
/** In line heights: how far strokes of one ruling are apart at most, down the page and across. */
const [down, across] = [6, 0.6];

interface Stroke {
  readonly x: number;
  readonly y: number;
}

/** A word with a stroke of a ruling is what stands beside the stroke; a ruling alone is no word. */
export function withoutRulings(words: readonly OcrWord[]): readonly OcrWord[] {
  const strokes = words.map(strokesOf);
  const all = strokes.flat();
  const isRuling = (word: OcrWord, { x, y }: Stroke): boolean =>
    all.some((other) => Math.abs(other.x - x) <= across * word.lineHeight && other.y !== y && Math.abs(other.y - y) <= down * word.lineHeight);
  return words.flatMap((word, at) => (strokes[at]!.some((each) => isRuling(word, each)) ? cellsOf(word) : [word]));
}

/** Places by usual advance widths. */
const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + advanceWidth(letter), 0);

function strokesOf({ text, box, baseline }: OcrWord): Stroke[] {
  if (!stroke.test(text)) return [];
  const scale = box.width / widthOf(text);
  return [...text].flatMap((letter, at, letters) =>
    stroke.test(letter) ? [{ x: box.x + scale * widthOf(letters.slice(0, at).join('')) + (scale * advanceWidth(letter)) / 2, y: baseline }] : [],
  );
}

/** What stands between the strokes. */
function cellsOf({ alternatives: _, ...word }: OcrWord): OcrWord[] {
  const { text, box } = word;
  const scale = box.width / widthOf(text);
  return [...text.matchAll(/[^|¦]+/g)].map(({ 0: part, index }) => ({
    ...word,
    text: part,
    box: { ...box, x: box.x + scale * widthOf(text.slice(0, index)), width: scale * widthOf(part) },
  }));
}
