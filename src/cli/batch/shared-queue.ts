/** The queue on Redis through which many machines share one batch (BullMQ): its name, its jobs, and how its packages are loaded. */
import type { Queue, QueueEvents, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { InputError } from '../../errors.js';
import type { Fault } from '../../stages.js';
import type { DetectJob, Findings } from '../workers/detector.js';

/** Documents and answers travel as base64 and text inside the job: machines need no common folder. */
export type SharedJob = Omit<DetectJob, 'bytes'> & { readonly bytes: string };
/** Refusals and faults are answers, not failed jobs, which would be retried. */
export type SharedAnswer = (Omit<Findings, 'view'> & { readonly refusal?: undefined; readonly fault?: undefined }) | Refused | Failed;
interface Refused {
  readonly refusal: string;
  readonly fault?: undefined;
}
interface Failed {
  readonly fault: Fault;
  readonly refusal?: undefined;
}

export interface Bull {
  readonly Queue: typeof Queue;
  readonly QueueEvents: typeof QueueEvents;
  readonly Worker: typeof Worker;
  connect(url: string): Redis;
}

/** Optional packages: a server without shared batches does not need them. Throws InputError where they are not installed. */
export async function loadBull(): Promise<Bull> {
  try {
    const [bull, { Redis }] = await Promise.all([import('bullmq'), import('ioredis')]);
    return { ...bull, connect: (url) => connected(url, Redis) };
  } catch {
    throw new InputError('--queue: needs the optional packages bullmq and ioredis. Install them: npm install');
  }
}

/** Machines with another model must not answer: each bundle has its own queue, and each format of jobs too. */
export const queueName = (stamp: string): string => `beleg-2-${stamp.slice(0, 16)}`;

function connected(url: string, make: typeof Redis): Redis {
  if (!/^rediss?:\/\/[^/]/.test(url))
    throw new InputError(`--queue: ${url} is no address of a Redis. Give redis://host:6379 or rediss://user:password@host:6379`);
  // Commands of a lost connection are sent again when it is back, however long that takes.
  const redis = new make(url, { maxRetriesPerRequest: null, retryStrategy: (times) => Math.min(2000, 100 * times) });
  // `reachable` and the retries report errors; an error event without a listener would end the program.
  redis.on('error', () => {});
  return redis;
}

/** Fails fast where there is no Redis: throws InputError instead of retrying for ever. */
export async function reachable(url: string, redis: Redis): Promise<void> {
  let last: Error | undefined;
  redis.on('error', (error: Error) => (last = error));
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(last ?? new Error('no answer')), connectTimeoutMs)));
  try {
    await Promise.race([redis.ping(), late]);
  } catch (error) {
    redis.disconnect();
    throw new InputError(`--queue: the Redis at ${withoutPassword(url)} cannot be used (${(error as Error).message}). Check the address and that it runs`);
  } finally {
    clearTimeout(timer);
  }
}

/** Milliseconds. */
const connectTimeoutMs = 5000;

/** An address for messages. */
export const withoutPassword = (url: string): string => url.replace(/\/\/[^@/]*@/, '//');
