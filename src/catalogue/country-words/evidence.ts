/** What the documents of one country alone print, as evidence of it, by ISO 3166-1 code: forms of its codes and numbers, names of its taxes, its money. */
import { americanCodes } from '../states.js';
import { vatIdForms } from './vat-ids.js';

/** How countries that share English are distinguished; the first form that a text has counts, the others are not asked. */
export interface CountryForm {
  readonly country: string;
  /** Votes for the country. */
  readonly weight: number;
  /** All of these are there. */
  readonly forms: readonly RegExp[];
}

const goodsTax = /(?<![\p{L}])(?:GST|G\.S\.T\.?|TPS)(?![\p{L}])/u;

export const englishForms: readonly CountryForm[] = [
  // "Springfield, IL 62704"; "CS 24807" is the number of a receipt.
  { country: 'US', weight: 2, forms: [new RegExp(`,? (?:${americanCodes.join('|')}) \\d{5}(?:-\\d{4})?\\b`)] },
  // "ABN 51 824 753 556", "Fitzroy VIC 3065".
  { country: 'AU', weight: 3, forms: [/\bA\.?B\.?N\.?[ :]{0,3}\d{2} ?\d{3} ?\d{3} ?\d{3}\b|\b(?:NSW|VIC|QLD|TAS),? \d{4}\b/] },
  // "Toronto, ON M5V 2T6".
  { country: 'CA', weight: 3, forms: [/\b[A-CEGHJ-NPR-TVXY]\d[A-CEGHJ-NPR-TV-Z] \d[A-CEGHJ-NPR-TV-Z]\d\b/] },
  // "AB.T5J2V7".
  {
    country: 'CA',
    weight: 3,
    forms: [/\b(?:AB|BC|MB|NB|NS|ON|PE|QC|SK)[ .,]{0,2}[A-CEGHJ-NPR-TVXY]\d[A-CEGHJ-NPR-TV-Z][ -]?\d[A-CEGHJ-NPR-TV-Z]\d\b/],
  },
  // A tax that has two names there; the first of them with a province, which must be set apart where its letters are a word.
  { country: 'CA', weight: 3, forms: [/\b(?:GST\/HST|HST|QST)\b/] },
  { country: 'CA', weight: 3, forms: [/\p{L}{3},? (?:AB|BC|MB|QC) *$|\p{L}{3}, (?:ON|NS|NB|SK|PE) *$/mu, goodsTax] },
  // "GSTIN: 27AAPFU0939F1ZV".
  { country: 'IN', weight: 3, forms: [/\b\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]\b/] },
  // Of all who write dollars so the United States are the likeliest.
  { country: 'US', weight: 2, forms: [/(?<![A-Z])\$ ?\d/] },
];

/** What VAT ids begin with, by ISO 3166-1 code, besides the rows of `vat-ids.ts`. */
const otherVatLetters: Readonly<Record<string, readonly string[]>> = { TR: ['TR'] };
/** What a VAT id begins with, and its country. */
export const vatIdBeginnings: ReadonlyMap<string, string> = new Map([
  ...[...vatIdForms].flatMap(([prefix, { country, evidence = [prefix] }]) => evidence.map((beginning) => [beginning, country] as const)),
  ...Object.entries(otherVatLetters).flatMap(([country, letters]) => letters.map((beginning) => [beginning, country] as const)),
]);
/**
 * Whole tax ids whose beginning is too often a word, or that have none: twelve digits behind the tax are Malaysian, eight or nine in three groups of New Zealand, ten from four
 * on South African.
 */
export const wholeTaxIds: readonly { readonly country: string; readonly form: RegExp }[] = [
  { country: 'NO', form: /\bNO[ -]?\d{3} ?\d{3} ?\d{3} ?MVA\b/g },
  { country: 'MY', form: /\bGST\b[ .:#A-Za-z-]{0,18}(?<!\d)\d{12}\b/g },
  { country: 'ZA', form: /\bVAT\b[ .:#A-Za-z-]{0,30}(?<![\dA-Za-z])4\d{9}\b(?!-)/g },
  { country: 'KE', form: /\bPIN\b[ .:A-Za-z]{0,10}\b[AP]\d{9}[A-Z]\b/g },
  { country: 'EC', form: /\bR\.?U\.?C\b[ .:#A-Za-z°-]{0,12}(?<!\d)\d{10}001\b/g },
  { country: 'CO', form: /\bN\.?I\.?T\b[ .:#A-Za-z°-]{0,12}(?<!\d)\d{2,3}\.\d{3}\.\d{3} ?[-–] ?\d\b/g },
  { country: 'TN', form: /(?<![\w/])\d{7}[A-Z]\/[A-Z]\/[A-Z]\/\d{3}\b/g },
  { country: 'MA', form: /\bI\.?C\.?E\b[ .:°A-Za-z-]{0,6}(?<!\d)\d{15}\b/g },
  { country: 'NZ', form: /\bGST\b[ .:#A-Za-z-]{0,18}(?<!\d)\d{2,3}-\d{3}-\d{3}\b/g },
];

/** Names of taxes, their ids and offices, legal forms and money in words that one country alone has, in either case. */
export const ownNames: Readonly<Record<string, string>> = {
  AR: 'c\\.?u\\.?i\\.?t\\.?|ingresos brutos',
  BD: 'mushak',
  BR: 'icms|issqn|cnpj|nfc-e|danfe',
  CA: 'hst|qst|tvq',
  CL: 'r\\.u\\.t\\.|boleta electr[oó]nica',
  // "CRA 7 # 45-12": the house behind the corner of two numbered streets.
  CO: 'n\\.i\\.t\\.|resoluci[oó]n dian|(?:cra|carrera|cll|kr)\\.? \\d{1,3} ?[a-z]?(?: norte| sur)? (?:#|n(?:[°º]|o\\.?|ro\\.?)) ?\\d{1,3} ?[a-z]? ?- ?\\d{1,3}',
  ID: 'npwp|ppn (?=\\d)',
  IN: 'gstin|cgst|sgst|igst|fssai|hsn',
  KE: 'kra pin',
  MX: 's\\.? ?a\\.? de c\\.? ?v\\.?|s\\.? de r\\.? ?l\\.?|cfdi|m\\.n\\.',
  MY: 'sdn\\.? ?bhd',
  PE: 'i\\.?g\\.?v\\.?|sunat',
  PH: 'vatable sales?',
  PK: 's\\.?t\\.?r\\.?n|n\\.?t\\.?n',
  SN: 'ninea',
  SG: 'pte\\.? ?ltd|singapore \\d{6}',
};

/** Abbreviations of currencies that mean one country's money: rupees are India's before others'. */
export const ownMoney: Readonly<Record<string, readonly string[]>> = { INR: ['Rs.', 'Rs'], MYR: ['RM'] };
