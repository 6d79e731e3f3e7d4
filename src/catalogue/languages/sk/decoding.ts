/** Slovak: words that the decoder goes by besides the terms. */
import type { DecodingWords } from '../decoding-words.js';
import { list, numerals } from '../lists.js';

export const decoding: DecodingWords = {
  tellingWords: list(
    'faktúra|dph|ičo|množstvo|dátum|splatnosti|suma|odberateľ|dodávateľ|spolu|číslo|daňový|úhrade|variabilný|celkom|ič|pokladnica|hotovosť|výdavok|ďakujeme|predajňa|blok',
  ),
  rangeWords: list('do|az|az do|az po|do dna'),
  partyTitles: list('Firma'),
  addressForms: [],
  commonCompanyWords: list('Skupina|Obchod|Služby|Stavby|Doprava|Priemysel|Výroba|Centrum|Ulica|Námestie'),
  nameJoiners: list('a|i'),
  bankWords: list('bank|ucet'),
  numberWords: list('c'),
  owners: [],
  beforeLandmarks: list('oproti|vedľa'),
  customers: list('odberateľ|odberateľa|nadobúdateľ|nadobúdateľa|príjemca|príjemcu|kupujúci|kupujúceho|zákazník|zákazníka'),
  vatIdKeys: [],
  sellers: list('dodávateľ|predávajúci|predajca|poskytovateľ|zhotoviteľ'),
  monthNames: list(
    'januar januara januari|februar februara februari|marec marca marci|april aprila aprili|maj maja maji|jun juna juni|jul jula juli|august augusta auguste|september septembra septembri|oktober oktobra oktobri|november novembra novembri|december decembra decembri',
  ),
  shortMonthNames: list('maj|jun|juni|jul|juli'),
  dateEndings: list('datum'),
  dateKeys: list('dat|od|do|splatnosti?|vystavenia'),
  dayWords: list('dni|den'),
  dayKinds: list('kalend|pracovn'),
  dayPrefixes: [],
  beforeDays: list('netto'),
  weekWords: list('tyzden'),
  dayJoints: list('do|az|a'),
  ordinalEndings: [],
  beforeMonth: [],
  beforeYear: [],
  numerals: numerals({
    before: 'Slovom:|slovom|Suma slovom:',
    units: 'nula jeden dva tri štyri päť šesť sedem osem deväť desať jedenásť dvanásť trinásť štrnásť pätnásť šestnásť sedemnásť osemnásť devätnásť',
    tens: 'dvadsať tridsať štyridsať päťdesiat šesťdesiat sedemdesiat osemdesiat deväťdesiat',
    hundreds: 'sto dvesto tristo štyristo päťsto šesťsto sedemsto osemsto deväťsto',
    thousand: 'tisíc',
    others: 'jedno 1|jedna 1|dve 2|tisice 1000|milion 1000000|miliony 1000000',
    hundredths: 'cent|centy|centov',
  }),
};
