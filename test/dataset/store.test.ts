import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Labels } from '../../src/dataset/label.js';
import {
  addFile,
  addLabelled,
  bytes,
  createDataset,
  datasetDigest,
  document,
  entries,
  entryNamed,
  labels,
  labelsPath,
  openDataset,
  writeLabels,
} from '../../src/dataset/store.js';
import { folds, split } from '../../src/dataset/splits.js';
import { InputError } from '../../src/errors.js';
import { drawn } from '../drawn.js';

const content = (text: string) => new TextEncoder().encode(text);
const some: Labels = { documentType: 'Invoice', details: { InvoiceId: [{ value: '1', places: [{ page: 0, words: [0] }] }], CostCenter: [] }, groups: {} };

async function inFolder(run: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'dataset-'));
  try {
    await run(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('what goes in comes out', () =>
  inFolder(async (folder) => {
    const dataset = await createDataset(join(folder, 'a'), 'two letters');
    const page = drawn('Rechnung 1');
    await addFile(dataset, 'b.pdf', content('b'), page);
    await addLabelled(dataset, 'a.pdf', content('a'), page, some);
    const opened = await openDataset(join(folder, 'a'));
    assert.equal(opened.description, 'two letters');
    const all = await entries(opened);
    assert.deepEqual(
      all.map(({ name }) => name),
      ['a.pdf', 'b.pdf'],
    );
    assert.deepEqual(await document(all[0]!), page);
    assert.deepEqual(await bytes(all[0]!), content('a'));
    assert.deepEqual(await labels(all[0]!), some);
    assert.equal(await labels(all[1]!), undefined);
    assert.equal((await entryNamed(opened, 'a')).name, 'a.pdf');
    await assert.rejects(entryNamed(opened, 'c'), InputError);
  }));

test('the digest changes with the labels and with nothing else', () =>
  inFolder(async (folder) => {
    const dataset = await createDataset(folder);
    const entry = await addFile(dataset, 'a.pdf', content('a'), drawn('Rechnung 1'));
    const before = await datasetDigest(dataset);
    await addFile(dataset, 'a.pdf', content('a'), drawn('Rechnung 1'));
    assert.equal(await datasetDigest(dataset), before);
    await writeLabels(entry, some);
    assert.notEqual(await datasetDigest(dataset), before);
  }));

test('labels of another file than the one that is there count for nothing', () =>
  inFolder(async (folder) => {
    const dataset = await createDataset(folder);
    const entry = await addLabelled(dataset, 'a.pdf', content('a'), drawn('Rechnung 1'), some);
    await addFile(dataset, 'a.pdf', content('other'), drawn('Rechnung 2'));
    assert.equal(await labels(entry), undefined);
  }));

for (const name of ['..', '.hidden', '', 'a\nb.pdf', 'x'.repeat(300)]) {
  test(`no document is called ${JSON.stringify(name.slice(0, 10))}`, () =>
    inFolder(async (folder) => void (await assert.rejects(addFile(await createDataset(folder), name, content('a'), drawn('a')), InputError))));
}

test('a path keeps its last part only', () =>
  inFolder(async (folder) => {
    const dataset = await createDataset(join(folder, 'set'));
    await addFile(dataset, '../../evil.pdf', content('a'), drawn('a'));
    assert.deepEqual(
      (await entries(dataset)).map(({ name }) => name),
      ['evil.pdf'],
    );
  }));

test('what is no dataset is said in one line', () =>
  inFolder(async (folder) => {
    await assert.rejects(openDataset(join(folder, 'none')), /no such dataset.*beleg dataset add/);
    await assert.rejects(openDataset(folder), /dataset\.json is missing.*beleg dataset add/);
    await writeFile(join(folder, 'notes.txt'), 'x');
    await assert.rejects(createDataset(folder), /not empty/);
    await writeFile(join(folder, 'dataset.json'), '{"format": 99}');
    await assert.rejects(openDataset(folder), /format 99/);
    await writeFile(join(folder, 'dataset.json'), '{');
    await assert.rejects(openDataset(folder), InputError);
  }));

test('broken labels are named', () =>
  inFolder(async (folder) => {
    const entry = await addLabelled(await createDataset(folder), 'a.pdf', content('a'), drawn('a'), some);
    await writeFile(labelsPath(entry), '{"format": 1, "sha256": "x", "labels": {}}');
    await assert.rejects(labels(entry), (error) => error instanceof InputError && error.message.includes('a.pdf.json'));
  }));

const documents = Array.from({ length: 60 }, (_, i) => ({ name: `d${i}`, labels: i < 50 ? { supplier: `s${i % 12}` } : { layout: `l${i % 3}` } }));

test('a split keeps suppliers together and does not depend on the order', () => {
  const { train, validation, test } = split(documents, 7, { validation: 0.2, test: 0.2 });
  const groups = [train, validation, test].map((part) => new Set(part.map(({ labels }) => JSON.stringify(labels))));
  assert.equal(groups[0]!.size + groups[1]!.size + groups[2]!.size, new Set(documents.map(({ labels }) => JSON.stringify(labels))).size);
  assert.equal(train.length + validation.length + test.length, 60);
  assert.ok(validation.length >= 6 && test.length >= 6 && train.length >= 30);
  assert.deepEqual(split([...documents].reverse(), 7, { validation: 0.2, test: 0.2 }), { train, validation, test });
});

test('every document is tested in exactly one fold', () => {
  const all = folds(documents, 5, 1);
  assert.deepEqual(all.flatMap(({ test }) => test.map(({ name }) => name)).sort(), documents.map(({ name }) => name).sort());
  for (const { train, test } of all) assert.equal(train.length + test.length, 60);
});
