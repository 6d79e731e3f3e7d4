/** Czech: wordings and conventions of invoices from the Czech Republic. */
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

export const cs: Language = {
  code: 'cs',
  otherCodes: [],
  englishName: 'Czech',
  countries: ['CZ'],
  months: list('ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince'),
  shortMonths: list('led|úno|bře|dub|kvě|čvn|čvc|srp|zář|říj|lis|pro'),
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
