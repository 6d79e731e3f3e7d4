/** Misreadings that the written form gives away, whatever the language of the page: "18, Februar 2025", "StraBe", "INVOOO17", "¢.2031004", and a GSTIN whose check tells what was meant. */
import { correctedGstin, misreadGstin } from '../../values/ids/gstin.js';
import type { OcrWord } from '../ocr-word.js';

const day = /^(?:[1-9]|[12]\d|3[01]),$/;
const year = /^(?:19|20)\d{2}[.,;)]?$/;

const forms: readonly (readonly [misread: RegExp, right: (found: string) => string])[] = [
  // German for a street, also at the end of a street's name: a reader of another language does not know its "ß".
  [/(?<=(?:^|\p{L})[Ss]tra)(?:R|B|8|3|fR|fs|f8|fB)(?=e(?![\p{L}\d]))/u, () => 'ß'],
  // Three and more of them between capitals and digits, two and more behind a digit, are zeros.
  [/(?<=^[^\p{L}\d]{0,2}\p{Lu}{1,4}[\d./-]{0,8})O{3,12}(?=\d)|(?<=\d)O{2,12}(?=[\d\W]|$)/gu, (found) => '0'.repeat(found.length)],
  // A nought between letters, or before capitals, of what has no other digit: "P0S-1", "0IB". An O between a hyphen or slash and three digits or more is one.
  [/(?<=(?:^|[^\p{L}\d])\p{Lu}{1,20})0(?=\p{Lu}{1,20}(?![\p{L}\d]))|(?<=(?:^|[^\p{L}\d]))0(?=\p{Lu}{2,20}(?![\p{L}\d]))/gu, () => 'O'],
  [/(?<=\p{Lu}[-/])O(?=\d{3,20}(?![\p{L}\d]))/gu, () => '0'],
  // Czech and Slovak for "number".
  [/^¢\.(?=\d)/u, () => 'č.'],
  [misreadGstin, (found) => correctedGstin(found) ?? found],
];

/** A comma between a day and its month, with the year behind them, is the point of an ordinal. */
export async function correctWrittenForms(words: readonly OcrWord[]): Promise<readonly OcrWord[]> {
  const texts = words.map(({ text }) => text.trim());
  const isBetween = (at: number): boolean => day.test(texts[at]!) && year.test(texts[at + 2] ?? '');
  // The months of all languages take long to load and are seldom asked for.
  const isMonth = texts.some((_, at) => isBetween(at)) ? await loadMonths() : () => false;
  return words.map((word, at) => {
    const read = texts[at]!;
    if (isBetween(at) && isMonth(texts[at + 1]!)) return { ...word, text: `${read.slice(0, -1)}.` };
    const text = forms.reduce((own, [misread, right]) => own.replace(misread, right), read);
    return text === read ? word : { ...word, text };
  });
}

async function loadMonths(): Promise<(text: string) => boolean> {
  const { monthsOf } = await import('../../values/dates/month-names.js');
  return (text) => monthsOf(text).length > 0;
}
