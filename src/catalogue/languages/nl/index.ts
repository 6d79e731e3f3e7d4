/** Dutch as printed on invoices of the Netherlands and Flanders. */
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

export const nl: Language = {
  code: 'nl',
  otherCodes: [],
  englishName: 'Dutch',
  countries: ['NL', 'BE'],
  months: list('januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december'),
  shortMonths: list('jan|feb|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec'),
  dateFormats: list('DD-MM-YYYY|D MMMM YYYY|DD/MM/YYYY|D-M-YYYY|DD.MM.YYYY|DD-MM-YY|D MMM YYYY|DD/MM/YY|YYYY-MM-DD'),
  numberFormats: [
    [',', '.'],
    [',', ' '],
    [',', ''],
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
