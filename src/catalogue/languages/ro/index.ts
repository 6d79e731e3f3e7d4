/** Romanian: wordings and conventions of invoices from Romania and Moldova. */
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

export const ro: Language = {
  code: 'ro',
  otherCodes: [],
  englishName: 'Romanian',
  countries: ['RO'],
  months: list('ianuarie|februarie|martie|aprilie|mai|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie'),
  shortMonths: list('ian.|feb.|mar.|apr.|mai|iun.|iul.|aug.|sept.|oct.|nov.|dec.'),
  dateFormats: list('DD.MM.YYYY|DD/MM/YYYY|DD-MM-YYYY|YYYY-MM-DD|D MMMM YYYY|DD.MM.YY'),
  numberFormats: [
    [',', '.'],
    ['.', ','],
    [',', ''],
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
