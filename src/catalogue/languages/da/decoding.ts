/** Danish: words that the decoder goes by besides the terms. */
import type { DecodingWords } from '../decoding-words.js';
import { list, numerals } from '../lists.js';

export const decoding: DecodingWords = {
  tellingWords: list(
    'faktura|moms|beløb|antal|fakturanr|fakturadato|forfaldsdato|cvr|cvr-nr|og|reg|konto|betaling|levering|stk|betales|pris|kvittering|kasse|ekspedient|byttepenge|kontant|bon|tak|velkommen',
  ),
  rangeWords: list('til|til og med|tom|t o m'),
  partyTitles: list('Firma|Kunde'),
  addressForms: [],
  commonCompanyWords: list('Gruppen|Handel|Service|Byg|Teknik|Transport|Industri|Center|Butik|Gade|Vej'),
  nameJoiners: list('og|af|for'),
  bankWords: list('bank|konto'),
  numberWords: list('nr|nummer'),
  owners: [],
  beforeLandmarks: list('ved siden af|overfor'),
  customers: list('kunde|kunden|køber|køberen|modtager|aftager'),
  vatIdKeys: [],
  sellers: list('sælger|leverandør|udsteder'),
  monthNames: list('januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december'),
  shortMonthNames: list('maj|juni|juli'),
  dateEndings: list('dato'),
  dateKeys: list('den|pr|periode|faktureret'),
  dayWords: list('dag|dage|hverdage|bankdage'),
  dayKinds: list('kalend|bank'),
  dayPrefixes: list('kalender|hver|bank'),
  beforeDays: list('netto|dage'),
  weekWords: list('uge'),
  dayJoints: list('og|til'),
  ordinalEndings: [],
  beforeMonth: [],
  beforeYear: [],
  numerals: numerals({
    before: 'Beløb i ord:|Skriver kroner:',
    units: 'nul en to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten',
    tens: 'tyve tredive fyrre halvtreds tres halvfjerds firs halvfems',
    hundreds: 'hundrede',
    thousand: 'tusind',
    link: '<og',
    others: 'et 1|million 1000000|millioner 1000000',
    hundredths: 'ore',
  }),
};
