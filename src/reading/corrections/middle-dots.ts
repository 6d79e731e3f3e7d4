/** Middle dots and bullets ("Firma · Ort", "• Punkt"), which OCR misreads or misses: detected by their ink. */
import { inkRuns, rowExtent } from '../ocr/glyph-columns.js';
import type { GreyPicture, Span } from '../raster/picture.js';
import type { OcrWord } from '../ocr-word.js';

/** What a dot is misread as. */
const taken = /^(?:[-–—~+*"'=:.,°·•∙»«¢©®@eo]|[.,]{1,2})$/;
/** In em: width of a dot, height of its centre above the baseline, white at its sides, reach before the first word of a line. */
const [narrowest, broadest, lowest, highest, white, ahead] = [0.07, 0.68, 0.19, 0.52, 0.12, 1.6];
/** Greatest aspect ratio, also for dots thicker than any dash; least fill of a large dot's box, for letters are hollow. */
const [roundest, flattened, thick, filled, small] = [1.45, 2, 0.17, 0.68, 0.18];
/** In em: gaps between words that may hold a dot. */
const [leastGap, widestGap] = [0.45, 3];
/** By size in em. */
const [bullet, disc] = [0.2, 0.4];
const sure = 0.9;

/** `emOf` gives a word's em in pixels. */
export function restoreMiddleDots(image: GreyPicture, words: readonly OcrWord[], emOf: (word: OcrWord) => number): readonly OcrWord[] {
  const restored: OcrWord[] = [];
  for (const [index, word] of words.entries()) {
    const [last, next] = [words[index - 1], words[index + 1]];
    const near = [last, next].filter((other) => other && onOneLine(other, word) && hasLetters(other));
    if (taken.test(word.text.trim()) && near.length > 0) {
      const em = Math.max(...near.map((other) => emOf(other!)));
      const dot = dotIn(image, { ...word, baseline: near[0]!.baseline }, word.box.x - white * em, word.box.x + word.box.width + white * em, em);
      restored.push(dot ?? word);
      continue;
    }
    if (hasLetters(word)) {
      const em = emOf(word);
      const follows = last && onOneLine(last, word) && last.box.x < word.box.x;
      const from = follows ? last.box.x + last.box.width : word.box.x - ahead * em;
      const gap = word.box.x - from;
      const between = follows ? hasLetters(last) && gap >= leastGap * em && gap <= widestGap * em : true;
      const dot = between && dotIn(image, word, from, word.box.x, em);
      if (dot) restored.push(dot);
    }
    restored.push(word);
  }
  return restored;
}

const hasLetters = ({ text }: OcrWord): boolean => /[\p{L}\d]/u.test(text) && !taken.test(text.trim());
const onOneLine = (a: OcrWord, b: OcrWord): boolean => Math.abs(a.baseline - b.baseline) < Math.max(a.lineHeight, b.lineHeight) / 3;

/** The only dot between these columns, with white at its sides; words' boxes are too rough for that. */
function dotIn(image: GreyPicture, word: OcrWord, left: number, right: number, em: number): OcrWord | undefined {
  const box = { x: left - em, y: word.baseline - 0.85 * em, width: right - left + 2 * em, height: 1.05 * em };
  const runs = inkRuns(image, box);
  const dots = runs.flatMap((run, index) => {
    const middle = (run.from + run.to) / 2;
    const alone = run.from - (runs[index - 1]?.to ?? -Infinity) >= white * em && (runs[index + 1]?.from ?? Infinity) - run.to >= white * em;
    if (middle < left || middle > right || !alone) return [];
    const spot = { ...run, ...rowExtent(image, box, run) };
    return isDot(image, spot, word.baseline, em) ? [spot] : [];
  });
  if (dots.length !== 1) return undefined;
  const [{ from, to, top, bottom }] = dots as [Span];
  const size = Math.sqrt((to - from) * (bottom - top)) / em;
  const text = size < bullet ? '·' : size < disc ? '•' : '●';
  return { ...word, text, box: { x: from, y: top, width: to - from, height: bottom - top }, confidence: Math.max(sure, word.confidence) };
}

function isDot(image: GreyPicture, { from, to, top, bottom }: Span, baseline: number, em: number): boolean {
  const [width, height, middle] = [to - from, bottom - top, (baseline - (top + bottom) / 2) / em];
  const flat = height >= thick * em ? flattened : roundest;
  if (width > flat * height || height > roundest * width || width < narrowest * em || width > broadest * em) return false;
  if (middle < lowest || middle > highest) return false;
  return width <= small * em || inkIn(image, from, to, top, bottom) >= filled * width * height;
}

function inkIn({ pixels, width }: GreyPicture, left: number, right: number, top: number, bottom: number): number {
  let count = 0;
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) if (pixels[y * width + x]! < 150) count++;
  return count;
}
