/** Rows that make up the totals: those printed with a wording in place of a rate, and what is no group by chance. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Problem } from '../../../src/extraction/amounts/solver.js';
import { type Details, groupTexts } from './problem.js';

const india = { rates: [18, 5, 12, 28] };

const taxed = (line: string, below = ''): string => `
  Rate       Net      VAT
  20 %    100.00    20.00
  ${line}
  Sum     150.00    20.00
  Total             170.00
  ${below}`;
const ofTaxed: Details = {
  VatRate: { '20.0': 4 },
  NetAmount: { '100.00': 4 },
  VatAmount: { '20.00': 4 },
  NetTotalAmount: { '150.00': 5 },
  VatTotalAmount: { '20.00': 5 },
  GrandTotalAmount: { '170.00': 5 },
};
for (const [what, text, expected] of [
  [
    'what the taxed rows leave of the net amount is a group without tax',
    taxed('exempt   50.00     0.00'),
    ['VatRate 20.0|NetAmount 100.00|VatAmount 20.00', 'VatRate 0.0|NetAmount 50.00|VatAmount 0.00'],
  ],
  ['none where it is printed in another column', taxed('', 'Deposit             50.00'), ['VatRate 20.0|NetAmount 100.00|VatAmount 20.00']],
  ['none where another amount is printed in the column', taxed('exempt   49.00     0.00'), ['VatRate 20.0|NetAmount 100.00|VatAmount 20.00']],
] as const)
  test(`rows without a rate: ${what}`, async () => assert.deepEqual(await groupTexts(text, ofTaxed, {}), expected));

for (const [what, text, details, given, expected] of [
  [
    'the items of a document without tax are no groups of it',
    `
    Consulting   0 %   500.00
    Travel       0 %   300.00
    Net                800.00
    VAT 0 %              0.00
    Total              800.00`,
    {
      VatRate: { '0.0': 4 },
      NetAmount: { '800.00': 4, '500.00': -4 },
      VatAmount: { '0.00': 4 },
      NetTotalAmount: { '800.00': 5 },
      VatTotalAmount: { '0.00': 5 },
      GrandTotalAmount: { '800.00': 5 },
    },
    {},
    ['VatRate 0.0|NetAmount 800.00|VatAmount 0.00'],
  ],
  [
    'two items of one price are no two taxes, and the second is not untaxed',
    `
    A       500.00  10 %   50.00    550.00
    B       500.00  10 %   50.00    550.00
    Sum   1,000.00        100.00  1,100.00`,
    {
      VatRate: { '10.0': 3 },
      NetAmount: { '500.00': 0, '1000.00': 1 },
      VatAmount: { '50.00': 0, '100.00': 1 },
      NetTotalAmount: { '1000.00': 5 },
      VatTotalAmount: { '100.00': 5 },
      GrandTotalAmount: { '1100.00': 5 },
    },
    { rates: [10] },
    ['VatRate 10.0|NetAmount 1000.00|VatAmount 100.00'],
  ],
  [
    'a deduction without a tax of nothing is no group',
    `
    Services            1,000.00
    Deductions            200.00
    Base                  800.00
    Tax 5 %                40.00
    Total               1,040.00`,
    {
      VatRate: { '5.0': 4 },
      NetAmount: { '800.00': 4 },
      VatAmount: { '40.00': 4 },
      NetTotalAmount: { '1000.00': 5 },
      VatTotalAmount: { '40.00': 5 },
      GrandTotalAmount: { '1040.00': 5 },
    },
    { rates: [5] },
    ['VatRate 5.0|NetAmount 800.00|VatAmount 40.00'],
  ],
  [
    'a tax at nothing does not make a net amount follow',
    `
    20 %    100.00     20.00
    0 %                 7.00
    Sum     150.00     27.00
    Total             177.00`,
    {
      VatRate: { '20.0': 4, '0.0': 3 },
      NetAmount: { '100.00': 4 },
      VatAmount: { '20.00': 4, '7.00': 3 },
      NetTotalAmount: { '150.00': 5 },
      VatTotalAmount: { '27.00': 5 },
      GrandTotalAmount: { '177.00': 5 },
    },
    {},
    ['VatRate 20.0|NetAmount 100.00|VatAmount 20.00', 'VatRate 0.0|VatAmount 7.00'],
  ],
  [
    'a tax that is half of another by chance is none of two',
    `
    Item (CGST 9 % / SGST 9 %)     90.00
    Taxable                     1,000.00
    IGST 18 %                     180.00
    Total                       1,180.00`,
    {
      VatRate: { '18.0': 4, '9.0': -5 },
      NetAmount: { '1000.00': 4 },
      VatAmount: { '180.00': 4, '90.00': -5 },
      NetTotalAmount: { '1000.00': 5 },
      VatTotalAmount: { '180.00': 5 },
      GrandTotalAmount: { '1180.00': 5 },
    },
    { ...india, taxesApart: true },
    ['VatRate 18.0|NetAmount 1000.00|VatAmount 180.00'],
  ],
  [
    'of a credit note as of an invoice',
    `
    Taxable value          -1,000.00
    CGST 9 %                  -90.00
    SGST 9 %                  -90.00
    Total                  -1,180.00`,
    {
      VatRate: { '9.0': 4 },
      NetAmount: { '-1000.00': 4 },
      VatAmount: { '-90.00': 4 },
      NetTotalAmount: { '-1000.00': 5 },
      GrandTotalAmount: { '-1180.00': 5 },
    },
    india,
    ['VatRate 18.0|NetAmount -1000.00|VatAmount -180.00'],
  ],
] as readonly (readonly [string, string, Details, Partial<Problem>, readonly string[]])[])
  test(`groups that are none: ${what}`, async () => assert.deepEqual(await groupTexts(text, details, given), expected));

test('two equal taxes apart: what is not taxed is one group', async () => {
  const text = '0 %   1,000.00   0.00\nNet 1,000.00\nTotal 1,000.00';
  const details: Details = {
    VatRate: { '0.0': 4 },
    NetAmount: { '1000.00': 4 },
    VatAmount: { '0.00': 3 },
    NetTotalAmount: { '1000.00': 5 },
    GrandTotalAmount: { '1000.00': 5 },
  };
  assert.equal((await groupTexts(text, details, { taxesApart: true })).length, 1);
});
