/** Código QR of Portuguese invoices (Portaria 195/2020): fields "A:123456789*B:999999990*…" with fixed letters. */
import { type CodeParser, filled } from './code.js';
import { codigoQrContent } from './codigo-qr-content.js';

const names: Readonly<Record<string, string>> = {
  A: 'IssuerTaxId',
  B: 'CustomerTaxId',
  C: 'CustomerCountry',
  D: 'DocumentType',
  E: 'DocumentStatus',
  F: 'DocumentDate',
  G: 'DocumentId',
  H: 'Atcud',
  L: 'NotSubjectToVat',
  M: 'StampDuty',
  N: 'VatTotal',
  O: 'GrandTotal',
  P: 'WithholdingTax',
  Q: 'HashCharacters',
  R: 'CertificateNumber',
  S: 'OtherInformation',
};
/** I, J, K hold the tax bases and taxes of mainland, Azores and Madeira. */
const regions: Readonly<Record<string, string>> = { I: '', J: 'Azores', K: 'Madeira' };
const parts = ['FiscalSpace', 'ExemptBase', 'ReducedBase', 'ReducedVat', 'IntermediateBase', 'IntermediateVat', 'StandardBase', 'StandardVat'] as const;

export const codigoQr: CodeParser = {
  name: 'CodigoQr',
  parse(text) {
    if (text.length > 2000 || !/^A:\d{9}\*B:/.test(text.trim())) return undefined;
    const details: Record<string, string> = {};
    for (const field of text.trim().split('*')) {
      const match = /^([A-S])([1-8]?):(.*)$/s.exec(field);
      if (match === null) return undefined;
      const [, letter, number, value] = match as unknown as [string, string, string, string];
      const name = number === '' ? names[letter] : letter in regions ? regions[letter] + parts[Number(number) - 1]! : undefined;
      if (name !== undefined) details[name] = letter === 'F' ? value.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3') : value;
    }
    return details.DocumentDate === undefined || details.GrandTotal === undefined ? undefined : filled(details);
  },
  content: codigoQrContent,
};
