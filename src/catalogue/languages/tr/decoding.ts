/** Turkish: words that the decoder goes by besides the terms. */
import type { DecodingWords } from '../decoding-words.js';
import { list, numerals } from '../lists.js';

export const decoding: DecodingWords = {
  tellingWords: list(
    'fatura|kdv|tutar|miktar|tarih|tarihi|vergi|toplam|birim|fiyat|ödenecek|ve|adet|dairesi|no|sayın|fiş|nakit|kasa|kasiyer|teşekkürler|topkdv|kredi|kartı|fişi',
  ),
  rangeWords: list('ile|tarihinden|tarihi ile'),
  partyTitles: list('Firma'),
  addressForms: list('Sayın|Sn'),
  commonCompanyWords: list('Grup|Ticaret|Sanayi|Hizmetleri|İnşaat|Nakliyat|Turizm|Merkezi|Cadde|Cad|Sokak|Sok|Mahallesi'),
  nameJoiners: list('ve|için'),
  bankWords: list('banka|hesap'),
  numberWords: list('no|numarasi'),
  owners: [],
  beforeLandmarks: [],
  customers: list('alıcı|alıcının|müşteri|müşterinin'),
  vatIdKeys: list('VKN|VKN/TCKN|Vergi|Vergi Kimlik'),
  sellers: list('satıcı|tedarikçi|düzenleyen'),
  monthNames: list('ocak oca|subat sub|mart|nisan nis|mayis may|haziran haz|temmuz tem|agustos agu|eylul eyl|ekim eki|kasim kas|aralik ara'),
  shortMonthNames: list('ocak|mart|may|ekim'),
  dateEndings: [],
  dateKeys: list('tarihi?|vade'),
  dayWords: list('gun|gunu|gunluk|gundur|gunde|gunden|gunun|gune'),
  dayKinds: list('is|net'),
  dayPrefixes: [],
  beforeDays: list('net'),
  weekWords: list('hafta'),
  dayJoints: list('ile|ve'),
  ordinalEndings: [],
  beforeMonth: [],
  beforeYear: [],
  numerals: numerals({
    before: 'Yalnız:|Yalnız|Yazıyla:|YALNIZ #',
    units: 'sıfır bir iki üç dört beş altı yedi sekiz dokuz on onbir oniki onüç ondört onbeş onaltı onyedi onsekiz ondokuz',
    tens: 'yirmi otuz kırk elli altmış yetmiş seksen doksan',
    hundreds: 'yüz',
    thousand: 'bin',
    others: 'milyon 1000000',
    hundredths: 'kurus',
  }),
};
