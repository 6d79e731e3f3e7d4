/** Polish: wordings and conventions of invoices from Poland. */
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

export const pl: Language = {
  code: 'pl',
  otherCodes: [],
  englishName: 'Polish',
  countries: ['PL'],
  months: list('stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia'),
  shortMonths: list('sty|lut|mar|kwi|maj|cze|lip|sie|wrz|paź|lis|gru'),
  dateFormats: ['YYYY-MM-DD', 'DD.MM.YYYY', 'DD-MM-YYYY', 'D MMMM YYYY', 'DD/MM/YYYY', 'YYYY.MM.DD', 'DD.MM.YY', 'D.MM.YYYY'],
  numberFormats: [
    [',', ' '],
    [',', ''],
    [',', '.'],
    ['.', ' '],
    ['.', ''],
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
