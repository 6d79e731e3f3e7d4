/**
 * Matrix products in the wasm backend's memory by SIMD routines: operands are read in place, transposed or not, in cache-sized blocks, so that two
 * threads do not compete for memory bandwidth. Sums are always computed in the order of their steps.
 */
import type { TensorInfo } from '@tensorflow/tfjs-core';
import { address, floats, routinesOf, type WasmBackend } from './heap.js';
import { throughRelu } from './loops.js';
import { panelColumns, tileRows } from './simd/product.js';

const product = (sizes: readonly number[]): number => sizes.reduce((all, size) => all * size, 1);

/** A matrix in memory: the address of its first number, and the strides of rows and columns in bytes. One of both is 4. */
export interface Matrix {
  readonly at: number;
  readonly row: number;
  readonly column: number;
}

/** Rows of the left operand, steps of every sum, columns of the right operand. */
export interface Sizes {
  readonly m: number;
  readonly k: number;
  readonly n: number;
}

/** Steps of one packed panel: 8 kB, a small part of the L1 cache. */
const stepsAtOnce = 256;

/** Bytes of the left operand that are multiplied with all panels before the next block: what the L2 cache holds beside the panels. */
const blockBytes = 131_072;

/** a · b over the last two axes. */
export function multiply(backend: WasmBackend, a: TensorInfo, b: TensorInfo, transposeA: boolean, transposeB: boolean): TensorInfo {
  const [batchA, batchB] = [product(a.shape.slice(0, -2)), product(b.shape.slice(0, -2))];
  const [m, k] = transposeA ? [a.shape.at(-1)!, a.shape.at(-2)!] : [a.shape.at(-2)!, a.shape.at(-1)!];
  const n = b.shape.at(transposeB ? -2 : -1)!;
  const out = backend.makeOutput([...(batchA >= batchB ? a : b).shape.slice(0, -2), m, n], 'float32');
  const [A, B, O] = [a, b, out].map((tensor) => address(backend, tensor)) as [number, number, number];
  for (let i = 0; i < Math.max(batchA, batchB); i++) {
    const left = matrix(A + (batchA === 1 ? 0 : i * m * k * 4), transposeA ? m : k, transposeA);
    const right = matrix(B + (batchB === 1 ? 0 : i * k * n * 4), transposeB ? k : n, transposeB);
    multiplyInto(backend, left, right, matrix(O + i * m * n * 4, n), { m, k, n }, false);
  }
  return out;
}

/** relu(x · weights + bias), [rows, from] × [from, to]. */
export function dense(backend: WasmBackend, x: TensorInfo, weights: TensorInfo, bias: TensorInfo, relu: boolean): TensorInfo {
  const [m, k, n] = [x.shape[0]!, x.shape[1]!, weights.shape[1]!];
  const out = backend.makeOutput([m, n], 'float32');
  const size = m * n;
  floats(backend, out).set(floats(backend, bias));
  for (let filled = n; filled < size; filled *= 2) floats(backend, out).copyWithin(filled, 0, Math.min(filled, size - filled));
  const O = address(backend, out);
  multiplyInto(backend, matrix(address(backend, x), k), matrix(address(backend, weights), n), matrix(O, n), { m, k, n }, true);
  if (relu && size % 4 === 0) routinesOf(backend).throughRelu!(O, O, O, size * 4);
  else if (relu) throughRelu(floats(backend, out), floats(backend, out), floats(backend, out));
  return out;
}

/** A row-major matrix; transposed: read as its transpose. */
export const matrix = (at: number, width: number, turned = false): Matrix => (turned ? { at, row: 4, column: width * 4 } : { at, row: width * 4, column: 4 });

const shifted = (of: Matrix, rows: number, columns: number): Matrix => ({ ...of, at: of.at + rows * of.row + columns * of.column });

/** left · right, or added to `out`. `out` is row-major. */
export function multiplyInto(backend: WasmBackend, left: Matrix, right: Matrix, out: Matrix, { m, k, n }: Sizes, add: boolean): void {
  const columns = wholePanels(n);
  for (let from = 0; columns > 0 && from < k; from += stepsAtOnce) {
    const steps = Math.min(stepsAtOnce, k - from);
    const panels = scratch(backend, steps * columns);
    packPanels(backend, shifted(right, from, 0), steps, columns, panels);
    multiplyPanels(backend, shifted(left, 0, from), panels, out, { m, k: steps, n: columns }, add || from > 0);
  }
  multiplyRest(backend, left, right, out, { m, k, n }, add);
}

/** A right operand whose packed panels are kept, for several left operands. */
export interface Packed {
  readonly right: Matrix;
  readonly k: number;
  readonly n: number;
  readonly panels: number;
}

