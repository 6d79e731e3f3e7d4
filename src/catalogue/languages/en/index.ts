/** English: wordings and conventions of invoices from the United Kingdom, the United States and international trade. */
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

export const en: Language = {
  code: 'en',
  otherCodes: [],
  englishName: 'English',
  countries: ['GB', 'US', 'IE', 'AU', 'CA', 'NZ', 'SG', 'IN', 'MT'],
  months: list('January|February|March|April|May|June|July|August|September|October|November|December'),
  shortMonths: list('Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec'),
  dateFormats: list(
    'DD/MM/YYYY|MM/DD/YYYY|D MMMM YYYY|MMMM D, YYYY|DD MMM YYYY|MMM D, YYYY|DD-MMM-YYYY|DD/MM/YY|YYYY-MM-DD|M/D/YYYY|DD-MMM-YY|DD.MM.YYYY|MM/DD/YY|D MMM YY',
  ),
  numberFormats: [
    ['.', ','],
    ['.', ''],
    ['.', ' '],
    [',', '.'],
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
