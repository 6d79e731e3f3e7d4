/** Which networks `learn` trains on labels: of details always, of items where some are labelled that are not answered, and the bundle has the base's columns. */
import assert from 'node:assert/strict';
import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readManifest, replaceManifest } from '../../../src/bundle/store.js';
import { exportLearnt, learntNetworks } from '../../../src/cli/training/learning/learnt-networks.js';
import { packDocuments } from '../../../src/dataset/packed.js';
import { sample } from '../../../src/synthesis/sample.js';
import { temporaryFolder } from '../../bundle/made.js';

const base = fileURLToPath(new URL('../../../models/base', import.meta.url));

/** Two documents of one supplier; the second has no labelled items. `wrong`: items that no network answers. */
async function runsOf({ wrong = true, ownColumn = false, heldOut = [] as readonly string[] } = {}) {
  const folder = await temporaryFolder(after);
  const [dataset, bundle, work] = ['mine.jsonl.gz', 'bundle', 'work'].map((name) => join(folder, name)) as [string, string, string];
  const { document, labels } = sample('learnt networks', 3, {});
  const items = labels.lineItems!.map((item) => {
    const { TotalAmount, UnitPrice } = item.fields;
    return wrong ? { ...item, fields: { ...item.fields, TotalAmount: UnitPrice!, UnitPrice: TotalAmount! } } : item;
  });
  await packDocuments(
    [
      { name: 'a.pdf', document, labels: { ...labels, lineItems: items } },
      { name: 'b.pdf', document, labels: { ...labels, lineItems: undefined } },
    ],
    dataset,
  );
  await cp(base, bundle, { recursive: true });
  if (ownColumn) {
    const manifest = await readManifest(bundle);
    const { lineItems } = manifest.networks;
    await replaceManifest(bundle, {
      ...manifest,
      networks: { ...manifest.networks, lineItems: { ...lineItems!, columns: [...lineItems!.columns, 'Colour'] } },
    });
  }
  const runs = await learntNetworks({ dataset, base, steps: 1, workers: 1 }, bundle, work, heldOut);
  return { runs: runs.map(({ folder: run, documents }) => [basename(run), documents]), made: runs, bundle };
}

test('details and items; each remembers the documents that it has learnt from', async () => {
  const { runs, made, bundle } = await runsOf();
  assert.deepEqual(runs, [
    ['details', ['a.pdf', 'b.pdf']],
    ['line-items', ['a.pdf']],
  ]);
  await exportLearnt(made, bundle);
  const { networks } = await readManifest(bundle);
  assert.deepEqual([networks.details!.training.documents, networks.lineItems!.training.documents], [['a.pdf', 'b.pdf'], ['a.pdf']]);
  assert.ok(networks.others && networks.otherLineItems);
});

for (const [what, options] of [
  ['the bundle has columns of its own', { ownColumn: true }],
  ['the only document with items is held out', { heldOut: ['a.pdf'] }],
] as const)
  test(`details alone: ${what}`, async () =>
    assert.deepEqual(
      (await runsOf(options)).runs.map(([task]) => task),
      ['details'],
    ));
