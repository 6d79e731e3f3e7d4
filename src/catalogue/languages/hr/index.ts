/** Croatian as printed on invoices of Croatia. */
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

export const hr: Language = {
  code: 'hr',
  otherCodes: [],
  englishName: 'Croatian',
  countries: ['HR'],
  months: list('siječnja|veljače|ožujka|travnja|svibnja|lipnja|srpnja|kolovoza|rujna|listopada|studenoga|prosinca'),
  shortMonths: list('sij|velj|ožu|tra|svi|lip|srp|kol|ruj|lis|stu|pro'),
  dateFormats: list('DD.MM.YYYY.|DD.MM.YYYY|D.M.YYYY.|D. MMMM YYYY.|DD. MM. YYYY.|DD.MM.YY.|YYYY-MM-DD|DD/MM/YYYY'),
  numberFormats: [
    [',', '.'],
    [',', ''],
    [',', ' '],
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
