/** Counts and units before the sign that multiplies a price, whatever column the network has them in. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { rowsOf } from '../item-rows.js';

for (const [line, columns, expected] of [
  [
    'Seife 3 kpl x 2,50    7,50',
    { Description: ['Seife', 'kpl'], UnitPrice: ['2,50'], TotalAmount: ['7,50'] },
    { Description: 'Seife', Quantity: '3.0', Unit: 'kpl' },
  ],
  ['Seife (3 × 2,50)    7,50', { Description: ['Seife', '(3'], UnitPrice: ['2,50)'], TotalAmount: ['7,50'] }, { Description: 'Seife', Quantity: '3.0' }],
  ['Brett 30 cm x 100 cm    7,50', { Description: ['Brett', '30', 'cm', 'x', '100'], TotalAmount: ['7,50'] }, { Description: 'Brett 30 cm x 100 cm' }],
] as const)
  test(`items.times: ${line}`, async () => {
    const [row] = await rowsOf(line, { columns, roles: ['start'] });
    const { Description, Quantity, Unit } = row!;
    assert.deepEqual({ Description, ...(Quantity && { Quantity }), ...(Unit && { Unit }) }, expected);
  });
