import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadNetwork } from '../../src/onnx/runtime.js';
import { InputError } from '../../src/errors.js';
import { toOnnx } from '../../src/export/onnx.js';
import { compare, exportNetwork } from '../../src/export/parity.js';
import { weightsOf } from '../../src/export/read-weights.js';
import { detailsDefaults, lineItemsDefaults } from '../../src/network/config.js';
import { initialWeights, startFrom } from '../../src/network/weights.js';
import { random } from '../../src/random.js';
import { graphOf, type Task } from '../../src/training/task.js';
import { randomBatch } from '../training/random-source.js';

const small = { width: 16, layers: 2, heads: 2, ffn: 24, embedding: 8, custom: 0 };
const tasks: readonly Task[] = [
  { name: 'details', config: { ...detailsDefaults, ...small } },
  { name: 'line-items', config: { ...lineItemsDefaults, ...small } },
  { name: 'details', config: detailsDefaults },
];
/** Tokens: a multiple of 4, as batches are padded. */
const sizes = { tokens: 20, candidates: 9, lines: 5, seed: 1 };

for (const task of tasks) {
  test(`onnx: ${task.name} of width ${task.config.width} says what tfjs says`, async () => {
    const weights = initialWeights(graphOf(task), 7);
    const batches = [1, 3].map((pages) => randomBatch({ ...sizes, task: task.name, pages }, random('parity', pages)).inputs);
    const { parity, bytes } = await exportNetwork(task, weights, batches, { name: 'wasm' });
    assert.ok(parity.largest < 1e-5, JSON.stringify(parity.differences));
    assert.equal(parity.rows, 80);
    assert.deepEqual(weightsOf(bytes), weights);
  });
}

test('onnx: other weights do not pass for the same', async () => {
  const task = tasks[0]!;
  const [mine, theirs] = [1, 2].map((seed) => initialWeights(graphOf(task), seed)) as [Map<string, Float32Array>, Map<string, Float32Array>];
  const batch = randomBatch({ ...sizes, task: task.name, pages: 1 }, random('parity')).inputs;
  const parity = await compare(task, mine, toOnnx(graphOf(task), theirs), [batch], { name: 'wasm' });
  assert.ok(parity.largest > 1e-2);
});

test('onnx: a network without rows to compare on is refused', async () => {
  await assert.rejects(exportNetwork(tasks[0]!, initialWeights(graphOf(tasks[0]!), 1), []), InputError);
});

test('onnx: bytes that are no model are refused in one line', async () => {
  await assert.rejects(loadNetwork(Buffer.from('hello')), InputError);
  assert.throws(() => weightsOf(Buffer.from('hello, this is no model')));
});

test('weights: a network with a custom column starts from one without', () => {
  const base = initialWeights(graphOf(tasks[0]!), 1);
  const wider: Task = { name: 'details', config: { ...detailsDefaults, ...small, custom: 1 } };
  const started = startFrom(graphOf(wider), base, 5);
  const [old, now] = [base.get('head/detail/weights')!, started.get('head/detail/weights')!];
  const columns = old.length / 16;
  assert.equal(now.length, 16 * (columns + 1));
  assert.deepEqual(now.subarray(columns + 1, columns + 1 + columns), old.subarray(columns, 2 * columns));
  assert.deepEqual(started.get('trunk/table'), base.get('trunk/table'));
});

test('weights: features that the base has not seen begin with weights of nought', () => {
  const graph = graphOf(tasks[0]!);
  const whole = initialWeights(graph, 1);
  const input = whole.get('trunk/input/weights')!;
  const seen = input.length - 8 * small.width;
  const started = startFrom(graph, new Map([...whole, ['trunk/input/weights', input.slice(0, seen)]]), 5).get('trunk/input/weights')!;
  assert.deepEqual(started.slice(0, seen), input.slice(0, seen));
  assert.ok(started.slice(seen).every((weight) => weight === 0));
});
