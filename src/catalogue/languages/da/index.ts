/** Danish as printed on invoices of Denmark. */
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

export const da: Language = {
  code: 'da',
  otherCodes: [],
  englishName: 'Danish',
  countries: ['DK'],
  months: list('januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december'),
  shortMonths: list('jan|feb|mar|apr|maj|jun|jul|aug|sep|okt|nov|dec'),
  dateFormats: list('DD-MM-YYYY|DD.MM.YYYY|D. MMMM YYYY|DD/MM/YYYY|DD-MM-YY|DD.MM.YY|D/M-YYYY|YYYY-MM-DD|D. MMM YYYY'),
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
