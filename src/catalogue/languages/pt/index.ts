/** Portuguese as printed on invoices of Portugal and Brazil. */
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

export const pt: Language = {
  code: 'pt',
  otherCodes: [],
  englishName: 'Portuguese',
  countries: ['PT', 'BR'],
  months: list('janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro'),
  shortMonths: list('jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez'),
  dateFormats: list('DD/MM/YYYY|DD-MM-YYYY|YYYY-MM-DD|D de MMMM de YYYY|DD.MM.YYYY|DD/MM/YY|D/MM/YYYY|DD MMM YYYY|YYYY/MM/DD'),
  numberFormats: [
    [',', '.'],
    [',', ' '],
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
