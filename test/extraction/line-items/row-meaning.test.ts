/** Amounts of a row that stand for one another: a price beside what it is for or what is taken off, and cells printed with something else. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { tidied } from '../../../src/extraction/line-items/cells/cell-text.js';
import type { Cells } from '../../../src/extraction/line-items/cells/cell.js';
import type { Cell } from '../../../src/extraction/line-items/cells/cell.js';
import { rowsOf } from './item-rows.js';

const cell = (field: Cell['field'], text: string): Cell => ({ field, text, tokens: [], probability: 0.9 });

for (const [text, wanted] of [
  ['(Less) 1,20', '1,20'],
  ['EUR8,41', '8,41'],
  ['-3.0% (9.45)', '-3.0%'],
  ['40 % -1.074,94', '40 %'],
  ['36,18 25,00 %', '25,00 %'],
  ['5 %', '5 %'],
  ['1.234,50', '1.234,50'],
  ['5 % + 3 %', '5 % + 3 %'],
  ['gratis', 'gratis'],
] as const)
  test(`a discount printed "${text}" is ${wanted}`, () => {
    assert.equal(tidied({ Discount: cell('Discount', text) }).Discount!.text, wanted);
  });

for (const [cells, quantity, unit] of [
  [{ Quantity: '5Stk' }, '5', 'Stk'],
  [{ Quantity: '−17,00Leerung' }, '−17,00', 'Leerung'],
  [{ Quantity: '3x' }, '3', undefined],
  [{ Quantity: '2', Unit: 'Std. à' }, '2', 'Std.'],
  [{ Quantity: '2', Unit: 'm²' }, '2', 'm²'],
] as const)
  test(`quantity and unit of ${JSON.stringify(cells)}`, () => {
    const read: Cells = Object.fromEntries(Object.entries(cells).map(([field, text]) => [field, cell(field as 'Unit', text)]));
    const found = tidied(read);
    assert.deepEqual([found.Quantity!.text, found.Unit?.text], [quantity, unit]);
  });

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
  ['a factor is no quantity', 'Film    1.38x    1    15,21', { Quantity: ['1.38x', '1'], TotalAmount: ['15,21'] }, { Quantity: '1.0' }],
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
  [
    'a surcharge is no discount',
    'Sink    8    20,00    -6,00    +1,00    155,00',
    { UnitPrice: ['20,00'], Discount: ['-6,00', '+1,00'], TotalAmount: ['155,00'] },
    { Discount: '-6,00' },
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
