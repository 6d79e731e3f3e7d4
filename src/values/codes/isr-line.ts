/** Code line of the Swiss payment slips with reference number (ISR, ESR, BVR), in use until 2022: "0100000119958>201308192013081920130819137+ 010000013>". */
import { mod10Recursive } from '../ids/check-digits.js';
import { type CodeParser, filled } from './code.js';

const currencies: Readonly<Record<string, string>> = {
  '01': 'CHF',
  '03': 'CHF',
  '04': 'CHF',
  '11': 'CHF',
  '14': 'CHF',
  '21': 'EUR',
  '23': 'EUR',
  '31': 'EUR',
  '33': 'EUR',
};
const line = /^(\d{2})(\d{10})?(\d)>(\d{27}|\d{16}|\d{15})\+ ?(\d{9}|\d{5})>$/;
const isChecked = (digits: string): boolean => mod10Recursive(digits.slice(0, -1)) === Number(digits.at(-1));

export const isrLine: CodeParser = {
  name: 'Isr',
  parse(text) {
    if (text.length > 80) return undefined;
    const match = line.exec(
      text
        .trim()
        .replace(/\s+/g, ' ')
        .replace(/ ?([>+]) ?/g, '$1'),
    );
    if (match === null) return undefined;
    const [, kind, cents = '', check, reference, participant] = match as unknown as [string, string, string | undefined, string, string, string];
    if (!isChecked(kind + cents + check) || !isChecked(reference) || (participant.length === 9 && !isChecked(participant))) return undefined;
    const amount = cents && /[1-9]/.test(cents) ? `${Number(cents.slice(0, -2))}.${cents.slice(-2)}` : undefined;
    return filled({ SlipType: kind, Currency: currencies[kind], Amount: amount, Reference: reference, Participant: participant });
  },
};
