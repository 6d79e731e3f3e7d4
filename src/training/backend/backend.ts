/**
 * The only import of tfjs: tfjs-node where it is installed, otherwise wasm with the kernels that training needs; the plain cpu backend for tests.
 * Nothing is downloaded: the wasm binaries are in the package's folder.
 */
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { notInstalled } from '../../errors.js';
import { registerFusedKernels } from './fused-kernels.js';
import { installWasmKernels } from './kernels.js';
import type { Tfjs } from './tfjs.js';

export type BackendName = 'tensorflow' | 'wasm' | 'cpu';

export interface Backend {
  readonly tf: Tfjs;
  readonly name: BackendName;
  /** Whether the interpreter may use the fused kernels. */
  readonly fused: boolean;
}

export interface BackendChoice {
  readonly name?: BackendName;
  /** False: the stock wasm backend (except for embeddings, which it cannot train at all), for comparison. */
  readonly kernels?: boolean;
}

const require = createRequire(import.meta.url);

/** One backend a thread. Throws Error where `tensorflow` is chosen and not installed. */
export async function startBackend(choice: BackendChoice = {}): Promise<Backend> {
  const native = choice.name === undefined || choice.name === 'tensorflow' ? loadNative() : undefined;
  if (native) {
    await native.setBackend('tensorflow');
    return { tf: native, name: 'tensorflow', fused: false };
  }
  if (choice.name === 'tensorflow') throw new Error('@tensorflow/tfjs-node is not installed here');
  const tf = loadCore();
  tf.env().set('PROD', true);
  if (choice.name === 'cpu') {
    // Registers itself.
    require('@tensorflow/tfjs-backend-cpu');
    await tf.setBackend('cpu');
    return { tf, name: 'cpu', fused: false };
  }
  const wasm = require('@tensorflow/tfjs-backend-wasm') as typeof import('@tensorflow/tfjs-backend-wasm');
  wasm.setWasmPaths(join(dirname(require.resolve('@tensorflow/tfjs-backend-wasm')), sep));
  await withoutListeners(async () => {
    await tf.setBackend('wasm');
    await tf.ready();
  });
  const fused = choice.kernels ?? true;
  installWasmKernels(tf, fused);
  if (fused) registerFusedKernels(tf);
  return { tf, name: 'wasm', fused };
}

function loadCore(): Tfjs {
  try {
    // The core comes without gradients; its layers register them. The package @tensorflow/tfjs holds the same and four times as much besides.
    require('@tensorflow/tfjs-layers');
    return require('@tensorflow/tfjs-core') as Tfjs;
  } catch (error) {
    throw notInstalled(error, '@tensorflow/tfjs-layers', 'training');
  }
}

function loadNative(): Tfjs | undefined {
  try {
    return require('@tensorflow/tfjs-node') as Tfjs;
  } catch {
    return undefined;
  }
}

/** Emscripten's start-up code handles uncaught exceptions and would print its own source, one line of 60 kB, with each. */
async function withoutListeners(start: () => Promise<void>): Promise<void> {
  const events = ['uncaughtException', 'unhandledRejection'] as const;
  const before = events.map((event) => process.listeners(event as never));
  await start();
  for (const [i, event] of events.entries()) {
    for (const listener of process.listeners(event as never)) if (!before[i]!.includes(listener)) process.removeListener(event, listener as never);
  }
}
