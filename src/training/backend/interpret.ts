/** Runs a network's graph with tfjs: a table from operation to call, with fused steps where the backend has their kernels. */
import type { Tensor, Tensor2D } from '@tensorflow/tfjs-core';
import type { Graph } from '../../network/graph.js';
import type { Backend } from './backend.js';
import type { Tfjs } from './tfjs.js';
import { fuse, type Step } from './fuse.js';
import { fusedKernels } from './fused-kernels.js';

export type Tensors = Readonly<Record<string, Tensor>>;
export type Interpreter = (inputs: Tensors, parameters: Tensors) => Record<string, Tensor>;

type Call = (tf: Tfjs, inputs: readonly Tensor[], attributes: Step['attributes']) => Tensor;
const list = (value: number | readonly number[] | undefined): number[] => [...((value ?? []) as readonly number[])];
const axes = (attributes: Step['attributes']) => [list(attributes.axes), attributes.keepdims !== 0] as const;
const kernel = (tf: Tfjs, name: string, inputs: Record<string, Tensor>, attributes = {}) => tf.engine().runKernel(name, inputs, attributes) as Tensor;

/** A tensor as a matrix: [.., n] → [rows, n]. */
const rowsOf = (tf: Tfjs, x: Tensor): Tensor2D => tf.reshape(x, [-1, x.shape.at(-1)!]);

const calls: Readonly<Record<Step['op'], Call>> = {
  Add: (tf, [a, b]) => tf.add(a!, b!),
  Sub: (tf, [a, b]) => tf.sub(a!, b!),
  Mul: (tf, [a, b]) => tf.mul(a!, b!),
  Concat: (tf, parts, { axis }) => tf.concat([...parts], axis as number),
  Constant: (tf, _, { value }) => tf.scalar(value as number),
  Gather: (tf, [table, rows], { axis }) => tf.gather(table!, rows as never, axis as number),
  LayerNormalization(tf, [x, scale, shift], { epsilon }) {
    const { mean, variance } = tf.moments(x!, -1, true);
    return tf.add(tf.mul(tf.mul(tf.sub(x!, mean), tf.rsqrt(tf.add(variance, epsilon as number))), scale!), shift!);
  },
  MatMul(tf, [a, b]) {
    if (b!.rank !== 2 || a!.rank === 2) return tf.matMul(a!, b!);
    // As one product of two matrices: a broadcast batch has a wrong gradient in tfjs.
    return tf.reshape(tf.matMul(rowsOf(tf, a!), b!), [...a!.shape.slice(0, -1), b!.shape[1]!]);
  },
  ReduceMax: (tf, [x], attributes) => tf.max(x!, ...axes(attributes)),
  ReduceMean: (tf, [x], attributes) => tf.mean(x!, ...axes(attributes)),
  ReduceSum: (tf, [x], attributes) => tf.sum(x!, ...axes(attributes)),
  Relu: (tf, [x]) => tf.relu(x!),
  Reshape: (tf, [x], { shape }) =>
    tf.reshape(
      x!,
      list(shape).map((size, axis) => (size === 0 ? x!.shape[axis]! : size)),
    ),
  Sigmoid: (tf, [x]) => tf.sigmoid(x!),
  Softmax: (tf, [x], { axis }) => tf.softmax(x!, axis as number),
  Tanh: (tf, [x]) => tf.tanh(x!),
  Transpose: (tf, [x], { perm }) => tf.transpose(x!, list(perm)),
  Bag: (tf, [table, ids]) => kernel(tf, fusedKernels.bag, { table: table!, ids: ids! }),
  Dense(tf, [x, weights, bias], { relu }) {
    const y = kernel(tf, fusedKernels.dense, { x: rowsOf(tf, x!), weights: weights!, bias: bias! }, { relu: relu === 1 });
    return tf.reshape(y, [...x!.shape.slice(0, -1), weights!.shape[1]!]);
  },
  Attention: (tf, inputs, { scale }) => attended(tf, inputs, scale as number),
};

/** The attention weights need no gradient. A custom gradient keeps them; tfjs would otherwise allocate a zero gradient for them. */
function attended(tf: Tfjs, [query, key, value, table, relations, mask]: readonly Tensor[], scale: number): Tensor {
  const all = (name: string, inputs: Record<string, Tensor>) => tf.engine().runKernel(name, inputs, { scale } as never) as Tensor[];
  return tf.customGrad((query, key, value, table, save) => {
    const given = { query, key, value, table, relations: relations! } as Record<string, Tensor>;
    const [mixed, weights] = all(fusedKernels.attention, { ...given, mask: mask! }) as [Tensor, Tensor];
    (save as (tensors: Tensor[]) => void)([query, key, value, table, weights] as Tensor[]);
    return {
      value: mixed,
      gradFunc(dy, saved) {
        const [query, key, value, table, weights] = saved as [Tensor, Tensor, Tensor, Tensor, Tensor];
        return all(fusedKernels.attentionGradient, { query, key, value, table, relations: relations!, weights, dy });
      },
    };
  })(query!, key!, value!, table!);
}

const normFused: Call = (tf, [x, scale, shift], { epsilon }) => kernel(tf, fusedKernels.norm, { x: x!, scale: scale!, shift: shift! }, { epsilon });

/** Runs the graph by tfjs; with a fused backend by the steps of `fuse`. */
export function interpreter({ tf, fused }: Backend, graph: Graph): Interpreter {
  const steps: readonly Step[] = fused ? fuse(graph) : graph.operations;
  const table = fused ? { ...calls, LayerNormalization: normFused } : calls;
  return (inputs, parameters) => {
    const values: Record<string, Tensor> = { ...inputs, ...parameters };
    for (const { op, inputs: names, output, attributes } of steps) {
      values[output] = table[op](
        tf,
        names.map((name) => values[name]!),
        attributes,
      );
    }
    return Object.fromEntries(graph.outputs.map((name) => [name, values[name]!]));
  };
}
