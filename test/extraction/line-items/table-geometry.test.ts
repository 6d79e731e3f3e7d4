/** What the network left open in item tables and the table itself decides: where columns end, what sums lack, what comes again. */
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

for (const [what, sums, count] of [
  ['what the sum lacks', [7440], 3],
  ['what the gross amount lacks', [9000, 7440], 3],
  ['no line where the sum holds', [5450], 2],
  ['no line where nothing closes the gap', [8000], 2],
] as const) {
  test(`a line above the rows: ${what}`, async () => {
    const rows = await rowsOf(
      `
      Feuer und Sturm         19,90
      Grundpreis              42,00
      Leihgerät               12,50
      Fracht                  19,90`,
      { roles: ['outside', 'start', 'start', 'outside'], columns },
      { decimal: 'comma', sums },
    );
    assert.equal(rows.length, count);
    if (count === 3) assert.deepEqual(rows[0], { Description: 'Feuer und Sturm', TotalAmount: '19.90' });
  });
}

for (const [what, price, count] of [
  ['adds up', '1,35', 3],
  ['does not add up', '1,45', 2],
] as const) {
  test(`a line in the table's columns that was taken for none and ${what}`, async () => {
    const rows = await rowsOf(
      `
      Diesel      10    1,30    13,00
      Wäsche       2    8,00    16,00
      AdBlue      20    ${price}    27,00`,
      {
        roles: ['start', 'start', 'outside'],
        columns: {
          Description: ['Diesel', 'Wäsche', 'AdBlue'],
          Quantity: ['10', '2', '20'],
          UnitPrice: ['1,30', '8,00', price],
          TotalAmount: ['13,00', '16,00', '27,00'],
        },
      },
    );
    assert.equal(rows.length, count);
  });
}

for (const [what, sums, found] of [
  ['its total is what the sum lacks', [7440], ['42.00', '12.50', '19.90']],
  ['the sum holds without it', [5450], ['42.00', '12.50']],
] as const) {
  test(`an item taken for the end of the one above: ${what}`, async () => {
    const rows = await rowsOf(
      `
      Grundpreis              42,00
      Leihgerät               12,50
      Fracht                  19,90`,
      {
        roles: ['start', 'start', 'continues'],
        columns: { Description: ['Grundpreis', 'Leihgerät', 'Fracht'], TotalAmount: ['42,00', '12,50', '19,90'] },
      },
      { decimal: 'comma', sums },
    );
    assert.deepEqual(
      rows.map(({ TotalAmount }) => TotalAmount),
      found,
    );
  });
}

for (const [what, line, sums, count] of [
  ['their sum is what the rows lack', 'Porto', [8500], 4],
  ['the sum holds without them', 'Porto', [5450], 2],
  ['their sum is another', 'Porto', [8600], 2],
  ['one of them is a tax', 'MwSt 19 %', [8500], 2],
] as const) {
  test(`lines below the last item: ${what}`, async () => {
    const rows = await rowsOf(
      `
      Grundpreis              42,00
      Leihgerät               12,50
      Auslagen
      Fahrtkosten             25,00
      ${line.padEnd(24)} 5,50`,
      { roles: ['start', 'start', 'outside', 'outside', 'outside'], columns: { Description: ['Grundpreis', 'Leihgerät'], TotalAmount: ['42,00', '12,50'] } },
      { decimal: 'comma', sums },
    );
    assert.equal(rows.length, count);
  });
}

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

test('a reference worded like the one before holds for its rows', async () => {
  const rows = await rowsOf(
    `
    Lieferschein 240881 vom 06.03.2024
    Mehl        178,00
    Lieferschein 240944 vom 20.03.2024
    Sesam        38,90`,
    {
      roles: ['other', 'start', 'other', 'start'],
      columns: { DeliveryId: ['240881'], DeliveryDate: ['06.03.2024'], Description: ['Mehl', 'Sesam'], TotalAmount: ['178,00', '38,90'] },
    },
  );
  assert.deepEqual(
    rows.map(({ DeliveryId, DeliveryDate }) => [DeliveryId, DeliveryDate]),
    [
      ['240881', '2024-03-06'],
      ['240944', '2024-03-20'],
    ],
  );
});

for (const [what, numbers, expected] of [
  [
    'that count up evenly',
    ['000010 4007817331019', '000020 4005402214501'],
    [
      ['000010', '4007817331019'],
      ['000020', '4005402214501'],
    ],
  ],
  [
    'that do not are parts of the number',
    ['471 12-A', '118 14-B'],
    [
      [undefined, '471 12-A'],
      [undefined, '118 14-B'],
    ],
  ],
] as const) {
  test(`numbers close before article numbers: ${what}`, async () => {
    const rows = await rowsOf(numbers.map((number) => `${number}    Kabel    4,20`).join('\n'), {
      roles: ['start', 'start'],
      columns: { ItemId: numbers.flatMap((number) => number.split(' ')), Description: ['Kabel'], TotalAmount: ['4,20'] },
    });
    assert.deepEqual(
      rows.map(({ PositionId, ItemId }) => [PositionId, ItemId]),
      expected,
    );
  });
}

test('words are no positions', async () => {
  const rows = await rowsOf('MKS    Beratung    4,20\n1a    Anruf    4,20', {
    roles: ['start', 'start'],
    columns: { PositionId: ['MKS', '1a'], Description: ['Beratung', 'Anruf'], TotalAmount: ['4,20'] },
  });
  assert.deepEqual(
    rows.map(({ PositionId }) => PositionId),
    [undefined, '1a'],
  );
});

for (const [what, third, position] of [
  ['stands below its item', '2          Lieferung frei', '2'],
  ['belongs to a line that says something else', 'Lieferung frei      2', undefined],
] as const)
  test(`a position in the midst of a high cell: it ${what}`, async () => {
    const rows = await rowsOf(
      `
      1    Grundpreis              42,00
           Leihgerät               12,50
      ${third}`,
      {
        roles: ['start', 'start', 'other'],
        columns: { PositionId: ['1', '2'], Description: ['Grundpreis', 'Leihgerät', 'Lieferung', 'frei'], TotalAmount: ['42,00', '12,50'] },
      },
    );
    assert.equal(rows[1]!.PositionId, position);
  });
