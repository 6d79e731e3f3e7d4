/** What is known of a call while it runs, and the line of log and metrics that it ends with. */
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { type ApiError, type ErrorCode, errors } from '../../api/errors.js';
import type { Version } from '../../api/versions/version.js';
import type { Caller } from '../access/access.js';
import type { Limits } from '../access/limits.js';
import type { Metrics } from '../monitoring/metrics.js';
import type { JobAnswer } from '../workers/job.js';

export interface CallRecord {
  readonly version: Version;
  /** Its name in log and metrics; undefined: detect. */
  readonly operation?: string;
  /** performance.now() */
  readonly started: number;
  caller?: Caller;
  /** Whether it counts among the key's concurrent requests. */
  counted?: boolean;
  sessionLogId?: string;
  pages?: number;
  failures?: readonly string[];
  error?: ErrorCode;
  uncalibrated?: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    call?: CallRecord;
  }
}

/** What the log needs of a worker's answer. */
export const recordOf = ({ sessionLogId, pages, failures, error, uncalibrated }: JobAnswer): Partial<CallRecord> => ({
  ...(sessionLogId && { sessionLogId }),
  ...(pages !== undefined && { pages }),
  ...(failures && { failures }),
  ...(error && { error }),
  ...(uncalibrated && { uncalibrated }),
});

export interface CallLog {
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Logger;
}

/** Writes the call's one line; further calls for the same request do nothing. `status` 499: the client went away. The log holds no content of requests. */
export function logCall(request: FastifyRequest, status: number, { limits, metrics, log }: CallLog): void {
  const { call } = request;
  if (!call) return;
  delete request.call;
  const { version, operation, started, caller, counted, sessionLogId, pages, failures, error, uncalibrated } = call;
  if (counted) limits.leave(caller!.record);
  const seconds = (performance.now() - started) / 1000;
  metrics.answered(operation ?? version.name, status, seconds, pages ?? 0, uncalibrated);
  const session = sessionLogId && { SessionLogId: sessionLogId };
  const hint = error && (errors[error] as Pick<ApiError, 'hint'>).hint;
  const line = {
    request: request.id,
    ...session,
    version: version.name,
    // Behind a trusted proxy, the client's own address (X-Forwarded-For).
    ip: request.ip,
    status,
    ...(error && { error }),
    ...(hint && { hint }),
    seconds: Math.round(seconds * 1000) / 1000,
    pages,
    ...(uncalibrated && { uncalibrated }),
    key: caller?.record.id,
    identifier: caller?.identifier || undefined,
  };
  for (const failure of failures ?? []) log.error({ request: request.id, ...session, failure }, 'failed inside');
  if (status >= 500) log.error(line, operation ?? 'detect');
  else log.info(line, operation ?? 'detect');
}
