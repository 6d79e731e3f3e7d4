/** What stands below each other in a table is of one kind, what two lines number is two items, and what lines between the items name. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { namedIn } from '../../src/extraction/reference-words.js';
import { encode } from '../../src/features/encode.js';
import { drawn } from '../drawn.js';
import { rowsOf } from './item-rows.js';

const start = ['start', 'start', 'start', 'start'] as const;
const names = ['Film', 'Rohr', 'Kleber', 'Band'];
const table = (numbers: readonly string[]): string => names.map((name, i) => `    ${numbers[i]!.padEnd(10)}    ${name.padEnd(8)}    ${sums[i]}`).join('\n');
const sums = ['1,10', '2,30', '4,50', '9,70'];

for (const [what, numbers, PositionId, ItemId, wanted] of [
  ['an article number among many', ['4711', '4720', '4713', '4790'], ['4790'], ['4711', '4720', '4713'], 'ItemId'],
  ['positions in tens of chapters', ['01.0010', '01.0020', '01.0030', '01.0040'], ['01.0020'], ['01.0010', '01.0030', '01.0040'], 'PositionId'],
  ['what goes up and down counts nothing', ['798', '5', '147', '26'], ['798', '147', '26'], ['5'], 'ItemId'],
] as const)
  test(`one column, one kind: ${what}`, async () => {
    const rows = await rowsOf(`\n${table(numbers)}`, { roles: start, columns: { PositionId, ItemId, Description: names, TotalAmount: sums } });
    assert.deepEqual(
      rows.map((row) => row[wanted]),
      numbers,
    );
  });

test('a rate that was taken for a position is one, where the others of its column are', async () => {
  const rows = await rowsOf(`\n${names.map((name, i) => `    ${name.padEnd(8)}    ${i === 1 ? 12 : 21}    ${sums[i]}`).join('\n')}`, {
    roles: start,
    columns: { Description: names, VatRate: ['21'], PositionId: ['12'], TotalAmount: sums },
  });
  assert.deepEqual(
    rows.map(({ PositionId, VatRate }) => [PositionId, VatRate]),
    [21, 12, 21, 21].map((rate) => [undefined, `${rate}.0`]),
  );
});

test('what a key stands before in the other rows it stands before in all', async () => {
  const numbers = ['18972', '19499', '17817', '19363'];
  const rows = await rowsOf(`\n${names.map((name, i) => `    ${name.padEnd(8)}    ${sums[i]}\n    Art.-Nr.: ${numbers[i]}`).join('\n')}`, {
    roles: names.flatMap(() => ['start', 'continues'] as const),
    columns: { Description: names, ItemId: numbers.filter((number) => number !== '19499'), TotalAmount: sums },
  });
  assert.deepEqual(
    rows.map(({ ItemId }) => ItemId),
    numbers,
  );
});

test('an article that has no other number has its GTIN', async () => {
  const rows = await rowsOf(
    `
    Film          1,00
    EAN: 4006381333931
    Rohr          2,00
    EAN: 4006381333932`,
    { roles: ['start', 'continues', 'start', 'continues'], columns: { Description: ['Film', 'Rohr'], TotalAmount: ['1,00', '2,00'] } },
  );
  assert.deepEqual(
    rows.map(({ ItemId }) => ItemId),
    ['4006381333931', undefined],
  );
});

test('two lines that count and come to something are two items', async () => {
  const rows = await rowsOf(
    `
    Film      2    5,00    10,00
    Rohr      3    4,00    12,00
    aus PVC`,
    {
      roles: ['start', 'continues', 'continues'],
      columns: { Description: ['Film', 'Rohr', 'aus', 'PVC'], Quantity: ['2', '3'], UnitPrice: ['5,00', '4,00'], TotalAmount: ['10,00', '12,00'] },
    },
  );
  assert.deepEqual(
    rows.map(({ Description, TotalAmount }) => [Description, TotalAmount]),
    [
      ['Film', '10.00'],
      ['Rohr aus PVC', '12.00'],
    ],
  );
});

for (const [line, wanted] of [
  ['LS-Nr. 618204 vom 01.08.2025', { DeliveryId: '618204' }],
  ['Lieferschein L 80 22 417 vom 2.9.25', { DeliveryId: 'L 80 22 417' }],
  ['ALBARÁN A25/20418 02/07/25 S/PEDIDO P-3371', { DeliveryId: 'A25/20418', OrderId: 'P-3371' }],
  ['Bestellung Nr. 4711', { OrderId: '4711' }],
  ['WZ 8820/25', { DeliveryId: '8820/25' }],
  ['Summe Lieferschein 414,14', {}],
  ['Lieferschein liegt bei', {}],
  ['DDT n. 2391 del 04/03/2025', { DeliveryId: '2391' }],
] as const)
  test(`the line "${line}" names ${JSON.stringify(wanted)}`, () => {
    const [page] = encode(drawn(line), { candidates: false });
    const found = Object.entries(namedIn(page!.tokens)).map(([field, tokens]) => [field, tokens.map(({ text }) => text).join(' ')]);
    assert.deepEqual(Object.fromEntries(found), wanted);
  });

for (const [what, header, wanted] of [
  ['a currency stands over prices', 'Ware        Netto        €/kg         Summe', ['270.0', '0.8400']],
  ['words stand over both', 'Ware        Menge        Preis        Summe', ['270.0', '0.8400']],
  ['a header that says nothing leaves them', 'Ware        A            B            Summe', ['0.84', '270.0000']],
] as const)
  test(`quantities and prices exchanged: ${what}`, async () => {
    const rows = await rowsOf(
      `
    ${header}
    Orangen     270,00       0,840        226,80
    Tomaten     36,50        3,950        144,18`,
      {
        roles: ['header', 'start', 'start'],
        columns: { Description: ['Orangen', 'Tomaten'], Quantity: ['0,840', '3,950'], UnitPrice: ['270,00', '36,50'], TotalAmount: ['226,80', '144,18'] },
      },
    );
    assert.deepEqual([rows[0]!.Quantity, rows[0]!.UnitPrice], wanted);
  });
