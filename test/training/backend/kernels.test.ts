/** The kernels of the wasm backend against the plain cpu backend: same losses, same gradients. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detailsDefaults, lineItemsDefaults } from '../../../src/network/config.js';
import { flatten, initialWeights, layout } from '../../../src/network/weights.js';
import { random } from '../../../src/random.js';
import { attention } from '../../../src/training/backend/attention-kernel.js';
import { startBackend } from '../../../src/training/backend/backend.js';
import { floats, type WasmBackend } from '../../../src/training/backend/heap.js';
import { learner } from '../../../src/training/workers/learner.js';
import { graphOf, type Task } from '../../../src/training/task.js';
import { randomBatch } from '../random-source.js';

const small = { width: 24, layers: 2, heads: 2, ffn: 40, embedding: 12, custom: 1 };
const details: Task = { name: 'details', config: { ...detailsDefaults, ...small, custom: 0 } };
const lineItems: Task = { name: 'line-items', config: { ...lineItemsDefaults, ...small, custom: 0 } };

/** Network, pages, tokens; for attention: less than one block of rows, several blocks, sums of more steps than a panel has. */
const gradients = [
  [details, 2, 12],
  [details, 2, 76],
  [details, 1, 264],
  [lineItems, 2, 12],
  [lineItems, 2, 76],
] as const;

for (const [task, pages, tokens] of gradients) {
  test(`kernels: gradients of ${task.name} on ${tokens} tokens`, async () => {
    const graph = graphOf(task);
    const parameters = flatten(graph, initialWeights(graph, 3));
    const batch = randomBatch({ task: task.name, pages, tokens, candidates: 11, lines: 7, seed: 1 }, random('kernels', tokens));
    const results = [];
    // As it comes first: a thread's backend keeps the kernels once it has them.
    for (const choice of [{ name: 'cpu' }, { name: 'wasm', kernels: false }, { name: 'wasm' }] as const) {
      const gradient = new Float32Array(parameters.length);
      // A gather's gradient on the cpu backend walks over all rows of the table for every row of it: minutes.
      const frozen = choice.name === 'cpu' ? (name: string) => name !== 'trunk/table' : undefined;
      const { loss } = learner(await startBackend(choice), task, frozen).learn(batch, parameters, gradient);
      results.push({ loss, gradient });
    }
    const [plain, stock, ours] = results as [(typeof results)[0], (typeof results)[0], (typeof results)[0]];
    for (const other of [stock, ours]) {
      assert.ok(Math.abs(plain.loss - other.loss) < 1e-4 * plain.loss, `loss ${plain.loss} and ${other.loss}`);
      for (const { parameter, start, end } of layout(graph)) {
        const reference = parameter.name === 'trunk/table' ? stock : plain;
        const [expected, actual] = [reference.gradient.subarray(start, end), other.gradient.subarray(start, end)];
        // The table's padding row has a gradient only where no kernel leaves it out.
        const skip = parameter.paddingRow ? parameter.shape[1]! : 0;
        const largest = expected.subarray(skip).reduce((most, value) => Math.max(most, Math.abs(value)), 0);
        let worst = 0;
        for (let i = skip; i < expected.length; i++) worst = Math.max(worst, Math.abs(expected[i]! - actual[i]!));
        assert.ok(worst <= 1e-3 * largest + 1e-7, `${parameter.name}: ${worst} of ${largest}`);
      }
    }
  });
}

/** [rows, steps, columns]: whole tiles and panels, and rests of each; sums of several panels; more rows than one block. */
const products = [
  [1, 1, 1],
  [5, 3, 7],
  [4, 8, 8],
  [7, 300, 13],
  [6, 600, 24],
  [301, 256, 17],
  [1030, 40, 9],
] as const;

test('kernels: products of matrices, turned and not', async () => {
  const { tf } = await startBackend({ name: 'wasm' });
  for (const [m, k, n] of products) {
    const draw = random('products', m, k, n);
    const [a, b] = [m * k, k * n].map((size) => Float32Array.from({ length: size }, () => draw.next() * 2 - 1)) as [Float32Array, Float32Array];
    const expected = new Float64Array(m * n);
    for (let row = 0; row < m; row++)
      for (let column = 0; column < n; column++) for (let i = 0; i < k; i++) expected[row * n + column]! += a[row * k + i]! * b[i * n + column]!;
    for (const turned of [
      [false, false],
      [true, false],
      [false, true],
      [true, true],
    ] as const) {
      const actual = tf.tidy(() => {
        const [left, right] = [tf.tensor2d(a, [m, k]), tf.tensor2d(b, [k, n])];
        return tf.matMul(turned[0] ? tf.transpose(left) : left, turned[1] ? tf.transpose(right) : right, ...turned).dataSync();
      });
      const worst = expected.reduce((most, value, i) => Math.max(most, Math.abs(value - actual[i]!)), 0);
      assert.ok(worst < 1e-5 * Math.sqrt(k), `${m} × ${k} × ${n}, turned ${turned.join(', ')}: ${worst}`);
    }
  }
});

test('kernels: keys that are masked or far below the best have a weight of nought, never a denormal number', async () => {
  const { tf } = await startBackend({ name: 'wasm' });
  const backend = tf.backend() as unknown as WasmBackend;
  const [tokens, width, heads] = [8, 8, 2];
  const ones = (...shape: number[]) => tf.ones(shape);
  // Scores of 4 at the first keys, of -36 to -196 at the next, the last two masked.
  const key = tf.tensor3d(Array.from({ length: tokens }, (_, at) => Array.from({ length: width }, () => (at < 3 ? 1 : -9 - 10 * (at - 3)))).flat(), [
    1,
    tokens,
    width,
  ]);
  const mask = tf.tensor4d([0, 0, 0, 0, 0, 0, -1e9, -1e9], [1, 1, 1, tokens]);
  const inputs = {
    query: ones(1, tokens, width),
    key,
    value: ones(1, tokens, width),
    table: tf.zeros([2, heads]),
    relations: tf.zeros([1, tokens, tokens], 'int32'),
    mask,
  };
  const [, weights] = attention(backend, inputs, 1);
  for (const [at, weight] of floats(backend, weights).entries()) {
    if (at % tokens < 3) assert.ok(Math.abs(weight - 1 / 3) < 1e-6, `${at}: ${weight}`);
    else assert.ok(weight === 0 || weight > 1e-20, `${at}: ${weight}`);
    if (at % tokens > 4) assert.equal(weight, 0);
  }
});
