/** VAT rates of items that print none: shared out by the document's groups, or left open. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Group, LineItem, Prediction } from '../../../../src/extraction/extraction.js';
import { noEvidence } from '../../../../src/extraction/decoding/predictions.js';
import { noReasons } from '../../../../src/extraction/decoding/steps.js';
import { withRates } from '../../../../src/extraction/line-items/rates/row-rates.js';

const prediction = (name: string, value: string, text = value): Prediction => ({ name, value, text, score: 0.9, evidence: noEvidence });
const group = (rate: string, net?: string): Group => ({
  name: 'VatGroup',
  members: [prediction('VatRate', rate), ...(net === undefined ? [] : [prediction('NetAmount', net)])],
});
const taxed = (rate: string, vat: string): Group => ({ name: 'VatGroup', members: [prediction('VatRate', rate), prediction('VatAmount', vat)] });
const coded = (total: string, rateText: string): LineItem => ({ ...item(total), rateText });
const item = (total: string | undefined, rate?: readonly [value: string, text: string]): LineItem => ({
  cells: { ...(total !== undefined && { TotalAmount: prediction('TotalAmount', total) }), ...(rate && { VatRate: prediction('VatRate', ...rate) }) },
  ...(rate && { rateText: rate[1] }),
  score: 0.9,
  page: 0,
  box: { x: 0, y: 0, width: 1, height: 1 },
});

for (const [what, items, groups, rates] of [
  ['one rate', [item('10.00'), item('5.00')], [group('19.0')], ['19.0', '19.0']],
  ['one rate, and an item that prints another', [item('10.00'), item('5.00', ['7.0', '7 %'])], [group('19.0')], [undefined, '7.0']],
  ['two rates, one way', [item('20.48'), item('198.00')], [group('20.0', '20.48'), group('5.5', '198.00')], ['20.0', '5.5']],
  ['two rates, sums of several', [item('1.00'), item('2.50'), item('4.00')], [group('20.0', '5.00'), group('5.5', '2.50')], ['20.0', '5.5', '20.0']],
  ['a credit note, sums above zero', [item('-20.48'), item('-198.00')], [group('20.0', '20.48'), group('5.5', '198.00')], ['20.0', '5.5']],
  ['two rates, two ways', [item('5.00'), item('5.00')], [group('20.0', '5.00'), group('5.5', '5.00')], [undefined, undefined]],
  ['two rates, sums that do not fit', [item('5.00'), item('6.00')], [group('20.0', '5.00'), group('5.5', '7.00')], [undefined, undefined]],
  ['two rates without sums', [item('5.00'), item('6.00')], [group('20.0'), group('5.5')], [undefined, undefined]],
  ['an item without total', [item('5.00'), item(undefined)], [group('20.0', '5.00'), group('5.5', '6.00')], [undefined, undefined]],
  ['a code and one rate', [item('5.00', ['1.0', 'V1'])], [group('25.0')], ['25.0']],
  ['a code and two rates', [item('5.00', ['1.0', '1'])], [group('25.0'), group('13.0')], [undefined]],
  ['codes, sums of each', [coded('5.00', 'A'), coded('5.00', 'B'), coded('3.00', 'B')], [group('20.0', '5.00'), group('5.5', '8.00')], ['20.0', '5.5', '5.5']],
  ['codes, and the VAT of gross amounts', [coded('119.00', '1'), coded('107.00', '2')], [taxed('19.0', '19.00'), taxed('7.0', '7.00')], ['19.0', '7.0']],
  ['codes, sums that fit no rate', [coded('5.00', 'A'), coded('6.00', 'B')], [group('20.0', '5.00'), group('5.5', '8.00')], [undefined, undefined]],
  ['two codes and one rate', [coded('5.00', 'A'), coded('6.00', 'B')], [group('20.0')], [undefined, undefined]],
  ['a low rate that the document has', [item('5.00', ['3.0', '3'])], [group('3.0')], ['3.0']],
  ['a low rate with its sign', [item('5.00', ['4.0', '4 %'])], [group('21.0'), group('10.0')], ['4.0']],
] as const) {
  test(`VAT rates of items: ${what}`, () => {
    assert.deepEqual(
      withRates(items, groups, [], noReasons).map(({ cells }) => cells.VatRate?.value),
      rates,
    );
  });
}

/** "2 x 5.00 = 10.00 at 1.5": with what is printed as its rate; "off 23": as its discount. */
function row(said: string): LineItem {
  const [, quantity, price, total, as, value] = /^(\S+) x (\S+) = (\S+)(?: (at|off) (\S+))?$/.exec(said)!;
  const factors = { Quantity: prediction('Quantity', quantity!), UnitPrice: prediction('UnitPrice', price!), TotalAmount: prediction('TotalAmount', total!) };
  const other =
    as === 'at' ? { VatRate: prediction('VatRate', Number(value).toFixed(1), value!) } : as === 'off' ? { Discount: prediction('Discount', value!) } : {};
  return { ...item(total), cells: { ...factors, ...other }, ...(as === 'at' && { rateText: value! }) };
}

