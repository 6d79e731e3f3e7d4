/** Weights: drawn by seed, taken over from a narrower network, laid flat and back. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InputError } from '../../src/errors.js';
import { builder } from '../../src/network/build.js';
import type { Graph } from '../../src/network/graph.js';
import { flatten, initialWeights, layout, parameterCount, sizeOf, startFrom, unflatten, withColumns } from '../../src/network/weights.js';

/** x · table rows, a norm, and a head of so many columns. */
function tiny(columns: number, further = false): Graph {
  const build = builder('tiny');
  build.trunk(true);
  const ids = build.input('ids', 'int32', ['B']);
  const table = build.parameter('trunk/table', [4, 3], { init: 'normal', deviation: 0.5, decay: false, paddingRow: true });
  const rows = build.norm('trunk/norm', build.op('Gather', [table, ids], { axis: 0 }), 3);
  build.trunk(false);
  if (further) build.parameter('head/further', [2, 2], { init: 'normal', decay: true });
  build.dense('head/columns', rows, 3, columns, 'columns');
  return build.finish(['columns']);
}

const numbers = (values: Float32Array | undefined): number[] => [...values!];

test('build: keeps the order that was asked for, names what has no name', () => {
  const graph = tiny(2);
  assert.deepEqual(
    graph.operations.map(({ op, output }) => [op, output]),
    [
      ['Gather', 'Gather_0'],
      ['LayerNormalization', 'LayerNormalization_1'],
      ['MatMul', 'MatMul_2'],
      ['Add', 'columns'],
    ],
  );
  assert.deepEqual(
    graph.parameters.map(({ name, shape, trunk }) => [name, shape, trunk]),
    [
      ['trunk/table', [4, 3], true],
      ['trunk/norm/scale', [3], true],
      ['trunk/norm/shift', [3], true],
      ['head/columns/weights', [3, 2], false],
      ['head/columns/bias', [2], false],
    ],
  );
});

test('weights: parameters lie behind each other without gaps', () => {
  const graph = tiny(2);
  assert.deepEqual(
    layout(graph).map(({ start, end }) => [start, end]),
    [
      [0, 12],
      [12, 15],
      [15, 18],
      [18, 24],
      [24, 26],
    ],
  );
  assert.equal(parameterCount(graph), 26);
  assert.deepEqual([sizeOf([]), sizeOf([2, 3]), sizeOf([4, 0])], [1, 6, 0]);
});

test('weights: start as their parameters say, the padding row at zero', () => {
  const weights = initialWeights(tiny(2), 1);
  assert.deepEqual(numbers(weights.get('trunk/norm/scale')), [1, 1, 1]);
  assert.deepEqual(numbers(weights.get('trunk/norm/shift')), [0, 0, 0]);
  const table = numbers(weights.get('trunk/table'));
  assert.deepEqual(table.slice(0, 3), [0, 0, 0]);
  assert.ok(table.slice(3).every((value) => value !== 0));
});

test('weights: the same seed gives the same, another seed others, a further parameter changes none', () => {
  const [weights, again, other, more] = [initialWeights(tiny(2), 1), initialWeights(tiny(2), 1), initialWeights(tiny(2), 2), initialWeights(tiny(2, true), 1)];
  assert.deepEqual(again, weights);
  assert.notDeepEqual(other.get('trunk/table'), weights.get('trunk/table'));
  for (const [name, values] of weights) assert.deepEqual(more.get(name), values, name);
});

test('weights: laid flat and back they are the same, as views', () => {
  const graph = tiny(2);
  const weights = initialWeights(graph, 1);
  const flat = flatten(graph, weights);
  const views = unflatten(graph, flat);
  assert.deepEqual(views, weights);
  flat.fill(7);
  assert.deepEqual(numbers(views.get('head/columns/bias')), [7, 7]);
});

test('weights: a base gives its columns, new ones begin at a tenth of the draw', () => {
  const base = initialWeights(tiny(2), 1);
  const started = startFrom(tiny(3), base, 5);
  const fresh = initialWeights(tiny(3), 5);
  for (const name of ['trunk/table', 'trunk/norm/scale', 'trunk/norm/shift']) assert.deepEqual(started.get(name), base.get(name), name);
  const [now, old, drawn] = [started, base, fresh].map((weights) => weights.get('head/columns/weights')!) as [Float32Array, Float32Array, Float32Array];
  for (let row = 0; row < 3; row++) {
    assert.deepEqual(numbers(now.subarray(3 * row, 3 * row + 2)), numbers(old.subarray(2 * row, 2 * row + 2)));
    assert.equal(now[3 * row + 2], Math.fround(drawn[3 * row + 2]! * 0.1));
  }
  assert.deepEqual(numbers(started.get('head/columns/bias')), [0, 0, 0]);
});

for (const [name, make, message] of [
  ['a base that lacks a parameter', () => startFrom(tiny(2, true), initialWeights(tiny(2), 1), 1), /no parameter head\/further\. Train without --base/],
  ['a base with more columns', () => startFrom(tiny(2), initialWeights(tiny(3), 1), 1), /head\/columns\/weights has 9 numbers, at most 6 fit/],
  ['weights of another size', () => flatten(tiny(3), initialWeights(tiny(2), 1)), /head\/columns\/weights has 6 numbers, the network wants 9/],
  ['missing weights', () => flatten(tiny(2), new Map()), /trunk\/table has no numbers, the network wants 12/],
] as const)
  test(`weights: ${name} is refused in one line`, () =>
    assert.throws(make, (error: Error) => {
      assert.ok(error instanceof InputError, error.stack);
      assert.match(error.message, message);
      return true;
    }));

test('weights: columns of a base are found by name', () => {
  const base = initialWeights(tiny(2), 1);
  assert.equal(withColumns(base, ['head/columns'], ['a', 'b'], ['a', 'b'], 1), base);
  const [weights, bias] = [Float32Array.of(1, 2, 3, 4, 5, 6), Float32Array.of(7, 8)];
  const trained = new Map([...base, ['head/columns/weights', weights] as const, ['head/columns/bias', bias] as const]);
  const grown = withColumns(trained, ['head/columns'], ['a', 'b'], ['b', 'new', 'a'], 1);
  const rows = numbers(grown.get('head/columns/weights'));
  assert.deepEqual(
    [0, 3, 6].map((row) => [rows[row], rows[row + 2]]),
    [
      [2, 1],
      [4, 3],
      [6, 5],
    ],
  );
  assert.ok([1, 4, 7].every((at) => rows[at] !== 0 && Math.abs(rows[at]!) < 0.5));
  assert.deepEqual(numbers(grown.get('head/columns/bias')), [8, 0, 7]);
  assert.equal(grown.get('trunk/table'), base.get('trunk/table'));
  assert.deepEqual(numbers(withColumns(trained, ['head/columns'], ['a', 'b'], ['b'], 1).get('head/columns/bias')), [8]);
  assert.throws(() => withColumns(trained, ['head/columns'], ['a', 'b', 'c', 'd'], ['a'], 1), InputError);
});
