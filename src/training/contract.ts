/** What training asks of the data: batches by step and number, made anywhere and always the same. */
import type { Batch } from '../features/contract.js';

export interface Target {
  readonly data: Float32Array | Int32Array;
  readonly shape: readonly number[];
}

export interface TrainingBatch {
  readonly inputs: Batch;
  /** By name; losses.ts says which a network wants. */
  readonly targets: Readonly<Record<string, Target>>;
  readonly pages: number;
  readonly words: number;
}

/** What a network says, by name. */
export interface Output {
  readonly data: Float32Array;
  readonly shape: readonly number[];
}

/** The same step and micro number give the same batch, in whatever thread and order they are asked for. A batch lasts until the next one is asked for. */
export interface BatchSource {
  batch(step: number, micro: number): TrainingBatch | Promise<TrainingBatch>;
  validation(): readonly TrainingBatch[] | Promise<readonly TrainingBatch[]>;
}

/** A module that makes a source: its file URL and what its `create` is given (must survive structured cloning). */
export interface SourceModule {
  readonly url: string;
  readonly options: unknown;
}

export interface SourceFactory {
  create(options: unknown): Promise<BatchSource>;
}
