/** VAT ids by the letters that are printed before them (Directive 2006/112, article 215; CHE, GB, NO besides): all that is known of the numbers of a country is its row. */
import type { IdCheck } from './id-checks.js';
import { rfcForm } from './id-forms.js';

export interface VatIdForm {
  /** ISO 3166-1 alpha-2; where several prefixes have the same, the first is that of its numbers. */
  readonly country: string;
  /** Countries whose numbers have the prefix of this one. */
  readonly otherCountries?: readonly string[];
  /** What is behind the prefix, without blanks, dots and dashes. */
  readonly body: RegExp;
  readonly check: IdCheck;
  /** The check is defined over the prefix too. */
  readonly checksPrefix?: true;
  /** What may end the body and is not checked. */
  readonly ending?: RegExp;
  /** Places of the body at which letters may be: what was read there stays as it is. */
  readonly letters?: readonly number[];
  /** Fewest digits of the body, where these are less than four. */
  readonly fewestDigits?: number;
  /** The prefix in small letters, as a fragment of a regular expression, where nothing else is written so. */
  readonly smallLetters?: string;
  /** What a number begins with that is evidence of the document's country; the prefix where absent. */
  readonly evidence?: readonly string[];
  /** Lengths at which digits without the prefix are tried as one of these; absent where such numbers are rare or the length tells too little. */
  readonly bareLengths?: readonly number[];
  /** The body without the prefix, where no other number has its form; the country that it tells. */
  readonly bareForm?: RegExp;
  readonly bareFormTellsCountry?: true;
  /** What may be behind the body where the prefix is not printed. */
  readonly bareTail?: { readonly digits: number; readonly form: RegExp };
}

const rows: Readonly<Record<string, VatIdForm>> = {
  AT: { country: 'AT', body: /^U\d{8}$/, check: 'AT.uid', letters: [0], smallLetters: 'At|atu?(?=\\d)', evidence: ['ATU'], bareForm: /^U\d{8}$/ },
  BE: { country: 'BE', body: /^[01]?\d{9}$/, check: 'BE.vat', evidence: ['BE0', 'BE1'], bareLengths: [10] },
  BG: { country: 'BG', body: /^\d{9,10}$/, check: 'BG.vat' },
  CY: { country: 'CY', body: /^\d{8}[A-Z]$/, check: 'CY.vat', letters: [8] },
  CZ: { country: 'CZ', body: /^\d{8,10}$/, check: 'CZ.dic' },
  DE: { country: 'DE', body: /^\d{9}$/, check: 'DE.vat', smallLetters: 'De|de(?=\\d)', bareLengths: [9] },
  DK: { country: 'DK', body: /^\d{8}$/, check: 'DK.cvr', bareLengths: [8] },
  EE: { country: 'EE', body: /^\d{9}$/, check: 'EE.kmkr', bareLengths: [9] },
  EL: { country: 'GR', body: /^\d{9}$/, check: 'GR.vat', bareLengths: [9] },
  GR: { country: 'GR', body: /^\d{9}$/, check: 'GR.vat', evidence: [] },
  ES: {
    ...{ country: 'ES', body: /^[A-Z0-9]\d{7}[A-Z0-9]$/, check: 'ES.nif', letters: [0, 8] },
    bareForm: /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  },
  FI: { country: 'FI', body: /^\d{8}$/, check: 'FI.alv', bareLengths: [8] },
  FR: { country: 'FR', body: /^[A-HJ-NP-Z0-9]{2}\d{9}$/, check: 'FR.tva', letters: [0, 1] },
  GB: { country: 'GB', body: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, check: 'GB.vat', fewestDigits: 3, bareLengths: [9] },
  // Northern Ireland.
  XI: { country: 'GB', body: /^(?:\d{9}|\d{12})$/, check: 'GB.vat', evidence: [] },
  HR: { country: 'HR', body: /^\d{11}$/, check: 'HR.oib', bareLengths: [11] },
  // County and kind of taxation: 12345678-2-42.
  HU: { country: 'HU', body: /^\d{8}$/, check: 'HU.anum', bareLengths: [8], bareTail: { digits: 3, form: /^[1-5]\d{2}$/ } },
  IE: { country: 'IE', body: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/, check: 'IE.vat', letters: [1, 7, 8] },
  IT: { country: 'IT', body: /^\d{11}$/, check: 'IT.iva', bareLengths: [11] },
  LT: { country: 'LT', body: /^(?:\d{9}|\d{12})$/, check: 'LT.pvm' },
  LU: { country: 'LU', body: /^\d{8}$/, check: 'LU.tva' },
  LV: { country: 'LV', body: /^\d{11}$/, check: 'LV.pvn' },
  MT: { country: 'MT', body: /^\d{8}$/, check: 'MT.vat' },
  NL: { country: 'NL', body: /^\d{9}B\d{2}$/, check: 'NL.btw', letters: [9], bareForm: /^\d{9}B\d{2}$/ },
  // The prefix alone is too often the English word, and is not always printed: "923 609 016 MVA".
  NO: {
    ...{ country: 'NO', body: /^\d{9}(?:MVA)?$/, check: 'NO.orgnr', ending: /MVA$/, evidence: [] },
    ...{ bareForm: /^\d{9}MVA$/, bareFormTellsCountry: true },
  },
  PL: { country: 'PL', body: /^\d{10}$/, check: 'PL.nip', bareLengths: [10] },
  PT: { country: 'PT', body: /^\d{9}$/, check: 'PT.nif', bareLengths: [9] },
  RO: { country: 'RO', body: /^\d{2,10}$/, check: 'RO.cif', fewestDigits: 2 },
  SE: { country: 'SE', body: /^\d{10}01$/, check: 'SE.vat', bareLengths: [12] },
  SI: { country: 'SI', body: /^\d{8}$/, check: 'SI.ddv', bareLengths: [8] },
  SK: { country: 'SK', body: /^\d{10}$/, check: 'SK.dph', bareLengths: [10] },
  CHE: { country: 'CH', otherCountries: ['LI'], body: /^\d{9}$/, check: 'CH.uid', checksPrefix: true, smallLetters: 'Che|che' },
};

