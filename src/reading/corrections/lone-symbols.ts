/** Lone symbols between words: "@" of a unit price, misread as "©", "Q" or "0"; dashes where nothing is printed (false positives in wide gaps). */
import { inkRuns, rowExtent } from '../ocr/glyph-columns.js';
import type { GreyPicture } from '../raster/picture.js';
import type { OcrWord } from '../ocr-word.js';

/** What a lone "@" is misread as. */
const taken = /^[([]?[©®QO0oaG&]{1,2}[)\]]?$/;
/** In em: least width and height of "@", and its least descent below the baseline, which no other round symbol has. */
const [broad, high, below] = [0.8, 0.8, 0.1];
const [sure, pale] = [0.8, 225];
const nothing = /^[-–—_~.,'|]+$/;

/** `emOf` gives a word's em in pixels. */
export function correctLoneSymbols(image: GreyPicture, words: readonly OcrWord[], emOf: (word: OcrWord) => number): readonly OcrWord[] {
  return words.flatMap((word, index) => {
    const text = word.text.trim();
    if (nothing.test(text)) return isPrinted(image, word) ? [word] : [];
    if (!taken.test(text)) return [word];
    const beside = [words[index - 1], words[index + 1]].filter(
      (other) => other && /[\p{L}\d]{2}/u.test(other.text) && Math.abs(other.baseline - word.baseline) < other.lineHeight / 4,
    );
    const em = Math.max(0, ...beside.map((other) => emOf(other!)));
    return [em > 0 && isAt(image, word, em) ? { ...word, text: '@', confidence: Math.max(sure, word.confidence) } : word];
  });
}

/** Whether there is any ink, even as pale as a thin dash. */
function isPrinted({ pixels, width, height }: GreyPicture, { box, baseline, lineHeight }: OcrWord): boolean {
  const [left, right] = [Math.max(0, Math.floor(box.x) - 1), Math.min(width, Math.ceil(box.x + box.width) + 1)];
  const [top, bottom] = [Math.max(0, Math.floor(baseline - lineHeight)), Math.min(height, Math.ceil(baseline + 0.3 * lineHeight))];
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) if (pixels[y * width + x]! < pale) return true;
  return false;
}

function isAt(image: GreyPicture, { box, baseline }: OcrWord, em: number): boolean {
  const around = { x: box.x - 0.1 * em, y: baseline - em, width: box.width + 0.2 * em, height: 1.3 * em };
  const runs = inkRuns(image, around).filter(({ from, to }) => to > box.x + 1 && from < box.x + box.width - 1);
  if (runs.length !== 1) return false;
  const [{ from, to }] = runs as [{ from: number; to: number }];
  const { top, bottom } = rowExtent(image, around, { from, to });
  return to - from >= broad * em && bottom - top >= high * em && bottom - baseline >= below * em;
}
