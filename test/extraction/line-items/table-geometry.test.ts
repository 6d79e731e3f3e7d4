/** What the network left open in item tables and the table itself decides: where columns end, what comes again. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { rowsOf } from './item-rows.js';

const columns = { Description: ['Grundpreis', 'Anrufe', 'Leihgerät', 'Hinweis'], Quantity: ['3'], TotalAmount: ['42,00', '12,50'] };

test('a total that the network took for nothing is told by where its column ends', async () => {
  const rows = await rowsOf(
    `
    Grundpreis              42,00
    Leihgerät               12,50
    Anrufe          3        4,20`,
    { roles: ['start', 'start', 'start'], columns },
  );
  assert.deepEqual(rows[2], { Description: 'Anrufe', Quantity: '3.0', TotalAmount: '4.20' });
});

test('words and an amount alone may be a remark', async () => {
  const rows = await rowsOf(
    `
    Grundpreis              42,00
    Leihgerät               12,50
    Hinweis                  4,20`,
    { roles: ['start', 'start', 'start'], columns },
  );
  assert.equal(rows.length, 2);
});

test('what is taken off from nothing else is a row’s own total', async () => {
  const rows = await rowsOf(
    `
    Grundpreis              42,00
    Leihgerät               12,50
    Nachlass                -6,00`,
    { roles: ['start', 'start', 'start'], columns: { ...columns, Description: ['Grundpreis', 'Leihgerät', 'Nachlass'], Discount: ['-6,00'] } },
  );
  assert.deepEqual(rows[2], { Description: 'Nachlass', TotalAmount: '-6.00' });
});

for (const [what, line, quantities] of [
  ['that multiplies to it', '2 Stk x 1,39', ['2.0', undefined]],
  ['that does not', '3 Stk x 1,39', [undefined, '3.0']],
] as const) {
  test(`receipts: a line of quantity and price below its item's total, ${what}`, async () => {
    const rows = await rowsOf(
      `
      Vollmilch               2,78
        ${line}
      Mischbrot               4,29`,
      {
        roles: ['start', 'start', 'continues'],
        columns: { Description: ['Vollmilch', 'Mischbrot'], Quantity: ['2', '3'], Unit: ['Stk'], UnitPrice: ['1,39'], TotalAmount: ['2,78', '4,29'] },
      },
    );
    assert.deepEqual(
      rows.map(({ Quantity }) => Quantity),
      quantities,
    );
  });
}
