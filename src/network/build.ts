/** Builds a graph: names every operation's output, and keeps inputs, parameters and operations in the order of the calls. */
import type { Graph, Input, Operation, OpName, Parameter } from './graph.js';

export type Attributes = Operation['attributes'];

export interface Builder {
  input(name: string, type: Input['type'], shape: Input['shape']): string;
  parameter(name: string, shape: readonly number[], init: Omit<Parameter, 'name' | 'shape' | 'trunk'>): string;
  op(op: OpName, inputs: readonly string[], attributes?: Attributes, output?: string): string;
  /** x · W + b over the last axis. */
  dense(name: string, x: string, from: number, to: number, output?: string): string;
  norm(name: string, x: string, width: number): string;
  constant(value: number): string;
  /** Whether further parameters belong to the trunk. */
  trunk(inside: boolean): void;
  finish(outputs: readonly string[]): Graph;
}

/** Collects a graph's inputs, parameters and operations in their order; `name` is the network's. */
export function builder(name: string): Builder {
  const inputs: Input[] = [];
  const parameters: Parameter[] = [];
  const operations: Operation[] = [];
  let inTrunk = false;

  const op: Builder['op'] = (kind, from, attributes = {}, output = `${kind}_${operations.length}`) => {
    operations.push({ op: kind, inputs: from, output, attributes });
    return output;
  };
  const parameter: Builder['parameter'] = (parameterName, shape, init) => {
    parameters.push({ name: parameterName, shape, ...init, trunk: inTrunk });
    return parameterName;
  };
  return {
    input(inputName, type, shape) {
      inputs.push({ name: inputName, type, shape });
      return inputName;
    },
    parameter,
    op,
    dense(layer, x, from, to, output) {
      const weights = parameter(`${layer}/weights`, [from, to], { init: 'normal', deviation: 1 / Math.sqrt(from), decay: true });
      const bias = parameter(`${layer}/bias`, [to], { init: 'zeros', decay: false });
      return op('Add', [op('MatMul', [x, weights]), bias], {}, output);
    },
    norm(layer, x, width) {
      const scale = parameter(`${layer}/scale`, [width], { init: 'ones', decay: false });
      const shift = parameter(`${layer}/shift`, [width], { init: 'zeros', decay: false });
      return op('LayerNormalization', [x, scale, shift], { axis: -1, epsilon: 1e-5 });
    },
    constant: (value) => op('Constant', [], { value }),
    trunk: (inside) => {
      inTrunk = inside;
    },
    finish: (outputs) => ({ name, inputs, parameters, operations, outputs }),
  };
}
