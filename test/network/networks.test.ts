/** Both networks as graphs: shapes fit, nothing is idle, heads have the columns that their names promise, padding changes nothing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { columnNames, detailColumns, detailsDefaults, lineItemsDefaults, lineRoles, tagNames } from '../../src/network/config.js';
import { detailsNetwork } from '../../src/network/details.js';
import type { Graph } from '../../src/network/graph.js';
import { lineItemsNetwork } from '../../src/network/line-items.js';
import { flatten, initialWeights, layout, parameterCount } from '../../src/network/weights.js';
import { random } from '../../src/random.js';
import { startBackend } from '../../src/training/backend/backend.js';
import { interpreter, type Tensors } from '../../src/training/backend/interpret.js';
import { randomBatch } from '../training/random-source.js';
import { type Shape, shapesOf } from './shapes.js';

const sizes = { width: 12, layers: 2, heads: 3, ffn: 20, embedding: 7, custom: 2 };
const networks: readonly (readonly [name: string, graph: Graph, outputs: Readonly<Record<string, Shape>>])[] = [
  [
    'details',
    detailsNetwork(detailsDefaults),
    {
      scores: ['B', 'C', detailColumns().length],
      tags: ['B', 'N', tagNames.length],
      document: ['B', 8],
      u: ['B', 'C', 128],
      page: ['B', 1, 128],
    },
  ],
  [
    'details of other sizes',
    detailsNetwork({ ...sizes, documents: 9 }),
    {
      scores: ['B', 'C', detailColumns().length + 2],
      tags: ['B', 'N', tagNames.length],
      document: ['B', 9],
      u: ['B', 'C', 12],
      page: ['B', 1, 12],
    },
  ],
  ['line items', lineItemsNetwork(lineItemsDefaults), { columns: ['B', 'N', columnNames().length], roles: ['B', 'L', lineRoles.length] }],
  ['line items of other sizes', lineItemsNetwork(sizes), { columns: ['B', 'N', columnNames().length + 2], roles: ['B', 'L', lineRoles.length] }],
];

for (const [name, graph, outputs] of networks) {
  test(`network: ${name}: shapes fit, outputs have theirs`, () => {
    const shapes = shapesOf(graph);
    assert.deepEqual(Object.fromEntries(graph.outputs.map((output) => [output, shapes.get(output)])), outputs);
  });

  test(`network: ${name}: every input, parameter and operation serves an output`, () => {
    const used = new Set(graph.outputs);
    for (const { output, inputs } of [...graph.operations].reverse()) if (used.has(output)) for (const input of inputs) used.add(input);
    const all = [
      ...graph.inputs.map((input) => input.name),
      ...graph.parameters.map((parameter) => parameter.name),
      ...graph.operations.map(({ output }) => output),
    ];
    assert.deepEqual(
      all.filter((each) => !used.has(each)),
      [],
    );
  });

  test(`network: ${name}: the trunk is marked, matrices alone decay`, () => {
    for (const { name, trunk, decay, paddingRow } of graph.parameters) {
      assert.equal(trunk, name.startsWith('trunk/'), name);
      assert.equal(decay, name.endsWith('/weights'), name);
      assert.equal(paddingRow === true, name === 'trunk/table', name);
    }
  });
}

test('network: the usual details network has the size that the README states', () => {
  const graph = detailsNetwork(detailsDefaults);
  // A weight for each number of a state, and a bias, for the detail and for "none of them".
  const column = 2 * (detailsDefaults.width + 1);
  assert.deepEqual([graph.operations.length, parameterCount(graph)], [127, 1_386_986 + (detailColumns().length - 35) * column]);
});

test('network: both have one trunk', () => {
  const [details, lineItems] = [detailsNetwork(detailsDefaults), lineItemsNetwork(lineItemsDefaults)].map(({ parameters }) =>
    parameters.filter(({ trunk }) => trunk),
  );
  assert.deepEqual(details, lineItems);
});

/** Parameters of `wide` that are not those of `plain`, with the growth of their last axis. */
const widened = (plain: Graph, wide: Graph) =>
  wide.parameters.flatMap(({ name, shape }, index) => {
    const before = plain.parameters[index]!;
    assert.equal(before.name, name);
    assert.deepEqual(before.shape.slice(0, -1), shape.slice(0, -1), name);
    return before.shape.at(-1) === shape.at(-1) ? [] : [[name, shape.at(-1)! - before.shape.at(-1)!]];
  });

test('network: custom columns widen their heads and nothing else', () => {
  assert.deepEqual(widened(detailsNetwork(detailsDefaults), detailsNetwork({ ...detailsDefaults, custom: 3 })), [
    ['head/none/weights', 3],
    ['head/none/bias', 3],
    ['head/detail/weights', 3],
    ['head/detail/bias', 3],
  ]);
  assert.deepEqual(widened(lineItemsNetwork(lineItemsDefaults), lineItemsNetwork({ ...lineItemsDefaults, custom: 1 })), [
    ['head/columns/weights', 1],
    ['head/columns/bias', 1],
  ]);
});

test('network: names of columns are unique, custom ones come last', () => {
  for (const names of [detailColumns(['Own']), columnNames(['Own']), [...tagNames, 'Own']]) {
    assert.equal(new Set(names).size, names.length);
    assert.equal(names.at(-1), 'Own');
  }
  assert.deepEqual([tagNames[0], columnNames()[0], columnNames()[1], lineRoles[0]], ['outside', 'outside', 'header', 'outside']);
});

const last = { tokens: 8, candidates: 5, lines: 3, seed: 1 };
for (const [task, graph, tokenOutput] of [
  ['details', detailsNetwork({ ...sizes, custom: 0, documents: 8 }), 'tags'],
  ['line-items', lineItemsNetwork({ ...sizes, custom: 0 }), 'columns'],
] as const) {
  test(`network: what stands on a masked token of ${task} changes no other output`, async () => {
    const { tf, ...backend } = await startBackend({ name: 'cpu' });
    const run = interpreter({ tf, ...backend }, graph);
    const flat = flatten(graph, initialWeights(graph, 5));
    const parameters = Object.fromEntries(
      layout(graph).map(({ parameter, start, end }) => [parameter.name, tf.tensor(flat.subarray(start, end), [...parameter.shape])]),
    );
    const { tensors } = randomBatch({ ...last, task, pages: 1 }, random('masked')).inputs;
    const outputs = [0, 1].map((other) => {
      const inputs: Tensors = Object.fromEntries(
        Object.entries(tensors).map(([name, { data, shape }]) => {
          const values = data.slice();
          // The last token is masked; the page's mean leaves it out, as features/batch.ts does.
          if (name === 'tokenmean') values[last.tokens - 1] = 0;
          const row = values.length / last.tokens;
          if (name === 'ids' || name === 'features') values.fill(other, values.length - row);
          return [name, tf.tensor(values, [...shape], data instanceof Int32Array ? 'int32' : 'float32')];
        }),
      );
      return Object.entries(run(inputs, parameters)).map(([name, tensor]) => {
        const values = [...tensor.dataSync()];
        return [name, name === tokenOutput ? values.slice(0, (values.length / last.tokens) * (last.tokens - 1)) : values] as const;
      });
    });
    assert.deepEqual(outputs[0], outputs[1]);
    assert.ok(outputs[0]!.every(([, values]) => values.every(Number.isFinite) && new Set(values).size > 1));
  });
}
