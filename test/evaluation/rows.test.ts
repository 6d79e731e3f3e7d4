import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { InputError } from '../../src/errors.js';
import { readRows } from '../../src/evaluation/rows.js';

async function withFile<T>(content: string, use: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'rows-'));
  try {
    const path = join(folder, 'predictions.jsonl');
    await writeFile(path, content);
    return await use(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const row = { document: 'a.pdf', supplier: 'acme', detail: 'InvoiceId', rawScore: 0.8, correct: true };

test('five fields suffice', () =>
  withFile(`${JSON.stringify(row)}\n\n${JSON.stringify({ ...row, document: 'b.pdf' })}\n`, async (path) =>
    assert.deepEqual((await readRows(path)).rows, [row, { ...row, document: 'b.pdf' }]),
  ));

test('a guess is told from the rest', () =>
  withFile(JSON.stringify({ ...row, guessed: true }), async (path) => assert.deepEqual((await readRows(path)).rows, [{ ...row, guessed: true }])));

test('a line that stands twice counts once', () =>
  withFile(`${JSON.stringify(row)}\n${JSON.stringify(row)}\n`, async (path) => {
    const { rows, repeated } = await readRows(path);
    assert.deepEqual([rows.length, repeated], [1, 1]);
  }));

test('cells of several rows are no repetition', () =>
  withFile([1, 2].map((item) => JSON.stringify({ ...row, detail: 'LineItem.Quantity', value: '1', item })).join('\n'), async (path) =>
    assert.equal((await readRows(path)).rows.length, 2),
  ));

for (const [what, line, message] of [
  ['NaN as Python writes it', '{"document":"a","supplier":"s","detail":"X","rawScore":NaN,"correct":true}', /line 2: holds NaN/],
  ['no score', JSON.stringify({ ...row, document: 'b', rawScore: null }), /"rawScore" is null/],
  ['score beyond 1', JSON.stringify({ ...row, document: 'b', rawScore: 85 }), /"rawScore" is 85/],
  ['no truth', JSON.stringify({ ...row, document: 'b', correct: undefined }), /"correct" is missing.*label the documents/],
  ['other features', JSON.stringify({ ...row, document: 'b', featuresVersion: 0 }), /features 0.*Score again/],
  ['too few features', JSON.stringify({ ...row, document: 'b', features: [1, 2] }), /"features" is 2 entries/],
  ['no document', JSON.stringify({ ...row, document: undefined }), /"document" is missing/],
  ['no object', '[1]', /is no object/],
  ['no JSON', 'document,supplier', /is no JSON/],
  ['the same prediction with another verdict', JSON.stringify({ ...row, value: undefined, correct: false }), /stands in line 1 already/],
] as const) {
  test(`refused: ${what}`, () =>
    withFile(`${JSON.stringify(row)}\n${line}\n`, (path) =>
      assert.rejects(readRows(path), (error) => error instanceof InputError && message.test(error.message) && error.message.split('\n').length === 1),
    ));
}

test('an empty file, no file and a folder are told', async () => {
  await withFile('\n', (path) => assert.rejects(readRows(path), /holds no predictions/));
  await assert.rejects(readRows('/nowhere/predictions.jsonl'), /there is no such file/);
  await assert.rejects(readRows(tmpdir()), /is a folder/);
});
