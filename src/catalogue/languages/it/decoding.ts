/** Italian: words that the decoder goes by besides the terms. */
import type { DecodingWords } from '../decoding-words.js';
import { list } from '../lists.js';

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
};
