/** Hungarian: wordings and conventions of invoices from Hungary. */
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

export const hu: Language = {
  code: 'hu',
  otherCodes: [],
  englishName: 'Hungarian',
  countries: ['HU'],
  months: list('január|február|március|április|május|június|július|augusztus|szeptember|október|november|december'),
  shortMonths: list('jan.|febr.|márc.|ápr.|máj.|jún.|júl.|aug.|szept.|okt.|nov.|dec.'),
  dateFormats: list('YYYY.MM.DD|YYYY-MM-DD|YYYY. MM. DD.|YYYY. MMMM D.|YYYY.MM.DD.|DD.MM.YYYY'),
  numberFormats: [
    [',', ' '],
    [',', '.'],
    [',', ''],
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
