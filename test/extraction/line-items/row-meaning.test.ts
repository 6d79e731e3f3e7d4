/** Amounts of a row that stand for one another: a price beside what it is for or what is taken off, and cells printed with something else. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { rowsOf } from './item-rows.js';

/** Whether the row has these cells, whatever else it has. */
function has(row: Readonly<Record<string, string>> | undefined, wanted: Readonly<Record<string, string | undefined>>): void {
  assert.deepEqual(Object.fromEntries(Object.keys(wanted).map((field) => [field, row?.[field]])), wanted);
}

for (const [what, line, columns, wanted] of [
  [
    'what a price is for is no part of the total',
    'Film    2    60,00    1 120,00',
    { UnitPrice: ['60,00'], TotalAmount: ['1', '120,00'] },
    { TotalAmount: '120.00' },
  ],
  ['a thousand stays a thousand', 'Film    2    560,00    1 120,00', { UnitPrice: ['560,00'], TotalAmount: ['1', '120,00'] }, { TotalAmount: '1120.00' }],
  [
    'what the quantity multiplies to the total is its price',
    'Sink    8    90    720',
    { Discount: ['90'], TotalAmount: ['720'] },
    { UnitPrice: '90.0000', TotalAmount: '720.00', Discount: undefined },
  ],
  [
    'the price that fits the discount',
    'Sink    8    20,00    19,00    5,00    147,00',
    { UnitPrice: ['20,00', '19,00'], Discount: ['5,00'], TotalAmount: ['147,00'] },
    { UnitPrice: '19.0000' },
  ],
  [
    'a list price that only the rate leads from is the price',
    'Film    6    10,99    42,50 %    37,92',
    { Discount: ['42,50', '%'], TotalAmount: ['37,92'] },
    { UnitPrice: '10.9900', Discount: '42,50 %' },
  ],
  [
    'a size is no article beside a long number',
    'Film    2    22047189    N3    12,96',
    { ItemId: ['22047189', 'N3'], TotalAmount: ['12,96'] },
    { ItemId: '22047189' },
  ],
] as const)
  test(what, async () => {
    const [Description, Quantity] = line.split(/\s+/).map((word) => [word]);
    has((await rowsOf(`\n    ${line}`, { roles: ['start'], columns: { Description: Description!, Quantity: Quantity!, ...columns } }))[0], wanted);
  });

test('a rate of the price is no quantity', async () => {
  const [row] = await rowsOf('\n    Palette    1,00    45,90    23    56,46    10,56    45,90', {
    roles: ['start'],
    columns: { Description: ['Palette'], Quantity: ['1,00'], UnitPrice: ['45,90'], VatRate: ['23'], TotalAmount: ['10,56'] },
  });
  assert.equal(row!.Quantity, '1.0');
});
