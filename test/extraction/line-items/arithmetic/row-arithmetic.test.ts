/** Quantity × price − discount = total, and what is said of it. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { LineItemFieldName } from '../../../../src/catalogue/line-item-fields.js';
import type { Cells } from '../../../../src/extraction/line-items/cells/cell.js';
import { arithmeticOf } from '../../../../src/extraction/line-items/arithmetic/row-arithmetic.js';

const cellsOf = (texts: Partial<Record<LineItemFieldName, string>>): Cells =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, { field, text, tokens: [], probability: 1 }])) as Cells;

for (const [what, quantity, price, total, discount, note] of [
  ['plain', '12', '3,50', '42,00', undefined, '12 × 3.50 = 42.00'],
  ['a price per hundred', '250', '4,00', '10,00', undefined, '250 × 4.00 / 100 = 10.00'],
  ['a price per thousand', '5000', '12,50', '62,50', undefined, '5000 × 12.50 / 1000 = 62.50'],
  ['a discount in percent', '4', '10,00', '38,00', '5 %', '4 × 10.00 − 5 % = 38.00'],
  ['a discount as a bare number', '4', '10,00', '38,00', '5', '4 × 10.00 − 5 % = 38.00'],
  ['a discount as an amount', '4', '10,00', '37,50', '2,50', '4 × 10.00 − 2.50 = 37.50'],
  ['a discount on each piece', '4', '10,00', '30,00', '2,50', '4 × 10.00 − 2.50 = 30.00'],
  ['a negative row', '-2', '10,00', '-20,00', undefined, '-2 × 10.00 = -20.00'],
  ['prices of four decimals', '1.000', '0,0125', '12,50', undefined, '1000 × 0.0125 = 12.50'],
  ['a rounded price', '3.000', '0,33', '1.000,00', undefined, '3000 × 0.33 = 1000.00'],
  ['rounded hours', '1,33', '75,00', '100,00', undefined, '1.33 × 75.00 = 100.00'],
  ['the reading that fits', '1.234', '0,50', '617,00', undefined, '1234 × 0.50 = 617.00'],
] as const) {
  test(`a row adds up: ${what}`, () => {
    const cells = cellsOf({ Quantity: quantity, UnitPrice: price, TotalAmount: total, ...(discount && { Discount: discount }) });
    const found = arithmeticOf(cells, 'comma');
    assert.deepEqual([found.agrees, found.note?.()], [true, note]);
  });
}

for (const [what, texts, agrees, note] of [
  ['it fails and says so', { Quantity: '3', UnitPrice: '4,00', TotalAmount: '10,00' }, false, '3 × 4.00 is 12.00, printed is 10.00'],
  ['fifty is no base unless it is printed', { Quantity: '120', UnitPrice: '30,00', TotalAmount: '72,00' }, false, '120 × 30.00 is 3600.00, printed is 72.00'],
  [
    'thousands of pieces hide no other price',
    { Quantity: '1700', UnitPrice: '15,00', TotalAmount: '19,00' },
    false,
    '1700 × 15.00 is 25500.00, printed is 19.00',
  ],
  [
    'a discount above the price is none',
    { Quantity: '4', UnitPrice: '10,00', TotalAmount: '4,00', Discount: '44,00' },
    false,
    '4 × 10.00 is 40.00, printed is 4.00',
  ],
  ['without a price nothing is said', { Quantity: '3', TotalAmount: '10,00' }, undefined, undefined],
] as const) {
  test(`a row's arithmetic: ${what}`, () => {
    const found = arithmeticOf(cellsOf(texts), 'comma');
    assert.deepEqual([found.agrees, found.note?.()], [agrees, note]);
    assert.equal(found.values.TotalAmount, texts.TotalAmount.replace(',', '.'));
  });
}
