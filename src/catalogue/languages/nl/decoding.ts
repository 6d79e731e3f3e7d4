/** Dutch: words that the decoder goes by besides the terms. */
import type { DecodingWords } from '../decoding-words.js';
import { list } from '../lists.js';

export const decoding: DecodingWords = {
  tellingWords: list(
    'factuur|btw|bedrag|aantal|factuurnummer|factuurdatum|vervaldatum|prijs|totaal|het|een|kvk|omschrijving|klantnummer|kassabon|bon|wisselgeld|contant|kassa|bedankt|pin',
  ),
  exemptions: list('verlegd|verlegging|vrijgesteld|intracommunautaire levering|medecontractant'),
  rangeWords: list('t/m|tm|tot|tot en met|tem'),
  partyTitles: list('Firma|Bedrijf|Uw gegevens'),
  currencyKeys: list('Valuta'),
  bankWords: list('bank|krediet'),
  numberWords: list('nr|nummer'),
  sumWords: list('totaal'),
  nameParticles: list('van|de|der|den|ten|ter'),
  owners: [],
  customers: list('klant|afnemer|koper|ontvanger|opdrachtgever'),
  vatIdKeys: [],
  sellers: list('verkoper|leverancier|aanbieder|opdrachtnemer'),
  joiningWords: list('de|den|van|aan'),
  addressees: list('dhr|mevr|t.a.v'),
  postalBoxes: list('Postbus'),
  doorWords: list('Verdieping|Gebouw'),
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
};
