/** Pages of labelled documents: as they are, or with other contents in the same layout. */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { documentToJson } from '../../../src/document/json.js';
import { random } from '../../../src/random.js';
import { drawable, labelledPages } from '../../../src/training/batches/labelled-pages.js';
import { drawn } from '../../drawn.js';

const folder = await mkdtemp(join(tmpdir(), 'beleg-labelled-'));
after(() => rm(folder, { recursive: true }));
const set = join(folder, 'set.jsonl.gz');
const document = JSON.parse(documentToJson(drawn('Rechnung Nr. 471188\nDatum 12.03.2024')));
const labels = { details: { InvoiceId: [{ value: '471188', places: [{ page: 0, words: [2] }] }] }, groups: {} };
await writeFile(set, gzipSync(`${JSON.stringify({ name: 'a.pdf', document, labels })}\n`));
const options = { task: 'details', seed: 1, synthetic: 0, datasets: [set], heldOut: [], custom: [], pagesPerBatch: 4, validationPages: 4 } as const;

/** Invoice numbers of twenty drawn pages, as printed and as labelled. */
async function numbers(repopulated: number) {
  const draw = drawable(await labelledPages(options), { ...options, repopulated })!;
  const stream = random('pages');
  return Array.from({ length: 20 }, () => draw(stream)).map(({ page, labels }) => {
    const label = labels.details.InvoiceId![0]!;
    assert.ok(page.tokens.length > 0);
    return { printed: page.tokens.map(({ text }) => text).join(' '), label: label.value };
  });
}

test('repopulated 0: every page is as it was labelled', async () => {
  for (const { printed, label } of await numbers(0)) {
    assert.match(printed, /471188/);
    assert.equal(label, '471188');
  }
});

test('repopulated 1: other numbers, and labels that say them', async () => {
  const all = await numbers(1);
  assert.ok(new Set(all.map(({ label }) => label)).size > 10);
  for (const { printed, label } of all.slice(0, 5)) assert.doesNotMatch(printed, /471188/, label);
});

test('repopulated 0.5: some of both, the same ones for the same stream', async () => {
  const all = await numbers(0.5);
  const kept = all.filter(({ label }) => label === '471188').length;
  assert.ok(kept > 4 && kept < 16, `${kept} of 20`);
  assert.deepEqual(await numbers(0.5), all);
});