const exact = [group('23.0', '1000.00'), group('8.0', '7.00')];
const low = [group('5.0', '6.65'), group('0.0', '10.00')];
const several = [group('23.0', '10.00'), group('8.0', '7.00'), group('0.0', '5.00')];
for (const [what, said, groups, after] of [
  ['discounts that take nothing off', ['2 x 5.00 = 10.00 off 23', '1 x 7.00 = 7.00 off 8', '5 x 1.00 = 5.00 off 0'], several, ['23.0', '8.0', '0.0']],
  ['discounts beside rounded prices', ['3000.0 x 0.3300 = 1000.00 off 23', '1.0 x 7.0000 = 7.00 off 8'], exact, ['23.0', '8.0']],
  ['a discount that takes its share off one piece', ['1.0 x 7.0000 = 6.65 off 5', '2.0 x 5.0000 = 10.00 off 0'], low, ['off 5', 'off 0']],
  ['a discount as high as the only rate', ['2 x 5.00 = 10.00 off 23%'], [group('23.0')], ['off 23%']],
  [
    'discounts whose items make no rate',
    ['2 x 5.00 = 10.00 off 8', '1 x 7.00 = 7.00 off 23'],
    [group('23.0', '10.00'), group('8.0', '7.00')],
    ['off 8', 'off 23'],
  ],
  ['a discount that takes its share off', ['2 x 5.00 = 7.70 off 23', '1 x 7.00 = 7.00 off 8'], several, ['off 23', 'off 8']],
  ['a discount that is no rate', ['2 x 5.00 = 10.00 off 20', '1 x 7.00 = 7.00 off 8'], several, ['off 20', 'off 8']],
  [
    'one item of two that has a discount',
    ['2 x 5.00 = 10.00 off 23', '1 x 7.00 = 7.00'],
    [group('23.0', '12.00'), group('8.0', '9.00')],
    ['off 23', undefined],
  ],
  ['discounts of nothing', ['2 x 5.00 = 10.00 off 0', '1 x 7.00 = 7.00 off 0'], several, ['off 0', 'off 0']],
  ['a rate of exchange', ['2 x 5.00 = 10.00 at 1.2650', '1 x 7.00 = 7.00 at 1.0000'], [group('23.0', '10.00'), group('0.0', '7.00')], ['23.0', '0.0']],
  ['a rate with many decimals', ['2 x 5.00 = 10.00 at 7.0000'], [group('7.0')], ['7.0']],
  ['such a rate that no group has', ['2 x 5.00 = 10.00 at 19.0000', '1 x 7.00 = 7.00 at 7.0000'], [group('7.0')], ['19.0', '7.0']],
  ['a rate of exchange near a rate', ['2 x 5.00 = 10.00 at 7.0312'], [group('7.0'), group('19.0')], [undefined]],
  ['a rate of three decimals that no group has', ['2 x 5.00 = 10.00 at 14.975'], [group('5.0'), group('9.975')], ['15.0']],
  ['a price less the discount below it', ['2 x 5.00 = 10.00', '1 x 9.00 = 9.00 off -2.00', '1 x 5.00 = 5.00'], several, ['23.0', 'off -2.00', '0.0']],
] as const)
  test(`VAT rates of items: ${what}`, () => {
    assert.deepEqual(
      withRates(said.map(row), groups, [], noReasons).map(({ cells: { Discount, VatRate } }) => (Discount ? `off ${Discount.text}` : VatRate?.value)),
      after,
    );
  });

for (const [what, said] of [
  ['a discounted item', ['2 x 5.00 = 10.00', '1 x 9.00 = 9.00 off 2.00-', '1 x 5.00 = 5.00']],
  ['a discounted item that is taken back', ['-2 x 5.00 = -10.00', '-1 x 9.00 = -9.00 off 2.00-', '-1 x 5.00 = -5.00']],
] as const)
  test(`VAT rates of items: what is left of ${what} has its share`, () => {
    assert.deepEqual(
      withRates(said.map(row), several, [], noReasons).map(({ cells }) => cells.VatRate?.value),
      ['23.0', '8.0', '0.0'],
    );
  });

test('VAT rates of items: what is shared out is derived, and bounded on long tables', () => {
  const [first] = withRates([item('20.48'), item('198.00')], [group('20.0', '20.48'), group('5.5', '198.00')], [], noReasons);
  assert.deepEqual([first!.cells.VatRate!.text, first!.cells.VatRate!.evidence.derived], [undefined, true]);
  const many = Array.from({ length: 400 }, () => item('1.00'));
  assert.equal(withRates(many, [group('20.0', '200.00'), group('5.5', '200.00')], [], noReasons)[0]!.cells.VatRate, undefined);
});
