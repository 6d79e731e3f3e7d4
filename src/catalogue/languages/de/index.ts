/** German: wordings and conventions of invoices from Germany, Austria and Switzerland. */
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

export const de: Language = {
  code: 'de',
  otherCodes: [],
  englishName: 'German',
  countries: ['DE', 'AT', 'CH', 'LI', 'LU'],
  months: list('Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember'),
  shortMonths: list('Jan.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sept.|Okt.|Nov.|Dez.'),
  dateFormats: ['DD.MM.YYYY', 'DD.MM.YY', 'D. MMMM YYYY', 'D.M.YYYY', 'DD. MMMM YYYY', 'YYYY-MM-DD', 'DD. MMM YYYY', 'D.M.YY', 'DD/MM/YYYY', 'DD-MM-YYYY'],
  numberFormats: [
    [',', '.'],
    [',', ''],
    ['.', "'"],
    [',', ' '],
    ['.', '’'],
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
