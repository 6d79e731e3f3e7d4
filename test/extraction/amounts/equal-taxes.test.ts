/** VAT groups where the tax is printed in two equal parts. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Problem } from '../../../src/extraction/amounts/solver.js';
import { type Details, groupTexts } from './problem.js';

const india = { rates: [18, 5, 12, 28] };

const one = `
  Taxable value           1,000.00
  CGST 9 %                   90.00
  SGST 9 %                   90.00
  Total                   1,180.00`;
const ofOne: Details = {
  VatRate: { '9.0': 4 },
  NetAmount: { '1000.00': 4 },
  VatAmount: { '90.00': 4 },
  NetTotalAmount: { '1000.00': 5 },
  GrandTotalAmount: { '1180.00': 5 },
};
const recap = `
  Rate    Taxable     CGST             SGST
  28 %     500.00     14 %   70.00     14 %   70.00
  18 %   1,000.00      9 %   90.00      9 %   90.00
  Total  1,500.00           160.00           160.00
  Grand total  1,820.00`;
const ofRecap: Details = {
  VatRate: { '28.0': 2, '18.0': 2, '14.0': 3, '9.0': 3 },
  NetAmount: { '500.00': 4, '1000.00': 4 },
  VatAmount: { '70.00': 4, '90.00': 4, '160.00': -2 },
  NetTotalAmount: { '1500.00': 5 },
  VatTotalAmount: { '160.00': -2 },
  GrandTotalAmount: { '1820.00': 5 },
};

for (const [what, text, details, given, expected] of [
  ['their sum at twice the rate, which is printed nowhere', one, ofOne, india, ['VatRate 18.0|NetAmount 1000.00|VatAmount 180.00']],
  [
    'a group each where a remembered document has them so',
    one,
    ofOne,
    { ...india, taxesApart: true },
    ['VatRate 9.0|NetAmount 1000.00|VatAmount 90.00', 'VatRate 9.0|NetAmount 1000.00|VatAmount 90.00'],
  ],
  [
    'of several rates, printed whole and in their parts',
    recap,
    ofRecap,
    india,
    ['VatRate 28.0|NetAmount 500.00|VatAmount 140.00', 'VatRate 18.0|NetAmount 1000.00|VatAmount 180.00'],
  ],
  [
    'of several rows of one rate the totals',
    `
    Code    Taxable     CGST             SGST            Tax
    4016     400.00      9 %   36.00      9 %   36.00    72.00
    8708     600.00      9 %   54.00      9 %   54.00   108.00
    Total  1,000.00            90.00            90.00   180.00
    Grand total  1,180.00`,
    {
      VatRate: { '9.0': 3 },
      NetAmount: { '400.00': 3, '600.00': 2 },
      VatAmount: { '36.00': 2, '54.00': 2, '90.00': 0 },
      NetTotalAmount: { '1000.00': 5 },
      VatTotalAmount: { '180.00': 4 },
      GrandTotalAmount: { '1180.00': 5 },
    },
    india,
    ['VatRate 18.0|NetAmount 1000.00|VatAmount 180.00'],
  ],
  [
    'a rate and tax that are printed twice are not two',
    `
    Net            1,000.00
    VAT 20 %         200.00
    Total          1,200.00
    VAT 20 %  1,000.00  200.00`,
    {
      VatRate: { '20.0': 4 },
      NetAmount: { '1000.00': 4 },
      VatAmount: { '200.00': 4 },
      NetTotalAmount: { '1000.00': 5 },
      VatTotalAmount: { '200.00': 4 },
      GrandTotalAmount: { '1200.00': 5 },
    },
    { rates: [20] },
    ['VatRate 20.0|NetAmount 1000.00|VatAmount 200.00'],
  ],
  [
    'no country charges twice of it',
    `
    Taxable value           1,000.00
    Tax A 18 %                180.00
    Tax B 18 %                180.00
    Total                   1,360.00`,
    { ...ofOne, VatRate: { '18.0': 4 }, VatAmount: { '180.00': 4 }, GrandTotalAmount: { '1360.00': 5 } },
    india,
    ['VatRate 18.0|NetAmount 1000.00|VatAmount 180.00'],
  ],
] as readonly (readonly [string, string, Details, Partial<Problem>, readonly string[]])[])
  test(`two equal taxes: ${what}`, async () => assert.deepEqual(await groupTexts(text, details, given), expected));
