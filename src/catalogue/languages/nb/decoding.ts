/** Norwegian: words that the decoder goes by besides the terms. */
import type { DecodingWords } from '../decoding-words.js';
import { list, numerals } from '../lists.js';

export const decoding: DecodingWords = {
  tellingWords: list(
    'faktura|mva|beløp|antall|fakturanr|forfallsdato|forfall|kontonr|kid|orgnr|org.nr|betales|levering|og|på|pris|kvittering|salgskvittering|kontant|veksel|kasse|velkommen|takk',
  ),
  rangeWords: list('til|til og med|tom|t o m'),
  partyTitles: list('Firma|Kunde'),
  addressForms: [],
  commonCompanyWords: list('Gruppen|Handel|Tjenester|Bygg|Teknikk|Transport|Industri|Senter|Butikk|Gate|Gata|Vei|Veien'),
  nameJoiners: list('og|av|for'),
  bankWords: list('bank|konto'),
  numberWords: list('nr|nummer'),
  owners: [],
  beforeLandmarks: list('ved siden av|overfor'),
  customers: list('kunde|kunden|kjøper|kjøperen|mottaker|oppdragsgiver'),
  vatIdKeys: [],
  sellers: list('selger|leverandør|utsteder'),
  monthNames: list('januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember des'),
  shortMonthNames: list('mars|mai|juni|juli|des'),
  dateEndings: list('dato'),
  dateKeys: list('den|pr|periode|forfalls?'),
  dayWords: list('dag|dager|hverdager|virkedager'),
  dayKinds: list('kalend|bank'),
  dayPrefixes: list('kalender|hver|virke|bank'),
  beforeDays: list('netto|dager'),
  weekWords: list('uke'),
  dayJoints: list('og|til'),
  ordinalEndings: [],
  beforeMonth: [],
  beforeYear: [],
  numerals: numerals({
    before: 'Beløp i bokstaver:|Kroner i bokstaver',
    units: 'null en to tre fire fem seks sju åtte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten',
    tens: 'tjue tretti førti femti seksti sytti åtti nitti',
    hundreds: 'hundre',
    thousand: 'tusen',
    others: 'ett 1|million 1000000|millioner 1000000',
    hundredths: 'ore',
  }),
};
