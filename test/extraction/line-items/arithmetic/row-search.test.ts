/** The search over readings of a row's cells: by itself, and what is left of it in whole tables. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { classifyLines } from '../../../../src/extraction/decoding/classify.js';
import { newTrace } from '../../../../src/extraction/decoding/steps.js';
import { factors } from '../../../../src/extraction/line-items/arithmetic/candidates.js';
import { readRow } from '../../../../src/extraction/line-items/arithmetic/row-search.js';
import { cellsOf } from '../../../../src/extraction/line-items/cells/table-cells.js';
import { encode } from '../../../../src/features/encode.js';
import { columnNames } from '../../../../src/network/config.js';
import { random } from '../../../../src/random.js';
import { drawn } from '../../../drawn.js';
import { fakeNetworks, type FakeOutputs } from '../../fake-networks.js';
import { rowsOf } from '../item-rows.js';

type Shares = Readonly<Record<string, Readonly<Record<string, number>>>>;
interface Options {
  readonly others?: Readonly<Record<string, readonly string[]>>;
  readonly hasTotals?: boolean;
  readonly source?: 'ocr';
}

/** What the search makes of one line: each cell's text or corrected value. Undefined where the network's cells stay. `shares`: probabilities of words' columns besides. */
async function found(
  text: string,
  columns: NonNullable<FakeOutputs['columns']>,
  shares: Shares = {},
  { others = {}, hasTotals = false, source }: Options = {},
) {
  const document = drawn(text, { ...(source && { source }) });
  const network = fakeNetworks(document, { roles: ['start'], columns: { Description: ['Brett'], ...columns } }).lineItems!;
  const [piece] = await classifyLines(encode(document, { candidates: false }), network, newTrace(['items.column-consensus']));
  for (const [word, share] of Object.entries(shares))
    for (const [column, probability] of Object.entries(share))
      piece!.columns[piece!.page.tokens.findIndex((token) => token.text === word) * piece!.columnCount + columnNames().indexOf(column)] = probability;
  const row = { piece: piece!, lines: [0], certainty: 0 };
  const { cells, changed } = readRow(row, cellsOf(row), { decimal: 'comma', others: (cell) => others[cell.text] ?? [], hasTotals });
  return changed.length > 0 ? factors.map((field) => cells[field]?.corrected ?? cells[field]?.text ?? '') : undefined;
}

for (const [what, text, [quantity, price, total], expected, shares, options] of [
  ['a row that adds up', 'Brett  2  5,00  10,00', ['2', '5,00', '10,00'], undefined],
  ['nothing fits', 'Brett  2  5,00  11,00', ['2', '5,00', '11,00'], undefined],
  ['a price per hundred of which the row has a word', 'Brett  250  4,00  per 100  10,00', ['250', '4,00', '10,00'], undefined],
  ['pieces beside packs', 'Brett  4  24  1,50  36,00', ['4', '1,50', '36,00'], ['24', '1,50', '36,00']],
  ['net beside gross', 'Brett  3  10,00  30,00  35,70', ['3', '10,00', '35,70'], ['3', '10,00', '30,00']],
  ['quantity for total', 'Brett  2  39,99  79,98', ['', '39,99', '2'], ['2', '39,99', '79,98'], { '2': { Quantity: 0.2 }, '79,98': { TotalAmount: 0.3 } }],
  ['what the price is for', 'Brett  2  60,00  1 120,00', ['2', '60,00', '1 120,00'], ['2', '60,00', '120,00']],
  ['the thousands of a price and of a total', 'Brett  3  6 400,00  18 624,00', ['3', '6 400,00', '18 624,00'], undefined],
  ['a quantity before what the price is for', 'Brett  40 100  25,00  10,00', ['40 100', '25,00', '10,00'], ['40', '25,00', '10,00']],
  ['the thousands of a quantity beside a price per thousand', 'Brett  15 000  62,40  936,00', ['15 000', '62,40', '936,00'], undefined],
  ['packs before what is in them', 'Brett  2 500  42,00  84,00', ['2 500', '42,00', '84,00'], ['2', '42,00', '84,00']],
  ['net beside gross in thousands', 'Brett  3  6 400,00  19 200  24 384', ['3', '6 400,00', '24 384'], ['3', '6 400,00', '19 200']],
  ['a price that was taken for part of the total', 'Brett  4  25 100,00', ['4', '', '25 100,00'], ['4', '25', '100,00']],
  ['another reading of the total', 'Brett  3  19,50  68,50', ['3', '19,50', '68,50'], ['3', '19,50', '58.50'], {}, { others: { '68,50': ['66,50', '58,50'] } }],
  ['a digit that nobody saw', 'Brett  3  19,50  68,50', ['3', '19,50', '68,50'], undefined, {}, { others: { '68,50': ['66,50'] } }],
  ['another reading of either', 'Brett  3  19,60  58,50', ['3', '19,60', '58,50'], undefined, {}, { others: { '19,60': ['19,50'], '58,50': ['58,80'] } }],
  ['a price that lost its comma', 'Brett  4  61000  2440,00', ['4', '61000', '2440,00'], ['4', '610.00', '2440,00'], {}, { source: 'ocr' }],
  ['a total whose comma was read as a blank', 'Brett  3  19,50  58 50', ['3', '19,50', '58 50'], ['3', '19,50', '58.50'], {}, { source: 'ocr' }],
  ['a price per hundred of a text layer', 'Brett  4  61000  2440,00', ['4', '61000', '2440,00'], undefined],
  ['the number of a row beside others', 'Brett  7,20', ['', '', ''], undefined, { '7,20': { TotalAmount: 0.4 } }],
  ['a count that is multiplied', 'Brett (3 Stk x 2,40  7,20', ['', '2,40', '7,20'], ['(3', '2,40', '7,20'], { '(3': { Quantity: 0.2 } }],
  ['a total where other rows have one', 'Brett  3  7,20', ['3', '', ''], ['3', '', '7,20'], {}, { hasTotals: true }],
] as const)
  test(`row search: ${what}`, async () => {
    const columns = Object.fromEntries(
      (
        [
          ['Quantity', quantity],
          ['UnitPrice', price],
          ['TotalAmount', total],
        ] as const
      ).map(([field, words]) => [field, words ? words.split(' ') : []]),
    );
    assert.deepEqual(await found(text, columns, shares, options), expected);
  });

