/** Amounts as the solver sees them, in hundredths and whole or not: which is the VAT of which. Rounded row by row it is some cents off, not more. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { optionOf } from '../../../src/extraction/amounts/options.js';
import { isNearlyTax, isTax } from '../../../src/values/numbers/tax.js';
import { drawn } from '../../drawn.js';
import { rankingsOf } from '../fake-networks.js';

const plain = (text: string): string => Number(text.replace('.', '').replace(',-', '').replace(',', '.')).toFixed(2);

for (const [net, rate, vat, is, isNearly] of [
  ['100,00', 19, '19,00', true, true],
  ['100,00', 19, '19,02', true, true],
  ['100,00', 19, '19,03', false, false],
  ['1.000,00', 19, '190,05', true, true], // ten rows, each rounded up by half a cent
  ['1.000,00', 19, '190,06', false, true],
  ['50.000,00', 19, '9.504,00', false, true], // four euro too much
  ['50.000,00', 19, '9.506,00', false, false],
  ['-1.000,00', 19, '-190,05', true, true],
  ['-50.000,00', 19, '-9.504,00', false, true],
  ['-1.000,00', 19, '190,00', false, false],
  ['12.346', 27, '3.333', true, true], // forint have no fractions: 3333.42
  ['12.346', 27, '3.334', false, true],
  ['12.346,00', 27, '3.333,00', false, true], // euro have
  ['50.002,-', 19, '9.500,-', true, true],
  ['0,00', 19, '0,00', true, true],
] as const)
  test(`tax: ${rate} % of ${net} = ${vat}`, async () => {
    const amounts = (await rankingsOf(drawn(`${net}\n${vat}`), {})).get('NetAmount')!.ranked;
    const [n, v] = [net, vat].map((text) => optionOf(amounts.find(({ value }) => value === plain(text))!));
    assert.deepEqual([isTax(n!, rate, v!), isNearlyTax(n!, rate, v!)], [is, isNearly]);
  });
