/**
 * What the wasm backend of tfjs 4.22 lacks for training or does slowly: the gradient of a gather, and products that are batched or transposed,
 * which its fast routine (XNNPACK) does not take. Reaches into the backend's memory; pinned to 4.22 and held by tests against the cpu backend.
 */
import type { TensorInfo } from '@tensorflow/tfjs-core';
import type { Tfjs } from './backend.js';
import { gatherRows, scatterRows, transposeLastTwo } from './loops.js';

/** The part of the wasm backend that is used here; not in its published types. */
export interface WasmBackend {
  readonly wasm: {
    cwrap(name: string, result: null, types: readonly string[]): (...values: unknown[]) => void;
    readonly tfjs: { registerTensor(id: number, size: number, offset: number): void; disposeData(id: number): void };
  };
  readonly dataIdMap: { get(id: unknown): { readonly id: number; readonly memoryOffset: number } };
  makeOutput(shape: readonly number[], type: string): TensorInfo;
  /** A view that dies when the memory grows: take it after the last allocation. */
  typedArrayFromHeap(tensor: TensorInfo): Float32Array | Int32Array;
  disposeData(id: unknown): void;
}

export interface KernelCall {
  readonly inputs: Readonly<Record<string, TensorInfo>>;
  readonly backend: WasmBackend;
  readonly attrs: Readonly<Record<string, unknown>>;
}

const product = (sizes: readonly number[]): number => sizes.reduce((all, size) => all * size, 1);
const bytes = (shape: readonly number[]): Uint8Array => new Uint8Array(new Int32Array(shape).buffer);

export const floats = (backend: WasmBackend, tensor: TensorInfo) => backend.typedArrayFromHeap(tensor) as Float32Array;
export const integers = (backend: WasmBackend, tensor: TensorInfo) => backend.typedArrayFromHeap(tensor) as Int32Array;

export function register(tf: Tfjs, kernelName: string, run: (call: KernelCall) => TensorInfo | TensorInfo[]): void {
  tf.registerKernel({ kernelName, backendName: 'wasm', kernelFunc: (call) => run(call as unknown as KernelCall) });
}

export function installWasmKernels(tf: Tfjs, fast: boolean): void {
  register(tf, 'UnsortedSegmentSum', ({ inputs: { x, segmentIds }, backend, attrs }) => {
    const out = backend.makeOutput([attrs.numSegments as number, ...x!.shape.slice(1)], 'float32');
    scatterRows(floats(backend, x!), integers(backend, segmentIds!), product(x!.shape.slice(1)), floats(backend, out).fill(0));
    return out;
  });
  if (!fast) return;
  const stockGather = tf.getKernel('GatherV2', 'wasm').kernelFunc;
  tf.unregisterKernel('GatherV2', 'wasm');
  register(tf, 'GatherV2', (call) => {
    const { x, indices } = call.inputs;
    if (call.attrs.axis !== 0 || call.attrs.batchDims || x!.dtype !== 'float32') return stockGather(call as never) as TensorInfo;
    const out = call.backend.makeOutput([...indices!.shape, ...x!.shape.slice(1)], 'float32');
    gatherRows(floats(call.backend, x!), integers(call.backend, indices!), product(x!.shape.slice(1)), floats(call.backend, out));
    return out;
  });
  tf.unregisterKernel('BatchMatMul', 'wasm');
  register(tf, 'BatchMatMul', ({ inputs: { a, b }, backend, attrs }) => multiply(backend, a!, b!, attrs.transposeA === true, attrs.transposeB === true));
}

function transposed(backend: WasmBackend, x: TensorInfo): TensorInfo {
  const [rows, columns] = x.shape.slice(-2) as [number, number];
  const out = backend.makeOutput([...x.shape.slice(0, -2), columns, rows], 'float32');
  transposeLastTwo(floats(backend, x), rows, columns, floats(backend, out));
  return out;
}

