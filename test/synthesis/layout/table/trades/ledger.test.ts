/** Tables as ledgers print them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random } from '../../../../../src/random.js';
import type { Scene } from '../../../../../src/synthesis/layout/scene.js';
import { ledgerOrder } from '../../../../../src/synthesis/layout/table/trades/ledger.js';

const usual = ['position', 'articleId', 'description', 'quantity', 'unit', 'unitPrice', 'discount', 'vatRate', 'total'];
const drawn = (names: readonly string[], type = 'invoice', discount = 0): (string[] | undefined)[] =>
  Array.from({ length: 1500 }, (_, seed) =>
    ledgerOrder({ random: random('ledgers', seed), facts: { type, items: [{ discount }] } } as unknown as Scene, names),
  );

test('one table in fourteen is a ledger; without prices none is', () => {
  const share = drawn(usual).filter((order) => order).length / 1500;
  assert.ok(share > 0.04 && share < 0.1, `${share}`);
  assert.ok(drawn(usual, 'deliveryNote').every((order) => !order));
  assert.ok(drawn(['description', 'quantity']).every((order) => !order));
});

test('a ledger keeps the fields of a usual table, once each', () => {
  for (const order of drawn(usual))
    for (const name of usual) {
      const count = order?.filter((each) => each === name).length ?? 1;
      assert.ok(name === 'vatRate' ? count <= 1 : count === 1, `${name}: ${order?.join(' ')}`);
    }
});

test('a ledger of reduced items has the amount before the discount in front of it, and mostly the discount', () => {
  const orders = drawn(usual, 'invoice', 100).flatMap((order) => (order ? [order] : []));
  const withName = (name: string): string[][] => orders.filter((order) => order.includes(name));
  assert.ok(withName('discount').length > 0.8 * orders.length && withName('undiscounted').length > 0.2 * orders.length);
  for (const order of withName('undiscounted').filter((each) => each.includes('discount')))
    assert.equal(order.indexOf('undiscounted') + 1, order.indexOf('discount'), order.join(' '));
});
