import assert from 'node:assert/strict';
import test from 'node:test';
import { reusedArrays } from '../../src/features/arrays.js';
import { batchOf } from '../../src/features/batch.js';
import { type Batch, candidateNumbers, type EncodedPage, hashesPerToken, lineNumbers, tokenNumbers } from '../../src/features/contract.js';
import { encode } from '../../src/features/encode.js';
import { detailsDefaults, lineItemsDefaults } from '../../src/network/config.js';
import { detailsNetwork } from '../../src/network/details.js';
import { lineItemsNetwork } from '../../src/network/line-items.js';
import { drawn } from '../drawn.js';

const [small] = encode(drawn('Rechnung 4711')) as [EncodedPage];
const [large] = encode(
  drawn(`
    Rechnung Nr.:4711         Datum: 12.03.2024
    Netto         100,00
    zzgl. 20%      20,00
    Gesamtbetrag  120,00`),
) as [EncodedPage];
const details = batchOf([small, large], { task: 'details' });
const lines = batchOf([small, large], { task: 'line-items' });

const numbers = ({ tensors }: Batch, name: string) => [...tensors[name]!.data];
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

for (const [network, batch] of [
  [detailsNetwork(detailsDefaults), details],
  [lineItemsNetwork(lineItemsDefaults), lines],
] as const) {
  test(`batch: has all inputs of the ${network.name} network, in its shapes`, () => {
    const sizes: Record<string, number> = { B: batch.size, N: batch.tokens, C: batch.candidates, L: batch.lines };
    for (const { name, type, shape } of network.inputs) {
      const tensor = batch.tensors[name]!;
      assert.deepEqual(
        tensor.shape,
        shape.map((size) => (typeof size === 'string' ? sizes[size] : size)),
        name,
      );
      assert.equal(
        tensor.data.length,
        tensor.shape.reduce((product, size) => product * size, 1),
        name,
      );
      assert.equal(tensor.data instanceof Int32Array, type === 'int32', name);
    }
  });
}

test('batch: sizes are rounded up to multiples', () => {
  assert.deepEqual([details.size, details.tokens, details.candidates], [2, 16, 16]);
  assert.equal(lines.lines, 16);
  assert.equal(batchOf([large], { task: 'details', multiple: 1 }).tokens, large.tokens.length);
  assert.equal(batchOf([encode(drawn('Rechnung'))[0]!], { task: 'details', multiple: 1 }).candidates, 1);
});

test('batch: padding is row 0, nothing, and masked', () => {
  const N = details.tokens;
  const n = small.tokens.length;
  const rest = (name: string, width: number) => numbers(details, name).slice(n * width, N * width);
  assert.ok(rest('ids', hashesPerToken).every((id) => id === 0));
  assert.ok(rest('features', tokenNumbers).every((value) => value === 0));
  assert.deepEqual(numbers(details, 'mask').slice(0, N), [...Array(n).fill(0), ...Array(N - n).fill(Math.fround(-1e9))]);
  assert.ok(
    numbers(details, 'candidates')
      .slice(small.candidates.length * candidateNumbers, details.candidates * candidateNumbers)
      .every((value) => value === 0),
  );
});

test('batch: what a page says stands at its place', () => {
  const N = details.tokens;
  const n = large.tokens.length;
  assert.deepEqual(numbers(details, 'ids').slice(N * hashesPerToken, (N + n) * hashesPerToken), [...large.ids]);
  for (let i = 0; i < n; i++) {
    assert.deepEqual(numbers(details, 'relations').slice((N + i) * N, (N + i) * N + n), [...large.relations.subarray(i * n, (i + 1) * n)]);
  }
  assert.deepEqual(numbers(lines, 'linefeatures').slice(lines.lines * lineNumbers, (lines.lines + large.lineCount) * lineNumbers), [...large.lineFeatures]);
});

test('batch: the sum of few pieces is scaled as that of many', () => {
  const used = [...small.ids.subarray(0, hashesPerToken)].filter((id) => id !== 0).length;
  assert.equal(details.tensors.idscale!.data[0], Math.fround(1 / Math.sqrt(used)));
});

test('batch: a candidate is the mean of its tokens, and begins at one', () => {
  const { tokens: N, candidates: C } = details;
  large.candidates.forEach(({ first, last }, c) => {
    const pool = numbers(details, 'pool').slice((C + c) * N, (C + c + 1) * N);
    assert.ok(Math.abs(sum(pool) - 1) < 1e-6);
    assert.deepEqual(
      pool.flatMap((share, i) => (share > 0 ? [i] : [])),
      Array.from({ length: last - first + 1 }, (_, i) => first + i),
    );
    assert.equal(
      numbers(details, 'first')
        .slice((C + c) * N, (C + c + 1) * N)
        .indexOf(1),
      first,
    );
  });
  assert.ok(Math.abs(sum(numbers(details, 'tokenmean')) - 2) < 1e-6);
});

test('batch: a line is the mean of its tokens, its neighbours stand beside it', () => {
  const { tokens: N, lines: L } = lines;
  const row = (name: string, line: number) => numbers(lines, name).slice((L + line) * N, (L + line + 1) * N);
  for (let line = 0; line < large.lineCount; line++) assert.ok(Math.abs(sum(row('lines', line)) - 1) < 1e-6);
  assert.deepEqual(row('linesprev', 2), row('lines', 1));
  assert.deepEqual(row('linesnext', 2), row('lines', 3));
  assert.equal(sum(row('linesprev', 0)), 0);
  assert.equal(sum(row('linesnext', large.lineCount - 1)), 0);
});

test('batch: in memory that was used before it is the same', () => {
  for (const task of ['details', 'line-items'] as const) {
    const arrays = reusedArrays();
    for (const pages of [[large], [small], [small, large]]) {
      const { tensors } = batchOf(pages, { task, arrays });
      assert.deepEqual(tensors, batchOf(pages, { task }).tensors);
    }
    assert.equal(batchOf([small], { task, arrays }).tensors.ids!.data.buffer, batchOf([small], { task, arrays }).tensors.ids!.data.buffer);
  }
});

test('batch: what both networks take is taken from the other one', () => {
  const whole = batchOf([large], { task: 'line-items' }).tensors;
  const shared = batchOf([large], { task: 'line-items', other: batchOf([large], { task: 'details' }).tensors }).tensors;
  assert.deepEqual(shared, whole);
  assert.deepEqual(Object.keys(shared), Object.keys(whole));
});
