/** Romanian: words that the decoder goes by besides the terms. */
import type { DecodingWords } from '../decoding-words.js';
import { list, numerals } from '../lists.js';

export const decoding: DecodingWords = {
  tellingWords: list(
    'factură|furnizor|cumpărător|cantitate|scadență|cui|bucăți|comandă|plată|facturii|livrării|și|preț|seria|lei|livrare|bon|fiscal|rest|casier|numerar|subtotal|tva|magazin|buc|chitanță|mulțumim',
  ),
  rangeWords: list('pana la'),
  partyTitles: list('Firma|Către'),
  addressForms: list('Către'),
  commonCompanyWords: list('Grup|Comerț|Servicii|Construcții|Transport|Distribuție|Industrie|Centru|Strada|Bulevardul'),
  nameJoiners: list('și|de|pentru'),
  bankWords: list('banca'),
  numberWords: list('nr'),
  owners: [],
  beforeLandmarks: list('lângă|vis-a-vis de|vizavi de'),
  customers: list('client|clientul|clientului|cumpărător|cumpărătorul|cumpărătorului|beneficiar|beneficiarul|beneficiarului'),
  vatIdKeys: [],
  sellers: list('furnizor|vânzător|prestator|emitent'),
  monthNames: list(
    'ianuarie ian|februarie feb|martie mar|aprilie apr|mai|iunie iun|iulie iul|august aug|septembrie sept|octombrie oct|noiembrie noi|decembrie dec',
  ),
  shortMonthNames: list('feb|mar|apr|mai|aug|sept|oct|dec'),
  dateEndings: list('data'),
  dateKeys: list('de|perioda'),
  dayWords: list('zi|zile'),
  dayKinds: list('calend|lucrat|banc'),
  dayPrefixes: [],
  beforeDays: list('net|zile'),
  weekWords: list('sapt'),
  dayJoints: list('si|pana la'),
  ordinalEndings: [],
  beforeMonth: [],
  beforeYear: list('anul'),
  numerals: numerals({
    before: 'adică:|în litere:|Suma în litere:',
    units:
      'zero unu doi trei patru cinci șase șapte opt nouă zece unsprezece doisprezece treisprezece paisprezece cincisprezece șaisprezece șaptesprezece optsprezece nouăsprezece',
    tens: 'douăzeci treizeci patruzeci cincizeci șaizeci șaptezeci optzeci nouăzeci',
    hundreds: 'osută două-sute trei-sute patru-sute cinci-sute șase-sute șapte-sute opt-sute nouă-sute',
    thousand: 'mii',
    link: ' și ',
    gap: ' ',
    others: 'un 1|una 1|doua 2|suta 100|sute 100|mie 1000|milion 1000000|milioane 1000000',
    hundredths: 'ban|bani',
  }),
};
