/** SPAYD, the Czech short payment descriptor (ČBA standard, also Slovak banks): "SPD*1.0*ACC:CZ58…+BIC*AM:480.50*CC:CZK*DT:20240311*X-VS:1234". */
import { iban } from '../payment/iban.js';
import { type CodeParser, filled } from './code.js';

const names: Readonly<Record<string, string>> = {
  AM: 'Amount',
  CC: 'Currency',
  RF: 'Reference',
  RN: 'Name',
  DT: 'DueDate',
  MSG: 'Text',
  'X-VS': 'VariableSymbol',
  'X-SS': 'SpecificSymbol',
  'X-KS': 'ConstantSymbol',
  'X-ID': 'PaymentId',
  'X-URL': 'Url',
};

export const spayd: CodeParser = {
  name: 'Spayd',
  parse(text) {
    if (text.length > 1000 || !/^SPD\*\d{1,2}\.\d{1,2}\*/.test(text)) return undefined;
    const fields = new Map(text.split('*').slice(2).map(fieldOf));
    const [account = '', bic] = (fields.get('ACC') ?? '').split('+');
    const read = iban.read(account)[0];
    if (read?.check !== 'passed') return undefined;
    const details = Object.fromEntries(Object.entries(names).map(([key, name]) => [name, fields.get(key)]));
    const amount = /^\d{1,10}(?:\.\d{1,2})?$/.test(details.Amount ?? '') ? details.Amount : undefined;
    return filled({ Iban: read.value, Bic: bic, ...details, Amount: amount, DueDate: details.DueDate?.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3') });
  },
};

function fieldOf(field: string): [key: string, value: string] {
  const at = field.indexOf(':');
  return [field.slice(0, at).toUpperCase(), unescaped(field.slice(at + 1)).trim()];
}

/** Asterisks and letters beyond ASCII may be written as in web addresses. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
