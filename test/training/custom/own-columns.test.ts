/** Own columns that the base lacks: learnt beside the base's, which stay what they are. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { Labels } from '../../../src/dataset/label.js';
import { addLabelled, createDataset } from '../../../src/dataset/store.js';
import { encode } from '../../../src/features/encode.js';
import { columnNames, lineItemsDefaults } from '../../../src/network/config.js';
import { lineItemsNetwork } from '../../../src/network/line-items.js';
import { initialWeights } from '../../../src/network/weights.js';
import type { Weights } from '../../../src/network/graph.js';
import { random } from '../../../src/random.js';
import { type ColumnPage, learnColumns } from '../../../src/training/custom/column-heads.js';
import { planOf } from '../../../src/training/plan.js';
import { withOwnColumns } from '../../../src/training/custom/own-columns.js';
import { temporaryFolder } from '../../bundle/made.js';
import { drawn } from '../../drawn.js';

const width = 6;

/** Two columns of the base, of which the second is certain everywhere; a new one where the state's first number is high. */
function pageOf(seed: number, known = 1): ColumnPage {
  const stream = random('own columns', seed);
  const states = Float32Array.from({ length: 40 * width }, () => stream.normal());
  const target = Int32Array.from({ length: 40 }, (_, i) => (known && states[i * width]! > 0.7 ? 2 : 1));
  return { states, logits: Float32Array.from({ length: 80 }, (_, i) => (i % 2 ? 6 : 0)), target, known: new Float32Array(40).fill(known) };
}

test('own columns: a new column is told apart beside a certain old one', () => {
  const [head] = learnColumns([pageOf(1), pageOf(2), pageOf(3)], 1, { strength: 0.1 });
  const { states, target } = pageOf(4);
  const right = target.filter((truth, i) => {
    let score = head!.bias;
    for (let k = 0; k < width; k++) score += head!.weights[k]! * states[i * width + k]!;
    return score > 6 === (truth === 2);
  });
  assert.ok(right.length >= 36, `${right.length} of 40`);
});

test('own columns: what nobody spoke of teaches nothing', () => {
  const unknown = pageOf(5, 0);
  const [with_, without] = [learnColumns([pageOf(1), unknown], 1), learnColumns([pageOf(1)], 1)].map(([head]) => [...head!.weights].map(Math.sign));
  assert.deepEqual(with_, without);
});

const rows = [4711, 4712, 4713, 4714].map((number) =>
  drawn(`
  Rechnung
  1 Bohrer 2 59,50 119,00
  S/N ZA${number}
  Summe 119,00`),
);

const labelled = rows.flatMap((document) => {
  const words = document.pages[0]!.words;
  const at = (text: RegExp) => [{ page: 0, words: [words.findIndex((word) => text.test(word.text))] }];
  const labels: Labels = {
    details: {},
    groups: {},
    lineItems: [
      {
        fields: { Description: { value: 'Bohrer', places: at(/Bohrer/) } },
        custom: { Serial: { value: words[at(/ZA/)[0]!.words[0]!]!.text, places: at(/ZA/) } },
      },
    ],
  };
  return encode(document).map((page) => ({ page, labels }));
});
const base = initialWeights(lineItemsNetwork(lineItemsDefaults), 7);

test('own columns: the base stays what it is, the new column is found', async () => {
  const weights = await withOwnColumns(base, labelled, ['Serial', 'Batch'], 1);
  const before = columnNames().length;
  const [bias, matrix] = [weights.get('head/columns/bias')!, weights.get('head/columns/weights')!];
  assert.deepEqual([...bias.slice(0, before)], [...base.get('head/columns/bias')!]);
  assert.deepEqual([...matrix.slice(before + 2, 2 * before + 2)], [...base.get('head/columns/weights')!.slice(before, 2 * before)]);
  for (const [name, data] of base)
    if (!name.startsWith('head/columns/')) assert.equal(Buffer.compare(Buffer.from(data.buffer), Buffer.from(weights.get(name)!.buffer)), 0, name);
  assert.notEqual(bias[before], 0);
  assert.equal(bias[before + 1], 0, 'nobody labelled a batch');
});

test('own columns: what the base lacks is begun with and trained at a higher pace, what it has goes on', async () => {
  const folder = await temporaryFolder(after);
  const dataset = await createDataset(join(folder, 'set'));
  for (const [i, labels] of labelled.map(({ labels }) => labels).entries()) await addLabelled(dataset, `${i}.pdf`, Buffer.from(`${i}`), rows[i]!, labels);
  const planned = (names: readonly string[], weights: Weights) =>
    planOf({
      task: 'line-items',
      datasets: [join(folder, 'set')],
      out: join(folder, 'run'),
      seed: 1,
      workers: 1,
      resume: false,
      epochs: 10,
      custom: names.map((name) => ({ name, kind: 'identifier', many: false })),
      base: { path: 'base', weights },
    });
  const first = await planned(['Serial'], base);
  assert.equal(first.schedule?.learningRate, 0.001);
  const own = first.base!.get('head/columns/bias')!.length;
  assert.equal(own, columnNames().length + 1);
  const second = await planned(['Serial'], first.base!);
  assert.deepEqual([second.schedule?.learningRate, second.base], [0.0003, first.base]);
});
