/** Fused kernels: chains of operations in one pass over the memory, each with its gradient, registered with tfjs under own names. */
import type { GradConfig, NamedTensorMap, Tensor, TensorInfo } from '@tensorflow/tfjs-core';
import { attention, attentionGradient, type AttentionInputs } from './attention-kernel.js';
import type { Tfjs } from './tfjs.js';
import { address, floats, integers, register, routinesOf } from './heap.js';
import { dense } from './matrix.js';
import { columnSums, layerNorm, layerNormGradient, spreadBags, sumBags, throughRelu } from './loops.js';

export const fusedKernels = {
  bag: 'BelegBag',
  dense: 'BelegDense',
  norm: 'BelegNorm',
  attention: 'BelegAttention',
  attentionGradient: 'BelegAttentionGradient',
} as const;

/** Once a tfjs: kernels of the wasm backend under the names of `fusedKernels`, and their gradients. */
export function registerFusedKernels(tf: Tfjs): void {
  registerBag(tf);
  registerDense(tf);
  registerNorm(tf);
  registerAttention(tf);
}

/** Sums of bags of rows of a table. */
function registerBag(tf: Tfjs): void {
  register(tf, fusedKernels.bag, ({ inputs: { table, ids }, backend }) => {
    const [rows, width] = [ids!.shape.slice(0, -1), table!.shape[1]!];
    const out = backend.makeOutput([...rows, width], 'float32');
    sumBags(floats(backend, table!), integers(backend, ids!), ids!.shape.at(-1)!, width, floats(backend, out));
    return out;
  });
  register(tf, 'BelegBagGradient', ({ inputs: { dy, ids }, backend, attrs }) => {
    const out = backend.makeOutput(attrs.shape as number[], 'float32');
    spreadBags(floats(backend, dy!), integers(backend, ids!), ids!.shape.at(-1)!, dy!.shape.at(-1)!, floats(backend, out));
    return out;
  });
  gradient(tf, fusedKernels.bag, ['table', 'ids'], [], (dy, [table, ids]) => ({
    table: () => run(tf, 'BelegBagGradient', { dy: dy as Tensor, ids: ids! }, { shape: table!.shape }),
  }));
}

/** A product with a matrix, its bias, and a ReLU where `relu` asks for one. */
function registerDense(tf: Tfjs): void {
  register(tf, fusedKernels.dense, ({ inputs: { x, weights, bias }, backend, attrs }) => dense(backend, x!, weights!, bias!, attrs.relu === true));
  register(tf, 'BelegReluGradient', ({ inputs: { dy, y }, backend }) => {
    const out = backend.makeOutput(dy!.shape, 'float32');
    const size = dy!.shape[0]! * dy!.shape[1]!;
    if (size % 4 === 0) routinesOf(backend).throughRelu!(address(backend, dy!), address(backend, y!), address(backend, out), size * 4);
    else throughRelu(floats(backend, dy!), floats(backend, y!), floats(backend, out));
    return out;
  });
  register(tf, 'BelegColumnSums', ({ inputs: { x }, backend }) => {
    const [rows, width] = x!.shape as [number, number];
    const out = backend.makeOutput([width], 'float32');
    const sums = floats(backend, out).fill(0);
    if (width % 4 === 0) routinesOf(backend).columnSums!(address(backend, x!), address(backend, out), rows, width * 4);
    else columnSums(floats(backend, x!), width, sums);
    return out;
  });
  gradient(tf, fusedKernels.dense, ['x', 'weights'], [true], (dy, [x, weights, y], attrs) => {
    const passed = attrs.relu ? run(tf, 'BelegReluGradient', { dy: dy as Tensor, y: y! }) : (dy as Tensor);
    return {
      x: () => run(tf, 'BatchMatMul', { a: passed, b: weights! }, { transposeA: false, transposeB: true }),
      weights: () => run(tf, 'BatchMatMul', { a: x!, b: passed }, { transposeA: true, transposeB: false }),
      bias: () => run(tf, 'BelegColumnSums', { x: passed }),
    };
  });
}

