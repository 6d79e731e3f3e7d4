/** Amounts of a row that stand for one another: net beside gross, what is left beside what it was, and cells printed with something else. */
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

const roles = ['start', 'start'] as const;

/** Whether the row has these cells, whatever else it has. */
function has(row: Readonly<Record<string, string>> | undefined, wanted: Readonly<Record<string, string | undefined>>): void {
  assert.deepEqual(Object.fromEntries(Object.keys(wanted).map((field) => [field, row?.[field]])), wanted);
}

test('of net and gross totals the net ones are taken', async () => {
  const rows = await rowsOf(
    `
    Fracht     1    98,35    7 %    105,23
    Maut       1    80,00    7 %     85,60`,
    { roles, columns: { Description: ['Fracht', 'Maut'], VatRate: ['7 %'], TotalAmount: ['105,23', '85,60'] } },
    { decimal: 'comma', sums: [17835, 19083] },
  );
  assert.deepEqual(
    rows.map(({ TotalAmount }) => TotalAmount),
    ['98.35', '80.00'],
  );
});

test('gross prices have net totals too where these are printed', async () => {
  const rows = await rowsOf(
    `
    Fracht     2    52,615    98,35    7 %    105,23
    Maut       2    42,80     80,00    7 %     85,60`,
    {
      roles,
      columns: { Description: ['Fracht', 'Maut'], Quantity: ['2'], UnitPrice: ['52,615', '42,80'], VatRate: ['7 %'], TotalAmount: ['105,23', '85,60'] },
    },
  );
  assert.deepEqual(
    rows.map(({ UnitPrice, TotalAmount }) => [UnitPrice, TotalAmount]),
    [
      ['52.6150', '98.35'],
      ['42.8000', '80.00'],
    ],
  );
});

for (const [what, line, columns, wanted] of [
  [
    'what is left is the total',
    'Film    2    5,00    10,00    1,00    9,00',
    { UnitPrice: ['5,00'], TotalAmount: ['10,00'] },
    { Discount: '1,00', TotalAmount: '9.00' },
  ],
  [
    'what a rate leaves is the total',
    'Film    2    5,00    10,00    10 %    9,00',
    { UnitPrice: ['5,00'], Discount: ['10', '%'], TotalAmount: ['10,00'] },
    { TotalAmount: '9.00' },
  ],
  [
    'tax is nothing taken off, and what it is added to is the total',
    'Film    2    5,00    10,00    25 %    2,00    8,00',
    { UnitPrice: ['5,00'], TotalAmount: ['10,00'] },
    { Discount: undefined, TotalAmount: '8.00' },
  ],
  [
    'the price after the discount is the price',
    'Film    2    50,00    10 %    45,00    90,00',
    { UnitPrice: ['50,00', '45,00'], Discount: ['10', '%'], TotalAmount: ['90,00'] },
    { UnitPrice: '45.0000' },
  ],
  [
    'two prices side by side are two',
    'Film    2    50,00 45,00    10 %    90,00',
    { UnitPrice: ['50,00', '45,00'], Discount: ['10', '%'], TotalAmount: ['90,00'] },
    { UnitPrice: '45.0000' },
  ],
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
    'what lies between price and total is the discount',
    'Film    2    5,00    1,50    8,50',
    { UnitPrice: ['5,00'], TotalAmount: ['8,50'] },
    { Discount: '1,50' },
  ],
  ['so is a rate', 'Film    2    5,00    15 %    8,50', { UnitPrice: ['5,00'], TotalAmount: ['8,50'] }, { Discount: '15 %' }],
  [
    'what leads from the price before',
    'Film    2    5,00    4,25    1,50    8,50',
    { UnitPrice: ['4,25'], TotalAmount: ['8,50'] },
    { UnitPrice: '4.2500', Discount: '1,50' },
  ],
  [
    'VAT is no discount',
    'Film    2    5,95    19 %    1,90    10,00',
    { UnitPrice: ['5,95'], TotalAmount: ['10,00'] },
    { Discount: undefined, TotalAmount: '10.00' },
  ],
  ['two that would do leave it open', 'Film    2    5,00    1,50    15 %    8,50', { UnitPrice: ['5,00'], TotalAmount: ['8,50'] }, { Discount: undefined }],
  ['a factor is no quantity', 'Film    1.38x    1    15,21', { Quantity: ['1.38x', '1'], TotalAmount: ['15,21'] }, { Quantity: '1.0' }],
  [
    'a rate without its sign, beside one that is taken off',
    'Film    2    50,00    90,00    5    4,50    94,50    10 %',
    { UnitPrice: ['50,00'], VatRate: ['5'], Discount: ['10', '%'], TotalAmount: ['94,50'] },
    { TotalAmount: '90.00', VatRate: '5.0' },
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

for (const [what, below, wanted] of [
  ['the sum says that it is taken off', '37,50', { Discount: '2,00', TotalAmount: '10.00' }],
  ['the sum does not know of it', '39,50', { TotalAmount: '12.00' }],
  ['no sum speaks of it', '77,50', { TotalAmount: '12.00' }],
] as const)
  test(`a reduction on a further line: ${what}`, async () => {
    const rows = await rowsOf(
      `
      Kunstrasen   3    4,00    12,00
        abzgl. Rabatt           -2,00
      Steak        5    5,50    27,50
      Zwischensumme             ${below}`,
      {
        roles: ['start', 'continues', 'start', 'outside'],
        columns: { Description: ['Kunstrasen', 'Steak'], Quantity: ['3', '5'], UnitPrice: ['4,00', '5,50'], TotalAmount: ['12,00', '27,50'] },
      },
    );
    has(rows[0], wanted);
    assert.equal(rows[1]!.TotalAmount, '27.50');
  });

for (const [what, lines, found] of [
  ['that every price is multiplied by are quantities', ['3685,000   Hosting      3    11055,00', ' 20,000    Pflege       1       20,00'], ['3.0', '1.0']],
  ['that only count stay positions', ['3685,000   Hosting      1     3685,00', ' 20,000    Pflege       2       20,00'], [undefined, undefined]],
] as const)
  test(`whole numbers ${what}`, async () => {
    const rows = await rowsOf(`\n    ${lines.join('\n    ')}`, {
      roles,
      columns: {
        Description: ['Hosting', 'Pflege'],
        PositionId: ['1', '2', '3'],
        UnitPrice: ['3685,000', '20,000'],
        TotalAmount: ['11055,00', '3685,00', '20,00'],
      },
    });
    assert.deepEqual(
      rows.map(({ Quantity }) => Quantity),
      found,
    );
  });

test('the VAT of a row is not its total, where the rows print what it is reckoned from', async () => {
  const rows = await rowsOf(
    `
    Fracht     1    50,00    23 %    11,50
    Maut       1    80,00    23 %    18,40`,
    { roles, columns: { Description: ['Fracht', 'Maut'], VatRate: ['23', '%'], TotalAmount: ['11,50', '18,40'] } },
  );
  assert.deepEqual(
    rows.map(({ TotalAmount }) => TotalAmount),
    ['50.00', '80.00'],
  );
});

test('a net total that had been taken for a price is no price any more', async () => {
  const [row] = await rowsOf(
    '\n    Container    3,00    1.777,17    2.221,46',
    { roles: ['start'], columns: { Description: ['Container'], Quantity: ['3,00'], UnitPrice: ['1.777,17'], TotalAmount: ['2.221,46'] } },
    { decimal: 'comma', sums: [177717, 222146] },
  );
  assert.deepEqual(row, { Description: 'Container', Quantity: '3.0', TotalAmount: '1777.17' });
});