/** Packs at `panels`, which has room for k · n floats. */
export function pack(backend: WasmBackend, right: Matrix, { k, n }: Omit<Sizes, 'm'>, panels: number): Packed {
  const columns = wholePanels(n);
  for (let from = 0; columns > 0 && from < k; from += stepsAtOnce)
    packPanels(backend, shifted(right, from, 0), Math.min(stepsAtOnce, k - from), columns, panels + from * columns * 4);
  return { right, k, n, panels };
}

/** As multiplyInto, for m rows. */
export function multiplyPacked(backend: WasmBackend, left: Matrix, { right, k, n, panels }: Packed, out: Matrix, m: number, add: boolean): void {
  const columns = wholePanels(n);
  for (let from = 0; columns > 0 && from < k; from += stepsAtOnce) {
    const sizes = { m, k: Math.min(stepsAtOnce, k - from), n: columns };
    multiplyPanels(backend, shifted(left, 0, from), panels + from * columns * 4, out, sizes, add || from > 0);
  }
  multiplyRest(backend, left, right, out, { m, k, n }, add);
}

const wholePanels = (n: number): number => Math.floor(n / panelColumns) * panelColumns;

/** Panels one after the other. */
function packPanels(backend: WasmBackend, right: Matrix, steps: number, columns: number, panels: number): void {
  const run = routinesOf(backend);
  for (let column = 0; column < columns; column += panelColumns) {
    const [from, to] = [right.at + column * right.column, panels + column * steps * 4];
    if (right.column === 4) run.pack!(from, right.row, to, steps);
    else run.packTurned!(from, right.column, to, steps);
  }
}

/** By rows of a tile. */
const productNames = Array.from({ length: tileRows + 1 }, (_, rows) => `product${rows}`);

function multiplyPanels(backend: WasmBackend, left: Matrix, panels: number, out: Matrix, { m, k, n }: Sizes, add: boolean): void {
  const run = routinesOf(backend);
  const blockRows = Math.max(tileRows * 4, Math.floor(blockBytes / (k * 4 * tileRows)) * tileRows);
  for (let row = 0; row < m; row += blockRows) {
    const rows = Math.min(blockRows, m - row);
    const tiles = Math.floor(rows / tileRows);
    const [done, rest] = [tiles * tileRows, rows % tileRows];
    for (let column = 0; column < n; column += panelColumns) {
      const panel = panels + column * k * 4;
      const [a, to] = [left.at + row * left.row, out.at + row * out.row + column * 4];
      if (tiles > 0) run[productNames[tileRows]!]!(a, left.row, left.column, panel, to, out.row, k, add ? 1 : 0, tiles);
      if (rest > 0) run[productNames[rest]!]!(a + done * left.row, left.row, left.column, panel, to + done * out.row, out.row, k, add ? 1 : 0, 1);
    }
  }
}

/** The columns after the whole panels. */
function multiplyRest(backend: WasmBackend, left: Matrix, right: Matrix, out: Matrix, { m, k, n }: Sizes, add: boolean): void {
  const columns = wholePanels(n);
  if (columns === n) return;
  // A last, narrower panel also recomputes columns before it; this is wrong where results are added to `out`.
  const from = columns === 0 || add ? columns : n - panelColumns;
  const [part, to] = [shifted(right, 0, from), shifted(out, 0, from)];
  if (from === columns) multiplyNarrow(backend, left, part, to, { m, k, n: n - from }, add);
  else multiplyInto(backend, left, part, to, { m, k, n: panelColumns }, false);
}

/** Fewer columns than a panel: plain loops. */
function multiplyNarrow(backend: WasmBackend, left: Matrix, right: Matrix, out: Matrix, { m, k, n }: Sizes, add: boolean): void {
  const memory = backend.wasm.HEAPF32;
  const [down, step] = [left.column / 4, right.row / 4];
  for (let row = 0; row < m; row++) {
    for (let column = 0; column < n; column++) {
      const at = (out.at + row * out.row) / 4 + column;
      let total = add ? memory[at]! : 0;
      for (let i = 0, a = (left.at + row * left.row) / 4, b = (right.at + column * right.column) / 4; i < k; i++, a += down, b += step)
        total += memory[a]! * memory[b]!;
      memory[at] = total;
    }
  }
}

const scratches = new WeakMap<WasmBackend, TensorInfo>();

/** Scratch memory, valid until the next call. */
function scratch(backend: WasmBackend, size: number): number {
  const known = scratches.get(backend);
  if (known && known.shape[0]! >= size) return address(backend, known);
  if (known) backend.disposeData(known.dataId);
  const made = backend.makeOutput([size], 'float32');
  scratches.set(backend, made);
  return address(backend, made);
}
