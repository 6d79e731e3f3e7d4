/** Weights of a graph: initialised from a seed, copied from a base network, flattened into one array and back. */
import { InputError } from '../errors.js';
import { random } from '../random.js';
import type { Graph, Parameter, Weights } from './graph.js';

/** Numbers that a tensor of this shape holds. */
export const sizeOf = (shape: readonly number[]): number => shape.reduce((product, size) => product * size, 1);

/** A parameter's range in the flat array. */
export interface Span {
  readonly parameter: Parameter;
  readonly start: number;
  readonly end: number;
}

/** Where each parameter is in the flat array, in the order of the graph. */
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

/** Fresh columns beside trained ones start at this share of the random initialisation. */
const freshScale = 0.1;

/**
 * The same weights with the output columns of some dense layers, named `from`, in the order `to`: a base keeps what it learned under a catalogue that has
 * grown. Columns that it lacks are drawn from the seed; those that are not wanted are dropped. Throws InputError where a layer is missing or its numbers do not
 * fit `from`.
 */
export function withColumns(weights: Weights, layers: readonly string[], from: readonly string[], to: readonly string[], seed: number): Weights {
  if (from.length === to.length && from.every((name, i) => name === to[i])) return weights;
  const changed = new Map(weights);
  for (const name of layers.flatMap((layer) => [`${layer}/weights`, `${layer}/bias`])) {
    const source = weights.get(name);
    if (!source || source.length % from.length !== 0)
      throw new InputError(`base network: parameter ${name} has ${source?.length ?? 'no'} numbers for ${from.length} columns`);
    const rows = source.length / from.length;
    const target = new Float32Array(rows * to.length);
    to.forEach((column, at) => {
      const old = from.indexOf(column);
      const draw = random('weights', seed, name, column);
      for (let row = 0; row < rows; row++)
        target[row * to.length + at] =
          old >= 0 ? source[row * from.length + old]! : name.endsWith('/bias') ? 0 : (freshScale * draw.normal()) / Math.sqrt(rows);
    });
    changed.set(name, target);
  }
  return changed;
}

/** The layer that takes a token's numbers. Those that a base has not seen have zero weights at first, so that the network begins as the base. */
const inputLayer = 'trunk/input/weights';

/** Initial weights from a base network; columns that it lacks start at a tenth of the random initialisation. Throws InputError where shapes do not fit. */
export function startFrom(graph: Graph, base: Weights, seed: number): Weights {
  const fresh = initialWeights(graph, seed);
  return new Map(
    graph.parameters.map(({ name, shape, init }) => {
      const target = fresh.get(name)!;
      const source = base.get(name);
      if (!source) throw new InputError(`base network: it has no parameter ${name}. Train without --base, or from a bundle of this version`);
      const columns = shape.at(-1)!;
      if (name === inputLayer && source.length < target.length && source.length % columns === 0) return [name, widened(source, target.length)];
      const rows = target.length / columns;
      const old = source.length / rows;
      if (!Number.isInteger(old) || old > columns)
        throw new InputError(`base network: parameter ${name} has ${source.length} numbers, at most ${target.length} fit. Train without --base`);
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++) {
          const at = row * columns + column;
          target[at] = column < old ? source[row * old + column]! : init === 'normal' ? target[at]! * freshScale : target[at]!;
        }
      }
      return [name, target];
    }),
  );
}

function widened(source: Float32Array, length: number): Float32Array {
  const target = new Float32Array(length);
  target.set(source);
  return target;
}

/** All parameters one after the other, as `layout` places them. InputError where one is missing or has another size. */
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

/** Length of the flat array. */
export const parameterCount = (graph: Graph): number => graph.parameters.reduce((sum, parameter) => sum + sizeOf(parameter.shape), 0);
