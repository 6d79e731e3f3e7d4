/** Which pages a training sees: the share of synthetic ones may change where its learning rate starts anew. */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { documentToJson } from '../../../src/document/json.js';
import { pagesSource } from '../../../src/training/batches/pages.js';
import { drawn } from '../../drawn.js';

const folder = await mkdtemp(join(tmpdir(), 'beleg-pages-'));
after(() => rm(folder, { recursive: true }));
const set = join(folder, 'set.jsonl.gz');
const packed = (name: string, text: string) =>
  gzipSync(`${JSON.stringify({ name, document: JSON.parse(documentToJson(drawn(text))), labels: { details: {}, groups: {} } })}\n`);
await writeFile(set, packed('a.pdf', 'Rechnung 4711'));
const pagesPerBatch = 4;
const common = { task: 'details', seed: 1, datasets: [set], heldOut: [], custom: [], pagesPerBatch, validationPages: 4 } as const;

/** Whether a step learns from the two words of the labelled document alone. */
async function isLabelled(synthetic: number | readonly number[], restarts: readonly number[], step: number): Promise<boolean> {
  const source = await pagesSource({ ...common, synthetic, restarts });
  return (await source.batch(step, 0)).words === 2 * pagesPerBatch;
}

for (const [synthetic, restarts, step, labelled] of [
  [[1, 0], [16], 0, false],
  [[1, 0], [16], 15, false],
  [[1, 0], [16], 16, true],
  [[0, 1], [16], 8, true],
  [[0], [16], 16, true],
  [0, [], 40, true],
] as const)
  test(`shares ${[synthetic].flat().join(', ')} with restarts at ${restarts.join(', ') || 'none'}: step ${step} is ${labelled ? 'labelled' : 'synthetic'}`, async () =>
    assert.equal(await isLabelled(synthetic, restarts, step), labelled));

test('held out: a document of one dataset, not its namesake in another', async () => {
  const other = join(folder, 'other.jsonl.gz');
  await writeFile(other, packed('a.pdf', 'one two three'));
  const source = await pagesSource({ ...common, synthetic: 0, datasets: [set, other], heldOut: [['a.pdf'], []] });
  assert.equal((await source.batch(0, 0)).words, 3 * pagesPerBatch);
  assert.deepEqual(
    (await source.validation()).map(({ words }) => words),
    [2],
  );
});

test('weights: the share of a dataset does not depend on how many pages it has', async () => {
  const many = join(folder, 'many.jsonl.gz');
  await writeFile(many, Buffer.concat(Array.from({ length: 9 }, (_, index) => packed(`${index}.pdf`, 'one two three'))));
  const words = async (weights?: readonly number[]) => {
    const source = await pagesSource({ ...common, synthetic: 0, datasets: [set, many], ...(weights && { weights }) });
    const batches = await Promise.all(Array.from({ length: 64 }, (_, step) => source.batch(step, 0)));
    return batches.reduce((sum, batch) => sum + batch.words, 0) / (64 * pagesPerBatch);
  };
  // Pages of the first have two words, of the other three.
  for (const [weights, mean] of [
    [undefined, 2.9],
    [[1, 1], 2.5],
    [[3, 1], 2.25],
  ] as const)
    assert.ok(Math.abs((await words(weights)) - mean) < 0.09, `${weights}`);
});

test('labelled by hand: what nobody labelled on a further line of a row stays unknown in a batch', async () => {
  const rows = join(folder, 'rows.jsonl.gz');
  const labels = {
    details: {},
    groups: {},
    lineItems: [{ fields: { Description: { value: 'Schraube', places: [{ page: 0, words: [0] }] } } }],
    lineRoles: [['start', 'continues']],
  };
  await writeFile(rows, gzipSync(`${JSON.stringify({ name: 'a.pdf', document: JSON.parse(documentToJson(drawn('Schraube\nverzinkt'))), labels })}\n`));
  const source = await pagesSource({ ...common, task: 'line-items', datasets: [rows], pagesPerBatch: 1, synthetic: 0 });
  const { targets } = await source.batch(0, 0);
  assert.equal(targets.columntarget!.data[1], -1);
});
