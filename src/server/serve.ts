/** A whole server: store, worker pool and HTTP, started together and shut down gracefully. */
import { InputError } from '../errors.js';
import { dropOf, removeOld } from './corrections/drop.js';
import type { Corrector } from './corrections/job.js';
import { buildApp } from './http/app.js';
import { openStore } from './store/data-folder.js';
import { createKey } from './access/keys.js';
import { openLog } from './monitoring/log.js';
import { workerModule } from '../processes/worker-process.js';
import { bytesOf, type Runner, withLowMemory } from './workers/job.js';
import { pool } from '../processes/pool.js';
import type { Settings } from './settings.js';

export interface Server {
  readonly address: string;
  /** The key created at the first start, printed once. */
  readonly firstKey?: string;
  stop(): Promise<void>;
}

/** Private memory of one worker, model included, while it works on a document. */
const maxWorkerMegabytes = 1500;

/** Corrections wait for one another. */
const correctorQueue = 64;
/** Milliseconds between two looks for what is no longer to be kept. */
const retentionPause = 600_000;

/**
 * `correctorModule`: of the process that learns from corrections; without it there are none, whatever the settings are. Throws InputError where it cannot
 * listen at the host and port.
 */
export async function serve(settings: Settings, correctorModule?: URL): Promise<Server> {
  const log = openLog(settings.logLevel);
  const store = openStore(settings.data);
  const workers: Runner = pool({
    module: workerModule('./workers/worker', import.meta.url),
    bundle: settings.bundle,
    workers: settings.workers,
    queueLength: settings.queueLength,
    queueBytes: settings.queueMegabytes * 1024 * 1024,
    bytesOf,
    retryWith: withLowMemory,
    maxMegabytes: maxWorkerMegabytes,
  });
  const drop = dropOf(settings);
  const corrector: Corrector | undefined =
    drop && correctorModule
      ? pool({
          module: correctorModule,
          workers: 1,
          queueLength: correctorQueue,
          queueBytes: settings.queueMegabytes * 1024 * 1024,
          bytesOf,
          maxMegabytes: maxWorkerMegabytes,
        })
      : undefined;
  const app = buildApp({ settings, store, runner: workers, log, corrector });
  const clean = () => drop && removeOld(drop).catch((error: Error) => log.error({ failure: error.name }, 'old corrections were not removed'));
  const retention = setInterval(clean, retentionPause).unref();
  const stop = async () => {
    clearInterval(retention);
    await app.close();
    await workers.close();
    await corrector?.close();
    await store.close();
  };
  try {
    await workers.started;
    await clean();
    const firstKey = (await store.keys()).length === 0 ? (await createKey(store, { customer: 'first', mayPredict: true })).key : undefined;
    const address = await app.listen({ host: settings.host, port: settings.port });
    return { address, ...(firstKey && { firstKey }), stop };
  } catch (error) {
    await stop();
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new InputError(`port ${settings.port} is taken. Choose another: beleg serve --port ${settings.port + 1}`);
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
      throw new InputError(`${settings.host}:${settings.port}: cannot listen there (${code}). Choose another: --host, --port`);
    throw error;
  }
}
