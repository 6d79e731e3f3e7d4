/** Italian: words that the decoder goes by besides the terms. */
import type { DecodingWords } from '../decoding-words.js';
import { list, numerals } from '../lists.js';

export const decoding: DecodingWords = {
  tellingWords: list(
    'fattura|iva|imponibile|quantità|partita|importo|totale|prezzo|scadenza|cliente|del|codice|fiscale|imposta|scontrino|contante|contanti|resto|cassa|documento|commerciale',
  ),
  rangeWords: list('a|al|ad|fino al|fino a|sino al'),
  partyTitles: list('Spett.le|Spettabile'),
  addressForms: list('Spett|Spett.le|Spettabile|Spett. Ditta|Spett.le Ditta'),
  commonCompanyWords: list('Gruppo|Commercio|Commerciale|Servizi|Costruzioni|Trasporti|Impianti|Industria|Centro|Via|Viale|Piazza'),
  nameJoiners: list('e|di|il|la|le|del|della'),
  bankWords: list('banca|credit|conto'),
  numberWords: list('n|numero|mf'),
  owners: [],
  beforeLandmarks: list('di fronte a|vicino a|accanto a|presso il'),
  customers: list('cliente|acquirente|dell’acquirente|cessionario|committente|destinatario'),
  vatIdKeys: list('P.IVA|Partita IVA|Part. IVA|C.F. e P.IVA|Cod. Fisc. e P.IVA|C.F. P.IVA|P.IVA C.F.'),
  sellers: list('venditore|fornitore|cedente|prestatore|emittente'),
  monthNames: list(
    'gennaio gen genn|febbraio febb|marzo|aprile|maggio mag magg|giugno giu|luglio lug lugl|agosto ago|settembre set sett|ottobre ott|novembre|dicembre dic',
  ),
  shortMonthNames: list('gen|mag|giu|lug|ago|set|ott|dic'),
  dateEndings: list('data'),
  dateKeys: list('del|periodo|giorno|scadenza|emissione'),
  dayWords: list('giorno|giorni|gg'),
  dayKinds: list('calend|lavor|labor'),
  dayPrefixes: [],
  beforeDays: list('netto|giorni'),
  weekWords: list('sett'),
  dayJoints: list('al|e il|alla|a|e'),
  ordinalEndings: [],
  beforeMonth: list("d'"),
  beforeYear: [],
  numerals: numerals({
    before: 'in lettere:|Importo in lettere:|Diconsi euro',
    units: 'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    hundreds: 'cento',
    thousand: 'mila',
    others: 'un 1|mille 1000|vent 20|trent 30|quarant 40|cinquant 50|sessant 60|settant 70|ottant 80|novant 90|milione 1000000|milioni 1000000',
    hundredths: 'centesimi|centesimo',
  }),
};
