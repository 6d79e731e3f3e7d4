/** The only door to onnxruntime: a network as loaded for serving. One thread each; several workers do more than several threads. */
import { readFile } from 'node:fs/promises';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { InputError } from '../errors.js';

// Since 1.29 onnxruntime reports processes and sessions to Microsoft, with an id kept in ~/.cache and a log in /tmp. It reads this when the first session starts.
process.env.ORT_DISABLE_TELEMETRY = '1';

/** Tensors by name, each row after row. */
export type Tensors = Readonly<Record<string, { readonly data: Float32Array | Int32Array; readonly shape: readonly number[] }>>;

export interface Network {
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  /** Inputs by name; what the network does not know of is left aside. `wanted`: the outputs that are given, all of them where absent. */
  run(tensors: Tensors, wanted?: readonly string[]): Promise<Record<string, { readonly data: Float32Array; readonly shape: readonly number[] }>>;
  release(): Promise<void>;
}

/**
 * `keep`: memory that a run took is kept for the next one, which is quicker where all runs are of like size. Throws InputError where onnxruntime cannot load
 * the source; `run` throws Error where an input is missing, which is a bug of the caller.
 */
export async function loadNetwork(source: Uint8Array | string, { keep = true }: { readonly keep?: boolean } = {}): Promise<Network> {
  const name = typeof source === 'string' ? source : 'network';
  let session: InferenceSession;
  try {
    const bytes = typeof source === 'string' ? await readFile(source) : source;
    session = await InferenceSession.create(bytes, {
      executionProviders: ['cpu'],
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      graphOptimizationLevel: 'all',
      enableCpuMemArena: keep,
      enableMemPattern: keep,
    });
  } catch (error) {
    throw new InputError(`${name}: onnxruntime cannot load it (${(error as Error).message.split('\n')[0]}). Export it again: beleg export`);
  }
  const { inputNames, outputNames } = session;
  return {
    inputs: inputNames,
    outputs: outputNames,
    async run(tensors, wanted = outputNames) {
      const feeds = Object.fromEntries(
        inputNames.map((input) => {
          const tensor = tensors[input];
          if (!tensor) throw new Error(`${name}: input ${input} is missing`);
          const { data, shape } = tensor;
          return [input, data instanceof Int32Array ? new Tensor('int32', data, shape) : new Tensor('float32', data, shape)];
        }),
      );
      const results = await session.run(feeds, wanted);
      return Object.fromEntries(wanted.map((output) => [output, { data: results[output]!.data as Float32Array, shape: results[output]!.dims }]));
    },
    release: () => session.release(),
  };
}
