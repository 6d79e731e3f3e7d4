/** The whole of the item table, for no file decides it alone: rows, cells and what the table itself settles, from drawn pages to items. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Document } from '../../../src/document/document.js';
import { classifyLines } from '../../../src/extraction/decoding/classify.js';
import { lineItemsOf } from '../../../src/extraction/line-items/line-items.js';
import { encode } from '../../../src/features/encode.js';
import { drawn } from '../../drawn.js';
import { fakeNetworks, type FakeOutputs } from '../fake-networks.js';
import { rowsOf } from './item-rows.js';

const itemsOf = async (document: Document, fake: FakeOutputs) =>
  lineItemsOf(await classifyLines(encode(document, { candidates: false }), fakeNetworks(document, fake).lineItems!), { decimal: 'comma' });

test('ten pages: rows of all of them, headers or none, a page without rows, what is carried over, a reference that is inherited over pages', async () => {
  const names = Array.from({ length: 10 }, (_, page) => [`Te${page}a`, `Te${page}b`]);
  let sum = 0;
  const pages = names.map(([first, second], page) => {
    if (page === 4) return { text: 'Allgemeine Bedingungen', roles: ['outside'] as const };
    const carried = page > 0 ? [`Übertrag    ${sum},00`] : ['Lieferschein    L-1'];
    sum += 7;
    const head = page % 2 === 0 ? ['Bezeichnung    Betrag'] : [];
    return {
      text: [...head, ...carried, `${first}    3,00`, `${second}    4,00`].join('\n'),
      roles: [...head.map(() => 'header' as const), 'other' as const, 'start' as const, 'start' as const],
    };
  });
  const document = drawn(pages.map(({ text }) => text).join('\f'));
  const totals = Array.from({ length: 10 }, (_, i) => `${7 * i},00`);
  const items = await itemsOf(document, {
    roles: pages[0]!.roles,
    morePages: pages.slice(1).map(({ roles }) => roles),
    columns: { Description: ['Übertrag', ...names.flat()], DeliveryId: ['L-1'], TotalAmount: ['3,00', '4,00', ...totals] },
  });
  assert.deepEqual(
    items.map(({ cells, page }) => `${cells.Description!.value} ${page}`),
    names.flatMap((two, page) => (page === 4 ? [] : two.map((name) => `${name} ${page}`))),
  );
  assert.deepEqual([...new Set(items.map(({ cells }) => cells.DeliveryId?.value))], ['L-1']);
});

for (const [what, text, roles, expected] of [
  [
    'words above their numbers',
    'Brett Eiche\n2 5,00 10,00\nLeim weiss\n1 4,00 4,00',
    ['start', 'start', 'start', 'start'],
    ['Brett Eiche 10.00', 'Leim weiss 4.00'],
  ],
  [
    'numbers above their words',
    '2 5,00 10,00\nBrett Eiche\n1 4,00 4,00\nLeim weiss',
    ['start', 'start', 'start', 'start'],
    ['Brett Eiche 10.00', 'Leim weiss 4.00'],
  ],
  ['a pair alone', '2 5,00 10,00\nBrett Eiche', ['start', 'start'], ['Brett Eiche 10.00']],
  [
    'words too many at the end',
    'Brett Eiche\n2 5,00 10,00\nLeim weiss\n1 4,00 4,00\nDose',
    ['start', 'start', 'start', 'start', 'start'],
    ['Brett Eiche 10.00', 'Leim weiss 4.00'],
  ],
  ['a sum is no item', 'Brett Eiche 2 5,00 10,00\nLeim weiss\n14,00', ['start', 'start', 'start'], ['Brett Eiche 10.00']],
] as const) {
  test(`parts of items in rows of their own: ${what}`, async () => {
    const columns = {
      Description: ['Brett', 'Eiche', 'Leim', 'weiss', 'Dose'],
      Quantity: ['2', '1'],
      UnitPrice: ['5,00', '4,00'],
      TotalAmount: ['10,00', '4,00', '14,00'],
    };
    // The same words twice in a row are told apart by their place: 4,00 is a price and a total.
    const items = await itemsOf(drawn(text.replaceAll(' ', '  ')), { roles, columns });
    assert.deepEqual(
      items.map(({ cells }) => `${cells.Description?.value} ${cells.TotalAmount?.value ?? Number(cells.UnitPrice?.value).toFixed(2)}`),
      expected,
    );
  });
}

test('a position in the midst of a high cell belongs to the item above it', async () => {
  const document = drawn('Brett  2  5,00  10,00\nP1  Eiche\nLeim  1  3,50  3,50\nP2  weiss');
  const columns = {
    Description: ['Brett', 'Eiche', 'Leim', 'weiss'],
    PositionId: ['P1', 'P2'],
    Quantity: ['2', '1'],
    UnitPrice: ['5,00', '3,50'],
    TotalAmount: ['10,00'],
  };
  const items = await itemsOf(document, { roles: ['start', 'start', 'start', 'start'], columns });
  assert.deepEqual(
    items.map(({ cells }) => [cells.PositionId?.value, cells.Description?.value]),
    [
      ['P1', 'Brett Eiche'],
      ['P2', 'Leim weiss'],
    ],
  );
});

test('two article numbers side by side are two', async () => {
  const columns = { ItemId: ['KR3', '55T'], Description: ['Brett'], Quantity: ['2'], UnitPrice: ['5,00'], TotalAmount: ['10,00'] };
  const [item] = await itemsOf(drawn('KR3       55T    Brett  2  5,00  10,00'), { roles: ['start'], columns });
  assert.equal(item!.cells.ItemId!.value, 'KR3');
});

for (const [printed, value] of [
  ['0', '0'],
  ['0,00', '0,00'],
  ['0,00%', '0,00%'],
  ['-', undefined],
  ['5%', '5%'],
  ['0,50', '0,50'],
  ['10', '10'],
] as const) {
  test(`a discount of ${printed} is ${value ?? 'none'}`, async () => {
    const columns = { Description: ['Brett'], Discount: [printed], TotalAmount: ['9,50'] };
    const [item] = await itemsOf(drawn(`Brett    ${printed}    9,50`), { roles: ['start'], columns });
    assert.equal(item!.cells.Discount?.value, value);
  });
}

test('a dash that begins a line is no part of the description', async () => {
  const columns = { Description: ['-', 'Brett', 'E-Motor'], TotalAmount: ['9,50'] };
  const [item] = await itemsOf(drawn('- Brett E-Motor    9,50'), { roles: ['start'], columns });
  assert.equal(item!.cells.Description!.value, 'Brett E-Motor');
});

const fees = { Description: ['Grundpreis', 'Anrufe', 'Leihgerät', 'Hinweis'], Quantity: ['3'], TotalAmount: ['42,00', '12,50'] };

test('a total that the network took for nothing is told by where its column ends', async () => {
  const rows = await rowsOf(
    `
    Grundpreis              42,00
    Leihgerät               12,50
    Anrufe          3        4,20`,
    { roles: ['start', 'start', 'start'], columns: fees },
  );
  assert.deepEqual(rows[2], { Description: 'Anrufe', Quantity: '3.0', TotalAmount: '4.20' });
});

test('words and an amount alone may be a remark', async () => {
  const rows = await rowsOf(
    `
    Grundpreis              42,00
    Leihgerät               12,50
    Hinweis                  4,20`,
    { roles: ['start', 'start', 'start'], columns: fees },
  );
  assert.equal(rows.length, 2);
});

test('what is taken off from nothing else is a row’s own total', async () => {
  const rows = await rowsOf(
    `
    Grundpreis              42,00
    Leihgerät               12,50
    Nachlass                -6,00`,
    { roles: ['start', 'start', 'start'], columns: { ...fees, Description: ['Grundpreis', 'Leihgerät', 'Nachlass'], Discount: ['-6,00'] } },
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
