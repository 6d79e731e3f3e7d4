/** A detector whose work is done by other machines: jobs go into the queue, answers come back; see shared-worker.ts. */
import { createHash } from 'node:crypto';
import { InputError } from '../../errors.js';
import type { DetectJob, Detector, Findings } from '../workers/detector.js';
import { DocumentFault } from '../workers/document-fault.js';
import { loadBull, queueName, reachable, type SharedAnswer, type SharedJob } from './shared-queue.js';

export interface SharedSetup {
  readonly url: string;
  /** Of the bundle that workers must have. */
  readonly stamp: string;
  /** Documents on their way at once: what bounds the memory of Redis and of this program. */
  readonly width: number;
}

/** Seconds that unfetched answers are kept: a restarted batch still gets them. */
const keptSeconds = 24 * 3600;
const warnEveryMs = 30_000;

/**
 * Hands documents to workers on other machines through Redis (BullMQ); `width` at once. `stamp`: only workers of the same build and bundle take them. Throws
 * InputError where the packages or Redis are missing. `detect` throws InputError where pages are wanted as pictures, the document is refused or no worker could
 * answer it, DocumentFault where beleg failed at it.
 */
export async function openSharedDetector({ url, stamp, width }: SharedSetup): Promise<Detector> {
  const { Queue, QueueEvents, connect } = await loadBull();
  const redis = connect(url);
  await reachable(url, redis);
  const queue = new Queue<SharedJob, SharedAnswer>(queueName(stamp), { connection: redis });
  const events = new QueueEvents(queueName(stamp), { connection: redis });
  // The retry reports lost connections; an error event without a listener would end the program.
  queue.on('error', () => {});
  events.on('error', () => {});
  await events.waitUntilReady();
  const idleCheck = setInterval(async () => {
    if ((await queue.getWorkersCount().catch(() => 1)) === 0)
      process.stderr.write(`detect: no machine works on this queue with this bundle. Start some: beleg worker --queue ${url} --bundle BUNDLE\n`);
  }, warnEveryMs).unref();

  /** Deduplicates: the same document with the same options is one job. */
  const pending = new Map<string, Promise<SharedAnswer>>();
  async function answered(id: string, job: DetectJob): Promise<SharedAnswer> {
    const { bytes, ...rest } = job;
    const data: SharedJob = { ...rest, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64') };
    const before = await queue.getJob(id);
    if (before && (await before.isFailed())) await before.remove();
    const own = await queue.add('detect', data, {
      jobId: id,
      attempts: 3,
      backoff: { type: 'fixed', delay: 1000 },
      removeOnComplete: { age: keptSeconds },
      removeOnFail: { age: keptSeconds },
    });
    return own.waitUntilFinished(events);
  }

  return {
    width,
    async detect(job): Promise<Findings> {
      if (job.wants.view) throw new InputError('--view: pictures of pages do not travel through a queue. Leave out --queue, or --view');
      const { bytes, name: _name, ...asked } = job;
      const id = createHash('sha256').update(JSON.stringify(asked)).update(bytes).digest('hex');
      const waiting = pending.get(id) ?? answered(id, job);
      pending.set(id, waiting);
      try {
        const answer = await waiting;
        // The job may have come from a file of another name.
        if (answer.refusal !== undefined) throw new InputError(answer.refusal.replace(/^.*?: /, `${job.name}: `));
        if (answer.fault !== undefined) throw new DocumentFault(job.name, answer.fault);
        return answer;
      } catch (error) {
        if (error instanceof InputError || error instanceof DocumentFault) throw error;
        throw new InputError(`${job.name}: no worker could answer it (${(error as Error).message}). Look at the workers' own messages`);
      } finally {
        pending.delete(id);
      }
    },
    async close() {
      clearInterval(idleCheck);
      await Promise.all([events.close(), queue.close()]);
      redis.disconnect();
    },
  };
}
