/** Models written message by message are loaded by onnxruntime and compute what they say. */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { InputError } from '../../src/errors.js';
import { floatTensor, integerTensor, model, type NodeMessage, node, tensor, types, valueInfo } from '../../src/onnx/model.js';
import type { Field } from '../../src/onnx/protobuf.js';
import { loadNetwork, type Tensors } from '../../src/onnx/runtime.js';

type Shape = readonly (number | string)[];
interface Made {
  readonly nodes: readonly NodeMessage[];
  readonly inputs: Readonly<Record<string, Shape>>;
  readonly outputs: readonly string[];
  readonly initializers?: readonly Field[];
  readonly type?: number;
}
const made = ({ nodes, inputs, outputs, initializers = [], type = types.float32 }: Made): Buffer =>
  model({
    name: 'test',
    nodes: nodes.map(node),
    initializers,
    inputs: Object.entries(inputs).map(([name, shape]) => valueInfo(name, type, shape)),
    outputs: outputs.map((name) => valueInfo(name, types.float32)),
  });

async function ran(what: Made, tensors: Tensors) {
  const network = await loadNetwork(made(what));
  try {
    return await network.run(tensors);
  } finally {
    await network.release();
  }
}
const floats = (shape: readonly number[], ...values: readonly number[]) => ({ data: Float32Array.from(values), shape });
const one = (op: string, attributes: NodeMessage['attributes'] = {}, more: readonly string[] = []): NodeMessage => ({
  op,
  inputs: ['x', ...more],
  outputs: ['y'],
  attributes,
});

for (const [what, step, initializers, shape, data] of [
  ['no attribute', one('Neg'), [], [2, 3], [-1, -2, -3, -4, -5, -6]],
  ['a list of whole numbers', one('Transpose', { perm: [1, 0] }), [], [3, 2], [1, 4, 2, 5, 3, 6]],
  ['a whole number', one('Flatten', { axis: 0 }), [], [1, 6], [1, 2, 3, 4, 5, 6]],
  ['a negative number', one('Concat', { axis: -1 }, ['x']), [], [2, 6], [1, 2, 3, 1, 2, 3, 4, 5, 6, 4, 5, 6]],
  ['a real number', one('Elu', { alpha: { real: 0.5 } }), [], [2, 3], [1, 2, 3, 4, 5, 6]],
  ['a text', one('Einsum', { equation: 'ij->j' }), [], [3], [5, 7, 9]],
  ['a tensor of whole numbers', one('Reshape', {}, ['to']), [integerTensor('to', [3, -1])], [3, 2], [1, 2, 3, 4, 5, 6]],
  ['a tensor of real numbers', one('Add', {}, ['w']), [floatTensor('w', [3], Float32Array.of(10, 20, 30))], [2, 3], [11, 22, 33, 14, 25, 36]],
  ['a tensor of raw bytes', one('Gather', {}, ['at']), [tensor('at', [1], types.int32, Buffer.from([1, 0, 0, 0]))], [1, 3], [4, 5, 6]],
  ["a step of Microsoft's own", { ...one('Gelu'), domain: 'com.microsoft' }, [], [2, 3], [0.8413, 1.9545, 2.996, 3.9999, 5, 6]],
] as const)
  test(`onnx: ${what}`, async () => {
    const { y } = await ran({ nodes: [step], inputs: { x: ['rows', 3] }, outputs: ['y'], initializers }, { x: floats([2, 3], 1, 2, 3, 4, 5, 6) });
    assert.deepEqual(y!.shape, shape);
    assert.deepEqual(
      [...y!.data].map((value) => Math.round(value * 1e4) / 1e4),
      data,
    );
  });

