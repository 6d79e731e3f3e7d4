/** HUB-3A, the PDF417 of Croatian payment slips (Hrvatska udruga banaka, 2DBK): fourteen lines after "HRVHUB30". */
import { iban } from '../payment/iban.js';
import { type CodeParser, filled } from './code.js';

const names = [
  'Header',
  'Currency',
  'Amount',
  'PayerName',
  'PayerStreet',
  'PayerCity',
  'Name',
  'Street',
  'City',
  'Iban',
  'Model',
  'Reference',
  'Purpose',
  'Text',
] as const;

export const hub3: CodeParser = {
  name: 'Hub3',
  parse(text) {
    if (text.length > 1000) return undefined;
    const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
    if (lines[0] !== 'HRVHUB30' || !/^[A-Z]{3}$/.test(lines[1] ?? '') || !/^\d{15}$/.test(lines[2] ?? '')) return undefined;
    const account = iban.read(lines[9] ?? '')[0];
    if (account?.check !== 'passed') return undefined;
    const details = Object.fromEntries(names.map((name, index) => [name, lines[index]]));
    const amount = Number(lines[2]) > 0 ? `${Number(lines[2]!.slice(0, -2))}.${lines[2]!.slice(-2)}` : undefined;
    return filled({ ...details, Header: undefined, Iban: account.value, Amount: amount });
  },
};
