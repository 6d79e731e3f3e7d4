/** Forms of tax ids that are unambiguous without a check digit, and the fewest digits a line needs for them: the many lines with fewer are skipped. */
import { cnpj } from './id-forms.js';

export interface TaxIdShape {
  readonly fewest: number;
  readonly pattern: RegExp;
}

/** Of digits and signs. */
export const digitShapes: readonly TaxIdShape[] = [
  { fewest: 9, pattern: /(?<![\p{L}\d]|\d[.,/-])\d{2,3}[ /]{1,3}\d{3,4}[ /]{1,3}\d{4,5}(?![\p{L}\d])/gu }, // German Steuernummer
  { fewest: 10, pattern: /(?<![\p{L}\d/])\d{2}\/\d{3}\/\d{4}\/\d(?![\p{L}\d/])/gu }, // The same, its check digit apart
  { fewest: 10, pattern: /(?<![\p{L}\d]|\d[.,/-])\d{5} ?\/ ?\d{5}(?![\p{L}\d/])/gu }, // The same in Baden-Württemberg
  { fewest: 9, pattern: /(?<![\p{L}\d])\d{2,3}[ -]?\d{3,4}[/]\d{4}(?![\p{L}\d/])/gu }, // Austrian Steuernummer
  { fewest: 14, pattern: cnpj }, // CNPJ
  { fewest: 11, pattern: /(?<![\p{L}\d])\d{3}\.\d{3}\.\d{3}[.-]\d{2,3}(?!\d)/gu }, // CPF
  { fewest: 9, pattern: /(?<![\p{L}\d])\d{2}-\d{7,8}(?:-\d)?(?![\p{L}\d-])/gu }, // EIN, CUIT
  { fewest: 10, pattern: /(?<![\p{L}\d])\d{6}-\d{4}(?![\p{L}\d-])/gu }, // Swedish organisation number
  { fewest: 8, pattern: /(?<![\p{L}\d])\d{7}-\d(?![\p{L}\d-])/gu }, // Finnish Y-tunnus
  { fewest: 14, pattern: /(?<![\p{L}\d])\d{3} ?\d{3} ?\d{3} ?\d{5}(?![\p{L}\d])/gu }, // SIRET
  { fewest: 8, pattern: /(?<![\p{L}\d]|\d[.,/-])\d{8,14}(?![\p{L}\d]|[.,/-]\d)/gu }, // Without any sign between
];

/** Those with letters too. */
export const taxIdShapes: readonly TaxIdShape[] = [
  ...digitShapes,
  { fewest: 9, pattern: /(?<![\p{L}\d])CHE[ -]?\d{3}[ .]?\d{3}[ .]?\d{3}(?![\d])/gu }, // Swiss UID
  { fewest: 4, pattern: /^[^\p{L}\d]{0,3}[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/gu }, // PAN by itself, its key in another column; its fourth letter is the kind of its holder
  { fewest: 6, pattern: /(?<![\p{L}\d])[A-ZÑ&]{3,4}[ -]?\d{6}[ -]?[A-Z\d]{3}(?![\p{L}\d])/gu }, // RFC
  { fewest: 7, pattern: /(?<![\p{L}\d])[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z](?![\p{L}\d])/gu }, // Codice fiscale
  { fewest: 7, pattern: /(?<![\p{L}\d])[A-Z]\d{7,8}[A-Z\d]?(?![\p{L}\d])/gu }, // Spanish NIF
];
