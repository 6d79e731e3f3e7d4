/** French: wordings and conventions of invoices from France, Belgium, Luxembourg and Switzerland. */
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

export const fr: Language = {
  code: 'fr',
  otherCodes: [],
  englishName: 'French',
  countries: ['FR', 'BE', 'LU', 'CH', 'CA'],
  months: list('janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'),
  shortMonths: list('janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.'),
  dateFormats: ['DD/MM/YYYY', 'DD/MM/YY', 'D MMMM YYYY', 'DD.MM.YYYY', 'DD-MM-YYYY', 'D/MM/YYYY', 'YYYY-MM-DD', 'DD MMM YYYY'],
  numberFormats: [
    [',', ' '],
    [',', '.'],
    [',', ''],
    ['.', "'"],
    ['.', ' '],
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
