/** Weights of a graph: initialised from a seed, copied from a base network, flattened into one array and back. */
import { InputError } from '../errors.js';
import { random } from '../random.js';
import type { Graph, Parameter, Weights } from './graph.js';

export const sizeOf = (shape: readonly number[]): number => shape.reduce((product, size) => product * size, 1);

/** A parameter's range in the flat array. */
export interface Span {
  readonly parameter: Parameter;
  readonly start: number;
  readonly end: number;
}

export function layout(graph: Graph): readonly Span[] {
  let start = 0;
  return graph.parameters.map((parameter) => {
    const span = { parameter, start, end: start + sizeOf(parameter.shape) };
    start = span.end;
    return span;
  });
}

/** Every parameter has its own random stream: adding one changes no other. */
export function initialWeights(graph: Graph, seed: number): Weights {
  return new Map(
    graph.parameters.map((parameter) => {
      const data = new Float32Array(sizeOf(parameter.shape));
      if (parameter.init === 'ones') data.fill(1);
      if (parameter.init === 'normal') {
        const draw = random('weights', seed, parameter.name);
        for (let i = 0; i < data.length; i++) data[i] = draw.normal() * (parameter.deviation ?? 0.02);
        if (parameter.paddingRow) data.fill(0, 0, data.length / parameter.shape[0]!);
      }
      return [parameter.name, data];
    }),
  );
}

/** Initial weights from a base network; columns that it lacks start at a tenth of the random initialisation. Throws InputError where shapes do not fit. */
export function startFrom(graph: Graph, base: Weights, seed: number): Weights {
  const fresh = initialWeights(graph, seed);
  return new Map(
    graph.parameters.map(({ name, shape, init }) => {
      const target = fresh.get(name)!;
      const source = base.get(name);
      if (!source) throw new InputError(`base network: it has no parameter ${name}. Train without --base, or from a bundle of this version`);
      const columns = shape.at(-1)!;
      const rows = target.length / columns;
      const old = source.length / rows;
      if (!Number.isInteger(old) || old > columns)
        throw new InputError(`base network: parameter ${name} has ${source.length} numbers, at most ${target.length} fit. Train without --base`);
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++) {
          const at = row * columns + column;
          target[at] = column < old ? source[row * old + column]! : init === 'normal' ? target[at]! * 0.1 : target[at]!;
        }
      }
      return [name, target];
    }),
  );
}

export function flatten(graph: Graph, weights: Weights, into: Float32Array = new Float32Array(parameterCount(graph))): Float32Array {
  for (const { parameter, start, end } of layout(graph)) {
    const data = weights.get(parameter.name);
    if (!data || data.length !== end - start)
      throw new InputError(`weights: ${parameter.name} has ${data?.length ?? 'no'} numbers, the network wants ${end - start}`);
    into.set(data, start);
  }
  return into;
}

/** Views into the flat array, not copies. */
export const unflatten = (graph: Graph, flat: Float32Array): Weights =>
  new Map(layout(graph).map(({ parameter, start, end }) => [parameter.name, flat.subarray(start, end)]));

export const parameterCount = (graph: Graph): number => graph.parameters.reduce((sum, parameter) => sum + sizeOf(parameter.shape), 0);
