/** Hungarian: words that the decoder goes by besides the terms. */
import type { DecodingWords } from '../decoding-words.js';
import { list, numerals } from '../lists.js';

export const decoding: DecodingWords = {
  tellingWords: list(
    'számla|áfa|adószám|összesen|fizetendő|határidő|vevő|eladó|mennyiség|egységár|nettó|bruttó|és|kelte|teljesítés|sorszáma|nyugta|készpénz|visszajáró|pénztár|köszönjük|adóügyi|bankkártya|db',
  ),
  rangeWords: list('tol'),
  partyTitles: list('Cég|Tisztelt'),
  addressForms: [],
  commonCompanyWords: list('Csoport|Kereskedelmi|Szolgáltató|Építőipari|Szállítás|Ipari|Központ|Bolt|Utca'),
  nameJoiners: list('és|az'),
  bankWords: list('bank'),
  numberWords: list('no'),
  owners: [],
  beforeLandmarks: [],
  customers: list('vevő|vevőé|megrendelő|vásárló|ügyfél'),
  vatIdKeys: [],
  sellers: list('eladó|szállító|szolgáltató|kibocsátó'),
  monthNames: list(
    'januar jan|februar febr|marcius marc|aprilis apr|majus maj|junius jun|julius jul|augusztus aug|szeptember szept|oktober okt|november nov|december dec',
  ),
  shortMonthNames: list('jan|apr|maj|jun|jul|aug|okt|nov|dec'),
  dateEndings: [],
  dateKeys: [],
  dayWords: list('nap|napos|napon|napra'),
  dayKinds: list('banki|munka'),
  dayPrefixes: list('munka|banki'),
  beforeDays: list('netto'),
  weekWords: list('het'),
  dayJoints: list('es'),
  ordinalEndings: [],
  beforeMonth: [],
  beforeYear: [],
  numerals: numerals({
    before: 'Azaz:|azaz|Összeg betűvel:',
    units: 'nulla egy kettő három négy öt hat hét nyolc kilenc tíz tizenegy tizenkettő tizenhárom tizennégy tizenöt tizenhat tizenhét tizennyolc tizenkilenc',
    tens: 'húsz harminc negyven ötven hatvan hetven nyolcvan kilencven',
    hundreds: 'száz',
    thousand: 'ezer',
    others: 'ket 2|tizen 10|huszon 20|millio 1000000',
    hundredths: 'filler',
  }),
};
