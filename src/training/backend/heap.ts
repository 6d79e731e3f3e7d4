/** The wasm backend's memory as seen by the own kernels: tensors as arrays and addresses, and the SIMD routines compiled for it. */
import type { TensorInfo } from '@tensorflow/tfjs-core';
import { type SimdRoutines, simdRoutines } from './simd/module.js';
import type { Tfjs } from './tfjs.js';

/** The used part of the wasm backend; missing in its published types. */
export interface WasmBackend {
  readonly wasm: { readonly HEAPF32: Float32Array; readonly asm: { readonly memory: unknown } };
  readonly dataIdMap: { get(id: unknown): { readonly memoryOffset: number } };
  makeOutput(shape: readonly number[], type: string): TensorInfo;
  /** A view that is detached when the memory grows: take it after the last allocation. */
  typedArrayFromHeap(tensor: TensorInfo): Float32Array | Int32Array;
  disposeData(id: unknown): void;
  incRef(id: unknown): void;
}

export interface KernelCall {
  readonly inputs: Readonly<Record<string, TensorInfo>>;
  readonly backend: WasmBackend;
  readonly attrs: Readonly<Record<string, unknown>>;
}

export type Kernel = (call: KernelCall) => TensorInfo | TensorInfo[];

/** The tensor's own memory, without a copy: valid until it is disposed of or the heap grows. */
export const floats = (backend: WasmBackend, tensor: TensorInfo) => backend.typedArrayFromHeap(tensor) as Float32Array;
/** As `floats`, of whole numbers. */
export const integers = (backend: WasmBackend, tensor: TensorInfo) => backend.typedArrayFromHeap(tensor) as Int32Array;

/** A tensor's address. It is stable: memory grows at its end. */
export const address = (backend: WasmBackend, tensor: TensorInfo): number => backend.dataIdMap.get(tensor.dataId).memoryOffset;

const compiled = new WeakMap<WasmBackend, SimdRoutines>();

/** Compiled once a backend. */
export function routinesOf(backend: WasmBackend): SimdRoutines {
  const known = compiled.get(backend) ?? simdRoutines(backend.wasm.asm.memory);
  compiled.set(backend, known);
  return known;
}

/** Registers a kernel for the wasm backend. */
export function register(tf: Tfjs, kernelName: string, run: Kernel): void {
  tf.registerKernel({ kernelName, backendName: 'wasm', kernelFunc: (call) => run(call as unknown as KernelCall) });
}
