/** GiroCode, the QR code of SEPA credit transfers (EPC069-12): twelve lines after the service tag "BCD". */
import { iban } from '../payment/iban.js';
import { type CodeParser, filled } from './code.js';

const names = [
  'ServiceTag',
  'Version',
  'CharacterSet',
  'Identification',
  'Bic',
  'Name',
  'Iban',
  'Amount',
  'Purpose',
  'Reference',
  'Text',
  'Information',
] as const;

export const giroCode: CodeParser = {
  name: 'GiroCode',
  parse(text) {
    if (text.length > 1000) return undefined;
    const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
    if (lines[0] !== 'BCD' || !/^00[12]$/.test(lines[1] ?? '') || !/^(?:SCT|INST)$/.test(lines[3] ?? '')) return undefined;
    const account = iban.read(lines[6] ?? '')[0];
    if (account?.check !== 'passed') return undefined;
    // Version 1 requires the BIC; in version 2 it is optional within the EEA.
    if (lines[1] === '001' && !lines[4]) return undefined;
    const amount = /^([A-Z]{3})(\d{1,9}(?:\.\d{1,2})?)$/.exec(lines[7] ?? '');
    const details = Object.fromEntries(names.map((name, index) => [name, lines[index]]));
    return filled({ ...details, Iban: account.value, Amount: amount?.[2], Currency: amount?.[1] });
  },
  // It pays in euro alone.
  content: ({ Iban, Amount, Currency, Bic }) => ({ details: { Iban, GrandTotalAmount: Currency === 'EUR' ? Amount : undefined, Bic } }),
};
