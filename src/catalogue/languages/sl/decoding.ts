/** Slovenian: words that the decoder goes by besides the terms. */
import type { DecodingWords } from '../decoding-words.js';
import { list, numerals } from '../lists.js';

export const decoding: DecodingWords = {
  tellingWords: list(
    'račun|ddv|količina|znesek|cena|zapadlosti|rok|plačila|skupaj|datum|številka|kupec|davčna|za|izdaje|plačilo|storitve|blagajna|gotovina|vračilo|blagajnik|hvala|eor|zoi',
  ),
  rangeWords: list('do|do vkljucno|vkljucno do'),
  partyTitles: list('Firma'),
  addressForms: [],
  commonCompanyWords: list('Skupina|Trgovina|Storitve|Gradnje|Prevozi|Industrija|Center|Ulica|Cesta|Trg'),
  nameJoiners: list('in|za'),
  bankWords: list('bank'),
  numberWords: list('st'),
  owners: [],
  beforeLandmarks: list('nasproti|poleg'),
  customers: list('kupec|kupca|naročnik|naročnika|prejemnik|prejemnika|pridobitelj|pridobitelja'),
  vatIdKeys: [],
  sellers: list('prodajalec|dobavitelj|izdajatelj|izvajalec'),
  monthNames: list(
    'januar januarja januarju|februar februarja februarju|marec marca|april aprila aprilu|maj maja|junij junija juniju|julij julija juliju|avgust avgusta avgustu avg|september septembra septembru|oktober oktobra oktobru|november novembra novembru|december decembra decembru',
  ),
  shortMonthNames: list('maj'),
  dateEndings: list('datum'),
  dateKeys: list('od|do|zapadlosti?'),
  dayWords: list('dan|dnev|dneva|dneh|dni'),
  dayKinds: list('kalend|delovn'),
  dayPrefixes: [],
  beforeDays: list('neto'),
  weekWords: list('teden'),
  dayJoints: list('do|in'),
  ordinalEndings: [],
  beforeMonth: [],
  beforeYear: [],
  numerals: numerals({
    before: 'Z besedo:|z besedo|Znesek z besedo:',
    units: 'nič ena dva tri štiri pet šest sedem osem devet deset enajst dvanajst trinajst štirinajst petnajst šestnajst sedemnajst osemnajst devetnajst',
    tens: 'dvajset trideset štirideset petdeset šestdeset sedemdeset osemdeset devetdeset',
    hundreds: 'sto dvesto tristo štiristo petsto šeststo sedemsto osemsto devetsto',
    thousand: 'tisoč',
    link: '<in',
    others: 'en 1|dve 2|milijon 1000000|milijona 1000000',
    hundredths: 'cent|centa|centov|stotinov',
  }),
};
