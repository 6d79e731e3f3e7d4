/** What stands around and before names of companies in a country, by ISO 3166-1 code: quotation marks, straight ones everywhere, and titles; words that no name ends with. */
type Quotes = readonly [open: string, close: string];

const low: Quotes = ['„', '“'];
const lowEast: Quotes = ['„', '”'];
const angles: Quotes = ['«', '»'];

const own: Readonly<Record<string, readonly Quotes[]>> = {
  LT: [low, low],
  BG: [low, low],
  LV: [lowEast],
  DE: [low],
  AT: [low],
  CZ: [low, low],
  SK: [low, low],
  HR: [low, lowEast],
  SI: [low, ['»', '«']],
  PL: [lowEast, lowEast],
  HU: [lowEast, lowEast],
  RO: [lowEast, lowEast],
  EE: [lowEast],
  FR: [angles],
  ES: [angles],
  IT: [angles],
  PT: [angles],
  GR: [angles, angles],
  NO: [angles],
};
const straight: Quotes = ['"', '"'];

/** Pairs of marks, the straight ones among them. */
export const quotesOf = (country: string): readonly Quotes[] => [straight, ...(own[country] ?? [['“', '”']])];

/** What a company is called before its name in a country besides the languages' titles: no part of the name. */
export const ownTitles: Readonly<Record<string, readonly string[]>> = {
  IN: ['M/s.', 'M/s', 'M/S.', 'M/S', 'Messrs.', 'M/s.'],
  AE: ['M/s.', 'M/s', 'Messrs.'],
};

/** Words that ask for another, in any language: no name in capitals ends with one, nor with "Zur" ("at the"), "Spółka" ("company") alone or "v/" ("by"). In small letters the shortness of such words tells them. */
export const askingWords: readonly string[] = [
  'AND',
  'DE',
  'DEL',
  'DELLA',
  'DI',
  'DU',
  'ET',
  'FOR',
  'FÜR',
  'OCH',
  'OF',
  'OG',
  'UND',
  'VAN',
  'VE',
  'VON',
  'Y',
  'ZUM',
  'Zum',
  'ZUR',
  'Zur',
  'SPÓŁKA',
  'Spółka',
  'v/',
  'V/',
];

/** Such words that also stand behind a hyphen, before the second half of a surname. */
export const askingInSurnames: readonly string[] = ['VAN', 'Van'];

/** The beginnings of a legal form of four words, which goes on over lines (Polish: a limited company), in small letters. */
export const formBeginnings: readonly string[] = ['spółka z', 'spółka z ograniczoną'];

/** "And", "of", "in" in capitals, by which a name goes on in the next line. */
export const connectingWords: readonly string[] = [
  'A',
  'AND',
  'DA',
  'DE',
  'DEL',
  'DELLA',
  'DI',
  'DO',
  'DU',
  'E',
  'EN',
  'ET',
  'I',
  'OCH',
  'OF',
  'OG',
  'SI',
  'UND',
  'VE',
  'Y',
  'ȘI',
];

/** "At", "in care of" in small letters, before somebody else's name; abbreviations ("p.a.", "c/o") are not here. */
export const careWords: readonly string[] = ['attention', 'bei', 'bij', 'care', 'chez', 'hos', 'luona', 'presso', 'represented', 'vertreten', 'zu'];

/** What names of the owners of a house together begin with, in small letters: their house and its number follow. */
export const ownersWords: readonly string[] = [
  'asociația de proprietari',
  'asociatia de proprietari',
  'association des copropriétaires',
  'body corporate',
  'bostadsrättsföreningen',
  'brf',
  'comunidad de propietarios',
  'condomínio',
  'condominio',
  'copropriété',
  'eigentümergemeinschaft',
  'ejerforeningen',
  'owners corporation',
  'sdc',
  'sameiet',
  'společenství vlastníků',
  'spoločenstvo vlastníkov',
  'stockwerkeigentümer',
  'stockwerkeigentümergemeinschaft',
  'strata plan',
  'stweg',
  'svj',
  'syndicat des copropriétaires',
  'társasház',
  'the owners',
  'the proprietors',
  'vereniging van eigenaars',
  'vme',
  'vve',
  'weg',
  'wohnungseigentümergemeinschaft',
  'wspólnota mieszkaniowa',
];

/** An abbreviation that a firm's name begins with: brothers. Others announce somebody else ("Inh.", "z. Hd."). */
export const firmBeginning = /^gebr\./iu;
