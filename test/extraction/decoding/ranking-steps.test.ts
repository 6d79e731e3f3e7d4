/** What is decided while details are ranked, step by step: factors of the network's logits, steps of the rankings, and the one of table columns that later steps choose by. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { classifyLines, consensusStep, type Runner } from '../../../src/extraction/decoding/classify.js';
import { rank } from '../../../src/extraction/decoding/ranking.js';
import { adjustment, factors } from '../../../src/extraction/decoding/ranking-steps.js';
import { newTrace } from '../../../src/extraction/decoding/steps.js';
import type { ExtractOptions } from '../../../src/extraction/options.js';
import { encode } from '../../../src/features/encode.js';
import { columnNames } from '../../../src/network/config.js';
import { drawn } from '../../drawn.js';
import { classifiedAs, fakeNetworks, type FakeOutputs } from '../fake-networks.js';

const dates = 'Datum 03.04.2024\nLieferung 25.03.2024';
const terms: readonly (readonly [name: string, what: string, text: string, options: ExtractOptions, detail: string, value: string, sign: -1 | 0 | 1])[] = [
  ['rank.conventions', 'the order of days that the document has', dates, {}, 'InvoiceDate', '2024-04-03', 1],
  ['rank.conventions', 'the other order', dates, {}, 'InvoiceDate', '2024-03-04', -1],
  ['rank.conventions', 'a day that can be read in one way', dates, {}, 'InvoiceDate', '2024-03-25', 0],
  ['rank.conventions', 'a day behind the one on which the document came', dates, { receivedDate: '2024-03-01' }, 'InvoiceDate', '2024-03-25', -1],
  ['rank.conventions', 'which a delivery may have', dates, { receivedDate: '2024-03-01' }, 'DeliveryDate', '2024-03-25', 0],
  ['rank.places-of-bics', 'a word of the form of a BIC', 'UNLOADED AT GATE 4', {}, 'Bic', 'UNLOADED', -1],
  ['rank.places-of-bics', 'a BIC behind its key', 'BIC: UFGWGB2L', {}, 'Bic', 'UFGWGB2L', 0],
  ['rank.registers', 'another detail', 'Amtsgericht Köln HRB 12345', {}, 'InvoiceId', 'HRB 12345', 0],
  ['rank.places-of-bics', 'another detail', 'UNLOADED AT GATE 4', {}, 'CustomerId', 'UNLOADED', 0],
];

for (const [name, what, text, options, detail, value, sign] of terms)
  test(`${name}: ${what}`, () => {
    const [document, factor] = [drawn(text), factors.find((each) => each.name === name)!];
    const pages = encode(document);
    const candidate = pages[0]!.candidates.find((each) => each.value === value)!;
    const term = factor.of({ document, pages, options })(candidate, pages[0]!, detail);
    assert.equal(Math.sign(term), sign);
    assert.equal(adjustment({ document, pages, options }, newTrace([name]))(candidate, pages[0]!, detail), 0, 'nothing is added where it is left out');
  });

test('rank: the likeliest value first, with what is added to the network’s logits and what its repair says', async () => {
  const classified = await classifiedAs(drawn('Rechnung 4711 Kunde 4712'), { details: { InvoiceId: { '4711': 3, '4712': 2 } } });
  const columns = [{ name: 'InvoiceId', kind: 'identifier', many: false }];
  const first = (adjust: (value: string) => number, repair: (value: string) => string | undefined) =>
    rank(
      classified,
      columns,
      ({ value }) => adjust(value),
      ({ value }) => repair(value),
    ).get('InvoiceId')!.ranked[0]!.value;
  const [nothing, none] = [() => 0, () => undefined];
  assert.equal(first(nothing, none), '4711');
  assert.equal(
    first((value) => (value === '4712' ? 2 : 0), none),
    '4712',
  );
  assert.equal(
    first(nothing, (value) => (value === '4711' ? '4771' : undefined)),
    '4771',
  );
});

test('items.column-consensus: a doubtful amount is what the others of its column are, unless the step is left out', async () => {
  const document = drawn('Brett    10,00\nLeiste    4,00\nWinkel    3,50\nDübel     1,20');
  const fake: FakeOutputs = {
    roles: ['start', 'start', 'start', 'start'],
    columns: { Description: ['Brett', 'Leiste', 'Winkel', 'Dübel'], TotalAmount: ['10,00', '4,00', '3,50'] },
  };
  const [names, pages] = [columnNames(), encode(document, { candidates: false })];
  const at = pages[0]!.tokens.findIndex(({ text }) => text === '1,20');
  const doubting: Runner = {
    async run(tensors) {
      const { columns, roles } = await fakeNetworks(document, fake).lineItems!.run(tensors);
      columns!.data.fill(0, at * names.length, (at + 1) * names.length);
      columns!.data[at * names.length + names.indexOf('UnitPrice')] = 5;
      columns!.data[at * names.length + names.indexOf('TotalAmount')] = 4.5;
      return { columns: columns!, roles: roles! };
    },
  };
  const chosen = async (without: readonly string[]) => names[(await classifyLines(pages, doubting, newTrace(without)))[0]!.chosen[at]!];
  assert.deepEqual([await chosen([]), await chosen([consensusStep])], ['TotalAmount', 'UnitPrice']);
});
