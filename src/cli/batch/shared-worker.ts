/** One machine's part in a shared batch: takes documents from the queue, finds everything on them in its own processes, gives the answers back. */
import { InputError } from '../../errors.js';
import type { Detector } from '../workers/detector.js';
import { DocumentFault } from '../workers/document-fault.js';
import { loadBull, queueName, reachable, type SharedAnswer, type SharedJob } from './shared-queue.js';

export interface SharedWorker {
  /** Documents answered so far. */
  done(): number;
  /** Documents that could not be answered. */
  failed(): number;
  /** Finishes what it has begun. */
  stop(): Promise<void>;
}

/**
 * Heartbeat: a machine that dies stops renewing its locks; after this many milliseconds its documents go to another. The late answer of a machine that was
 * only slow is refused, for its lock is gone: each document is answered once.
 */
const defaultLockMs = 30_000;

export interface SharedWorkerSetup {
  readonly url: string;
  readonly stamp: string;
  readonly detector: Detector;
  readonly lockMs?: number;
  /** Called for documents at which the program fails. */
  readonly onFault?: (fault: DocumentFault) => void;
}

/** Takes documents from the queue until it is closed. A job whose lock is not renewed for `lockMs` goes to another worker. */
export async function startSharedWorker({ url, stamp, detector, lockMs = defaultLockMs, onFault }: SharedWorkerSetup): Promise<SharedWorker> {
  const { Worker, connect } = await loadBull();
  const redis = connect(url);
  await reachable(url, redis);
  let [done, failed] = [0, 0];
  const worker = new Worker<SharedJob, SharedAnswer>(
    queueName(stamp),
    async ({ data: { bytes, ...job } }) => {
      try {
        const { view: _view, ...answer } = await detector.detect({ ...job, bytes: Buffer.from(bytes, 'base64') });
        done++;
        return answer;
      } catch (error) {
        failed++;
        if (error instanceof InputError) return { refusal: error.message };
        if (error instanceof DocumentFault) {
          onFault?.(error);
          return { fault: error.fault };
        }
        throw error;
      }
    },
    // A document that stalls several machines is given up.
    { connection: redis, concurrency: detector.width, lockDuration: lockMs, stalledInterval: lockMs / 2, maxStalledCount: 2 },
  );
  worker.on('error', () => {});
  return {
    done: () => done,
    failed: () => failed,
    async stop() {
      await worker.close();
      redis.disconnect();
    },
  };
}
