/** What is remembered of a layout moves probabilities, and can be left out like a step. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { memoryStep, reweighed, withRecalled } from '../../../src/extraction/decoding/recalled.js';
import { extract } from '../../../src/extraction/extract.js';
import { newTrace } from '../../../src/extraction/decoding/steps.js';
import { encode } from '../../../src/features/encode.js';
import type { Recall } from '../../../src/memory/recall.js';
import { detailColumns, tagNames } from '../../../src/network/config.js';
import { drawn } from '../../drawn.js';

for (const [what, probabilities, terms, expected] of [
  ['no terms', [0.2, 0.8], [0, 0], [0.2, 0.8]],
  ['the same term for all', [0.2, 0.8], [3, 3], [0.2, 0.8]],
  ['odds multiplied', [0.5, 0.5], [Math.log(4), 0], [0.8, 0.2]],
  ['rows by themselves', [0.5, 0.5, 0.5, 0.5], [Math.log(4), 0, 0, Math.log(4)], [0.8, 0.2, 0.2, 0.8]],
  ['terms beyond what exp can hold', [0.5, 0.5], [2000, -2000], [1, 0]],
  ['what the network excludes', [1, 0], [0, 50], [1, 0]],
] as const)
  test(`reweighed: ${what}`, () => {
    const result = reweighed(Float32Array.from(probabilities), Float32Array.from(terms), 2);
    for (const [i, value] of expected.entries()) assert.ok(Math.abs(result[i]! - value) < 1e-6, `${[...result]}`);
  });

const document = drawn('Beleg 4711    Auftrag 8822');
const [page] = encode(document);
const names = detailColumns();

/** Speaks for the second number as the invoice's. */
const recall: Recall = () => ({
  names: ['before.pdf'],
  details: (pages, details) =>
    pages.map(({ page: { candidates } }) =>
      Float32Array.from(candidates.flatMap(({ text }) => details.map(({ name }) => (name === 'InvoiceId' && text === '8822' ? 12 : 0)))),
    ),
  tags: ({ page: { tokens } }) => new Float32Array(tokens.length * tagNames.length),
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
  const { predictions, considered } = await extract(document, { details: network, custom: [], recall }, {}, newTrace(without));
  return [predictions.filter(({ name }) => name === 'InvoiceId').map(({ value }) => value), considered!.recalled];
};

test('network.memory: what is remembered decides where the network is not sure', async () =>
  assert.deepEqual(await invoiceIds([]), [['8822'], ['before.pdf']]));
test('network.memory: left out, the network decides alone', async () => assert.deepEqual(await invoiceIds([memoryStep.name]), [[], []]));

test('withRecalled: terms of a detail move its own logits alone', () => {
  const classified = { page: page!, logits: new Float32Array(page!.candidates.length * 2), tags: new Float32Array(0), document: new Float32Array(8) };
  const columns = [
    { name: 'InvoiceId', kind: 'identifier', many: false },
    { name: 'OrderId', kind: 'identifier', many: false },
  ];
  const [moved] = withRecalled([classified], { ...recall(document, [page!])!, tags: () => new Float32Array(0) }, columns);
  const at = page!.candidates.findIndex(({ text }) => text === '8822');
  assert.deepEqual(
    [...moved!.logits.entries()].filter(([, logit]) => logit !== 0).every(([i]) => i % 2 === 0 && page!.candidates[i / 2]!.text === '8822'),
    true,
  );
  assert.equal(moved!.logits[at * 2], 12);
});
