/** Boleto, the Brazilian payment slip (FEBRABAN): 44 digits in the bar code, or the 47 (bank) or 48 (utility) digits printed above it. */
import { luhn, mod11 } from '../ids/check-digits.js';
import { type CodeParser, filled } from './code.js';

export const boleto: CodeParser = {
  name: 'Boleto',
  parse(text) {
    if (text.length > 80 || !/^[\d\s.-]+$/.test(text)) return undefined;
    const digits = text.replace(/\D/g, '');
    const barcode = digits.length === 44 ? digits : digits.length === 47 ? fromBankLine(digits) : digits.length === 48 ? fromUtilityLine(digits) : undefined;
    if (barcode === undefined) return undefined;
    return barcode.startsWith('8') ? utility(barcode) : bank(barcode);
  },
};

/** Three fields with a check digit each, the general check digit, factor and amount. */
function fromBankLine(line: string): string | undefined {
  const fields = [line.slice(0, 10), line.slice(10, 21), line.slice(21, 32)];
  if (fields.some((field) => luhn(field.slice(0, -1)) !== Number(field.at(-1)))) return undefined;
  const [first, second, third] = fields.map((field) => field.slice(0, -1)) as [string, string, string];
  return first.slice(0, 4) + line[32]! + line.slice(33) + first.slice(4) + second + third;
}

function fromUtilityLine(line: string): string | undefined {
  const fields = [0, 12, 24, 36].map((start) => line.slice(start, start + 12));
  const check = utilityCheck(line[2]!);
  return fields.every((field) => check(field.slice(0, -1)) === Number(field.at(-1))) ? fields.map((field) => field.slice(0, -1)).join('') : undefined;
}

/** The third digit selects the check digit algorithm: 6 and 7 by mod 10, 8 and 9 by mod 11. */
const utilityCheck = (method: string) => (digits: string) => {
  if (method === '6' || method === '7') return luhn(digits);
  const rest = mod11(digits, 9);
  return rest > 9 ? 0 : rest;
};

function bank(barcode: string): Record<string, string> | undefined {
  // Currency 9 is the real; other numbers of 44 digits (keys of electronic invoices) have no business here.
  if (barcode[3] !== '9' || barcode.startsWith('000')) return undefined;
  const check = mod11(barcode.slice(0, 4) + barcode.slice(5), 9);
  if ((check > 9 ? 1 : check) !== Number(barcode[4])) return undefined;
  return filled({
    Barcode: barcode,
    BankCode: barcode.slice(0, 3),
    Currency: 'BRL',
    DueDate: dueDate(Number(barcode.slice(5, 9))),
    Amount: amount(barcode.slice(9, 19)),
    FreeField: barcode.slice(19),
  });
}

function utility(barcode: string): Record<string, string> | undefined {
  if (utilityCheck(barcode[2]!)(barcode.slice(0, 3) + barcode.slice(4)) !== Number(barcode[3])) return undefined;
  const inCurrency = barcode[2] === '6' || barcode[2] === '8';
  return filled({
    Barcode: barcode,
    Segment: barcode[1],
    Amount: inCurrency ? amount(barcode.slice(4, 15)) : undefined,
    // Segment 6 (companies without a number of their own) has the first digits of the tax number.
    Company: barcode.slice(15, barcode[1] === '6' ? 23 : 19),
    FreeField: barcode.slice(barcode[1] === '6' ? 23 : 19),
  });
}

const amount = (cents: string): string | undefined => (/[1-9]/.test(cents) ? `${Number(cents.slice(0, -2))}.${cents.slice(-2)}` : undefined);

/** Days since 1997-10-07. Factor 9999 was 2025-02-21; the next day began again at 1000. What the first count places before 2016 is taken for the second. */
function dueDate(factor: number): string | undefined {
  if (factor < 1000) return undefined;
  const days = factor < 6700 ? factor - 1000 + 10000 : factor;
  return new Date(Date.UTC(1997, 9, 7) + days * 86400000).toISOString().slice(0, 10);
}
