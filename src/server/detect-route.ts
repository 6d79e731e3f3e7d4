/** POST {version}/invoicedetail/detect: who may call is settled before the body is read; then a worker answers, or time, client or queue end it. */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { emptyAnswer } from '../api/answer.js';
import type { Version } from '../api/versions.js';
import { type Caller, callerOf } from './access.js';
import { WorkerLost } from './hand.js';
import type { Limits } from './limits.js';
import type { Metrics } from './metrics.js';
import { bytesOf, type Runner, type Served } from './job.js';
import { bundleOf } from './keys.js';
import { QueueFull } from './pool.js';
import type { Store } from './store/store.js';

export interface DetectOptions {
  readonly store: Store;
  readonly runner: Pick<Runner, 'run'>;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly bundle: string;
  readonly timeoutSeconds: number;
  readonly maxPages: number;
  readonly ebInterface: boolean;
}

/** What is known of a call while it runs, for its one line in the log. */
interface Course {
  readonly version: Version;
  readonly started: number;
  caller?: Caller;
  entered?: boolean;
  sessionLogId?: string;
  pages?: number;
  failures?: readonly string[];
  message?: string;
  uncalibrated?: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    course?: Course;
  }
}

/** Said with the charset, which some clients otherwise guess. */
const jsonType = 'application/json; charset=utf-8';
const timedOut = Symbol('timed out');
const clientGone = Symbol('client gone');

export function addDetectRoute(app: FastifyInstance, version: Version, options: DetectOptions): void {
  app.route({
    method: 'POST',
    url: `${version.segment}/invoicedetail/detect`,
    onRequest: async (request, reply) => {
      request.course = { version, started: performance.now() };
      const caller = await callerOf(request.headers, version, options.store);
      if ('status' in caller) return refuse(reply, request.course, caller.status, caller.message);
      request.course.caller = caller;
      const wait = options.limits.enter(caller.record);
      if (wait !== undefined) return refuse(reply, request.course, 429, 'More requests than the key may send', wait);
      request.course.entered = true;
    },
    handler: (request, reply) => handle(request as FastifyRequest<{ Body: readonly Buffer[] | undefined }>, reply, options),
    // Also runs where the client went away, and then without a status of ours.
    onResponse: async (request, reply) => finish(request, reply.raw.writableFinished ? reply.statusCode : 499, options),
    onRequestAbort: async (request) => finish(request, 499, options),
  });
}

async function handle(request: FastifyRequest<{ Body: readonly Buffer[] | undefined }>, reply: FastifyReply, options: DetectOptions) {
  const { store, runner, bundle, timeoutSeconds, maxPages, ebInterface, log } = options;
  const course = request.course!;
  const { record, identifier } = course.caller!;
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(timedOut), timeoutSeconds * 1000 - (performance.now() - course.started));
  const gone = () => !reply.raw.writableFinished && stop.abort(clientGone);
  reply.raw.once('close', gone);
  try {
    const call = {
      version: course.version.name,
      maxPages,
      ebInterface,
      ...(request.headers['content-type'] && { contentType: request.headers['content-type'] }),
      ...(record.details && { subscription: record.details }),
    };
    const answer = await runner.run(
      { call, pieces: request.body ?? [], bundle: bundleOf(record, bundle) },
      stop.signal,
      (sessionLogId) => (course.sessionLogId = sessionLogId),
    );
    Object.assign(course, about(answer));
    if (answer.status === 200) {
      const day = new Date().toISOString().slice(0, 10);
      // Who uses it must not suffer where counting fails.
      await store.count(day, record.id, identifier, answer.pages ?? 0).catch((error: Error) => log.error({ failure: error.name }, 'usage was not counted'));
    }
    if (answer.message) reply.header('x-message', headerText(answer.message));
    reply.code(answer.status).type(jsonType).header('content-length', bytesOf(answer));
    return reply.send(answer.pieces.length === 1 ? answer.pieces[0] : Readable.from(answer.pieces, { objectMode: false }));
  } catch (error) {
    if (error === clientGone) {
      finish(request, 499, options);
      return reply.hijack();
    }
    if (error === timedOut) return refuse(reply, course, 504, 'The document could not be processed in time');
    if (error instanceof QueueFull) return refuse(reply, course, 503, 'The service is busy', 5);
    course.failures = [error instanceof WorkerLost ? 'the worker process ended twice' : error instanceof Error ? error.message : String(error)];
    if (error instanceof WorkerLost) return refuse(reply, course, 400, documentEndsWorker);
    return refuse(reply, course, 500, 'Internal error');
  } finally {
    clearTimeout(timer);
    reply.raw.off('close', gone);
  }
}

/** Two fresh processes ended at it, by the limit of memory as a rule: the document is at fault. */
const documentEndsWorker = 'Invoice: reading it ended the process that did, twice, or took more memory than a document may. Give fewer pages or save it again.';

const about = ({ sessionLogId, pages, failures, message, uncalibrated }: Served): Partial<Course> => ({
  ...(sessionLogId && { sessionLogId }),
  ...(pages !== undefined && { pages }),
  ...(failures && { failures }),
  ...(message && { message }),
  ...(uncalibrated && { uncalibrated }),
});

/** Every refusal has the shape of a DetectInvoiceResponse; the reason stands in a header, where no client trips over it. */
export function refuse(reply: FastifyReply, course: Course | undefined, status: number, message: string, retryAfter?: number) {
  if (course) course.message = message;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply
    .code(status)
    .header('x-message', headerText(message))
    .type(jsonType)
    .send(emptyAnswer(course?.version.name ?? '1.18'));
}

const headerText = (text: string): string =>
  text
    .replace(/[“”]/g, '"')
    .replaceAll('×', 'x')
    .replace(/[^\x20-\x7e]/g, '?')
    .slice(0, 1000);

/** Once a call, however it ended. Messages of refused documents are for the caller; the log has no content. */
function finish(request: FastifyRequest, status: number, { limits, metrics, log }: DetectOptions): void {
  const { course } = request;
  if (!course) return;
  delete request.course;
  const { version, started, caller, entered, sessionLogId, pages, failures, uncalibrated } = course;
  if (entered) limits.leave(caller!.record);
  const seconds = (performance.now() - started) / 1000;
  metrics.answered(version.name, status, seconds, pages ?? 0, uncalibrated);
  const session = sessionLogId && { SessionLogId: sessionLogId };
  const line = {
    request: request.id,
    ...session,
    version: version.name,
    // Behind a proxy that is trusted, the client's own (X-Forwarded-For).
    ip: request.ip,
    status,
    seconds: Math.round(seconds * 1000) / 1000,
    pages,
    ...(uncalibrated && { uncalibrated }),
    key: caller?.record.id,
    identifier: caller?.identifier || undefined,
  };
  for (const failure of failures ?? []) log.error({ request: request.id, ...session, failure }, 'failed inside');
  if (status >= 500) log.error(line, 'detect');
  else log.info(line, 'detect');
}
