/** Each step that holds line items against their document, by itself. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { noEvidence } from '../../../src/extraction/decoding/predictions.js';
import type { Group, LineItem, Prediction } from '../../../src/extraction/extraction.js';
import { documentSteps } from '../../../src/extraction/line-items/document-steps.js';
import { encode } from '../../../src/features/encode.js';
import { drawn } from '../../drawn.js';
import { rankingsOf } from '../fake-networks.js';
import { stepNamed, takeReasons } from '../step-named.js';

const prediction = (name: string, value: string, text = value): Prediction => ({ name, value, text, score: 0.9, evidence: noEvidence });
const group = (rate: string, net?: string): Group => ({
  name: 'VatGroup',
  members: [prediction('VatRate', rate), ...(net === undefined ? [] : [prediction('NetAmount', net)])],
});

/** "10.00", "10.00 at 7.0 (7 %)", "10.00 marked A". */
function item(said: string): LineItem {
  const [, total, rate, text, code = text] = /^(\S+)(?: at (\S+) \((.+)\))?(?: marked (\S+))?$/.exec(said)!;
  return {
    cells: { TotalAmount: prediction('TotalAmount', total!), ...(rate && { VatRate: prediction('VatRate', rate, text) }) },
    ...(code && { rateText: code }),
    score: 0.9,
    page: 0,
    box: { x: 0, y: 0, width: 1, height: 1 },
  };
}

/** The rate of each item. */
const rates: readonly (readonly [
  name: string,
  what: string,
  items: readonly string[],
  groups: readonly Group[],
  after: readonly (string | undefined)[] | 'same',
])[] = [
  ['items.rates', 'a code that was read as a rate', ['5.00 at 1.0 (V1)'], [group('25.0'), group('12.0')], [undefined]],
  ['items.rates', 'a rate with its sign', ['5.00 at 4.0 (4 %)'], [group('25.0')], 'same'],
  ['items.rates', 'a rate that the document has', ['5.00 at 3.0 (3)'], [group('3.0')], 'same'],
  ['items.rates', 'no groups', ['5.00 at 1.0 (V1)'], [], 'same'],
  ['items.rates', 'the only rate', ['5.00', '8.00 at 25.0 (25 %)'], [group('25.0')], ['25.0', '25.0']],
  ['items.rates', 'an item of another', ['5.00', '8.00 at 12.0 (12 %)'], [group('25.0')], 'same'],
  ['items.rates', 'two rates', ['5.00'], [group('25.0'), group('12.0')], 'same'],
  ['items.rates', 'sums of each code', ['5.00 marked A', '8.00 marked B'], [group('25.0', '5.00'), group('12.0', '8.00')], ['25.0', '12.0']],
  ['items.rates', 'sums of none', ['5.00 marked A', '9.00 marked B'], [group('25.0', '5.00'), group('12.0', '8.00')], 'same'],
  ['items.rates', 'one way to share them out', ['5.00', '8.00', '2.00'], [group('25.0', '7.00'), group('12.0', '8.00')], ['25.0', '12.0', '25.0']],
  ['items.rates', 'two ways', ['5.00', '5.00'], [group('25.0', '5.00'), group('12.0', '5.00')], 'same'],
];

for (const [name, what, said, groups, after] of rates)
  test(`${name}: ${what}`, () => {
    const items = said.map(item);
    const { because, reasons } = takeReasons();
    const result = stepNamed(documentSteps, name).run(items, { groups, totals: {}, pages: [] }, because);
    assert.equal(reasons.length, after === 'same' ? 0 : result.filter((each, i) => each.cells.VatRate !== items[i]!.cells.VatRate).length);
    if (after === 'same') return assert.equal(result, items);
    assert.deepEqual(
      result.map(({ cells }) => cells.VatRate?.value),
      after,
    );
  });

for (const [what, said, net, notes] of [
  ['the rows make the net amount', ['5.00', '8.00'], '13,00', ['sum of 2 rows 13.00 = net 13.00']],
  ['they do not', ['5.00', '8.00'], '14,00', ['sum of 2 rows is 13.00, printed is net 14.00']],
  ['no sum is printed', ['5.00', '8.00'], undefined, 'same'],
  ['no rows', [], '13,00', 'same'],
] as const)
  test(`items.document-sums: ${what}`, async () => {
    const document = drawn(`Netto ${net ?? 'offen'}`);
    const chosen = (await rankingsOf(document, {})).get('NetTotalAmount')!.ranked[0];
    const items = said.map(item);
    const totals = net === undefined ? {} : { net: chosen! };
    const { because, reasons } = takeReasons();
    const result = stepNamed(documentSteps, 'items.document-sums').run(items, { groups: [], totals, pages: encode(drawn('Ende')) }, because);
    if (notes === 'same') return assert.equal(result, items);
    for (const { cells } of result) assert.deepEqual(cells.TotalAmount!.evidence.notes, notes);
    assert.deepEqual(
      reasons.map(([, reason]) => reason),
      items.flatMap(() => notes),
    );
  });

/** "2 x 3.50 = 7.00"; a total of "-": none; a price "8.50<3.50" was read as the latter. */
function row(said: string): LineItem {
  const [, quantity, price, read = price, total] = /^(\S+) x ([\d.]+)(?:<(\S+))? = (\S+)$/.exec(said)!;
  const UnitPrice = prediction('UnitPrice', price!, read);
  return {
    ...item('0.00'),
    cells: {
      Quantity: prediction('Quantity', quantity!),
      UnitPrice: read === price ? UnitPrice : { ...UnitPrice, evidence: { ...noEvidence, check: 'repaired' } },
      ...(total !== '-' && { TotalAmount: prediction('TotalAmount', total!) }),
    },
  };
}

for (const [what, said, net, after] of [
  ['a total that was misread', ['2 x 3.50 = 1.00', '1 x 8.00 = 8.00'], '15.00', ['7.00', '8.00']],
  ['a missing one', ['2 x 3.50 = -', '1 x 8.00 = 8.00'], '15.00', ['7.00', '8.00']],
  ['one that a misread price was mended by', ['2 x 8.50<3.50 = 17.00', '1 x 8.00 = 8.00'], '15.00', ['7.00', '8.00']],
  ['two missing ones', ['2 x 3.50 = -', '1 x 8.00 = -'], '15.00', 'same'],
  ['a sum that holds', ['2 x 3.50 = 6.00', '1 x 8.00 = 8.00'], '14.00', 'same'],
  ['a row that says otherwise', ['2 x 3.00 = 1.00', '1 x 8.00 = 8.00'], '15.00', 'same'],
] as const)
  test(`items.total-by-sum: ${what}`, () => {
    const items = said.map(row);
    const totals = { net: prediction('NetTotalAmount', net) };
    const { because, reasons } = takeReasons();
    const result = stepNamed(documentSteps, 'items.total-by-sum').run(items, { groups: [], totals, pages: [] }, because);
    assert.equal(reasons.length, after === 'same' ? 0 : 2);
    if (after === 'same') return assert.equal(result, items);
    assert.deepEqual(
      result.map(({ cells }) => cells.TotalAmount?.value),
      after,
    );
  });
