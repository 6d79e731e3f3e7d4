/**
 * What the wasm backend of tfjs 4.22 lacks for training or does slowly: the gradient of a gather, and products that are batched or transposed.
 * Reaches into the backend's memory; pinned to 4.22 and held by tests against the cpu backend.
 */
import type { TensorInfo } from '@tensorflow/tfjs-core';
import type { Tfjs } from './backend.js';
import { gatherRows, scatterRows } from './loops.js';
import { multiply } from './matrix.js';
import { type SimdRoutines, simdRoutines } from './simd/module.js';

/** The part of the wasm backend that is used here; not in its published types. */
export interface WasmBackend {
  readonly wasm: { readonly HEAPF32: Float32Array; readonly asm: { readonly memory: unknown } };
  readonly dataIdMap: { get(id: unknown): { readonly memoryOffset: number } };
  makeOutput(shape: readonly number[], type: string): TensorInfo;
  /** A view that dies when the memory grows: take it after the last allocation. */
  typedArrayFromHeap(tensor: TensorInfo): Float32Array | Int32Array;
  disposeData(id: unknown): void;
  incRef(id: unknown): void;
}

export interface KernelCall {
  readonly inputs: Readonly<Record<string, TensorInfo>>;
  readonly backend: WasmBackend;
  readonly attrs: Readonly<Record<string, unknown>>;
}

const product = (sizes: readonly number[]): number => sizes.reduce((all, size) => all * size, 1);

export const floats = (backend: WasmBackend, tensor: TensorInfo) => backend.typedArrayFromHeap(tensor) as Float32Array;
export const integers = (backend: WasmBackend, tensor: TensorInfo) => backend.typedArrayFromHeap(tensor) as Int32Array;

/** Where a tensor lies in the memory. Moves with nothing: memory grows at its end. */
export const address = (backend: WasmBackend, tensor: TensorInfo): number => backend.dataIdMap.get(tensor.dataId).memoryOffset;

const compiled = new WeakMap<WasmBackend, SimdRoutines>();

export function routinesOf(backend: WasmBackend): SimdRoutines {
  const known = compiled.get(backend) ?? simdRoutines(backend.wasm.asm.memory);
  compiled.set(backend, known);
  return known;
}

export function register(tf: Tfjs, kernelName: string, run: (call: KernelCall) => TensorInfo | TensorInfo[]): void {
  tf.registerKernel({ kernelName, backendName: 'wasm', kernelFunc: (call) => run(call as unknown as KernelCall) });
}

const installed = new Set<Tfjs>();

/** `fast` false: only what training cannot do without. Once fast, a thread's backend stays so. */
export function installWasmKernels(tf: Tfjs, fast: boolean): void {
  if (!tf.getKernel('UnsortedSegmentSum', 'wasm')) {
    register(tf, 'UnsortedSegmentSum', ({ inputs: { x, segmentIds }, backend, attrs }) => {
      const out = backend.makeOutput([attrs.numSegments as number, ...x!.shape.slice(1)], 'float32');
      scatterRows(floats(backend, x!), integers(backend, segmentIds!), product(x!.shape.slice(1)), floats(backend, out).fill(0));
      return out;
    });
  }
  if (!fast || installed.has(tf)) return;
  installed.add(tf);
  const stockGather = tf.getKernel('GatherV2', 'wasm').kernelFunc;
  tf.unregisterKernel('GatherV2', 'wasm');
  register(tf, 'GatherV2', (call) => {
    const { x, indices } = call.inputs;
    if (call.attrs.axis !== 0 || call.attrs.batchDims || x!.dtype !== 'float32') return stockGather(call as never) as TensorInfo;
    const out = call.backend.makeOutput([...indices!.shape, ...x!.shape.slice(1)], 'float32');
    gatherRows(floats(call.backend, x!), integers(call.backend, indices!), product(x!.shape.slice(1)), floats(call.backend, out));
    return out;
  });
  // Every tensor kept for the way back is cloned; the stock kernel copies its memory.
  tf.unregisterKernel('Identity', 'wasm');
  register(tf, 'Identity', ({ inputs: { x }, backend }) => {
    backend.incRef(x!.dataId);
    return { dataId: x!.dataId, shape: x!.shape, dtype: x!.dtype };
  });
  tf.unregisterKernel('BatchMatMul', 'wasm');
  register(tf, 'BatchMatMul', ({ inputs: { a, b }, backend, attrs }) => multiply(backend, a!, b!, attrs.transposeA === true, attrs.transposeB === true));
}
