/** Contents of payment slips: Swiss ISR and QR references, the Swiss QR bill (SPC 0200), GiroCode (EPC069-12) and Norwegian KID. */
import type { Random } from '../../random.js';
import { ibanCheckDigits, luhn, mod10Recursive, mod11Kid } from '../../values/ids/check-digits.js';
import { asciiFold } from '../../fold.js';
import type { Party } from '../facts.js';

/** 26 digits and their check digit: bank's number of the creditor, customer, invoice. */
export function isrReference(random: Random, invoiceId: string): string {
  const invoice = invoiceId.replace(/\D/g, '').slice(-random.integer(6, 12));
  const head = digits(random, random.chance(0.6) ? 6 : random.integer(0, 12));
  const body = `${head}${random.chance(0.4) ? digits(random, 26 - head.length - invoice.length) : ''}`.padEnd(26 - invoice.length, '0') + invoice;
  return body + mod10Recursive(body);
}

/** Post account of the creditor, nine digits: 01-12345-6 is 010123456. */
export function isrSubscriber(random: Random): string {
  const body = random.pick(['01', '01', '01', '03']) + String(random.integer(100, 199999)).padStart(6, '0');
  return body + mod10Recursive(body);
}

/** Norwegian payment identification: 4 to 25 digits, the last a check digit modulo 10 or 11. */
export function kid(random: Random, invoiceId: string): string {
  const number = invoiceId.replace(/\D/g, '').slice(-9);
  const body = (random.chance(0.6) ? digits(random, random.integer(2, 12)) : '') + number.padStart(random.integer(4, 9), '0');
  const check = random.chance(0.6) ? String(luhn(body)) : mod11Kid(body);
  return check === '-' ? body + luhn(body) : body + check;
}

/** A QR-IBAN: its institution number lies between 30000 and 31999. */
export function qrIban(random: Random, country: string): string {
  const account = String(random.integer(30000, 31999)) + digits(random, 12);
  return country + ibanCheckDigits(country, account) + account;
}

export interface Payment {
  readonly iban: string;
  readonly amount: number | undefined;
  readonly currency: string;
  readonly reference?: string;
  readonly message?: string;
}

/** Swiss QR bill, version 2: lines separated by CR LF, structured addresses (or combined ones, allowed until 2025). */
export function swissQrBill(creditor: Party, debtor: Party | undefined, payment: Payment, structured: boolean): string {
  const lines = [
    ...['SPC', '0200', '1', payment.iban],
    ...address(creditor, structured),
    ...Array<string>(7).fill(''),
    ...[payment.amount === undefined ? '' : decimal(payment.amount), payment.currency],
    ...(debtor ? address(debtor, structured) : Array<string>(7).fill('')),
    ...[payment.reference ? 'QRR' : 'NON', payment.reference ?? '', payment.message ?? '', 'EPD'],
  ];
  return lines.join('\r\n');
}

function address(party: Party, structured: boolean): readonly string[] {
  const name = party.name.slice(0, 70);
  if (!structured) return ['K', name, party.street.slice(0, 70), `${party.zip} ${party.city}`.slice(0, 70), '', '', party.country.code];
  const [, street, number] = /^(.*?)(?: (\d\S*))?$/.exec(party.street)!;
  return ['S', name, street!.slice(0, 70), (number ?? '').slice(0, 16), party.zip, party.city.slice(0, 35), party.country.code];
}

/** GiroCode: a SEPA credit transfer as text. */
export function giroCode(creditor: Party, bic: string | undefined, payment: Payment): string {
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic ?? '',
    asciiFold(creditor.name).slice(0, 70),
    payment.iban,
    `EUR${decimal(payment.amount ?? 0)}`,
    '',
    '',
    (payment.message ?? '').slice(0, 140),
  ];
  return lines.join('\n');
}

function decimal(hundredths: number): string {
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}

function digits(random: Random, count: number): string {
  return Array.from({ length: Math.max(0, count) }, () => random.integer(0, 9)).join('');
}
