/** Swiss QR bill (SIX, Swiss Implementation Guidelines QR-bill 2.x): lines of fixed meaning after "SPC" and version 02xx. */
import { iban } from '../iban.js';
import { type CodeParser, filled } from './code.js';

const party = (prefix: string): readonly string[] =>
  ['AddressType', 'Name', 'StreetOrAddressLine1', 'BuildingNumberOrAddressLine2', 'ZipCode', 'City', 'Country'].map((name) => prefix + name);

/** Names of the lines, first to last; what follows "Trailer" is billing information and up to two alternative schemes. */
const names: readonly string[] = [
  'QrType',
  'Version',
  'CodingType',
  'Iban',
  ...party('Creditor'),
  ...party('UltimateCreditor'),
  'Amount',
  'Currency',
  ...party('UltimateDebtor'),
  'ReferenceType',
  'Reference',
  'UnstructuredMessage',
  'Trailer',
  'BillingInformation',
  'AlternativeScheme1',
  'AlternativeScheme2',
];
const last = names.indexOf('Trailer');

export const swissQr: CodeParser = {
  name: 'SwissQr',
  parse(text) {
    if (text.length > 2000) return undefined;
    const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
    if (lines[0] !== 'SPC' || !/^02\d\d$/.test(lines[1] ?? '') || lines.length < last) return undefined;
    const account = iban.read(lines[3] ?? '')[0];
    if (account?.check !== 'passed' || !/^(?:CH|LI)/.test(account.value)) return undefined;
    const details = Object.fromEntries(names.map((name, index) => [name, lines[index]]));
    return { ...filled({ ...details, Iban: account.value }), ...billing(lines[last + 1] ?? '') };
  },
};

/** Swico S1 billing information: "//S1/10/4711/11/250403/…", tags of two digits, a slash in a value written "\/". */
const swico: Readonly<Record<string, string>> = {
  '10': 'InvoiceNumber',
  '11': 'InvoiceDate',
  '20': 'CustomerReference',
  '30': 'VatNumber',
  '31': 'VatDate',
  '32': 'VatDetails',
  '33': 'ImportVat',
  '40': 'Conditions',
};

function billing(line: string): Record<string, string> {
  if (!line.startsWith('//S1/')) return {};
  const parts = line
    .slice(5)
    .split(/(?<!\\)\//)
    .map((part) => part.replace(/\\([\\/])/g, '$1'));
  const details: Record<string, string> = {};
  for (let i = 0; i + 1 < parts.length; i += 2) {
    const name = swico[parts[i]!];
    if (name !== undefined && parts[i + 1] !== '')
      details[name] = name === 'InvoiceDate' ? parts[i + 1]!.replace(/^(\d\d)(\d\d)(\d\d)$/, '20$1-$2-$3') : parts[i + 1]!;
  }
  return details;
}
