/** Finnish: words that the decoder goes by besides the terms. */
import type { DecodingWords } from '../decoding-words.js';
import { list, numerals } from '../lists.js';

export const decoding: DecodingWords = {
  tellingWords: list(
    'lasku|laskun|alv|yhteensä|eräpäivä|viitenumero|y-tunnus|veroton|verollinen|asiakasnumero|määrä|ja|maksettava|saaja|päiväys|toimitus|kpl|kuitti|kassa|käteinen|takaisin|korttitapahtuma|myyjä|kortti|veloitus|kiitos|tervetuloa',
  ),
  rangeWords: list('ja'),
  partyTitles: list('Yritys|Asiakas'),
  addressForms: [],
  commonCompanyWords: list('Ryhmä|Kauppa|Palvelut|Rakennus|Tekniikka|Kuljetus|Teollisuus|Keskus|Katu|Tie'),
  nameJoiners: list('ja'),
  bankWords: list('pankki|tilinumero'),
  numberWords: list('nro|numero'),
  owners: [],
  beforeLandmarks: list('vastapäätä'),
  customers: list('asiakas|asiakkaan|ostaja|ostajan|vastaanottaja|vastaanottajan'),
  vatIdKeys: [],
  sellers: list('myyjä|toimittaja|laskuttaja|palveluntarjoaja'),
  monthNames: list(
    'tammikuu tammikuuta tammi|helmikuu helmikuuta helmi|maaliskuu maaliskuuta maalis|huhtikuu huhtikuuta huhti|toukokuu toukokuuta touko|kesakuu kesakuuta kesa|heinakuu heinakuuta heina|elokuu elokuuta elo|syyskuu syyskuuta syys|lokakuu lokakuuta loka|marraskuu marraskuuta marras|joulukuu joulukuuta joulu',
  ),
  shortMonthNames: [],
  dateEndings: [],
  dateKeys: list('paivays'),
  dayWords: list('paiva|paivaa|pv|pvm'),
  dayKinds: list('kalent|pankki|arki'),
  dayPrefixes: list('arki|pankki|kalenteri'),
  beforeDays: list('netto'),
  weekWords: list('vk|viikko'),
  dayJoints: list('ja'),
  ordinalEndings: [],
  beforeMonth: [],
  beforeYear: [],
  numerals: numerals({
    before: 'Summa kirjaimin:|Kirjaimin:',
    units:
      'nolla yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen yksitoista kaksitoista kolmetoista neljätoista viisitoista kuusitoista seitsemäntoista kahdeksantoista yhdeksäntoista',
    tens: 'kaksikymmentä kolmekymmentä neljäkymmentä viisikymmentä kuusikymmentä seitsemänkymmentä kahdeksankymmentä yhdeksänkymmentä',
    hundreds: 'sata kaksisataa kolmesataa neljäsataa viisisataa kuusisataa seitsemänsataa kahdeksansataa yhdeksänsataa',
    thousand: 'tuhatta',
    others: 'tuhat 1000|miljoona 1000000|miljoonaa 1000000',
    hundredths: 'senttia|sentti',
  }),
};
