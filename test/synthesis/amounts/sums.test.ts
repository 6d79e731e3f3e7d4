import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Item } from '../../../src/synthesis/facts.js';
import { lineTotal, sums } from '../../../src/synthesis/amounts/sums.js';

const item = (vatRate: number, total: number): Item => ({
  position: '1',
  name: 'Bolt',
  details: [],
  quantity: 1000,
  unit: 'pc',
  unitPrice: total * 100,
  priceUnit: 1,
  vatRate,
  discount: 0,
  total,
});

describe('sums', () => {
  test('a factor multiplies what a single one costs', () => {
    // Twice 10.72 at 2.3.
    assert.equal(lineTotal({ quantity: 2000, unitPrice: 107200, priceUnit: 1, discount: 0, factor: 2300 }), 4931);
  });

  for (const [quantity, unitPrice, priceUnit, discount, total] of [
    [2000, 199900, 1, 0, 3998],
    [1500, 100, 1, 0, 2], // 1.5 × 0.01 = 0.015
    [250000, 123400, 100, 0, 3085], // 250 at 12.34 a hundred
    [3000, 100000, 1, 100, 2700], // less 10 %
    [-1000, 150, 1, 0, -2], // half away from zero
  ] as const) {
    test(`line ${quantity} × ${unitPrice} / ${priceUnit} - ${discount}`, () => assert.equal(lineTotal({ quantity, unitPrice, priceUnit, discount }), total));
  }

  test('VAT a rate, highest first', () => {
    assert.deepEqual(sums([item(70, 1000), item(190, 10000)], { grossPrices: false, coin: 1, shipping: 500 }), {
      vat: [
        { rate: 190, net: 10500, vat: 1995 },
        { rate: 70, net: 1000, vat: 70 },
      ],
      net: 11500,
      vatTotal: 2065,
      gross: 13565,
      rounding: 0,
    });
  });

  test('VAT contained in the prices', () => {
    const { net, vatTotal, gross } = sums([item(190, 11900)], { grossPrices: true, coin: 1 });
    assert.deepEqual([net, vatTotal, gross], [10000, 1900, 11900]);
  });

  test('taxes without cents', () => {
    assert.deepEqual(sums([item(270, 684_400)], { grossPrices: false, coin: 1, whole: true }).vat, [{ rate: 270, net: 684_400, vat: 184_800 }]);
    assert.deepEqual(sums([item(270, 684_400)], { grossPrices: true, coin: 1, whole: true }).vat, [{ rate: 270, net: 538_900, vat: 145_500 }]);
  });

  test('rounded to five hundredths', () => {
    const { gross, rounding } = sums([item(81, 1001)], { grossPrices: false, coin: 5 });
    assert.deepEqual([gross, rounding], [1080, -2]);
  });
});
