/** Decimal and thousands separators that OCR left out ("41800" for "4,1800"): small spots at the foot of the digits. */
import type { Box } from '../../document/box.js';
import { inkRuns, rowExtent, advanceWidth } from '../ocr/glyph-columns.js';
import type { GreyPicture, Interval } from '../raster/picture.js';
import type { OcrWord } from '../ocr-word.js';

const number = /^[+-]?[$€£]?\d[\d.,]*\d[%€)]?$/;
const sign = /[.,]/;
/** In em: least and greatest width of a spot, tolerance around its expected place. */
const [narrowest, broadest, farthest] = [0.05, 0.24, 0.3];
/** Relative to the digits' height: highest start of a spot, least descent of a comma. */
const [low, tail] = [0.65, 0.09];

interface Spot extends Interval {
  readonly text: '.' | ',';
}

/** `emOf` gives a word's em in pixels. */
export function restoreSeparators(image: GreyPicture, words: readonly OcrWord[], emOf: (word: OcrWord) => number): readonly OcrWord[] {
  return words.map((word) => {
    const text = word.text.trim();
    return number.test(text) ? { ...word, text: restored(image, text, word.box, emOf(word)) } : word;
  });
}

function restored(image: GreyPicture, text: string, { x, y, width, height }: Box, em: number): string {
  // Commas descend below the box of digits read without them.
  const box = { x, y, width, height: height + 0.2 * em };
  const runs = inkRuns(image, box).map((run) => ({ ...run, ...rowExtent(image, box, run) }));
  const digits = runs.filter(({ top, bottom }) => bottom - top >= 0.5 * em);
  if (digits.length < 2) return text;
  const [head, foot] = [middle(digits.map(({ top }) => top)), middle(digits.map(({ bottom }) => bottom))];
  const spots = runs
    .filter(({ from, to, top, bottom }) => {
      const inside = from > digits[0]!.from && to < digits.at(-1)!.to;
      return (
        inside &&
        to - from >= narrowest * em &&
        to - from <= broadest * em &&
        top >= head + low * (foot - head) &&
        bottom - top >= narrowest * em &&
        bottom >= foot - 2
      );
    })
    .map(({ from, to, bottom }): Spot => ({ from, to, text: bottom >= foot + tail * (foot - head) ? ',' : '.' }));
  const missing = spots.length - [...text].filter((letter) => sign.test(letter)).length;
  // With more than one missing, the number is ambiguous.
  return missing === 1 ? (inserted(text, spots, runs[0]!.from, runs.at(-1)!.to) ?? text) : text;
}

/** The text in which each separator lies on a spot. */
function inserted(text: string, spots: readonly Spot[], start: number, end: number): string | undefined {
  const fits = spots.flatMap((spot, index) => {
    const found: { readonly text: string; readonly off: number }[] = [];
    for (let at = 1; at < text.length; at++) {
      if (!/\d/.test(text[at - 1]!) || !/\d/.test(text[at]!)) continue;
      const whole = text.slice(0, at) + spot.text + text.slice(at);
      const places = placesOf(whole, start, end);
      if (places.findIndex(({ at: place }) => place === at) !== index) continue;
      const off = Math.max(...places.map(({ off }, nth) => off((spots[nth]!.from + spots[nth]!.to) / 2)));
      found.push({ text: whole, off });
    }
    return found;
  });
  const best = fits.sort((a, b) => a.off - b.off)[0];
  return best && best.off <= farthest ? best.text : undefined;
}

/** Expected places of the separators by usual advance widths. */
function placesOf(text: string, start: number, end: number): readonly { readonly at: number; readonly off: (x: number) => number }[] {
  const letters = [...text];
  const em = (end - start) / letters.reduce((sum, letter) => sum + advanceWidth(letter), 0);
  let x = start;
  return letters.flatMap((letter, at) => {
    const centre = x + (advanceWidth(letter) / 2) * em;
    x += advanceWidth(letter) * em;
    return sign.test(letter) ? [{ at, off: (place: number) => Math.abs(place - centre) / em }] : [];
  });
}

const middle = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;