test('onnx: only the outputs that are asked for are given', async () => {
  const network = await loadNetwork(made({ nodes: [one('Neg'), { ...one('Abs'), outputs: ['z'] }], inputs: { x: [2] }, outputs: ['y', 'z'] }));
  const x = { x: floats([2], 1, -2) };
  assert.deepEqual([...(await network.run(x, ['z'])).z!.data], [1, 2]);
  assert.deepEqual(Object.keys(await network.run(x, ['z'])), ['z']);
  assert.deepEqual(Object.keys(await network.run(x)), ['y', 'z']);
  await network.release();
});

test('onnx: whatever a tensor of weights holds comes back to the last bit, a part of a longer array too', async () => {
  await fc.assert(
    fc.asyncProperty(fc.float32Array({ minLength: 3, maxLength: 40, noNaN: true }), async (all) => {
      const weights = all.subarray(1, all.length - 1);
      const what = {
        nodes: [{ ...one('Add'), inputs: ['x', 'w'] }],
        inputs: { x: [1] },
        outputs: ['y'],
        initializers: [floatTensor('w', [weights.length], weights)],
      };
      const { y } = await ran(what, { x: floats([1], -0) });
      assert.deepEqual(
        Buffer.from(y!.data.buffer, y!.data.byteOffset, y!.data.byteLength),
        Buffer.from(weights.buffer, weights.byteOffset, weights.byteLength),
      );
    }),
    { numRuns: 20 },
  );
});

test('onnx: axes by name take any size, run after run; what a network does not know is left aside', async () => {
  const network = await loadNetwork(made({ nodes: [one('ReduceMax', { axes: [1], keepdims: 0 })], inputs: { x: ['rows', 'columns'] }, outputs: ['y'] }), {
    keep: false,
  });
  assert.deepEqual([network.inputs, network.outputs], [['x'], ['y']]);
  for (const [rows, columns] of [
    [1, 1],
    [3, 2],
    [2, 5],
  ] as const) {
    const data = Float32Array.from({ length: rows * columns }, (_, index) => index);
    const { y } = await network.run({ x: { data, shape: [rows, columns] }, other: floats([1], 1) });
    assert.deepEqual(
      [...y!.data],
      Array.from({ length: rows }, (_, row) => (row + 1) * columns - 1),
    );
  }
  await network.release();
});

test('onnx: whole numbers go in as such', async () => {
  const what: Made = { nodes: [one('Cast', { to: types.float32 })], inputs: { x: [3] }, outputs: ['y'], type: types.int32 };
  assert.deepEqual([...(await ran(what, { x: { data: Int32Array.of(-1, 0, 7), shape: [3] } })).y!.data], [-1, 0, 7]);
});

test('onnx: a missing input is named', async () => {
  await assert.rejects(ran({ nodes: [one('Neg')], inputs: { x: [1] }, outputs: ['y'] }, {}), /network: input x is missing/);
});

test('onnx: what cannot be loaded is refused in one line that names the file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'beleg-onnx-'));
  try {
    const whole = made({ nodes: [one('Neg')], inputs: { x: [1] }, outputs: ['y'] });
    for (const [name, bytes] of [
      ['text.onnx', Buffer.from('hello')],
      ['cut.onnx', whole.subarray(0, whole.length / 2)],
      ['step.onnx', made({ nodes: [one('NoSuchStep')], inputs: { x: [1] }, outputs: ['y'] })],
    ] as const) {
      await writeFile(join(folder, name), bytes);
      const isClear = (error: Error) => error instanceof InputError && error.message.startsWith(join(folder, name)) && !error.message.includes('\n');
      await assert.rejects(loadNetwork(join(folder, name)), isClear);
    }
    await assert.rejects(loadNetwork(join(folder, 'none.onnx')), InputError);
    await writeFile(join(folder, 'whole.onnx'), whole);
    const network = await loadNetwork(join(folder, 'whole.onnx'));
    assert.deepEqual([...(await network.run({ x: floats([1], 2) })).y!.data], [-2]);
    await network.release();
  } finally {
    await rm(folder, { recursive: true });
  }
});
