/** Spanish: wordings and conventions of invoices from Spain and Latin America. */
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

export const es: Language = {
  code: 'es',
  otherCodes: [],
  englishName: 'Spanish',
  countries: ['ES', 'MX', 'AR', 'CO', 'CL', 'PE'],
  months: list('enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'),
  shortMonths: list('ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic'),
  dateFormats: ['DD/MM/YYYY', 'DD/MM/YY', 'DD-MM-YYYY', 'D de MMMM de YYYY', 'DD.MM.YYYY', 'D/M/YYYY', 'YYYY-MM-DD', 'DD-MM-YY', 'DD MMM YYYY'],
  numberFormats: [
    [',', '.'],
    [',', ''],
    ['.', ','],
    [',', ' '],
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
