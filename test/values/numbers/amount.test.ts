/** Amounts as printed all over Europe and the Americas. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { amount } from '../../../src/values/numbers/amount.js';
import { finds, findsNot, reads } from '../tables.js';

reads(amount, [
  ['1.234,56', '1234.56 comma'],
  ['1 234,56', '1234.56'],
  ['1\u00a0234,56', '1234.56'],
  ['1\u202f234,56', '1234.56'],
  ["1'234.50", '1234.50 point'],
  ['1’234.50', '1234.50'],
  ['1,234.56', '1234.56'],
  ['119,00-', '-119.00'],
  ['-119.00', '-119.00'],
  ['(119.00)', '-119.00'],
  ['($253.15)', '-253.15'],
  ['119.00 CR', '-119.00'],
  ['€ 119,00', '119.00'],
  ['€ -5,00', '-5.00'],
  ['119,00EUR', '119.00'],
  ['100,--', '100.00'],
  ['100,-', '100.00'],
  ['5.–', '5.00'],
  ["CHF 1'000.–", '1000.00'],
  ['1.234', '1234.00 comma', '1.234 point'],
  ['1,234', '1234.00 point', '1.234 comma'],
  ['18.2500', '18.2500'],
  ['0,5', '0.50'],
  ['1.234.567', '1234567.00'],
  ['1.234.56', '1234.56'],
  ['0,00-', '0.00'],
  // India: groups of two above the thousands
  ['2,50,000.00', '250000.00 point'],
  ['12,34,567.89', '1234567.89 point'],
  ['1,23,45,678', '12345678.00 point'],
  ['₹ 2,50,000.00', '250000.00'],
  ['Rs. 5,00,000/-', '500000.00'],
  ['1,2,345.00'],
  ['2.50.000,00'],
  // Thin, narrow and figure blanks, apostrophes of all kinds
  ['1\u2009234,50', '1234.50 comma'],
  ['12\u202f345\u202f678.90', '12345678.90 point'],
  ['1\u2007234,50', '1234.50'],
  ["7'654'321.05", '7654321.05 point'],
  ['7’654’321.05', '7654321.05 point'],
  ['7′654.05', '7654.05 point'],
  ['12 34'],
  ['03.04.2025'],
  ['abc'],
]);
finds(amount, [
  ['Menge 10 119,00 1.190,00 EUR', '10', '119,00', '1.190,00'],
  ['Summe 1 234,56', '1 234,56'],
  ['1 Stk EUR119,00 119,00EUR (119.00)', '1', '119,00', '(119.00)'],
  ["Summe: 12'000.– 5.--", "12'000.–", '5.--'],
  ['Credit ($253.15) (EUR 1,200.00) (approx. $5.00)', '($253.15)', '(EUR 1,200.00)', '5.00'],
  ['Total:119,00 5 000,-', '119,00', '5 000,-'],
  ['Celkem k úhradě 107 592', '107 592'],
  ['38 288-', '38 288-'],
  ['Kč24,006.98 zł1 894,00', '24,006.98', '1 894,00'],
  ['Grand Total ₹2,50,000.00 3,07,500', '2,50,000.00', '3,07,500'],
  ['Rs.2,50,000.00 Q1,830.25 R1 830.25', '2,50,000.00', '1,830.25', '1 830.25'],
  ['Total 1\u2009234,50 CHF 7’654.05', '1\u2009234,50', '7’654.05'],
]);
findsNot(amount, [
  ['Q1 R2 Q4.25', '1', '2', '4.25'],
  ['RE-2024/0815 vom 03.04.2025', '2024', '0815', '03.04.2025', '03.04', '2025'],
  ['IBAN AT61 1904 3002 3457 3201', '1904', '3002'],
  ['um 12:30 A4711', '12', '30', '4711'],
  ['Menge 10 119 1190 EUR', '10 119', '119 119'],
  ['Tel. 21 345 67', '21 345'],
]);

const formats = [
  ['.', ','],
  [',', '.'],
  [' ', ','],
  ["'", '.'],
  ['', ','],
] as const;
test('amount: what is printed is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99999999, max: 99999999 }), fc.constantFrom(...formats), (cents, [group, decimal]) => {
      const [whole, fraction] = (Math.abs(cents) / 100).toFixed(2).split('.') as [string, string];
      const printed = (cents < 0 ? '-' : '') + whole.replace(/\B(?=(\d{3})+$)/g, group) + decimal + fraction;
      assert.equal(amount.read(printed)[0]?.value, (cents / 100).toFixed(2));
      assert.ok(
        amount
          .find(`Summe ${printed} EUR`)
          .some(({ start, end }) => amount.read(`Summe ${printed} EUR`.slice(start, end))[0]?.value === (cents / 100).toFixed(2)),
      );
    }),
    { numRuns: 300 },
  );
});
