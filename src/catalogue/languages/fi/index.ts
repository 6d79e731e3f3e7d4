/** Finnish: wordings and conventions of invoices from Finland. */
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

export const fi: Language = {
  code: 'fi',
  otherCodes: [],
  englishName: 'Finnish',
  countries: ['FI'],
  months: list('tammikuuta|helmikuuta|maaliskuuta|huhtikuuta|toukokuuta|kesäkuuta|heinäkuuta|elokuuta|syyskuuta|lokakuuta|marraskuuta|joulukuuta'),
  shortMonths: list('tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu'),
  dateFormats: list('D.M.YYYY|DD.MM.YYYY|D. MMMM YYYY|YYYY-MM-DD|D.M.YY|DD.MM.YY'),
  numberFormats: [
    [',', ' '],
    [',', ''],
    [',', '.'],
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
