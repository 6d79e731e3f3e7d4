/** What the server's workers do: one call of the service. Bodies of requests and answers are in pieces: see hand.ts. */
import { type Answer, answer, type Call, type Recognition } from '../api/answer.js';
import type { FromWorker, ToWorker } from './hand.js';
import type { Pool } from './pool.js';

export interface Job {
  readonly call: Omit<Call, 'body'>;
  /** The body. */
  readonly pieces: readonly Uint8Array[];
  readonly bundle: string;
}

export type Served = Omit<Answer, 'body'> & { readonly pieces: readonly Uint8Array[] };
export type Runner = Pool<Job, Served>;
export type ToAnswerer = ToWorker<Job>;
export type FromAnswerer = FromWorker<Served>;

export const bytesOf = ({ pieces }: Pick<Job, 'pieces'>): number => pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);

/** A process was lost over it, most likely for the memory it took: the parts that take most are left out, so that the rest is answered. */
export const sparing = (job: Job): Job => ({ ...job, call: { ...job.call, spare: true } });

export async function perform({ call, pieces }: Job, recognition: Recognition, signal?: AbortSignal, hear?: (sessionLogId: string) => void): Promise<Served> {
  const { body, ...rest } = await answer({ ...call, body: pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces) }, recognition, signal, hear);
  return { ...rest, pieces: inPieces(Buffer.from(body)) };
}

const pieceLength = 256 * 1024;

function inPieces(bytes: Uint8Array): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  for (let start = 0; start < bytes.length; start += pieceLength) pieces.push(bytes.subarray(start, start + pieceLength));
  return pieces;
}
