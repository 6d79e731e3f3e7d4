/** Points taken for commas and commas for points in numbers ("4,252,77"), told apart by their ink, and by the page's other numbers of that form. */
import { grouped } from '../../grouped.js';
import { alignGlyphs, glyphSpans } from '../ocr/glyphs.js';
import type { GreyPicture, Span } from '../raster/picture.js';
import type { OcrWord } from '../ocr-word.js';

type Sign = '.' | ',';

/** Descent below the digits, in their height, until which a sign is a point and from which it is a comma. */
const [point, comma] = [0.042, 0.055];
/** Pixels: digits are at least as high; a tail is one of their rows. */
const lowest = 16;
/** Greatest deviation in em of the widths of ink and letters. */
const fits = 0.12;
/** Signs of one form on the page that decide, and the share of them that must look alike. */
const [fewest, most] = [3, 0.8];

interface Found {
  readonly word: OcrWord;
  readonly at: number;
  /** How many digits are behind it, and whether another sign is behind these. */
  readonly form: string;
  readonly looks: Sign;
}

/** `emOf` gives a word's em in pixels. */
export function correctSeparatorSigns(image: GreyPicture, words: readonly OcrWord[], emOf: (word: OcrWord) => number): readonly OcrWord[] {
  const found = words.flatMap((word) => signsOf(image, word, emOf(word)));
  const usual = new Map<string, Sign>();
  for (const form of new Set(found.map((one) => one.form))) {
    const own = found.filter((one) => one.form === form);
    for (const sign of ['.', ','] as const)
      if (own.length >= fewest && own.filter(({ looks }) => looks === sign).length >= most * own.length) usual.set(form, sign);
  }
  const wrong = grouped(
    found.filter(({ word, at, form, looks }) => looks !== word.text[at] && usual.get(form) === looks),
    ({ word }) => word,
  );
  return withUsualDecimals(
    words.map((word) => {
      const text = [...word.text];
      for (const { at, looks } of wrong.get(word) ?? []) text[at] = looks;
      return wrong.has(word) ? { ...word, text: text.join('') } : word;
    }),
  );
}

/** A number with two decimals, its thousands parted or not, and its decimal sign; amounts of a page that tell that sign, and the share of them that have it. */
const amount = /(?<!\p{N}|\p{N}[.,])(?:\d+|\d{1,3}(?:[.,]\d{3})+)([.,])\d{2}(?!\p{N}|[.,]\p{N})/u;
const [fewestAmounts, mostAmounts] = [5, 0.75];

/** Amounts get the decimal sign of the page's others where the network has seen it too, and where they have the other one twice; thousands are parted by the other one. */
function withUsualDecimals(words: readonly OcrWord[]): readonly OcrWord[] {
  const signs = words.flatMap(({ text }) => amount.exec(text)?.[1] ?? []);
  const points = signs.filter((sign) => sign === '.').length;
  if (signs.length < fewestAmounts || Math.max(points, signs.length - points) < mostAmounts * signs.length) return words;
  const [usual, other] = 2 * points > signs.length ? ['.', ','] : [',', '.'];
  return words.map((word) => {
    const [found, sign] = amount.exec(word.text) ?? [];
    if (!found || !sign) return word;
    const end = found.length - 3;
    const right = word.text.replace(found, found.slice(0, end).replaceAll(usual, other) + usual + found.slice(end + 1));
    const isSeen = sign === usual || found.indexOf(sign) < end || word.otherSigns?.includes(right);
    return isSeen && right !== word.text ? { ...word, text: right, alternatives: word.alternatives?.map((one) => signed(one, right)) } : word;
  });
}

/** Another reading of a digit, with the signs of the text. */
const signed = (other: string, text: string): string =>
  other.length === text.length ? [...other].map((letter, at) => (/[.,]/.test(letter) && /[.,]/.test(text[at]!) ? text[at]! : letter)).join('') : other;

/** Those between two digits whose ink is clearly one of the two. */
function signsOf(image: GreyPicture, word: OcrWord, em: number): readonly Found[] {
  const { text, box } = word;
  if (!/\d[.,]\d/.test(text) || !(em > 0)) return [];
  const letters = [...text];
  const aligned = alignGlyphs(glyphSpans(image, { ...word, box: { ...box, height: box.height + 0.2 * em } }), letters);
  if (!aligned || aligned.deviation > fits) return [];
  const digits = letters.flatMap((letter, at) => (/\d/.test(letter) && aligned.glyphs[at] ? [aligned.glyphs[at]] : []));
  const [head, foot] = [middle(digits, 'top'), middle(digits, 'bottom')];
  if (!(foot - head >= lowest)) return [];
  return [...text.matchAll(/(?<=\d)[.,](?=(\d+)(.?))/g)].flatMap(({ index: at, 1: behind, 2: next }) => {
    const glyph = aligned.glyphs[at];
    const descent = glyph ? (glyph.bottom - foot) / (foot - head) : undefined;
    const looks = descent === undefined ? undefined : descent <= point ? '.' : descent >= comma ? ',' : undefined;
    return looks ? [{ word, at, form: `${behind!.length} ${/[.,]/.test(next!)}`, looks }] : [];
  });
}

/** NaN for none. */
const middle = (spans: readonly Span[], edge: 'top' | 'bottom'): number =>
  spans.map((span) => span[edge]).sort((a, b) => a - b)[spans.length >> 1] ?? Number.NaN;
