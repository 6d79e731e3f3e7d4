/** POST {version}/invoicedetail/detect: authorised before the body is read; then a worker answers, or the timeout, the client or backpressure ends the call. */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiError } from '../../api/errors.js';
import type { Version } from '../../api/versions/version.js';
import { QueueFull } from '../../processes/pool.js';
import { WorkerLost } from '../../processes/worker-process.js';
import { callerOf } from '../access/access.js';
import { bundleOf } from '../access/keys.js';
import type { Store } from '../store/store.js';
import { bytesOf, type Runner } from '../workers/job.js';
import { type CallLog, type CallRecord, logCall, recordOf } from './call-record.js';
import { headerText, jsonType } from './refusal.js';

export interface DetectOptions extends CallLog {
  readonly store: Store;
  readonly runner: Pick<Runner, 'run'>;
  readonly bundle: string;
  readonly timeoutSeconds: number;
  readonly maxPages: number;
  readonly ebInterface: boolean;
}

type DetectCall = FastifyRequest<{ Body: readonly Buffer[] | undefined }>;

/** Reasons that a call is aborted with. */
const timedOut = Symbol('timed out');
const clientGone = Symbol('client gone');
/** The status that the log shows where the client closed the connection. */
const clientClosed = 499;

export function addDetectRoute(app: FastifyInstance, version: Version, options: DetectOptions): void {
  app.route({
    method: 'POST',
    url: `${version.segment}/invoicedetail/detect`,
    onRequest: async (request) => {
      request.call = { version, started: performance.now() };
      request.call.caller = await callerOf(request.headers, version, options.store);
      const wait = options.limits.enter(request.call.caller.record);
      if (wait !== undefined) throw apiError('RATE').after(wait);
      request.call.counted = true;
    },
    handler: (request, reply) => detect(request as DetectCall, reply, options),
    // Also runs where the client went away, and then without a status of ours.
    onResponse: async (request, reply) => logCall(request, reply.raw.writableFinished ? reply.statusCode : clientClosed, options),
    onRequestAbort: async (request) => logCall(request, clientClosed, options),
  });
}

/** Throws ApiError where the call fails: app.ts answers it. */
async function detect(request: DetectCall, reply: FastifyReply, options: DetectOptions) {
  const call = request.call!;
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(timedOut), options.timeoutSeconds * 1000 - (performance.now() - call.started));
  const gone = () => !reply.raw.writableFinished && stop.abort(clientGone);
  reply.raw.once('close', gone);
  try {
    const answer = await options.runner.run(jobOf(request, options), stop.signal, ({ sessionLogId }) => (call.sessionLogId = sessionLogId));
    Object.assign(call, recordOf(answer));
    if (answer.status === 200) await countUsage(call, answer.pages ?? 0, options);
    if (answer.message) reply.header('x-message', headerText(answer.message));
    reply.code(answer.status).type(jsonType).header('content-length', bytesOf(answer));
    return reply.send(answer.pieces.length === 1 ? answer.pieces[0] : Readable.from(answer.pieces, { objectMode: false }));
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

function jobOf({ call, headers, body }: DetectCall, { maxPages, ebInterface, bundle }: DetectOptions) {
  const { version, caller } = call!;
  const { record } = caller!;
  const contentType = headers['content-type'];
  return {
    call: { version, maxPages, ebInterface, ...(contentType && { contentType }), ...(record.details && { subscription: record.details }) },
    pieces: body ?? [],
    bundle: bundleOf(record, bundle),
  };
}

/** A failure to count is the operator's to see, not the client's. */
async function countUsage({ caller }: CallRecord, pages: number, { store, log }: DetectOptions): Promise<void> {
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
