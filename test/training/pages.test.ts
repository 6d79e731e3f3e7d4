/** Which pages a training sees: the share of imagined ones may change where its learning rate starts anew. */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { documentToJson } from '../../src/document/json.js';
import { pagesSource } from '../../src/training/pages.js';
import { drawn } from '../drawn.js';

const folder = await mkdtemp(join(tmpdir(), 'beleg-pages-'));
after(() => rm(folder, { recursive: true }));
const set = join(folder, 'set.jsonl.gz');
await writeFile(
  set,
  gzipSync(`${JSON.stringify({ name: 'a.pdf', document: JSON.parse(documentToJson(drawn('Rechnung 4711'))), labels: { details: {}, groups: {} } })}\n`),
);
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
  test(`shares ${[synthetic].flat().join(', ')} with restarts at ${restarts.join(', ') || 'none'}: step ${step} is ${labelled ? 'labelled' : 'imagined'}`, async () =>
    assert.equal(await isLabelled(synthetic, restarts, step), labelled));
