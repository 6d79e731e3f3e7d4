/** What the server's workers do: one call of the service. */
import type { Answer, Call } from '../api/answer.js';
import type { FromWorker, ToWorker } from './hand.js';
import type { Pool } from './pool.js';

export interface Job {
  readonly call: Call;
  readonly bundle: string;
}

export type Runner = Pool<Job, Answer>;
export type ToAnswerer = ToWorker<Job>;
export type FromAnswerer = FromWorker<Answer>;

export const bytesOf = ({ call }: Job): number => call.body.byteLength;
