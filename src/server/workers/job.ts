/** What the server's workers do: one call of the service. Bodies of requests and answers travel in pieces: see processes/messages.ts. */
import { type Answer, answer, type Call, type Recognition } from '../../api/answer.js';
import type { FromWorker, ToWorker } from '../../processes/messages.js';
import type { Pool } from '../../processes/pool.js';

export interface Job {
  readonly call: Omit<Call, 'body'>;
  /** The body. */
  readonly pieces: readonly Uint8Array[];
  readonly bundle: string;
}

export type JobAnswer = Omit<Answer, 'body'> & { readonly pieces: readonly Uint8Array[] };

/** Sent as soon as the request is read, so that the log has it however the call ends. */
export interface SessionEvent {
  readonly sessionLogId: string;
}

export type Runner = Pool<Job, JobAnswer, SessionEvent>;
export type ToServerWorker = ToWorker<Job>;
export type FromServerWorker = FromWorker<JobAnswer, SessionEvent>;

/** Size of a body in bytes. */
export const bytesOf = ({ pieces }: Pick<Job, 'pieces'>): number => pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);

/** A process was lost over the job, most likely for the memory it took: the retry leaves out the parts that take most. */
export const withLowMemory = (job: Job): Job => ({ ...job, call: { ...job.call, lowMemory: true } });

/** Runs a job in this process. Throws only when `signal` aborts it. */
export async function runJob({ call, pieces }: Job, recognition: Recognition, signal?: AbortSignal, emit?: (event: SessionEvent) => void): Promise<JobAnswer> {
  const body = pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
  const { body: text, ...rest } = await answer({ ...call, body }, recognition, signal, (sessionLogId) => emit?.({ sessionLogId }));
  return { ...rest, pieces: inPieces(Buffer.from(text)) };
}

const pieceBytes = 256 * 1024;

function inPieces(bytes: Uint8Array): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  for (let start = 0; start < bytes.length; start += pieceBytes) pieces.push(bytes.subarray(start, start + pieceBytes));
  return pieces;
}
