/**
 * Token-wise operations as operations on matrices, with a row for each token of all pages: a product, its bias and ReLU are then one step of
 * onnxruntime (Gemm), which has no batch axes. The reshapes copy nothing.
 */
import type { Graph } from '../network/graph.js';
import type { Push } from './node.js';

interface Matrix {
  readonly name: string;
  readonly width: number;
  /** A tensor with batch axes before its last one; undefined where the graph has a matrix. */
  readonly like: string | undefined;
}

export interface Rows {
  /** x · W + b, with or without a following ReLU. */
  dense(inputs: readonly string[], output: string, relu: boolean): void;
  /** As `push`, on matrices; false where one of `inputs` has no matrix form. */
  each(op: 'Add' | 'LayerNormalization', inputs: readonly string[], output: string, attributes: Parameters<Push>[3], parameters?: readonly string[]): boolean;
  /** The tensor with the graph's own axes. */
  pages(name: string): string;
  /** The graph's own matrix. */
  matrix(name: string, width: number): void;
}

/** Takes the graph's token-wise operations as matrices; nodes, reshapes among them, go to `push` in their order. */
export function rowsOf(graph: Graph, push: Push): Rows {
  const shapes = new Map(graph.parameters.map(({ name, shape }) => [name, shape]));
  const matrices = new Map<string, Matrix>();
  /** Tensors that the reshapes between matrices and batches made. */
  const made = new Set<string>();
  const once = (name: string, ...how: [op: Parameters<Push>[0], inputs: readonly string[], attributes: Parameters<Push>[3]]): string => {
    if (!made.has(name)) push(how[0], how[1], [name], how[2]);
    made.add(name);
    return name;
  };
  const enter = (name: string, width: number): Matrix => {
    const known = matrices.get(name);
    if (known) return known;
    const matrix = { name: `${name}/rows`, width, like: name };
    push('Reshape', [name], [matrix.name], { shape: [-1, width] });
    made.add(name);
    matrices.set(name, matrix);
    return matrix;
  };
  const give = (output: string, width: number, like: string | undefined): string => {
    const name = like === undefined ? output : `${output}/rows`;
    matrices.set(output, { name, width, like });
    return name;
  };
  return {
    dense([x, weights, bias], output, relu) {
      const [from, to] = shapes.get(weights!)!;
      const { name, like } = enter(x!, from!);
      const result = give(output, to!, like);
      push('Gemm', [name, weights!, bias!], [relu ? `${output}/sum` : result]);
      if (relu) push('Relu', [`${output}/sum`], [result]);
    },
    each(op, inputs, output, attributes, parameters = []) {
      const rows = inputs.flatMap((name) => matrices.get(name) ?? []);
      if (rows.length < inputs.length) return false;
      const result = give(output, rows[0]!.width, rows[0]!.like);
      push(op, [...rows.map(({ name }) => name), ...parameters], [result], attributes);
      return true;
    },
    pages(name) {
      const matrix = matrices.get(name);
      if (matrix?.like === undefined) return name;
      const { like, width } = matrix;
      const axes = once(`${like}/axes`, 'Shape', [like], { start: 0, end: 2 });
      const last = once(`${like}/${width}`, 'Shape', [matrix.name], { start: 1 });
      const shape = once(`${like}/${width}/shape`, 'Concat', [axes, last], { axis: 0 });
      return once(name, 'Reshape', [matrix.name, shape], {});
    },
    matrix(name, width) {
      matrices.set(name, { name, width, like: undefined });
    },
  };
}
