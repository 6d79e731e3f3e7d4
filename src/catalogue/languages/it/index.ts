/** Italian: wordings and conventions of invoices from Italy and Ticino. */
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

export const it: Language = {
  code: 'it',
  otherCodes: [],
  englishName: 'Italian',
  countries: ['IT', 'CH', 'SM'],
  months: list('gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre'),
  shortMonths: list('gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic'),
  dateFormats: ['DD/MM/YYYY', 'DD/MM/YY', 'DD-MM-YYYY', 'D MMMM YYYY', 'DD.MM.YYYY', 'D/M/YYYY', 'YYYY-MM-DD', 'DD MMM YYYY'],
  numberFormats: [
    [',', '.'],
    [',', ''],
    ['.', "'"],
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
