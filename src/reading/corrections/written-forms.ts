/** Misreadings that the written form gives away, whatever the language of the page: "18, Februar 2025" for "18. Februar 2025", "StraBe" for "Straße". */
import { monthsOf } from '../../values/dates/month-names.js';
import type { OcrWord } from '../ocr-word.js';

const day = /^(?:[1-9]|[12]\d|3[01]),$/;
const year = /^(?:19|20)\d{2}[.,;)]?$/;
/** The German word for a street, also at the end of a street's name: its "ß" is a letter that a reader of another language does not know. */
const street = /(?<=(?:^|\p{L})[Ss]tra)(?:R|B|8|fR|fs|f8|fB)(?=e(?![\p{L}\d]))/u;

/** A comma before a month and a year is the point of an ordinal. */
export const correctWrittenForms = (words: readonly OcrWord[]): readonly OcrWord[] =>
  words.map((word, at) => {
    const text = word.text.trim();
    if (day.test(text) && isMonthAndYear(words[at + 1]?.text.trim(), words[at + 2]?.text.trim())) return { ...word, text: `${text.slice(0, -1)}.` };
    return street.test(text) ? { ...word, text: text.replace(street, 'ß') } : word;
  });

const isMonthAndYear = (month: string | undefined, behind: string | undefined): boolean =>
  month !== undefined && behind !== undefined && year.test(behind) && monthsOf(month).length > 0;
