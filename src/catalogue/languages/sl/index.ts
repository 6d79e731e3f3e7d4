/** Slovenian as printed on invoices of Slovenia. */
import type { Language } from '../language.js';
import { list } from '../lists.js';
import { captions } from './captions.js';
import { decoding } from './decoding.js';
import { forms } from './forms.js';
import { habits } from './habits.js';
import { headings } from './headings.js';
import { synthesis } from './synthesis.js';
import { terms } from './terms.js';
import { texts } from './texts.js';

export const sl: Language = {
  code: 'sl',
  otherCodes: [],
  englishName: 'Slovenian',
  countries: ['SI'],
  months: list('januar|februar|marec|april|maj|junij|julij|avgust|september|oktober|november|december'),
  shortMonths: list('jan|feb|mar|apr|maj|jun|jul|avg|sep|okt|nov|dec'),
  dateFormats: list('DD.MM.YYYY|D. M. YYYY|D.M.YYYY|DD. MM. YYYY|D. MMMM YYYY|DD.MM.YY|YYYY-MM-DD|DD-MM-YYYY'),
  numberFormats: [
    [',', '.'],
    [',', ''],
    [',', ' '],
    ['.', ','],
  ],
  ...terms,
  ...texts,
  synthesis,
  habits,
  forms,
  captions,
  decoding,
  headings,
};
