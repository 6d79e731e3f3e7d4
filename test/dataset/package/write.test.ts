/** Learn packages that are written are those that are read. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { after } from 'node:test';
import type { Labels } from '../../../src/dataset/label.js';
import { labelFromPackage } from '../../../src/dataset/learn-package.js';
import { namedLabels } from '../../../src/dataset/import.js';
import { exportPackage, responseOf } from '../../../src/dataset/package/write.js';
import { addLabelled, createDataset, document as documentOf, entries, labels, openDataset } from '../../../src/dataset/store.js';
import { temporaryFolder } from '../../bundle/made.js';
import { drawn } from '../../drawn.js';

const folder = await temporaryFolder(after);

test('package: the sample comes back, and what does not is listed', async () => {
  const sample = await openDataset('datasets/sample');
  const path = join(folder, 'package.zip');
  const custom = [{ name: 'ProjectId', kind: 'identifier' as const }];
  const packed = await exportPackage(sample, path, custom);
  assert.equal(packed.length, 24);
  assert.ok(!packed.some(({ lost }) => lost.some(({ reason }) => reason === 'is known not to be there')));
  const back = await createDataset(join(folder, 'back'));
  const all = await entries(sample);
  // Documents are read as they were, without reading them again.
  const read = async (_: Uint8Array, { name }: { readonly name?: string }) => documentOf(all.find((entry) => entry.name === name)!);
  const imported = await labelFromPackage(async () => back, path, { custom, read });
  assert.deepEqual(
    imported.flatMap(({ skipped }) => skipped ?? []),
    [],
  );
  const named = (of: Labels) =>
    namedLabels(of).map(({ detail, label }) => `${detail}=${label.value} @${label.places.map((place) => JSON.stringify(place)).sort()}`);
  const returned = await entries(back);
  for (const [i, entry] of all.entries()) {
    const listed = new Set(packed[i]!.lost.map(({ detail, value }) => `${detail}=${value}`));
    const [before, now] = [(await labels(entry))!, (await labels(returned[i]!))!];
    const found = new Set(named(now));
    assert.deepEqual(
      named(before).filter((line) => !found.has(line) && !listed.has(line.slice(0, line.indexOf(' @')))),
      [],
      entry.name,
    );
    assert.deepEqual([now.documentType, now.currency, now.vatExempt, now.language], [before.documentType, before.currency, before.vatExempt, before.language]);
    const absent = (of: Labels) => Object.keys(of.details).filter((name) => of.details[name]!.length === 0);
    assert.deepEqual(absent(now).sort(), absent(before).sort());
  }
});

test('package: the same labels make the same bytes', async () => {
  const sample = await openDataset('datasets/sample');
  for (const name of ['a.zip', 'b.zip']) await exportPackage(sample, join(folder, name), []);
  assert.ok((await readFile(join(folder, 'a.zip'))).equals(await readFile(join(folder, 'b.zip'))));
});

test('package: of two documents with one stem, one is in it', async () => {
  const dataset = await createDataset(join(folder, 'stems'));
  const labelled: Labels = { details: { InvoiceId: [{ value: '1', places: [] }] }, groups: {} };
  for (const name of ['a.pdf', 'a.png']) await addLabelled(dataset, name, new TextEncoder().encode(name), drawn('1'), labelled);
  const packed = await exportPackage(dataset, join(folder, 'stems.zip'), []);
  assert.deepEqual(
    packed.map(({ document, skipped }) => `${document}: ${skipped}`),
    ['a.pdf: undefined', 'a.png: a.pdf has the same name but for its ending; a package holds one of them'],
  );
});

test('package: nothing is written where nothing is labelled', async () => {
  const dataset = await createDataset(join(folder, 'empty'));
  await assert.rejects(exportPackage(dataset, join(folder, 'empty.zip'), []), /no labelled document/);
  await assert.rejects(readFile(join(folder, 'empty.zip')), /ENOENT/);
});

test('package: ids have all their 64 bits', () => {
  const text = responseOf({ details: { Bar: [{ value: '"Type": "bits 1"', places: [] }] }, groups: {}, vatExempt: true }, drawn('x'));
  assert.match(text, /"Type": 18014398509481984,/);
  assert.match(text, /"Type": 4611686018427387904,/);
  assert.equal((JSON.parse(text) as { InvoiceDetailTypePredictions: { Value: string }[] }).InvoiceDetailTypePredictions[1]!.Value, '"Type": "bits 1"');
});
