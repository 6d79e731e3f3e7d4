/** Swedish as printed on invoices of Sweden and Finland. */
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

export const sv: Language = {
  code: 'sv',
  otherCodes: [],
  englishName: 'Swedish',
  countries: ['SE', 'FI'],
  months: list('januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december'),
  shortMonths: list('jan|feb|mar|apr|maj|jun|jul|aug|sep|okt|nov|dec'),
  dateFormats: list('YYYY-MM-DD|D MMMM YYYY|DD.MM.YYYY|YY-MM-DD|YYYYMMDD|D.M.YYYY|DD/MM/YYYY|D MMM YYYY'),
  numberFormats: [
    [',', ' '],
    [',', ''],
    [',', '.'],
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
