/** What training needs of its data: batches by step and micro-batch number, reproducible in any thread. */
import type { Batch } from '../features/contract.js';

export interface Target {
  readonly data: Float32Array | Int32Array;
  readonly shape: readonly number[];
}

export interface TrainingBatch {
  readonly inputs: Batch;
  /** By name; see losses/ for which a network needs. */
  readonly targets: Readonly<Record<string, Target>>;
  readonly pages: number;
  readonly words: number;
}

/** The network's outputs, by name. */
export interface Output {
  readonly data: Float32Array;
  readonly shape: readonly number[];
}

/** The same step and micro-batch number give the same batch, in any thread and order. A batch is valid until the next one is requested. */
export interface BatchSource {
  batch(step: number, micro: number): TrainingBatch | Promise<TrainingBatch>;
  validation(): readonly TrainingBatch[] | Promise<readonly TrainingBatch[]>;
}

/** A module that creates a source: its file URL and the options of its `create` (structured-cloneable). */
export interface SourceModule {
  readonly url: string;
  readonly options: unknown;
}

export interface SourceFactory {
  create(options: unknown): Promise<BatchSource>;
}
