/** UPN QR of Slovenian payment slips (Združenje bank Slovenije, tehnični standard UPN QR): nineteen lines after "UPNQR", then a checksum. */
import { iban } from '../payment/iban.js';
import { type CodeParser, filled } from './code.js';

const names = [
  'Header',
  'PayerIban',
  'Deposit',
  'Withdrawal',
  'PayerReference',
  'PayerName',
  'PayerStreet',
  'PayerCity',
  'Amount',
  'PaymentDate',
  'Urgent',
  'Purpose',
  'Text',
  'DueDate',
  'Iban',
  'Reference',
  'Name',
  'Street',
  'City',
] as const;

export const upnQr: CodeParser = {
  name: 'UpnQr',
  parse(text) {
    if (text.length > 1000) return undefined;
    const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
    if (lines[0] !== 'UPNQR' || lines.length < names.length) return undefined;
    const account = iban.read(lines[14] ?? '')[0];
    if (account?.check !== 'passed') return undefined;
    const details = Object.fromEntries(names.map((name, index) => [name, lines[index]]));
    const cents = /^\d{3,11}$/.test(lines[8] ?? '') && Number(lines[8]) > 0 ? lines[8]! : undefined;
    return filled({
      ...details,
      Header: undefined,
      Iban: account.value,
      Amount: cents && `${Number(cents.slice(0, -2))}.${cents.slice(-2)}`,
      Currency: 'EUR',
      PaymentDate: isoDay(lines[9]),
      DueDate: isoDay(lines[13]),
    });
  },
};

const isoDay = (text = ''): string | undefined => (/^\d\d\.\d\d\.\d{4}$/.test(text) ? text.split('.').reverse().join('-') : undefined);
