/** Slovak: wordings and conventions of invoices from Slovakia. */
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

export const sk: Language = {
  code: 'sk',
  otherCodes: [],
  englishName: 'Slovak',
  countries: ['SK'],
  months: list('januára|februára|marca|apríla|mája|júna|júla|augusta|septembra|októbra|novembra|decembra'),
  shortMonths: list('jan|feb|mar|apr|máj|jún|júl|aug|sep|okt|nov|dec'),
  dateFormats: ['DD.MM.YYYY', 'D.M.YYYY', 'D. M. YYYY', 'DD. MM. YYYY', 'D. MMMM YYYY', 'DD.MM.YY', 'YYYY-MM-DD', 'DD/MM/YYYY'],
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
