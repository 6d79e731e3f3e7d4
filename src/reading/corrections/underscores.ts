/** Restores underscores read as spaces ("HB 301063" for "HB_301063"), by the stroke below the baseline. */
import { inkRuns, rowExtent } from '../ocr/glyph-columns.js';
import type { GreyPicture } from '../raster/picture.js';
import type { OcrWord } from '../ocr-word.js';

/** In em: greatest gap, least and greatest length and greatest thickness of the stroke, band below the baseline that holds it. */
const [apart, shortest, longest, thickest, from, to] = [0.8, 0.35, 0.8, 0.13, 0.03, 0.35];
/** In em: overlap of the stroke's centre with the words' boxes. */
const inside = 0.45;

/** Identifiers only: residue of a rule below a row of numbers looks alike, specks between words of a photograph do, too. OCR may have read the stroke as well. */
const between = /^(?=[^ ]*\p{Lu})#?[\p{Lu}\d_-]+ _?[\p{Lu}\d]+(?:[./_-][\p{Lu}\d]+)*[,;]?$/u;
/** Without a digit, with a whole word or an amount it is no identifier: "TAX INVOICE", "CASH 106.00" above a row of dashes. */
const isIdentifier = (text: string): boolean => between.test(text) && /\d/.test(text) && !/\p{L}{5}| \d+[.,]\d\d$/u.test(text);

/** `emOf` gives a word's em in pixels. */
export function restoreUnderscores(image: GreyPicture, words: readonly OcrWord[], emOf: (word: OcrWord) => number): readonly OcrWord[] {
  const restored: OcrWord[] = [];
  for (const word of words) {
    const last = restored.at(-1);
    if (!last || !isIdentifier(`${last.text.trim()} ${word.text.trim()}`) || !hasStroke(image, last, word, emOf(word))) restored.push(word);
    else {
      const [y, bottom] = [Math.min(last.box.y, word.box.y), Math.max(last.box.y + last.box.height, word.box.y + word.box.height)];
      const box = { x: last.box.x, y, width: word.box.x + word.box.width - last.box.x, height: bottom - y };
      restored[restored.length - 1] = {
        ...last,
        text: `${last.text.trim()}_${word.text.trim()}`.replace(/_+/, '_'),
        box,
        confidence: Math.min(last.confidence, word.confidence),
      };
    }
  }
  return restored;
}

/** Underlines are longer, descenders are higher than the stroke is thick. */
function hasStroke(image: GreyPicture, a: OcrWord, b: OcrWord, em: number): boolean {
  const [left, right] = [a.box.x + a.box.width, b.box.x];
  if (right - left < -1 || right - left > apart * em || Math.abs(a.baseline - b.baseline) > 0.1 * em) return false;
  const foot = (a.baseline + b.baseline) / 2;
  const band = { x: left - em, y: foot + from * em, width: right - left + 2 * em, height: (to - from) * em };
  return inkRuns(image, band).some((run) => {
    const [length, middle] = [run.to - run.from, (run.from + run.to) / 2];
    if (length < shortest * em || length > longest * em || middle < left - inside * em || middle > right + inside * em) return false;
    const { top, bottom } = rowExtent(image, band, run);
    return bottom - top <= thickest * em;
  });
}
