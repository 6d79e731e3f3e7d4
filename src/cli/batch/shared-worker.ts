/** One machine's part in a shared batch: takes documents from the queue, finds everything on them in its own processes, gives the answers back. */
import { InputError } from '../../errors.js';
import type { Detector } from '../workers/detector.js';
import { DocumentFault } from './failures.js';
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
 * A machine that dies stops renewing its locks; after so many milliseconds another takes its documents. The dead one's lock is gone by then, so that even
 * where it was only slow its late answer is refused: each document is answered once.
 */
const usualLock = 30_000;

export interface SharedWorkerSetup {
  readonly url: string;
  readonly stamp: string;
  readonly detector: Detector;
  readonly lockMs?: number;
  /** Hears of documents at which the program fails. */
  readonly hear?: (fault: DocumentFault) => void;
}

export async function startSharedWorker({ url, stamp, detector, lockMs = usualLock, hear }: SharedWorkerSetup): Promise<SharedWorker> {
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
          hear?.(error);
          return { fault: error.fault };
        }
        throw error;
      }
    },
    // A document that stalls machine after machine is given up in the end.
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
