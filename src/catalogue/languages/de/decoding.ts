/** German: words that the decoder goes by besides the terms. */
import type { DecodingWords } from '../decoding-words.js';
import { list, numerals } from '../lists.js';

export const decoding: DecodingWords = {
  tellingWords: list(
    'rechnung|mwst|ust|ust-idnr|rechnungsnummer|betrag|menge|summe|lieferdatum|kundennummer|zahlbar|steuernummer|gesamtbetrag|netto|und|der|für|kassenbon|rückgeld|gegeben|bar|beleg|bedient',
  ),
  rangeWords: list('bis|bis zum|bis zu|bis einschl|bis einschliesslich|bis inkl|bis inklusive|bis und mit|bis am'),
  partyTitles: list('Firma|Fa.|Kunde|Kunden|Familie|Eheleute|Herr und Frau|Herrn und Frau|Frau und Herrn'),
  addressForms: list('Fa|An die Firma'),
  commonCompanyWords: list(
    'Handel|Handels|Bau|Technik|Gruppe|Systeme|Logistik|Vertrieb|Produktion|Industrie|Werk|Bank|Partner|Verlag|Auto|Elektro|Immobilien|Energie|Zentrum|Markt|Str|Weg|Platz|Gasse',
  ),
  nameJoiners: list('und|der|die|das|für|ges'),
  bankWords: list('bank|sparkass|kredit|konto'),
  numberWords: list('nr|nummer'),
  owners: list('Inh|Inhaber|Inhaberin'),
  beforeLandmarks: list('gegenüber|neben'),
  customers: list('Kunde|Kunden|Käufer|Käufers|Erwerber|Erwerbers|Leistungsempfänger|Leistungsempfängers|Empfänger|Auftraggeber'),
  vatIdKeys: [],
  sellers: list('Verkäufer|Aussteller|Rechnungssteller|Lieferant|Anbieter|Auftragnehmer|Leistungserbringer|Zahlungsempfänger'),
  monthNames: list(
    'januar janner jan|februar feber feb|marz mar mrz maerz|april apr|mai|juni jun|juli jul|august aug|september sep sept|oktober okt|november nov|dezember dez',
  ),
  shortMonthNames: list('jan|feb|marz|mar|mrz|apr|mai|juni|jun|juli|jul|aug|sep|sept|okt|nov|dez'),
  dateEndings: list('datum|datums'),
  dateKeys: list('dat|vom|am|den|bis|per|tag|zeitraum|periode|faellig|faelligkeit'),
  dayWords: list('tag|tage|tagen|tg|tagig|t'),
  dayKinds: list('kalend|bank'),
  dayPrefixes: list('kalender|bank|arbeits'),
  beforeDays: list('netto|nto|tage'),
  weekWords: list('kw|woche'),
  dayJoints: list('bis|bis zum|und'),
  ordinalEndings: [],
  beforeMonth: [],
  beforeYear: [],
  numerals: numerals({
    before: 'in Worten:|In Worten|Betrag in Worten:',
    units: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    hundreds: 'hundert',
    thousand: 'tausend',
    link: '<und',
    others: 'ein 1|eine 1|million 1000000|millionen 1000000',
    hundredths: 'cent|rappen',
  }),
};