/** By printed prefix. */
export const vatIdForms: ReadonlyMap<string, VatIdForm> = new Map(Object.entries(rows));
export const vatPrefixes: readonly string[] = Object.keys(rows);

/** The prefix of a country's numbers, by its ISO 3166-1 code. */
export const vatPrefixByCountry: ReadonlyMap<string, string> = new Map(
  Object.entries(rows)
    .reverse()
    .flatMap(([prefix, { country, otherCountries = [] }]) => [country, ...otherCountries].map((code) => [code, prefix] as const)),
);

/** Letters before a number that may be those of a country, as a fragment of a regular expression. */
export const countryLetters = `(?:${[...vatPrefixes.filter((prefix) => prefix.length > 2), '[A-Z]{2}'].join('|')})`;

/** GSTIN of India: code of the state, permanent account number, entity, Z, check. */
export const gstin = '\\d{2}[A-Z]{5}\\d{4}[A-Z][A-Z\\d]Z[A-Z\\d]';

/** Numbers of a goods and services tax without a country's letters, each of one country alone; `check` is `values/ids`' own. */
export const goodsTaxIds = [
  { country: 'IN', form: new RegExp(`^${gstin}$`), check: 'gstin', tellsCountry: true },
  // Business number and its account.
  { country: 'CA', form: /^\d{9}RT\d{4}$/, check: 'business account', tellsCountry: false },
] as const;

/** Forms by which a number without a country's letters tells its country. */
export const tellingForms: readonly { readonly country: string; readonly form: RegExp }[] = [
  ...goodsTaxIds.filter(({ tellsCountry }) => tellsCountry),
  // An RFC may begin as the letters of another country do.
  { country: 'MX', form: new RegExp(`^${rfcForm}$`) },
  ...Object.values(rows).flatMap(({ country, bareForm, bareFormTellsCountry }) => (bareForm && bareFormTellsCountry ? [{ country, form: bareForm }] : [])),
];

/** What is looked for without a prefix, and how many digits a line needs for it: with a capital letter somewhere, and without any. */
export const bareVatIds: readonly { readonly pattern: RegExp; readonly fewest: number; readonly fewestBare: number }[] = [
  {
    pattern: /(?<![\p{L}\d]|\d[.,/-]|(?<!\p{L})\p{L}-)\d[\d .-]{6,14}\d(?: ?MVA|B\d{2})?(?![\p{L}\d]|[.,/]\d| ?RT ?\d{4})/gu,
    ...{ fewest: 8, fewestBare: 8 },
  },
  // Of Spain, Austria, the Netherlands and Hungary.
  {
    pattern:
      /(?<![\p{L}\d])(?:[A-HJ-NP-SUVWXYZ][ -]?(?:\d{7}[ -]?[A-Z0-9]|\d{2}\.\d{3}\.\d{2}[A-J\d])|(?:\d{8}|\d{1,2}\.\d{3}\.\d{3})[ -]?[A-Z]|U ?\d{8}|\d{9} ?B ?\d{2}|\d{8}-\d-\d{2})(?![\p{L}\d])/gu,
    ...{ fewest: 7, fewestBare: 11 },
  },
  // ABN of Australia, in its groups.
  { pattern: /(?<![\p{L}\d]|\d[.,/-])\d{2} ?\d{3} ?\d{3} ?\d{3}(?![\p{L}\d]|[.,/-]\d)/gu, fewest: 11, fewestBare: 11 },
  { pattern: new RegExp(`(?<![\\p{L}\\d])${gstin}(?![\\p{L}\\d])`, 'gu'), fewest: 7, fewestBare: Number.POSITIVE_INFINITY },
  // Of Canada.
  { pattern: /(?<![\p{L}\d])\d{5} ?\d{4} ?RT ?\d{4}(?![\p{L}\d])/gu, fewest: 13, fewestBare: Number.POSITIVE_INFINITY },
];
