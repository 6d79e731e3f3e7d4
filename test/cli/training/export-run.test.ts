/** What a run becomes in a bundle: nothing, where nothing of it is kept; the network of a few layouts, beside the one that answers all others. */
import assert from 'node:assert/strict';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { loadBundle } from '../../../src/bundle/load.js';
import { readManifest } from '../../../src/bundle/store.js';
import { baseOf } from '../../../src/cli/training/starting-bundle.js';
import { exportRun } from '../../../src/cli/training/export-run.js';
import { packDocuments } from '../../../src/dataset/packed.js';
import { planOf } from '../../../src/training/plan.js';
import { train } from '../../../src/training/train.js';
import { temporaryFolder } from '../../bundle/made.js';
import { drawn } from '../../drawn.js';

const base = fileURLToPath(new URL('../../../models/base', import.meta.url));

test('nothing of a run is kept', async () => {
  const folder = await temporaryFolder(after);
  const [dataset, run, bundle] = ['mine.jsonl.gz', 'run', 'bundle'].map((name) => join(folder, name));
  await packDocuments([{ name: 'a.pdf', document: drawn('Rechnung 4711'), labels: { details: {}, groups: {}, lineItems: [] } }], dataset!);
  const options = { task: 'line-items', datasets: [dataset!], out: run!, seed: 1, workers: 1, resume: false, epochs: 1, custom: [] } as const;
  await train(await planOf({ ...options, steps: 1, syntheticShare: [0], average: 0, base: await baseOf(base, 'line-items') }));
  await cp(base, bundle!, { recursive: true });
  // The weights of the base as this build writes them.
  await exportRun(run!, bundle!);
  const before = await readManifest(base);
  const once = await readManifest(bundle!);
  const { isSame } = await exportRun(run!, bundle!);
  assert.equal(isSame, true);
  const twice = await readManifest(bundle!);
  assert.deepEqual([twice.networks, twice.calibration], [once.networks, once.calibration]);
  assert.deepEqual(twice.networks.details, before.networks.details);
});

for (const [task, key, keyOfOthers] of [
  ['details', 'details', 'others'],
  ['line-items', 'lineItems', 'otherLineItems'],
] as const)
  test(`a network of few labels stands beside the one that answers other layouts, until one for all takes its place: ${task}`, async () => {
    const folder = await temporaryFolder(after);
    const [dataset, run, bundle] = ['mine.jsonl.gz', 'run', 'bundle'].map((name) => join(folder, name)) as [string, string, string];
    await packDocuments([{ name: 'a.pdf', document: drawn('Rechnung 4711'), labels: { details: {}, groups: {}, lineItems: [] } }], dataset);
    const options = { task, datasets: [dataset], out: run, seed: 1, workers: 1, resume: false, epochs: 1, custom: [] } as const;
    await train(await planOf({ ...options, steps: 1, syntheticShare: [0], base: await baseOf(base, task) }));
    await cp(base, bundle, { recursive: true });
    const first = (await readManifest(base)).networks[key];
    const exported = async (...layoutsOf: [] | [readonly string[]]) => {
      await exportRun(run, bundle, {}, ...layoutsOf);
      const { networks } = await readManifest(bundle);
      assert.notEqual(networks[key]!.sha256, first!.sha256);
      return [networks[key]!.training.documents, networks[keyOfOthers]?.sha256];
    };
    assert.deepEqual(await exported(['a.pdf']), [['a.pdf'], first!.sha256]);
    assert.deepEqual(await exported(['a.pdf', 'b.pdf']), [['a.pdf', 'b.pdf'], first!.sha256], 'learnt again, others are still answered by the first');
    assert.ok((await loadBundle(bundle))[keyOfOthers], 'its file stays in the bundle');
    assert.deepEqual(await exported(), [undefined, undefined]);
  });
