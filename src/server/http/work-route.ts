/** An operation that workers do: authorised before its body is read; then a worker answers, or the timeout, the client or backpressure ends the call. */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiError } from '../../api/errors.js';
import type { Version } from '../../api/versions/version.js';
import { QueueFull } from '../../processes/pool.js';
import { WorkerLost } from '../../processes/worker-process.js';
import { callerOf } from '../access/access.js';
import type { Store } from '../store/store.js';
import { bytesOf, type JobAnswer } from '../workers/job.js';
import { type CallLog, type CallRecord, logCall, recordOf } from './call-record.js';
import { headerText, jsonType } from './refusal.js';

export interface WorkOptions extends CallLog {
  readonly store: Store;
  readonly timeoutSeconds: number;
}

export type WorkCall = FastifyRequest<{ Body: readonly Buffer[] | undefined }>;
export type Work = (request: WorkCall, signal: AbortSignal) => Promise<JobAnswer>;

/** Reasons that a call is aborted with. */
const timedOut = Symbol('timed out');
const clientGone = Symbol('client gone');
/** The status that the log shows where the client closed the connection. */
const clientClosed = 499;

/** `operation`: its name in log and metrics; by default detect. */
export function addWorkRoute(
  app: FastifyInstance,
  url: string,
  about: { readonly version: Version; readonly operation?: string },
  options: WorkOptions,
  work: Work,
): void {
  app.route({
    method: 'POST',
    url,
    onRequest: async (request) => {
      request.call = { ...about, started: performance.now() };
      request.call.caller = await callerOf(request.headers, about.version, options.store);
      const wait = options.limits.enter(request.call.caller.record);
      if (wait !== undefined) throw apiError('RATE').after(wait);
      request.call.counted = true;
    },
    handler: (request, reply) => answer(request as WorkCall, reply, options, work),
    // Also runs where the client went away, and then without a status of ours.
    onResponse: async (request, reply) => logCall(request, reply.raw.writableFinished ? reply.statusCode : clientClosed, options),
    onRequestAbort: async (request) => logCall(request, clientClosed, options),
  });
}

/** Throws ApiError where the call fails: app.ts answers it. */
async function answer(request: WorkCall, reply: FastifyReply, options: WorkOptions, work: Work) {
  const call = request.call!;
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(timedOut), options.timeoutSeconds * 1000 - (performance.now() - call.started));
  const gone = () => !reply.raw.writableFinished && stop.abort(clientGone);
  reply.raw.once('close', gone);
  try {
    const answered = await work(request, stop.signal);
    Object.assign(call, recordOf(answered));
    if (answered.status === 200 && answered.pages !== undefined) await countUsage(call, answered.pages, options);
    if (answered.message) reply.header('x-message', headerText(answered.message));
    const retryAfter = answered.error === 'CORRECTION_BUSY' ? apiError(answered.error).retryAfter : undefined;
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    reply.code(answered.status).type(jsonType).header('content-length', bytesOf(answered));
    return reply.send(answered.pieces.length === 1 ? answered.pieces[0] : Readable.from(answered.pieces, { objectMode: false }));
  } catch (error) {
    if (error === clientGone) {
      logCall(request, clientClosed, options);
      return reply.hijack();
    }
    throw failureOf(error, call);
  } finally {
    clearTimeout(timer);
    reply.raw.off('close', gone);
  }
}

/** A failure to count is the operator's to see, not the client's. */
async function countUsage({ caller }: CallRecord, pages: number, { store, log }: WorkOptions): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  await store.count(day, caller!.record.id, caller!.identifier, pages).catch((error: Error) => log.error({ failure: error.name }, 'usage was not counted'));
}

function failureOf(error: unknown, call: CallRecord) {
  if (error === timedOut) return apiError('TIMEOUT');
  if (error instanceof QueueFull) return apiError('BUSY');
  if (error instanceof WorkerLost) {
    call.failures = ['the worker process ended twice'];
    return apiError(error.isOverMemory ? 'MEMORY' : 'WORKER_LOST');
  }
  call.failures = [error instanceof Error ? error.message : String(error)];
  return apiError('INTERNAL');
}
