/**
 * What the wasm backend of tfjs 4.22 lacks for training or does slowly: the gradient of a gather, and products that are batched or transposed.
 * Reaches into the backend's memory; pinned to 4.22 and held by tests against the cpu backend.
 */
import type { TensorInfo } from '@tensorflow/tfjs-core';
import type { Tfjs } from './tfjs.js';
import { floats, integers, register } from './heap.js';
import { gatherRows, scatterRows } from './loops.js';
import { multiply } from './matrix.js';

const product = (sizes: readonly number[]): number => sizes.reduce((all, size) => all * size, 1);

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
