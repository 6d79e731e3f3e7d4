/** Polish: words that the decoder goes by besides the terms. */
import type { DecodingWords } from '../decoding-words.js';
import { list, numerals } from '../lists.js';

export const decoding: DecodingWords = {
  tellingWords: list(
    'faktura|nip|vat|sprzedawca|nabywca|ilość|kwota|wartość|zapłaty|razem|data|cena|szt|brutto|stawka|paragon|fiskalny|ptu|suma|gotówka|reszta|kasjer|sprzedaż|dziękujemy',
  ),
  rangeWords: list('do|do dnia|do dn'),
  partyTitles: list('Firma'),
  addressForms: list('Sz. P|Szanowni Państwo'),
  commonCompanyWords: list('Grupa|Handel|Usługi|Przedsiębiorstwo|Zakład|Hurtownia|Transport|Centrum|Sklep|Ulica|Ul|Aleja'),
  nameJoiners: list('i|oraz|dla'),
  bankWords: list('bank|rachun'),
  numberWords: list('nr|numer'),
  owners: [],
  beforeLandmarks: list('obok|naprzeciwko'),
  customers: list('nabywca|nabywcy|usługobiorca|usługobiorcy|kupujący|kupującego|odbiorca|odbiorcy|klient|klienta'),
  vatIdKeys: list('NIP'),
  sellers: list('sprzedawca|sprzedający|wystawca|usługodawca'),
  monthNames: list(
    'styczen stycznia styczniu sty|luty lutego lutym lut|marzec marca marcu|kwiecien kwietnia kwietniu kwi kwie|maj maja maju|czerwiec czerwca czerwcu cze czer czerw|lipiec lipca lipcu lip|sierpien sierpnia sierpniu sie sier sierp|wrzesien wrzesnia wrzesniu wrz wrze|pazdziernik pazdziernika pazdzierniku paz pazdz|listopad listopada listopadzie list|grudzien grudnia grudniu gru grud',
  ),
  shortMonthNames: list('lut|maj'),
  dateEndings: list('data|datum'),
  dateKeys: list('od|do|platnosci|wystawienia'),
  dayWords: list('dni|dnia|dniach|dzien|dni roboczych'),
  dayKinds: list('kalend|robocz'),
  dayPrefixes: [],
  beforeDays: list('netto'),
  weekWords: list('tydzien'),
  dayJoints: list('do|i'),
  ordinalEndings: list('-?go'),
  beforeMonth: [],
  beforeYear: [],
  numerals: numerals({
    before: 'Słownie:|słownie|Słownie do zapłaty:|Kwota słownie:',
    units:
      'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście',
    tens: 'dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt',
    hundreds: 'sto dwieście trzysta czterysta pięćset sześćset siedemset osiemset dziewięćset',
    thousand: 'tysięcy',
    link: ' ',
    gap: ' ',
    others: 'jedna 1|dwie 2|tysiac 1000|tysiace 1000|milion 1000000|miliony 1000000|milionow 1000000',
    hundredths: 'grosz|grosze|groszy',
  }),
};
