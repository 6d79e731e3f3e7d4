import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { digestOf, type LabelledDocument, labelledDocuments, pack } from '../../src/dataset/packed.js';
import { addFile, addLabelled, createDataset } from '../../src/dataset/store.js';
import type { Labels } from '../../src/dataset/label.js';
import { drawn } from '../drawn.js';

const labels: Labels = { supplier: 'Nord', details: { InvoiceId: [{ value: '4711', places: [{ page: 0, words: [1] }] }] }, groups: {} };

const root = await mkdtemp(join(tmpdir(), 'beleg-packed-'));
after(() => rm(root, { recursive: true }));
const place = () => mkdtemp(join(root, 'one-'));

async function folder(): Promise<string> {
  const path = join(await place(), 'set');
  const dataset = await createDataset(path);
  await addLabelled(dataset, 'b.pdf', new Uint8Array([2]), drawn('Rechnung 4711'), labels);
  await addLabelled(dataset, 'a.pdf', new Uint8Array([1]), drawn('Invoice 4711   12,50'), labels);
  await addFile(dataset, 'unlabelled.pdf', new Uint8Array([3]), drawn('Letter'));
  return path;
}

async function all(path: string): Promise<LabelledDocument[]> {
  const found: LabelledDocument[] = [];
  for await (const one of labelledDocuments(path)) found.push(one);
  return found;
}

test('a packed dataset gives the same labelled documents as its folder, in its order', async () => {
  const path = await folder();
  const out = join(path, '..', 'set.jsonl.gz');
  assert.equal(await pack(path, out), 2);
  assert.deepEqual(await all(out), await all(path));
  assert.deepEqual(
    (await all(out)).map(({ name }) => name),
    ['a.pdf', 'b.pdf'],
  );
  await pack(path, join(path, '..', 'again.jsonl.gz'));
  assert.equal(await digestOf(out), await digestOf(join(path, '..', 'again.jsonl.gz')));
});

for (const [what, bytes, says] of [
  ['no gzip', Buffer.from('hello'), /no gzip file\. Pack/],
  ['no JSON', gzipSync('hello\n'), /line 1: no labelled document\. Pack/],
  ['labels that are none', gzipSync('{"name":"a.pdf","document":{},"labels":{"details":3}}\n'), /line 1: no labelled document/],
  ['a document that is none', gzipSync('{"name":"a.pdf","document":{"pages":3},"labels":{"details":{},"groups":{}}}\n'), /line 1/],
] as const) {
  test(`a packed dataset with ${what} says so`, async () => {
    const file = join(await place(), 'bad.jsonl.gz');
    await writeFile(file, bytes);
    await assert.rejects(all(file), { name: 'InputError', message: says });
  });
}

test('a packed dataset that is not there, a name that says nothing, a folder without labels', async () => {
  await assert.rejects(all('/nowhere/set.jsonl.gz'), /there is no such file\. Make one: beleg dataset pack/);
  const path = await folder();
  await assert.rejects(pack(path, join(path, '..', 'set.zip')), /end in \.jsonl\.gz/);
  const empty = join(await place(), 'set');
  await createDataset(empty);
  await assert.rejects(pack(empty, join(empty, '..', 'set.jsonl.gz')), /no labelled document to pack/);
});
