/** Terms of payment in days: "14 Tage", "net 30", "30 jours", "à 30 jours fin de mois". */
import { remembered } from '../../remembered.js';
import type { Kind } from '../kind.js';
import { fold } from '../text/fold.js';
import { plain, spansOf } from '../text/plain.js';

/** "Day" and "days" as they are printed behind a number, without diacritics, in the 16 languages. */
const words = [
  ['tag', 'tage', 'tagen', 'tg', 'tagig', 't'],
  ['day', 'days', 'd'],
  ['jour', 'jours', 'j', 'jrs'],
  ['giorno', 'giorni', 'gg'],
  ['dia', 'dias', 'dias naturales', 'dias corridos'],
  ['dag', 'dagen', 'dage', 'dager', 'dagar', 'dgn', 'hverdage', 'hverdager', 'virkedager', 'arbetsdagar', 'vardagar', 'bankdage', 'werkdagen', 'd'],
  [
    'dni',
    'dnia',
    'dniach',
    'dzien',
    'den',
    'dnovy',
    'dnu',
    'dny',
    'dnu',
    'dnev',
    'dneva',
    'dan',
    'dana',
    'dneh',
    'dni',
    'radnih dana',
    'dana od',
    'dnech',
    'pracovnich dnu',
    'dni roboczych',
  ],
  ['paiva', 'paivaa', 'pv', 'pvm'],
  ['gun', 'gunu', 'gunluk', 'gundur', 'gunde', 'gunden', 'gunun', 'gune'],
  ['nap', 'napos', 'zi', 'zile', 'paev', 'paeva'],
]
  .flat()
  .sort((a, b) => b.length - a.length);

/** Which days: of the calendar, working days, … ; as a word of its own or the first half of one. */
const which =
  '(?:(?:kalend|calend|pracovn|robocz|radn|delovn|bank|work|business|ouvr|labor|hab|uteis|lavor|is|net)\\p{L}{0,9} |(?:kalender|werk|bank|arbeits|arbets|hver|virke|var))?';
const behind = new RegExp(`(?<![\\d.,/-])\\d{1,3}(?:[ -]?|\\.? ?\\(\\p{L}{3,20}\\) )${which}(?:${words.join('|')})(?![\\p{L}\\d])`, 'gu');
const before =
  /(?<!\p{L})(?:netto|net|nto|neto|tage|days|giorni|jours|dias|dagen|dager|dage|dagar)\b(?: netto| net)?[ :.]{0,3}(?<value>\d{1,3})(?![\d.,/%-]|\s?%)/gu;

export const duration: Kind = {
  name: 'duration',
  find(line) {
    if (!/\d/.test(line)) return [];
    const folded = sameLengthFold(plain(line));
    return /\p{L}/u.test(folded) ? spansOf(folded, behind, before) : [];
  },
  read(text) {
    const match = /^\D{0,20}?(\d{1,3})(?!\d|[.,]\d|\s?%)\D{0,25}$/.exec(plain(text).trim());
    return match === null ? [] : [{ value: String(Number(match[1])) }];
  },
};

const foldedSign = remembered((character) => fold(character)[0] ?? character, 400);

/** Folded character by character, so that places stay the same. */
function sameLengthFold(line: string): string {
  const lower = line.toLowerCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: everything beyond ASCII is folded on its own
  return lower.length === line.length ? lower.replace(/[^\x00-\x7f]/g, foldedSign) : line;
}
