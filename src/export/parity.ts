/** The parity gate before a network is written: onnxruntime and tfjs must agree on real rows. */
import { loadNetwork } from '../onnx/runtime.js';
import { InputError } from '../errors.js';
import type { Batch } from '../features/contract.js';
import type { Weights } from '../network/graph.js';
import { flatten } from '../network/weights.js';
import { type BackendChoice, startBackend } from '../training/backend/backend.js';
import { learner } from '../training/workers/learner.js';
import { graphOf, type Task } from '../training/task.js';
import { toOnnx } from './onnx.js';

const parityLimit = 1e-4;

export interface Parity {
  /** Largest absolute difference, by output. */
  readonly differences: Readonly<Record<string, number>>;
  readonly largest: number;
  readonly rows: number;
}

/** The file's bytes if both agree on all batches; throws InputError otherwise. */
export async function exportNetwork(
  task: Task,
  weights: Weights,
  batches: readonly Batch[],
  backend: BackendChoice = {},
): Promise<{ readonly bytes: Buffer; readonly parity: Parity }> {
  if (batches.length === 0) throw new InputError(`export ${task.name}: no rows to compare onnxruntime and tfjs on. Name a dataset with documents`);
  const bytes = toOnnx(graphOf(task), weights);
  const parity = await compare(task, weights, bytes, batches, backend);
  if (!(parity.largest <= parityLimit)) {
    throw new InputError(
      `export ${task.name}: onnxruntime and tfjs differ by ${parity.largest.toExponential(1)}, ${parityLimit} is allowed. Nothing was written; train again`,
    );
  }
  return { bytes, parity };
}

/** Greatest difference of each output between tfjs and onnxruntime on the same batches. */
export async function compare(task: Task, weights: Weights, onnx: Uint8Array, batches: readonly Batch[], backend: BackendChoice = {}): Promise<Parity> {
  const graph = graphOf(task);
  const { run } = learner(await startBackend(backend), task);
  const flat = flatten(graph, weights);
  const network = await loadNetwork(onnx);
  const differences: Record<string, number> = {};
  let rows = 0;
  try {
    for (const batch of batches) {
      const [trained, served] = [run(batch, flat), await network.run(batch.tensors)];
      for (const name of graph.outputs) {
        const [a, b] = [trained[name]!.data, served[name]!.data];
        let worst = a.length === b.length ? 0 : Infinity;
        // NaN on either side counts as a difference.
        for (let i = 0; i < a.length; i++) if (!(Math.abs(a[i]! - b[i]!) <= worst)) worst = Number.isNaN(a[i]! - b[i]!) ? Infinity : Math.abs(a[i]! - b[i]!);
        differences[name] = Math.max(differences[name] ?? 0, worst);
      }
      rows += batch.size * batch.tokens;
    }
  } finally {
    await network.release();
  }
  return { differences, largest: Math.max(...Object.values(differences)), rows };
}
