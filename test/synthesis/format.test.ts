import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageByCode } from '../../src/catalogue/languages/index.js';
import { dateText, groups, type NumberStyle, numberText, quantityValue, valueText, withSymbol } from '../../src/synthesis/format.js';

const german = languageByCode.get('de')!;
const style: NumberStyle = { decimal: ',', group: '.', negative: 'before' };

for (const [format, text] of [
  ['DD.MM.YYYY', '03.04.2025'],
  ['D.M.YY', '3.4.25'],
  ['D. MMMM YYYY', '3. April 2025'],
  ['YYYY-MM-DD', '2025-04-03'],
] as const)
  test(`date ${format}`, () => assert.equal(dateText('2025-04-03', format, german), text));

for (const [n, scale, decimals, others, text] of [
  [123456, 2, 2, {}, '1.234,56'],
  [-123456, 2, 2, { negative: 'behind' }, '1.234,56-'],
  [100000, 2, 2, { dashes: '--' }, '1.000,--'],
  [12345, 4, 2, {}, '1,2345'],
  [12300, 4, 2, {}, '1,23'],
  [3000, 3, 0, {}, '3'],
  [5, 2, 2, { decimal: '.' }, '0.05'],
  [684400, 2, 2, { whole: true, group: ' ' }, '6 844'],
  [124000000, 4, 2, { whole: true, group: "'" }, "12'400"],
  [125000, 4, 2, { whole: true }, '12,50'],
  [3000, 3, 2, { whole: true }, '3,00'],
  [-25315, 2, 2, { negative: 'brackets', decimal: '.' }, '(253.15)'],
] as const)
  test(`number ${text}`, () => assert.equal(numberText(n, scale, decimals, { ...style, ...others }), text));

for (const [text, signOutside, printed] of [
  ['(253.15)', true, '($253.15)'],
  ['-253.15', true, '-$253.15'],
  ['-253.15', false, '$-253.15'],
  ['253.15-', true, '$253.15-'],
] as const)
  test(`currency before ${text}`, () => assert.equal(withSymbol('$', text, { ...style, signOutside }), printed));

test('values are written as the interface writes them', () => {
  assert.equal(valueText(-5, 2, 2), '-0.05');
  assert.equal(valueText(190, 1, 1), '19.0');
  assert.equal(quantityValue(2000), '2.0');
  assert.equal(quantityValue(1250), '1.25');
  assert.equal(groups('DE89370400440532013000', 4), 'DE89 3704 0044 0532 0130 00');
});
