/** Swedish: words that the decoder goes by besides the terms. */
import type { DecodingWords } from '../decoding-words.js';
import { list, numerals } from '../lists.js';

export const decoding: DecodingWords = {
  tellingWords: list(
    'faktura|moms|belopp|antal|fakturanummer|fakturadatum|förfallodatum|bankgiro|plusgiro|och|att|betala|orgnr|kundnr|pris|för|summa|kvitto|kassa|kontant|växel|kortköp|öppet|välkommen|tack|köp',
  ),
  rangeWords: list('till|till och med|tom|t o m'),
  partyTitles: list('Företag|Firma'),
  addressForms: [],
  commonCompanyWords: list('Gruppen|Handel|Tjänster|Bygg|Teknik|Transport|Industri|Centrum|Butik|Gata|Gatan|Väg|Vägen'),
  nameJoiners: list('och|av|för'),
  bankWords: list('bank|konto'),
  numberWords: list('nr|nummer'),
  owners: [],
  beforeLandmarks: list('bredvid|mittemot'),
  customers: list('kund|kunden|köpare|köparen|förvärvare|mottagare'),
  vatIdKeys: [],
  sellers: list('säljare|leverantör|utfärdare'),
  monthNames: list('januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december'),
  shortMonthNames: list('mars|maj|juni|juli'),
  dateEndings: list('datum'),
  dateKeys: list('den|per|forfallodag'),
  dayWords: list('dag|dagar|arbetsdagar|vardagar'),
  dayKinds: list('kalend|bank'),
  dayPrefixes: list('kalender|arbets|bank|var'),
  beforeDays: list('netto|dagar'),
  weekWords: list('v|vecka'),
  dayJoints: list('till|och'),
  ordinalEndings: list(':?an|:?e'),
  beforeMonth: [],
  beforeYear: [],
  numerals: numerals({
    before: 'Belopp i bokstäver:|I bokstäver:',
    units: 'noll ett två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton',
    tens: 'tjugo trettio fyrtio femtio sextio sjuttio åttio nittio',
    hundreds: 'hundra',
    thousand: 'tusen',
    others: 'en 1|miljon 1000000|miljoner 1000000',
    hundredths: 'ore',
  }),
};
