/** Czech: words that the decoder goes by besides the terms. */
import type { DecodingWords } from '../decoding-words.js';
import { list, numerals } from '../lists.js';

export const decoding: DecodingWords = {
  tellingWords: list(
    'faktura|dph|dič|ič|ičo|množství|datum|splatnosti|částka|odběratel|dodavatel|celkem|číslo|daňový|kč|úhrady|variabilní|účtenka|hotově|vráceno|pokladna|děkujeme|prodejna',
  ),
  rangeWords: list('do|az|az do|az po|do dne'),
  partyTitles: list('Firma'),
  addressForms: [],
  commonCompanyWords: list('Skupina|Obchod|Služby|Stavby|Doprava|Průmysl|Výroba|Centrum|Ulice|Náměstí'),
  nameJoiners: list('a|i'),
  bankWords: list('bank|ucet'),
  numberWords: list('c'),
  owners: [],
  beforeLandmarks: list('naproti|vedle'),
  customers: list('odběratel|odběratele|pořizovatel|pořizovatele|příjemce|kupující|kupujícího|zákazník|zákazníka'),
  vatIdKeys: [],
  sellers: list('dodavatel|prodávající|prodejce|poskytovatel|zhotovitel'),
  monthNames: list(
    'leden ledna lednu led|unor unora unoru uno|brezen brezna breznu bre brez|duben dubna dubnu dub|kveten kvetna kvetnu kve kvet|cerven cervna cervnu cer cvn|cervenec cervence cervenci cvc|srpen srpna srpnu srp|zari zar|rijen rijna rijnu rij|listopad listopadu lis|prosinec prosince prosinci pro pros',
  ),
  shortMonthNames: [],
  dateEndings: list('datum'),
  dateKeys: list('dne|od|do|splatnosti?|vystaveni'),
  dayWords: list('den|dnovy|dnu|dny|dnech|pracovnich dnu'),
  dayKinds: list('kalend|pracovn'),
  dayPrefixes: [],
  beforeDays: list('netto'),
  weekWords: list('tyden'),
  dayJoints: list('az|a do|do|a'),
  ordinalEndings: [],
  beforeMonth: [],
  beforeYear: [],
  numerals: numerals({
    before: 'Slovy:|slovy|Částka slovy:',
    units: 'nula jedna dvě tři čtyři pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct',
    tens: 'dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát',
    hundreds: 'sto dvěstě třista čtyřista pětset šestset sedmset osmset devětset',
    thousand: 'tisíc',
    others: 'jeden 1|jedno 1|dva 2|tisice 1000|milion 1000000|miliony 1000000',
    hundredths: 'haler|halere|haleru',
  }),
};
