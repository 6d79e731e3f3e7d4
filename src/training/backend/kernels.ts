/**
 * What the wasm backend of tfjs 4.22 lacks for training or computes slowly: the gradient of a gather, and batched or transposed products. Uses the
 * backend's internals; pinned to 4.22 and tested against the cpu backend.
 */
import type { TensorInfo } from '@tensorflow/tfjs-core';
import type { Tfjs } from './tfjs.js';
import { floats, integers, type Kernel, type KernelCall, register } from './heap.js';
import { copyColumns, gatherRows, scatterRows } from './loops.js';
import { multiply } from './matrix.js';

const product = (sizes: readonly number[]): number => sizes.reduce((all, size) => all * size, 1);

const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);
const isLast = ({ shape }: TensorInfo, axis: unknown): boolean => axis === -1 || axis === shape.length - 1;

/** An own kernel where it applies, the stock one elsewhere. */
function replace(tf: Tfjs, name: string, applies: (inputs: KernelCall['inputs'], attrs: KernelCall['attrs']) => boolean, run: Kernel): void {
  const stock = tf.getKernel(name, 'wasm').kernelFunc;
  tf.unregisterKernel(name, 'wasm');
  register(tf, name, (call) => (applies(call.inputs, call.attrs) ? run(call) : (stock(call as never) as TensorInfo)));
}

const installed = new Set<Tfjs>();

/** `fast` false: only what training requires. The choice of fast kernels is permanent for a thread's backend. */
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
  replace(
    tf,
    'GatherV2',
    ({ x }, attrs) => attrs.axis === 0 && !attrs.batchDims && x!.dtype === 'float32',
    ({ inputs: { x, indices }, backend }) => {
      const out = backend.makeOutput([...indices!.shape, ...x!.shape.slice(1)], 'float32');
      gatherRows(floats(backend, x!), integers(backend, indices!), product(x!.shape.slice(1)), floats(backend, out));
      return out;
    },
  );
  // The stock kernels of Concat and its gradient read the whole input again for each part.
  replace(
    tf,
    'Concat',
    (inputs, attrs) => {
      const parts = Object.values(inputs);
      return isLast(parts[0]!, attrs.axis) && parts.every(({ dtype, shape }) => dtype === 'float32' && product(shape) > 0);
    },
    ({ inputs, backend }) => {
      const parts = Object.values(inputs);
      const widths = parts.map(({ shape }) => shape.at(-1)!);
      const width = sum(widths);
      const out = backend.makeOutput([...parts[0]!.shape.slice(0, -1), width], 'float32');
      for (const [i, part] of parts.entries())
        copyColumns(floats(backend, part), widths[i]!, 0, floats(backend, out), width, sum(widths.slice(0, i)), widths[i]!);
      return out;
    },
  );
  replace(
    tf,
    'SplitV',
    ({ x }, attrs) => isLast(x!, attrs.axis) && x!.dtype === 'float32' && Array.isArray(attrs.numOrSizeSplits),
    ({ inputs: { x }, backend, attrs }) => {
      const widths = attrs.numOrSizeSplits as readonly number[];
      return widths.map((width, i) => {
        const out = backend.makeOutput([...x!.shape.slice(0, -1), width], 'float32');
        copyColumns(floats(backend, x!), x!.shape.at(-1)!, sum(widths.slice(0, i)), floats(backend, out), width, 0, width);
        return out;
      });
    },
  );
  // tfjs clones every tensor that the gradient needs; the stock kernel copies its memory.
  tf.unregisterKernel('Identity', 'wasm');
  register(tf, 'Identity', ({ inputs: { x }, backend }) => {
    backend.incRef(x!.dataId);
    return { dataId: x!.dataId, shape: x!.shape, dtype: x!.dtype };
  });
  tf.unregisterKernel('BatchMatMul', 'wasm');
  register(tf, 'BatchMatMul', ({ inputs: { a, b }, backend, attrs }) => multiply(backend, a!, b!, attrs.transposeA === true, attrs.transposeB === true));
}
