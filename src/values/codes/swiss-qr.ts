/** Swiss QR bill (SIX, Swiss Implementation Guidelines QR-bill 2.x): lines of fixed meaning after "SPC" and version 02xx. */
import { ibanCheck, mod10Recursive } from '../ids/check-digits.js';
import { iban } from '../payment/iban.js';
import { billingDetails } from './billing-information.js';
import { type CodeDetails, type CodeParser, filled, type PartyFields, realDay } from './code.js';

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
    const lines = text
      .replace(/^\ufeff/, '')
      .split(/\r\n|\n|\r/)
      .map((line) => line.trim());
    if (lines[0] !== 'SPC' || !/^02\d\d$/.test(lines[1] ?? '') || lines.length < last) return undefined;
    const account = iban.read(lines[3] ?? '')[0];
    if (account?.check !== 'passed' || !/^(?:CH|LI)/.test(account.value)) return undefined;
    // Some programs leave the trailer out when billing information follows.
    if (lines[last]?.startsWith('//')) lines.splice(last, 0, 'EPD');
    const details = Object.fromEntries(names.map((name, index) => [name, lines[index]]));
    const { ReferenceType: type = '', Reference: printed = '', Amount: amount = '' } = details;
    const reference = printed.replace(/\s/g, '').toUpperCase();
    return {
      ...filled({ ...details, Iban: account.value, Reference: reference, Amount: amount.replace(/^(\d+)\.(\d)$/, '$1.$20') }),
      ...(isSound(type, reference, account.value) ? {} : { ReferenceCheck: 'failed' }),
      ...billingDetails(lines[last + 1] ?? ''),
    };
  },
  content: (details) => ({
    details: {
      Iban: details.Iban,
      GrandTotalAmount: details.Amount,
      InvoiceCurrency: details.Currency,
      IsrReference: details.ReferenceType === 'QRR' ? details.Reference : undefined,
      InvoiceId: details.InvoiceNumber,
      InvoiceDate: realDay(details.InvoiceDate),
    },
    contacts: { Sender: partyOf(details, 'Creditor'), Receiver: partyOf(details, 'UltimateDebtor') },
  }),
};

/** Address type S has street, number, zip and city apart; K has two lines (SIX, Implementation Guidelines QR-bill, 4.2.2). */
function partyOf(details: CodeDetails, prefix: string): PartyFields {
  const of = (name: string) => details[`${prefix}${name}`] ?? '';
  const [first, second] = [of('StreetOrAddressLine1'), of('BuildingNumberOrAddressLine2')];
  const isCombined = of('AddressType') === 'K';
  const [, zip, city] = (isCombined && /^([A-Z]{0,2}-?\d{3,6})\s+(.+)$/.exec(second)) || [];
  return {
    Name: of('Name'),
    Street: isCombined ? first : `${first} ${second}`.trim(),
    ZipCode: zip ?? of('ZipCode'),
    City: isCombined ? (city ?? second) : of('City'),
    Country: of('Country'),
  };
}

/** QRR goes with a QR-IBAN (institution 30000 to 31999) and no other does; SCOR is ISO 11649; NON has none. */
function isSound(type: string, reference: string, account: string): boolean {
  const institution = Number(account.slice(4, 9));
  const isQrIban = institution >= 30000 && institution <= 31999;
  if (type === 'QRR') return isQrIban && /^\d{27}$/.test(reference) && mod10Recursive(reference.slice(0, -1)) === Number(reference.at(-1));
  if (isQrIban) return false;
  if (type === 'SCOR') return /^RF\d\d[A-Z0-9]{1,21}$/.test(reference) && ibanCheck(reference);
  return type === 'NON' && reference === '';
}
