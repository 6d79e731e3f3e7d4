/** Matrix products in the wasm backend's memory, by the vector routines: transposed sides are read where they lie, batches one by one. */
import type { TensorInfo } from '@tensorflow/tfjs-core';
import { address, floats, routinesOf, type WasmBackend } from './heap.js';
import { panelColumns, tileRows } from './simd/product.js';

const product = (sizes: readonly number[]): number => sizes.reduce((all, size) => all * size, 1);

/** Steps of one packed panel: 16 kB, half of a core's first cache. */
const stepsAtOnce = 512;

/** a · b over the last two axes. */
export function multiply(backend: WasmBackend, a: TensorInfo, b: TensorInfo, transposeA: boolean, transposeB: boolean): TensorInfo {
  const [batchA, batchB] = [product(a.shape.slice(0, -2)), product(b.shape.slice(0, -2))];
  const [m, k] = transposeA ? [a.shape.at(-1)!, a.shape.at(-2)!] : [a.shape.at(-2)!, a.shape.at(-1)!];
  const n = b.shape.at(transposeB ? -2 : -1)!;
  const out = backend.makeOutput([...(batchA >= batchB ? a : b).shape.slice(0, -2), m, n], 'float32');
  const [A, B, O] = [a, b, out].map((tensor) => address(backend, tensor)) as [number, number, number];
  for (let i = 0; i < Math.max(batchA, batchB); i++) {
    const at = { a: A + (batchA === 1 ? 0 : i * m * k * 4), b: B + (batchB === 1 ? 0 : i * k * n * 4), out: O + i * m * n * 4 };
    multiplyOne(backend, at, { m, k, n }, transposeA, transposeB, false);
  }
  return out;
}

/** relu(x · weights + bias), [rows, from] × [from, to]. */
export function dense(backend: WasmBackend, x: TensorInfo, weights: TensorInfo, bias: TensorInfo, relu: boolean): TensorInfo {
  const [m, k, n] = [x.shape[0]!, x.shape[1]!, weights.shape[1]!];
  const out = backend.makeOutput([m, n], 'float32');
  const values = floats(backend, out);
  values.set(floats(backend, bias));
  for (let filled = n; filled < values.length; filled *= 2) values.copyWithin(filled, 0, Math.min(filled, values.length - filled));
  const at = { a: address(backend, x), b: address(backend, weights), out: address(backend, out) };
  multiplyOne(backend, at, { m, k, n }, false, false, true);
  if (relu && values.length % 4 === 0) routinesOf(backend).throughRelu!(at.out, at.out, at.out, values.length * 4);
  else if (relu) for (let i = 0; i < values.length; i++) if (values[i]! < 0) values[i] = 0;
  return out;
}

interface Sizes {
  readonly m: number;
  readonly k: number;
  readonly n: number;
}

function multiplyOne(
  backend: WasmBackend,
  at: { readonly a: number; readonly b: number; readonly out: number },
  { m, k, n }: Sizes,
  transposeA: boolean,
  transposeB: boolean,
  sum: boolean,
): void {
  if (n < panelColumns) {
    multiplyNarrow(backend, at, { m, k, n }, transposeA, transposeB, sum);
    return;
  }
  const run = routinesOf(backend);
  const panel = panelAddress(backend);
  const [rowStep, step] = transposeA ? [4, m * 4] : [k * 4, 4];
  const tiles = Math.floor(m / tileRows);
  const rest = m - tiles * tileRows;
  const columns = Math.floor(n / panelColumns) * panelColumns;
  for (let column = 0; column < columns; column += panelColumns) onePanel(column, sum);
  // A last, narrower panel takes columns before it along and computes them again; where they are added to, that is not the same.
  if (columns < n && !sum) onePanel(n - panelColumns, false);
  else if (columns < n) multiplyNarrow(backend, at, { m, k, n }, transposeA, transposeB, true, columns);

  function onePanel(column: number, add: boolean): void {
    for (let from = 0; from < k; from += stepsAtOnce) {
      const steps = Math.min(stepsAtOnce, k - from);
      if (transposeB) run.packTurned!(at.b + (column * k + from) * 4, k * 4, panel, steps);
      else run.pack!(at.b + (from * n + column) * 4, n * 4, panel, steps);
      const onto = add || from > 0 ? 1 : 0;
      if (tiles > 0) run[`product${tileRows}`]!(at.a + from * step, rowStep, step, panel, at.out + column * 4, n * 4, steps, onto, tiles);
      if (rest > 0) {
        const row = tiles * tileRows;
        run[`product${rest}`]!(at.a + row * rowStep + from * step, rowStep, step, panel, at.out + (row * n + column) * 4, n * 4, steps, onto, 1);
      }
    }
  }
}

/** Fewer columns than a panel has: plain loops. */
function multiplyNarrow(
  backend: WasmBackend,
  at: { readonly a: number; readonly b: number; readonly out: number },
  { m, k, n }: Sizes,
  transposeA: boolean,
  transposeB: boolean,
  sum: boolean,
  firstColumn = 0,
): void {
  const memory = backend.wasm.HEAPF32;
  const [a, b, out] = [at.a / 4, at.b / 4, at.out / 4];
  const [rowStep, step] = transposeA ? [1, m] : [k, 1];
  const [columnStep, down] = transposeB ? [k, 1] : [1, n];
  for (let row = 0; row < m; row++) {
    for (let column = firstColumn; column < n; column++) {
      let total = sum ? memory[out + row * n + column]! : 0;
      for (let i = 0, left = a + row * rowStep, right = b + column * columnStep; i < k; i++, left += step, right += down)
        total += memory[left]! * memory[right]!;
      memory[out + row * n + column] = total;
    }
  }
}

const panels = new WeakMap<WasmBackend, number>();

function panelAddress(backend: WasmBackend): number {
  const known = panels.get(backend) ?? address(backend, backend.makeOutput([stepsAtOnce * panelColumns], 'float32'));
  panels.set(backend, known);
  return known;
}
