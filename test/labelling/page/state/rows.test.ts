/** Rows of the item table, and their sums. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { sumOfRow } from '../../../../src/labelling/page/state/row-sum.js';
import { joined, placesInRow, sumOfRows, withExtents, withoutRow, withRowAt } from '../../../../src/labelling/page/state/rows.js';
import type { LabelledLineItem, Labels, OpenPage } from '../../../../src/labelling/page/state/types.js';
import { nothing } from '../../../../src/labelling/page/state/values.js';

const item = (cells: Readonly<Record<string, string>>, ...words: readonly number[]): LabelledLineItem => ({
  fields: Object.fromEntries(
    Object.entries(cells).map(([name, value], i) => [name, { value, places: words[i] === undefined ? [] : [{ page: 0, words: [words[i]] }] }]),
  ),
});
const labelled = (...lineItems: readonly LabelledLineItem[]): Labels => ({ ...nothing, lineItems });
const [a, b] = [item({ Description: 'Kabel', Quantity: '2.0' }, 1, 2), item({ Description: 'rot', TotalAmount: '9.00' }, 3, 4)];

test('rows: are put in, taken out and joined', () => {
  assert.deepEqual(withRowAt(labelled(a, b), 1).lineItems, [a, { fields: {} }, b]);
  assert.deepEqual(withoutRow(labelled(a, b), 0).lineItems, [b]);
  assert.equal(withoutRow(labelled(a), 0).lineItems, undefined);
  assert.deepEqual(joined(labelled(a, b), 0).lineItems, [
    { fields: { ...a!.fields, ...b!.fields, Description: { value: 'Kabel rot', places: [{ page: 0, words: [1, 3] }] } } },
  ]);
  assert.deepEqual(joined(labelled(a, b), 1).lineItems, [a, b]);
});

test('rows: reach from the first to the last line of their words', () => {
  const page: OpenPage = { width: 1, height: 1, words: [], lines: [[0], [1, 2], [3, 4]] };
  const [first, joint] = withExtents(labelled(a, { fields: { ...a!.fields, ...b!.fields, Quantity: a!.fields.Quantity! } }), [page]).lineItems!;
  assert.deepEqual([first!.page, first!.firstLine, first!.lastLine], [0, 1, 1]);
  assert.deepEqual([joint!.firstLine, joint!.lastLine], [1, 2]);
  assert.deepEqual(withExtents(labelled({ ...item({ Unit: 'kg' }), page: 0, firstLine: 1, lastLine: 1 }), [page]).lineItems, [item({ Unit: 'kg' })]);
});

for (const [what, row, words, after] of [
  ['the one of its row', { page: 0, firstLine: 1, lastLine: 1 }, [[0], [2]], [2]],
  ['the first where none is in its row', { page: 0, firstLine: 2, lastLine: 2 }, [[0], [2]], [0]],
  ['the first where not all words are in its row', { page: 0, firstLine: 1, lastLine: 1 }, [[0], [2, 3]], [0]],
  ['the first of a row without lines', {}, [[2], [0]], [2]],
] as const)
  test(`rows: of several places of a cell ${what} counts`, () => {
    const page: OpenPage = { width: 1, height: 1, words: [], lines: [[0], [1, 2], [3, 4]] };
    const places = words.map((each) => ({ page: 0, words: each }));
    assert.deepEqual(placesInRow(labelled({ fields: {}, ...row }), [page], 0, places), [{ page: 0, words: after }]);
  });

for (const [cells, says, isRight] of [
  [{ Quantity: '3.0', UnitPrice: '4.5000', TotalAmount: '13.50' }, '3 × 4.5 = 13.50', true],
  [{ Quantity: '3.0', UnitPrice: '4.5000', TotalAmount: '14.50' }, '3 × 4.5 = 13.50, not 14.50', false],
  [{ Quantity: '10.0', UnitPrice: '1.0000', Discount: '10 %', TotalAmount: '9.00' }, '10 × 1 − 10 % = 9.00', true],
  [{ Quantity: '10.0', UnitPrice: '1.0000', Discount: '10', TotalAmount: '9.00' }, '10 × 1 − 10 % = 9.00', true],
  [{ Quantity: '1.0', UnitPrice: '9.0000', Discount: '3,49', TotalAmount: '5.51' }, '1 × 9 − 3.49 = 5.51', true],
  [{ Quantity: '4.0', UnitPrice: '9.0000', Discount: '-1,50 EUR', TotalAmount: '30.00' }, '4 × 9 − 4 × 1.50 = 30.00', true],
  [{ Quantity: '4.0', UnitPrice: '9.0000', Discount: '1.50', TotalAmount: '31.00' }, '4 × 9 − 1.50 = 34.50, not 31.00', false],
  [{ Quantity: '2.0', UnitPrice: '15.0000', Discount: '+ 15,00', TotalAmount: '45.00' }, '2 × 15 + 15.00 = 45.00', true],
  [{ Quantity: '-4.0', UnitPrice: '9.0000', Discount: '6,00', TotalAmount: '-30.00' }, '-4 × 9 − 6.00 = -30.00', true],
  [{ Quantity: '10.0', UnitPrice: '10.0000', Discount: '40+10', TotalAmount: '54.00' }, '10 × 10 − 40 % − 10 % = 54.00', true],
  [{ Quantity: '4.0', UnitPrice: '9.0000', TotalAmount: '-36.00' }, '4 × 9 = -36.00', true],
  [{ Quantity: '2.0', UnitPrice: '9.0000', Discount: '0,00', TotalAmount: '18.00' }, '2 × 9 = 18.00', true],
  [{ Quantity: '250.0', UnitPrice: '4.0000', TotalAmount: '10.00' }, '250 × 4 / 100 = 10.00', true],
  [{ Quantity: '250.0', UnitPrice: '4.0000', Discount: '5 %', TotalAmount: '9.50' }, '250 × 4 / 100 − 5 % = 9.50', true],
  [{ Quantity: '12.0', UnitPrice: '0.8300', TotalAmount: '10.00' }, '12 × 0.83 = 10.00', true],
  [{ Quantity: '12.0', UnitPrice: '0.8300', TotalAmount: '10.10' }, '12 × 0.83 = 9.96, not 10.10', false],
  [{ Quantity: '2.153', UnitPrice: '73.4800', TotalAmount: '158.20' }, '2.153 × 73.48 = 158.20', true],
  [{ Quantity: '-1.0', UnitPrice: '4.5000', TotalAmount: '-4.50' }, '-1 × 4.5 = -4.50', true],
  [{ Quantity: '3.0', TotalAmount: '13.50' }, undefined, undefined],
] as const)
  test(`rows: ${says ?? 'no sum without a price'}`, () => {
    const sum = sumOfRow(item(cells));
    assert.deepEqual([sum?.text, sum?.isRight], [says, isRight]);
  });

const amount = (value: string) => [{ value, places: [] }];
for (const [totals, details, says, isRight] of [
  [['10.00', '20.00'], { NetTotalAmount: amount('30.00'), GrandTotalAmount: amount('35.70') }, '30.00 = NetTotalAmount', true],
  [['10.00', '25.70'], { NetTotalAmount: amount('30.00'), GrandTotalAmount: amount('35.70') }, '35.70 = GrandTotalAmount', true],
  [['10.00', '20.00'], { GrandTotalAmount: amount('35.70') }, '30.00, but GrandTotalAmount 35.70', false],
  [['10.00', ''], { GrandTotalAmount: amount('35.70') }, undefined, undefined],
  [['10.00'], {}, undefined, undefined],
] as const)
  test(`rows: together ${says ?? 'nothing to compare'}`, () => {
    const sum = sumOfRows({ ...labelled(...totals.map((total) => (total ? item({ TotalAmount: total }) : item({})))), details });
    assert.deepEqual([sum?.text, sum?.isRight], [says, isRight]);
  });
