/** Item tables where other evidence outweighs the network: arithmetic, wording, the document's own day. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { dayWithoutYear } from '../../../src/values/dates/day-without-year.js';
import { rowsOf } from './item-rows.js';

for (const [what, row, chosen, quantity] of [
  ['bottles beside cartons', 'Rotwein    10    60    9,40    564,00', { Quantity: ['10'], VatRate: ['60'] }, '60.0'],
  ['none was chosen', 'Kiste    109    0,25    27,25', {}, '109.0'],
  ['the one that was chosen fits', 'Rotwein    10    60    56,40    564,00', { Quantity: ['10'] }, '10.0'],
  ['none fits', 'Rotwein    10    61    9,40    564,00', { Quantity: ['10'] }, '10.0'],
] as const) {
  test(`quantities: ${what}`, async () => {
    const words = row.split(/\s+/);
    const columns = { Description: [words[0]!], UnitPrice: [words.at(-2)!], TotalAmount: [words.at(-1)!], ...chosen };
    const [item] = await rowsOf(row, { roles: ['start'], columns });
    assert.equal(item!.Quantity, quantity);
  });
}

test('receipts: the price below an item that says its quantity and total', async () => {
  const rows = await rowsOf(
    `
    2 x Baguette       2,60
    à 1,30 €
    1 x Pain           3,40`,
    {
      roles: ['start', 'start', 'start'],
      columns: { Quantity: ['2', '1'], Description: ['Baguette', 'Pain'], TotalAmount: ['2,60', '3,40'], UnitPrice: ['1,30'] },
    },
  );
  assert.deepEqual(
    rows.map(({ Description, UnitPrice }) => [Description, UnitPrice]),
    [
      ['Baguette', '1.3000'],
      ['Pain', undefined],
    ],
  );
});

test('in the document’s own way of writing, "5,000" is five thousand', async () => {
  const columns = { Description: ['Flyers'], Quantity: ['5,000'], UnitPrice: ['46.00'], TotalAmount: ['230.00'] };
  for (const [decimal, quantity] of [
    ['point', '5000.0'],
    [undefined, '5.0'],
  ] as const) {
    const [item] = await rowsOf('Flyers    5,000    46.00    230.00', { roles: ['start'], columns }, { ...(decimal && { decimal }) });
    assert.equal(item!.Quantity, quantity);
  }
});

test('an article’s number above the line that says what it is belongs to it', async () => {
  const rows = await rowsOf(
    `
    KRA-0735
    Rotwein    2    4,00    8,00
    TUL-2243
    Weißwein    3    4,00    12,00`,
    {
      roles: ['start', 'start', 'start', 'start'],
      columns: {
        ItemId: ['KRA-0735', 'TUL-2243'],
        Description: ['Rotwein', 'Weißwein'],
        Quantity: ['2', '3'],
        UnitPrice: ['4,00'],
        TotalAmount: ['8,00', '12,00'],
      },
    },
  );
  assert.deepEqual(
    rows.map(({ ItemId, Description }) => [ItemId, Description]),
    [
      ['KRA-0735', 'Rotwein'],
      ['TUL-2243', 'Weißwein'],
    ],
  );
});

for (const [text, order, day, found] of [
  ['22.10.', 'dmy', '2025-10-24', '2025-10-22'],
  ['14-05', undefined, '2025-05-20', '2025-05-14'],
  ['12/28', 'mdy', '2026-01-05', '2025-12-28'],
  ['02/01', 'dmy', '2025-12-20', '2026-01-02'],
  ['31.02.', 'dmy', '2025-03-01', undefined],
  ['22.10.', 'dmy', undefined, undefined],
  ['1.300', 'dmy', '2025-03-01', undefined],
] as const) {
  test(`the day ${text} of a document of ${day ?? 'no day'}`, () => assert.equal(dayWithoutYear(text, order, day), found));
}