const views = 1 << 29; // far above the ids that tfjs counts up

/** a · b over the last two axes, every product by XNNPACK: transposes are written out, batches are views into the memory. */
export function multiply(backend: WasmBackend, a: TensorInfo, b: TensorInfo, transposeA: boolean, transposeB: boolean): TensorInfo {
  if (transposeA && product(a.shape) > product(b.shape) * 2) {
    // aᵀ·b = (bᵀ·a)ᵀ spares the transpose of the large attention matrix.
    const left = transposeB ? b : transposed(backend, b);
    const turned = multiply(backend, left, a, false, false);
    const out = transposed(backend, turned);
    if (left !== b) backend.disposeData(left.dataId);
    backend.disposeData(turned.dataId);
    return out;
  }
  const left = transposeA ? transposed(backend, a) : a;
  const right = transposeB ? transposed(backend, b) : b;
  const [m, k] = left.shape.slice(-2) as [number, number];
  const n = right.shape.at(-1)!;
  const [batchA, batchB] = [product(left.shape.slice(0, -2)), product(right.shape.slice(0, -2))];
  const out = backend.makeOutput([...(batchA >= batchB ? left : right).shape.slice(0, -2), m, n], 'float32');
  const run = matMul(backend);
  const [A, B, O] = [left, right, out].map((tensor) => backend.dataIdMap.get(tensor.dataId)) as [Memory, Memory, Memory];
  if (batchB === 1) {
    run(A.id, bytes([1, batchA * m, k]), 3, B.id, bytes([1, k, n]), 3, 0, 0, O.id);
  } else {
    const { tfjs } = backend.wasm;
    const shapes = [bytes([1, m, k]), bytes([1, k, n])] as const;
    for (let i = 0; i < batchB; i++) {
      tfjs.registerTensor(views, m * k, A.memoryOffset + (batchA === 1 ? 0 : i * m * k * 4));
      tfjs.registerTensor(views + 1, k * n, B.memoryOffset + i * k * n * 4);
      tfjs.registerTensor(views + 2, m * n, O.memoryOffset + i * m * n * 4);
      run(views, shapes[0], 3, views + 1, shapes[1], 3, 0, 0, views + 2);
      for (let view = views; view < views + 3; view++) tfjs.disposeData(view);
    }
  }
  if (left !== a) backend.disposeData(left.dataId);
  if (right !== b) backend.disposeData(right.dataId);
  return out;
}

type Memory = { readonly id: number; readonly memoryOffset: number };
type Run = (...values: unknown[]) => void;
const wrapped = new WeakMap<WasmBackend, Map<string, Run>>();

function routine(backend: WasmBackend, name: string, types: readonly string[]): Run {
  const known = wrapped.get(backend) ?? new Map<string, Run>();
  wrapped.set(backend, known);
  const run = known.get(name) ?? backend.wasm.cwrap(name, null, types);
  known.set(name, run);
  return run;
}

const operands = ['number', 'array', 'number', 'number', 'array', 'number', 'number', 'number'];
const matMul = (backend: WasmBackend): Run => routine(backend, 'BatchMatMul', [...operands, 'number']);

/** relu(x · weights + bias) in one pass, [rows, from] × [from, to]. */
export function dense(backend: WasmBackend, x: TensorInfo, weights: TensorInfo, bias: TensorInfo, relu: boolean): TensorInfo {
  const out = backend.makeOutput([x.shape[0]!, weights.shape[1]!], 'float32');
  const [X, W, b, O] = [x, weights, bias, out].map((tensor) => backend.dataIdMap.get(tensor.dataId).id);
  const run = routine(backend, '_FusedMatMul', [...operands, 'number', 'number', 'number', 'number', 'number']);
  run(X, bytes([1, ...x.shape]), 3, W, bytes([1, ...weights.shape]), 3, 0, 0, relu ? 1 : 0, b, 0, 0, O);
  return out;
}
