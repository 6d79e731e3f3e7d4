/**
 * The protocol between a pool and its worker processes. It knows nothing of what jobs, answers and events hold: whoever starts a pool gives them as type
 * (J, A and E). Large parts travel as one message per chunk, so that the event loops of both processes run between them.
 */

/** The large part of a job or an answer. An empty list travels with the rest of it. */
export interface Chunked {
  readonly pieces?: readonly Uint8Array[];
}

export interface PieceMessage {
  readonly kind: 'piece';
  /** Of the job. */
  readonly id: number;
  readonly piece: Uint8Array;
}

export type ToWorker<J> = PieceMessage | { readonly kind: 'run'; readonly id: number; readonly job: J } | { readonly kind: 'cancel'; readonly id: number };

export type FromWorker<A, E = never> =
  | PieceMessage
  | { readonly kind: 'ready' }
  /** The worker cannot do any job; `message` is the reason. */
  | { readonly kind: 'unusable'; readonly message: string }
  /** Something is known about a job before its answer is there. */
  | { readonly kind: 'event'; readonly id: number; readonly event: E }
  /** `last`: the process exits now and is replaced. */
  | { readonly kind: 'answer'; readonly id: number; readonly answer: A; readonly last?: boolean }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };
