/** What each factor adds to the network's logits, and what the trace holds of it: the probability of each value before and after, and why. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { describeWeighed, rankingSteps, type Weighed } from '../../../../src/extraction/decoding/factors/ranking-steps.js';
import { newTrace, runSteps } from '../../../../src/extraction/decoding/steps.js';
import type { ExtractOptions } from '../../../../src/extraction/options.js';
import { encode } from '../../../../src/features/encode.js';
import { extract } from '../../../../src/extraction/extract.js';
import type { Recall } from '../../../../src/memory/recall.js';
import { detailColumns, tagNames } from '../../../../src/network/config.js';
import { drawn } from '../../../drawn.js';
import { classifiedAs } from '../../fake-networks.js';
import { stepNamed } from '../../step-named.js';

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
    const document = drawn(text);
    const pages = encode(document);
    const candidate = pages[0]!.candidates.find((each) => each.value === value)!;
    const source = { document, pages, options, columns: [], recollection: undefined };
    const { adjust } = stepNamed(rankingSteps, name).run({ classified: [], adjust: () => 0 }, source);
    assert.equal(Math.sign(adjust(candidate, pages[0]!, detail)), sign);
  });

/** The trace of the steps on two readings of a day that the network has alike. */
async function weighed(without: readonly string[]) {
  const document = drawn(dates);
  const classified = await classifiedAs(document, { details: { InvoiceDate: { '2024-04-03': 2, '2024-03-04': 2 } } });
  const columns = [{ name: 'InvoiceDate', kind: 'date', many: false }];
  const logits = classified.map(({ page, logits }) =>
    logits.filter((_, i) => i % (logits.length / page.candidates.length) === detailColumns([]).indexOf('InvoiceDate')),
  );
  const start: Weighed = { classified: classified.map((page, p) => ({ ...page, logits: logits[p]! })), adjust: () => 0 };
  const trace = newTrace(without);
  const source = { document, pages: encode(document), options: {}, columns, recollection: undefined };
  runSteps(
    rankingSteps,
    start,
    source,
    trace,
    describeWeighed(columns, () => undefined),
  );
  return trace.changes.map(({ step, reason, subject, before, after }) => [step, reason, 'value' in subject && subject.value, before, after]);
}

test('rank.conventions: the trace has what it made of each value, and why', async () => {
  const reason = 'how the document writes dates and amounts, and the day it was received';
  assert.deepEqual(await weighed([]), [
    ['rank.conventions', reason, '2024-04-03', '0.47', '0.93'],
    ['rank.conventions', reason, '2024-03-04', '0.47', '0.00'],
  ]);
  assert.deepEqual(await weighed(['rank.conventions']), [], 'nothing where it is left out');
});

const remembered = drawn('Beleg 4711    Auftrag 8822');
const [page] = encode(remembered);
const names = detailColumns();

/** Speaks for the second number as the invoice's. */
const recall: Recall = () => ({
  names: ['before.pdf'],
  details: (pages, details) =>
    pages.map(({ page: { candidates } }) =>
      Float32Array.from(candidates.flatMap(({ text }) => details.map(({ name }) => (name === 'InvoiceId' && text === '8822' ? 12 : 0)))),
    ),
  tags: ({ page: { tokens } }) => new Float32Array(tokens.length * tagNames.length),
  candidates: () => [],
  fields: () => [],
  columns: () => undefined,
});

/** A network that takes every candidate for nothing. */
const network = {
  run: async () => ({
    scores: { data: new Float32Array(page!.candidates.length * names.length).fill(-4), shape: [1, page!.candidates.length, names.length] },
    tags: { data: new Float32Array(512 * tagNames.length).map((_, i) => (i % tagNames.length === 0 ? 9 : 0)), shape: [1, 512, tagNames.length] },
    document: { data: new Float32Array(8), shape: [1, 8] },
  }),
};
const invoiceIds = async (without: readonly string[]) => {
  const { predictions, considered } = await extract(remembered, { details: network, custom: [], recall }, {}, newTrace(without));
  return [predictions.filter(({ name }) => name === 'InvoiceId').map(({ value }) => value), considered!.recalled];
};

test('network.memory: what is remembered decides where the network is not sure', async () =>
  assert.deepEqual(await invoiceIds([]), [['8822'], ['before.pdf']]));
test('network.memory: left out, the network decides alone', async () => assert.deepEqual(await invoiceIds(['network.memory']), [[], ['before.pdf']]));

test('network.memory: terms of a detail move its own logits alone', () => {
  const classified = { page: page!, logits: new Float32Array(page!.candidates.length * 2), tags: new Float32Array(0), document: new Float32Array(8) };
  const columns = [
    { name: 'InvoiceId', kind: 'identifier', many: false },
    { name: 'OrderId', kind: 'identifier', many: false },
  ];
  const source = {
    document: remembered,
    pages: [page!],
    options: {},
    columns,
    recollection: { ...recall(remembered, [page!])!, tags: () => new Float32Array(0) },
  };
  const [moved] = stepNamed(rankingSteps, 'network.memory').run({ classified: [classified], adjust: () => 0 }, source).classified;
  const at = page!.candidates.findIndex(({ text }) => text === '8822');
  assert.deepEqual(
    [...moved!.logits.entries()].filter(([, logit]) => logit !== 0).every(([i]) => i % 2 === 0 && page!.candidates[i / 2]!.text === '8822'),
    true,
  );
  assert.equal(moved!.logits[at * 2], 12);
});