for (const [what, position, expected] of [
  ['a decimal in the column of positions that the row multiplies', '1,97', ['1,97', '218,50', '430,45']],
  ['a position', '2', undefined],
] as const)
  test(`row search: ${what}`, async () => {
    const columns = { PositionId: [position], Quantity: ['20,0'], UnitPrice: ['218,50'], TotalAmount: ['430,45'] };
    assert.deepEqual(await found(`${position}  Brett  218,50  20,0  430,45`, columns), expected);
  });

const money = (hundredths: number): string => (hundredths / 100).toFixed(2).replace('.', ',');

test('row search: the unit of the amounts does not matter', async () => {
  const chance = random('row search');
  for (let round = 0; round < 40; round++) {
    const [quantity, price] = [chance.integer(2, 9), chance.integer(111, 999)];
    const amounts = [price, quantity * price, chance.integer(100, 999), chance.integer(1000, 9999)];
    const order = [0, 1, 2, 3].sort(() => chance.integer(0, 1) - 0.5);
    const likely = amounts.map(() => [chance.integer(1, 90) / 100, chance.integer(1, 90) / 100] as const);
    const choice = async (scale: number) => {
      const words = amounts.map((amount) => money(amount * scale));
      const shares = Object.fromEntries(words.map((word, i) => [word, { UnitPrice: likely[i]![0], TotalAmount: likely[i]![1] }]));
      const columns = { Quantity: [String(quantity)], UnitPrice: [words[2]!], TotalAmount: [words[3]!] };
      const cells = await found(`Brett  ${quantity}  ${order.map((i) => words[i]).join('  ')}`, columns, shares);
      return cells?.map((text) => words.indexOf(text));
    };
    assert.deepEqual(await choice(10), await choice(1));
  }
});

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

test('quantities: where documents of the layout are sure which number it is, no other is, whatever adds up', async () => {
  const row = 'Anprobe    20,00    1    1,500    30,00';
  const columns = { Description: ['Anprobe'], UnitPrice: ['20,00'], Quantity: ['1'], TotalAmount: ['30,00'] };
  for (const [remembered, quantity] of [
    [{}, '1.5'],
    [{ 1: 'Quantity' }, '1.0'],
  ] as const) {
    const [item] = await rowsOf(row, { roles: ['start'], columns }, { decimal: 'comma' }, remembered);
    assert.equal(item!.Quantity, quantity);
  }
});
