/** Random pages with a rule to learn: batches for tests and benchmarks. Options: see RandomOptions. */
import { type Batch, paddingRelation } from '../../src/features/contract.js';
import { columnNames, detailsDefaults, lineItemsDefaults } from '../../src/network/config.js';
import type { Graph } from '../../src/network/graph.js';
import { random } from '../../src/random.js';
import type { BatchSource, Target, TrainingBatch } from '../../src/training/contract.js';
import { graphOf, type TaskName } from '../../src/training/task.js';

export interface RandomOptions {
  readonly task: TaskName;
  readonly pages: number;
  readonly tokens: number;
  readonly candidates: number;
  readonly lines: number;
  readonly seed: number;
}

export async function create(options: unknown): Promise<BatchSource> {
  const given = options as RandomOptions;
  const make = (...name: (string | number)[]): TrainingBatch => randomBatch(given, random('random source', given.seed, ...name));
  return { batch: (step, micro) => make(step, micro), validation: () => [make('validation', 0), make('validation', 1), make('validation', 2)] };
}

type Draw = ReturnType<typeof random>;

const graphs: Record<TaskName, Graph> = {
  details: graphOf({ name: 'details', config: { ...detailsDefaults, layers: 1, width: 8, ffn: 8, embedding: 4 } }),
  'line-items': graphOf({ name: 'line-items', config: { ...lineItemsDefaults, layers: 1, width: 8, ffn: 8, embedding: 4 } }),
};

export function randomBatch(options: RandomOptions, draw: Draw): TrainingBatch {
  const { task, pages, tokens, candidates, lines } = options;
  const sizes: Record<string, number> = { B: pages, N: tokens, C: candidates, L: lines };
  const tensors: Record<string, Target> = {};
  for (const { name, type, shape } of graphs[task].inputs) {
    const real = shape.map((size) => (typeof size === 'string' ? sizes[size]! : size));
    tensors[name] = { data: numbers(name, type, real, draw), shape: real };
  }
  const inputs: Batch = { size: pages, tokens, candidates, lines, tensors };
  return { inputs, targets: task === 'details' ? detailTargets(inputs, draw) : lineTargets(inputs, draw), pages, words: pages * tokens };
}

function numbers(name: string, type: string, shape: readonly number[], draw: Draw): Float32Array | Int32Array {
  const size = shape.reduce((all, one) => all * one, 1);
  if (name === 'ids') return Int32Array.from({ length: size }, () => Math.max(0, draw.integer(-4000, 16383)));
  // The last token of every page is padding.
  if (type === 'int32') return Int32Array.from({ length: size }, (_, i) => ((i + 1) % shape.at(-1)! === 0 ? paddingRelation : draw.integer(0, 254)));
  if (name === 'idscale') return new Float32Array(size).fill(0.25);
  if (name === 'tokenmean') return new Float32Array(size).fill(1 / shape.at(-1)!);
  if (name === 'mask') return Float32Array.from({ length: size }, (_, i) => ((i + 1) % shape.at(-1)! === 0 ? -1e9 : 0));
  const last = shape.at(-1)!;
  if (['pool', 'first', 'lines', 'linesprev', 'linesnext'].includes(name)) {
    const out = new Float32Array(size);
    for (let row = 0; row < size; row += last) out[row + draw.integer(0, last - 2)] = 1;
    return out;
  }
  return Float32Array.from({ length: size }, () => draw.next() * 2 - 1);
}

/** A candidate is right for a detail if that number of it is positive; a token's tag is told by its first number. */
function detailTargets({ size, tokens, candidates, tensors }: Batch, draw: Draw): Record<string, Target> {
  const columns = graphs.details.parameters.find(({ name }) => name === 'head/detail/bias')!.shape[0]!;
  const [features, numbersOf] = [tensors.features!, tensors.candidates!];
  const gold = Float32Array.from({ length: size * candidates * columns }, (_, i) => {
    const [candidate, column] = [Math.floor(i / columns), i % columns];
    return numbersOf.data[candidate * numbersOf.shape[2]! + (column % 60)]! > 0.9 ? 1 : 0;
  });
  return {
    gold: { data: gold, shape: [size, candidates, columns] },
    allowed: { data: Float32Array.from({ length: gold.length }, (_, i) => (gold[i] || draw.chance(0.8) ? 1 : 0)), shape: [size, candidates, columns] },
    known: { data: Float32Array.from({ length: size * columns }, () => (draw.chance(0.9) ? 1 : 0)), shape: [size, 1, columns] },
    tagtarget: {
      data: Int32Array.from({ length: size * tokens }, (_, i) => Math.max(0, Math.floor(features.data[i * features.shape[2]!]! * 5))),
      shape: [size, tokens],
    },
    documenttarget: { data: Float32Array.from({ length: size * 8 }, (_, i) => (i % 8 === 0 ? 1 : 0)), shape: [size, 8] },
    documentknown: { data: new Float32Array(size * 8).fill(1), shape: [size, 8] },
  };
}

function lineTargets({ size, tokens, lines, tensors }: Batch, draw: Draw): Record<string, Target> {
  const [features, numbersOf] = [tensors.features!, tensors.linefeatures!];
  const class_ = (value: number, classes: number) => Math.min(classes - 1, Math.max(0, Math.floor(value * classes)));
  return {
    columntarget: {
      data: Int32Array.from({ length: size * tokens }, (_, i) =>
        draw.chance(0.05) ? -1 : class_(features.data[i * features.shape[2]!]!, columnNames().length),
      ),
      shape: [size, tokens],
    },
    roletarget: { data: Int32Array.from({ length: size * lines }, (_, i) => class_(numbersOf.data[i * numbersOf.shape[2]!]!, 5)), shape: [size, lines] },
  };
}
