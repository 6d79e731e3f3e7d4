/** Tasks with what a model proposes. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { exportLabels, formatNamed } from '../../../../src/dataset/exchange/exchange.js';
import { addFile, createDataset } from '../../../../src/dataset/store.js';
import { temporaryFolder } from '../../../bundle/made.js';
import { boxOf, imported, invoice } from '../foreign.js';

const folder = await temporaryFolder(after);
async function* noPictures() {}
const propose = async () => ({
  model: 'base-1',
  marks: [{ field: 'InvoiceId', value: 'R-4711', score: 0.75, places: [[{ page: 0, text: 'R-4711', box: boxOf('R-4711') }]] }],
});

test('label-studio: proposals are predictions, and no labels', async () => {
  const dataset = await createDataset(join(folder, 'set'));
  await addFile(dataset, 'invoice.pdf', new TextEncoder().encode('%PDF'), invoice);
  const out = join(folder, 'out');
  const format = { ...formatNamed('label-studio'), pictures: false };
  const exported = await exportLabels(dataset, out, format, { propose, names: { number: 'InvoiceId' } }, noPictures);
  assert.deepEqual(exported, [{ document: 'invoice.pdf', values: 0, lost: [], proposed: 1 }]);
  const text = await readFile(join(out, 'tasks.json'), 'utf8');
  const [task] = JSON.parse(text) as [
    {
      annotations: unknown[];
      predictions: [{ model_version: string; score: number; result: { type: string; score: number; value: { rectanglelabels?: string[] } }[] }];
    },
  ];
  const [{ model_version: model, score, result }] = task.predictions;
  assert.deepEqual([task.annotations, model, score, result[0]!.value.rectanglelabels, result[0]!.score], [[], 'base-1', 0.75, ['number'], 0.75]);
  assert.match(await readFile(join(out, 'config.xml'), 'utf8'), /<Label value="number"\/>/);
  assert.deepEqual(await imported('label-studio', { 'tasks.json': text }), ['! invoice.pdf: has no annotation yet']);
});

test('label-studio: other formats hold no proposals', async () => {
  const dataset = await createDataset(join(folder, 'other'));
  await assert.rejects(exportLabels(dataset, join(folder, 'no'), formatNamed('coco'), { propose }, noPictures), /coco holds no proposals of a model/);
});
