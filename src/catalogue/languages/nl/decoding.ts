/** Dutch: words that the decoder goes by besides the terms. */
import type { DecodingWords } from '../decoding-words.js';
import { list, numerals } from '../lists.js';

export const decoding: DecodingWords = {
  tellingWords: list(
    'factuur|btw|bedrag|aantal|factuurnummer|factuurdatum|vervaldatum|prijs|totaal|het|een|kvk|omschrijving|klantnummer|kassabon|bon|wisselgeld|contant|kassa|bedankt|pin',
  ),
  rangeWords: list('t/m|tm|tot|tot en met|tem'),
  partyTitles: list('Firma|Bedrijf|Uw gegevens'),
  addressForms: [],
  commonCompanyWords: list('Groep|Handel|Diensten|Bouw|Techniek|Transport|Industrie|Centrum|Winkel|Straat|Weg|Laan|Plein'),
  nameJoiners: list('en|de|het|van|voor'),
  bankWords: list('bank|krediet'),
  numberWords: list('nr|nummer'),
  owners: [],
  beforeLandmarks: list('tegenover|naast'),
  customers: list('klant|afnemer|koper|ontvanger|opdrachtgever'),
  vatIdKeys: [],
  sellers: list('verkoper|leverancier|aanbieder|opdrachtnemer'),
  monthNames: list('januari|februari|maart mrt|april|mei|juni|juli|augustus|september|oktober|november|december'),
  shortMonthNames: list('mrt|mei|juni|juli'),
  dateEndings: list('datum'),
  dateKeys: ['d\\.d\\.?', 'dd', 'per', 'periode'],
  dayWords: list('dag|dagen|dgn|werkdagen'),
  dayKinds: list('kalend|bank'),
  dayPrefixes: list('kalender|werk|bank'),
  beforeDays: list('netto|dagen'),
  weekWords: list('wk|week'),
  dayJoints: list('tot|tot en met|t/m|en'),
  ordinalEndings: [],
  beforeMonth: [],
  beforeYear: [],
  numerals: numerals({
    before: 'In woorden:|Bedrag in woorden:|Zegge:',
    units: 'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    hundreds: 'honderd',
    thousand: 'duizend',
    link: '<en',
    others: 'één 1|miljoen 1000000',
    hundredths: 'cent',
  }),
};
