/** Item tables as they are printed: references, discounts, sums, several pages. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Document } from '../../../src/document/document.js';
import { classifyLines } from '../../../src/extraction/decoding/classify.js';
import { lineItemsOf } from '../../../src/extraction/line-items/line-items.js';
import { withSums } from '../../../src/extraction/line-items/table-sums.js';
import { encode } from '../../../src/features/encode.js';
import { drawn } from '../../drawn.js';
import { fakeNetworks, type FakeOutputs } from '../fake-networks.js';

const itemsOf = async (document: Document, fake: FakeOutputs) =>
  lineItemsOf(await classifyLines(encode(document, { candidates: false }), fakeNetworks(document, fake).lineItems!), { decimal: 'comma' });

test('references are inherited by the rows below, until the next; a row says its own', async () => {
  const document = drawn(`
  Auftrag        B-77
  Lieferschein   L-1     03.04.2025
  Brett      2    5,00    10,00
  Leim       1    4,00    4,00
  Lieferschein   L-2
  Nagel      1    3,00    3,00
  Dose       1    3,00    3,00    L-9
  Auftrag        B-78
  Lack       1    3,00    3,00`);
  const items = await itemsOf(document, {
    roles: ['other', 'other', 'start', 'start', 'other', 'start', 'start', 'other', 'start'],
    columns: {
      OrderId: ['B-77', 'B-78'],
      DeliveryId: ['L-1', 'L-2', 'L-9'],
      DeliveryDate: ['03.04.2025'],
      Description: ['Brett', 'Leim', 'Nagel', 'Dose', 'Lack'],
      TotalAmount: ['10,00', '4,00', '3,00'],
    },
  });
  assert.deepEqual(
    items.map(({ cells: { OrderId, DeliveryId, DeliveryDate } }) => [OrderId?.value, DeliveryId?.value, DeliveryDate?.value]),
    [
      ['B-77', 'L-1', '2025-04-03'],
      ['B-77', 'L-1', '2025-04-03'],
      ['B-77', 'L-2', undefined],
      ['B-77', 'L-9', undefined],
      ['B-78', undefined, undefined],
    ],
  );
});

for (const [what, net, gross, agrees, disagrees, note] of [
  ['the net amount', '14.00', '16.66', 1, 0, 'sum of 2 rows 14.00 = net 14.00'],
  ['the gross amount', '11.76', '14.00', 1, 0, 'sum of 2 rows 14.00 = gross 14.00'],
  ['the net amount with freight', '19.90', '23.68', 1, 0, 'sum of 2 rows 14.00 + 5.90 = net 19.90'],
  ['neither', '15.00', '17.85', 0, 1, 'sum of 2 rows is 14.00, printed is net 15.00 and gross 17.85'],
] as const) {
  test(`the rows' sum is ${what}`, async () => {
    const document = drawn('Brett    10,00\nLeim    4,00\n  \nVersand    5,90');
    const fake: FakeOutputs = { roles: ['start', 'start'], columns: { Description: ['Brett', 'Leim'], TotalAmount: ['10,00', '4,00'] } };
    const amount = (value: string) => ({ value }) as Parameters<typeof withSums>[1]['net'] & {};
    const items = await itemsOf(document, { ...fake });
    const before = [{ ...items[0]!, cells: { ...items[0]!.cells, Quantity: { ...items[0]!.cells.TotalAmount!, value: '2.0' } } }, items[1]!];
    const judged = withSums(before, { net: amount(net), gross: amount(gross) }, encode(document));
    const { evidence, value } = judged[1]!.cells.TotalAmount!;
    assert.deepEqual([evidence.agrees, evidence.disagrees, evidence.notes, value], [agrees, disagrees, [note], '4.00']);
    assert.equal(judged[0]!.score >= before[0]!.score, agrees === 1);
  });
}

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
