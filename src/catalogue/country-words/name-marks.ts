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

/** Words that ask for another, in any language: no name in capitals ends with one, nor with "Zur" ("at the"), "Spółka" ("company") alone, the beginning of its legal form or "v/" ("by"). In small letters the shortness of such words tells them. */
export const askingWords: readonly string[] = [
  'AND',
  'DAS',
  'DE',
  'DEL',
  'DELLA',
  'DER',
  'DES',
  'DI',
  'DOS',
  'DU',
  'ET',
  'FOR',
  'FÜR',
  'LA',
  'LE',
  'LES',
  'OCH',
  'OF',
  'OG',
  'THE',
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
  'SPÓŁKA Z',
  'SPÓŁKA Z OGRANICZONĄ',
  'Spółka z ograniczoną',
  'v/',
  'V/',
];

/** An abbreviation that a firm's name begins with: brothers. Others announce somebody else ("Inh.", "z. Hd."). */
export const firmBeginning = /^gebr\./iu;
