import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { packDocuments } from '../../src/dataset/packed.js';
import { chosenFor, type BaseAccuracy } from '../../src/training/few-labels.js';
import { planOf } from '../../src/training/plan.js';
import { temporaryFolder } from '../bundle/made.js';
import { drawn } from '../drawn.js';

const folder = await temporaryFolder(after);

for (const [name, known, learningRate, repopulated, average] of [
  ['all answered', { right: 40, of: 40 }, 0.0003, 0, 0.3],
  ['one of forty wrong', { right: 39, of: 40 }, 0.0003, 0, 0.3],
  ['one of twenty wrong', { right: 19, of: 20 }, 0.0003, 0, 0.3],
  ['three of forty wrong', { right: 37, of: 40 }, 0.001, 0.5, 0.3],
  ['one of ten wrong', { right: 36, of: 40 }, 0.001, 0.5, 0.3],
  ['five of forty wrong', { right: 35, of: 40 }, 0.001, 0.5, 0.7],
  ['nothing answered', { right: 0, of: 12 }, 0.001, 0.5, 0.7],
  ['nothing to answer', { right: 0, of: 0 }, 0.0003, 0, 0.3],
  ['nobody could ask', undefined, 0.0003, 0, 0.3],
] as const satisfies readonly (readonly [string, BaseAccuracy | undefined, number, number, number])[])
  test(`a base with ${name}`, () => assert.deepEqual(chosenFor(known), { leastSteps: 100, learningRate, repopulated, average }));

test('what answers the layouts of its labels alone is trained half as long, on fewer synthetic pages', () => {
  for (const known of [
    { right: 40, of: 40 },
    { right: 35, of: 40 },
  ])
    assert.deepEqual(chosenFor(known, 'details', true), { ...chosenFor(known), leastSteps: 50, syntheticShare: [0.25] });
});

test('an item table that the base answers whole teaches nothing', () => {
  assert.deepEqual(chosenFor({ right: 24, of: 24 }, 'line-items'), { leastSteps: 1, learningRate: 0.0003, repopulated: 0, average: 0 });
  assert.deepEqual(chosenFor({ right: 23, of: 24 }, 'line-items'), chosenFor({ right: 23, of: 24 }));
  assert.deepEqual(chosenFor({ right: 0, of: 0 }, 'line-items'), chosenFor({ right: 0, of: 0 }));
});

/** A fifth of ten and more is held out; half of the pages are synthetic. */
for (const [documents, steps, least] of [
  [1, 100, 3],
  [3, 100, 8],
  [10, 100, 20],
  [50, 100, 100],
  [60, 120, 120],
] as const)
  test(`steps: ${documents} documents of a page`, async () => {
    const dataset = join(folder, `${documents}.jsonl.gz`);
    const document = drawn('Rechnung 4711');
    const labels = { details: { InvoiceId: [{ value: '4711', places: [{ page: 0, words: [1] }] }] }, groups: {} };
    await packDocuments(
      Array.from({ length: documents }, (_, i) => ({ name: `${i}.pdf`, document, labels })),
      dataset,
    );
    const options = {
      task: 'details',
      datasets: [dataset],
      out: join(folder, 'run'),
      seed: 1,
      workers: 1,
      resume: false,
      epochs: 10,
      custom: [],
      base: { path: 'base', weights: new Map() },
    } as const;
    assert.equal((await planOf({ ...options, ...chosenFor(undefined) })).steps, steps);
    const plan = await planOf(options);
    assert.deepEqual([plan.steps, plan.microBatches], [least, 2]);
    const larger = await planOf({ ...options, batchSize: 32 });
    assert.deepEqual([larger.steps, larger.microBatches], [Math.max(1, Math.ceil(least / 4)), 8], 'a larger step, fewer of them');
  });