/** Layer normalisation. */
function registerNorm(tf: Tfjs): void {
  register(tf, fusedKernels.norm, ({ inputs: { x, scale, shift }, backend, attrs }) => {
    const out = backend.makeOutput(x!.shape, 'float32');
    const [width, epsilon] = [scale!.shape[0]!, attrs.epsilon as number];
    const [X, g, b, y] = [x!, scale!, shift!, out].map((tensor) => address(backend, tensor)) as [number, number, number, number];
    if (width % 4 === 0) routinesOf(backend).layerNorm!(X, g, b, y, rowsOf(x!), width * 4, epsilon);
    else layerNorm(floats(backend, x!), floats(backend, scale!), floats(backend, shift!), epsilon, floats(backend, out));
    return out;
  });
  register(tf, 'BelegNormGradient', ({ inputs: { dy, x, scale }, backend, attrs }) => {
    const outs = [x!, scale!, scale!].map((like) => backend.makeOutput(like.shape, 'float32')) as [TensorInfo, TensorInfo, TensorInfo];
    const [dx, dScale, dShift] = outs.map((out) => floats(backend, out)) as [Float32Array, Float32Array, Float32Array];
    const [width, epsilon] = [scale!.shape[0]!, attrs.epsilon as number];
    if (width % 4 === 0) {
      const [g, X, w, gX, gScale, gShift] = [dy!, x!, scale!, ...outs].map((tensor) => address(backend, tensor)) as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      dScale.fill(0);
      dShift.fill(0);
      routinesOf(backend).layerNormGradient!(g, X, w, gX, gScale, gShift, rowsOf(x!), width * 4, epsilon);
    } else layerNormGradient(floats(backend, dy!), floats(backend, x!), floats(backend, scale!), epsilon, dx, dScale, dShift);
    return outs;
  });
  gradient(tf, fusedKernels.norm, ['x', 'scale'], [], (dy, [x, scale], attrs) => {
    const [dx, dScale, dShift] = runAll(tf, 'BelegNormGradient', { dy: dy as Tensor, x: x!, scale: scale! }, attrs) as [Tensor, Tensor, Tensor];
    return { x: () => dx, scale: () => dScale, shift: () => dShift };
  });
}

/** The network calls its gradient by name (`attention-kernel.ts`). */
function registerAttention(tf: Tfjs): void {
  register(tf, fusedKernels.attention, ({ inputs, backend, attrs }) => attention(backend, inputs as unknown as AttentionInputs, attrs.scale as number));
  register(tf, fusedKernels.attentionGradient, ({ inputs: { weights, dy, ...inputs }, backend, attrs }) =>
    attentionGradient(backend, inputs as unknown as AttentionInputs, weights!, dy!, attrs.scale as number),
  );
}

type Inputs = Readonly<Record<string, Tensor>>;
type Attributes = Readonly<Record<string, unknown>>;

const runAll = (tf: Tfjs, name: string, inputs: Inputs, attributes: Attributes = {}): Tensor[] =>
  tf.engine().runKernel(name, inputs as NamedTensorMap, attributes as never) as Tensor[];

const run = (tf: Tfjs, name: string, inputs: Inputs, attributes: Attributes = {}): Tensor =>
  tf.engine().runKernel(name, inputs as NamedTensorMap, attributes as never) as Tensor;

const gradient = (tf: Tfjs, kernelName: string, inputsToSave: string[], outputsToSave: boolean[], gradFunc: GradConfig['gradFunc']): void =>
  tf.registerGradient({ kernelName, inputsToSave, outputsToSave, gradFunc });

const rowsOf = (x: TensorInfo): number => x.shape.slice(0, -1).reduce((all, size) => all * size, 1);
