/** The items of a table: their cells, and how sure a row is. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Document } from '../../../src/document/document.js';
import { classifyLines } from '../../../src/extraction/decoding/classify.js';
import { lineItemsOf } from '../../../src/extraction/line-items/line-items.js';
import { encode } from '../../../src/features/encode.js';
import { columnNames } from '../../../src/network/config.js';
import { drawn } from '../../drawn.js';
import { fakeNetworks, type FakeOutputs } from '../fake-networks.js';

const linesOf = (document: Document, fake: FakeOutputs) => classifyLines(encode(document, { candidates: false }), fakeNetworks(document, fake).lineItems!);

const table = drawn(`
  Pos  Artikel  Bezeichnung       Menge    Preis    Betrag
  1    A-100    Schraube M8       1.234    0,50     617,00
                verzinkt
  2    B-7      Bohrmaschine      2 Stk    70,00    133,00
  3             Versand                             5,00
                Hinweis
  Netto                                             755,00`);
const fake: FakeOutputs = {
  roles: ['header', 'start', 'continues', 'start', 'start', 'start', 'outside'],
  columns: {
    PositionId: ['1', '2', '3'],
    ItemId: ['A-100', 'B-7'],
    Description: ['Schraube', 'M8', 'verzinkt', 'Bohrmaschine', 'Versand', 'Hinweis'],
    Quantity: ['1.234', 'Stk'],
    UnitPrice: ['0,50', '70,00'],
    TotalAmount: ['617,00', '133,00', '5,00'],
  },
};

test('line items: cells, descriptions over several lines, readings that add up', async () => {
  const items = lineItemsOf(await linesOf(table, fake));
  assert.deepEqual(
    items.map(({ cells }) => Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, cell!.value]))),
    [
      { PositionId: '1', ItemId: 'A-100', Description: 'Schraube M8 verzinkt', Quantity: '1234.0', UnitPrice: '0.5000', TotalAmount: '617.00' },
      { PositionId: '2', ItemId: 'B-7', Description: 'Bohrmaschine', UnitPrice: '70.0000', TotalAmount: '133.00' },
      { PositionId: '3', Description: 'Versand', TotalAmount: '5.00' },
    ],
  );
});

test('line items: a row that adds up is surer than one that does not', async () => {
  const one = async (total: string) => {
    const document = drawn(`1  Schraube  4  0,50  ${total}`);
    const columns = { Description: ['Schraube'], Quantity: ['4'], UnitPrice: ['0,50'], TotalAmount: [total] };
    return lineItemsOf(await linesOf(document, { roles: ['start'], columns }))[0]!;
  };
  const [right, wrong] = [await one('2,00'), await one('3,00')];
  assert.ok(right.score > wrong.score);
  assert.deepEqual([right.cells.TotalAmount!.evidence.agrees, wrong.cells.TotalAmount!.evidence.disagrees], [1, 1]);
});

for (const [what, row, columns, agrees] of [
  ['a discount in percent', '4  10,00  5 %  38,00', { Quantity: ['4'], UnitPrice: ['10,00'], Discount: ['5', '%'], TotalAmount: ['38,00'] }, 1],
  ['a price per hundred', '250  4,00  10,00', { Quantity: ['250'], UnitPrice: ['4,00'], TotalAmount: ['10,00'] }, 1],
  ['nothing that explains it', '3  4,00  10,00', { Quantity: ['3'], UnitPrice: ['4,00'], TotalAmount: ['10,00'] }, 0],
] as const) {
  test(`line items: ${what}`, async () => {
    const document = drawn(`Teil  ${row}`);
    const [item] = lineItemsOf(await linesOf(document, { roles: ['start'], columns: { Description: ['Teil'], ...columns } }));
    assert.equal(item!.cells.TotalAmount!.evidence.agrees, agrees);
  });
}

for (const [what, row, columns, found] of [
  [
    'a position further off is one',
    'Produkt        2    4       0,50    2,00',
    { Description: ['Produkt'], PositionId: ['2'], Quantity: ['4'], UnitPrice: ['0,50'], TotalAmount: ['2,00'] },
    { PositionId: '2', Description: 'Produkt', Quantity: '4.0', UnitPrice: '0.5000', TotalAmount: '2.00' },
  ],
  [
    'the key of the number behind it is none',
    'Schraube Artikel 4711    2    4,00    8,00',
    { Description: ['Schraube'], ItemId: ['4711'], Quantity: ['2'], UnitPrice: ['4,00'], TotalAmount: ['8,00'] },
    { Description: 'Schraube', ItemId: '4711', Quantity: '2.0', UnitPrice: '4.0000', TotalAmount: '8.00' },
  ],
  [
    'the unit attached to a quantity',
    'Schraube    5Stk    0,50    2,50',
    { Description: ['Schraube'], Quantity: ['5Stk'], UnitPrice: ['0,50'], TotalAmount: ['2,50'] },
    { Description: 'Schraube', Quantity: '5.0', Unit: 'Stk', UnitPrice: '0.5000', TotalAmount: '2.50' },
  ],
  [
    'the article number in brackets before a name',
    '[DESK-04] Desk    5    0,50    2,50',
    { Description: ['[DESK-04]', 'Desk'], Quantity: ['5'], UnitPrice: ['0,50'], TotalAmount: ['2,50'] },
    { ItemId: 'DESK-04', Description: 'Desk', Quantity: '5.0', UnitPrice: '0.5000', TotalAmount: '2.50' },
  ],
  [
    'words in brackets before a name are of it',
    '[used] Desk    5    0,50    2,50',
    { Description: ['[used]', 'Desk'], Quantity: ['5'], UnitPrice: ['0,50'], TotalAmount: ['2,50'] },
    { Description: '[used] Desk', Quantity: '5.0', UnitPrice: '0.5000', TotalAmount: '2.50' },
  ],
  [
    'the same with a digit in the unit',
    'Estrich    85m2    2,00    170,00',
    { Description: ['Estrich'], Quantity: ['85m2'], UnitPrice: ['2,00'], TotalAmount: ['170,00'] },
    { Description: 'Estrich', Quantity: '85.0', Unit: 'm2', UnitPrice: '2.0000', TotalAmount: '170.00' },
  ],
  [
    'the same below zero',
    'Taśma    4,00-rol.    2,50    10,00-',
    { Description: ['Taśma'], Quantity: ['4,00-rol.'], UnitPrice: ['2,50'], TotalAmount: ['10,00-'] },
    { Description: 'Taśma', Quantity: '-4.0', Unit: 'rol.', UnitPrice: '2.5000', TotalAmount: '-10.00' },
  ],
  [
    'the net amount beside the gross one, for it fits',
    'Schraube    3    10,00    30,00    5,70    35,70',
    { Description: ['Schraube'], Quantity: ['3'], UnitPrice: ['10,00'], TotalAmount: ['35,70'] },
    { Description: 'Schraube', Quantity: '3.0', UnitPrice: '10.0000', TotalAmount: '30.00' },
  ],
] as const) {
  test(`line items: ${what}`, async () => {
    const [item] = lineItemsOf(await linesOf(drawn(row), { roles: ['start'], columns }));
    assert.deepEqual(Object.fromEntries(Object.entries(item!.cells).map(([name, cell]) => [name, cell!.value])), found);
  });
}

for (const [what, line, column, word, share, expected] of [
  ['the price that quantity and total come to', 'Lišta    25    4,20    105,00    20    126,00', 'UnitPrice', '4,20', 0.001, '4.2000'],
  ['of one piece any amount is that is printed twice', 'Lišta    1    105,00    20    105,01    126,00', 'UnitPrice', '105,01', 0.001, undefined],
  ['unless the network says so', 'Lišta    1    105,00    20    105,01    126,00', 'UnitPrice', '105,01', 0.2, '105.0100'],
  ['the total that quantity and price come to', '400    Ballon    0,79    316,00', 'TotalAmount', '316,00', 0.01, '316.00'],
  ['another amount', '400    Ballon    0,79    327,00', 'TotalAmount', '327,00', 0.01, undefined],
] as const)
  test(`line items: ${what}, though it was taken for nothing`, async () => {
    const columns = { Description: ['Lišta', 'Ballon'], Quantity: ['25', '400', '1'], UnitPrice: ['0,79'], TotalAmount: ['105,00'] };
    const pieces = await linesOf(drawn(line), { roles: ['start'], columns });
    const [{ page, columns: shares, columnCount }] = pieces as [(typeof pieces)[0]];
    shares[page.tokens.findIndex(({ text }) => text === word) * columnCount + columnNames().indexOf(column)] = share;
    const [item] = lineItemsOf(pieces, { decimal: 'comma' });
    assert.equal(item!.cells[column]?.value, expected);
  });

for (const [order, day] of [
  ['dmy', '2024-08-01'],
  ['mdy', '2024-01-08'],
] as const) {
  test(`line items: days in the order of the document, ${order}`, async () => {
    const columns = { DeliveryDate: ['01/08/2024'], Description: ['Call'], TotalAmount: ['90.00'] };
    const [item] = lineItemsOf(await linesOf(drawn('01/08/2024    Call    90.00'), { roles: ['start'], columns }), { decimal: 'point', order });
    assert.equal(item!.cells.DeliveryDate!.value, day);
  });
}
