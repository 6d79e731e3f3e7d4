/** Turkish as printed on invoices of Türkiye. */
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

export const tr: Language = {
  code: 'tr',
  otherCodes: [],
  englishName: 'Turkish',
  countries: ['TR'],
  months: list('Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık'),
  shortMonths: list('Oca|Şub|Mar|Nis|May|Haz|Tem|Ağu|Eyl|Eki|Kas|Ara'),
  dateFormats: list('DD.MM.YYYY|DD-MM-YYYY|DD/MM/YYYY|D MMMM YYYY|YYYY-MM-DD|DD.MM.YY|D.M.YYYY'),
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
