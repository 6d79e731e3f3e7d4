/** Norwegian (bokmål) as printed on invoices of Norway. */
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

export const nb: Language = {
  code: 'nb',
  otherCodes: ['no'],
  englishName: 'Norwegian Bokmål',
  countries: ['NO'],
  months: list('januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember'),
  shortMonths: list('jan|feb|mar|apr|mai|jun|jul|aug|sep|okt|nov|des'),
  dateFormats: list('DD.MM.YYYY|D. MMMM YYYY|DD.MM.YY|D.M.YYYY|DD/MM-YYYY|YYYY-MM-DD|DD-MM-YYYY|D. MMM YYYY'),
  numberFormats: [
    [',', ' '],
    [',', '.'],
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
