/** The stages of a document's way through the pipeline: what is thrown in one of them carries its name, and what was found before. */
import { InputError } from './errors.js';

export type Stage = 'reading' | 'encoding' | 'network' | 'decoding' | 'rules' | 'calibration' | 'answer' | 'writing' | 'labelling';

/** A fault of the program that a document brought out; its stack is that of the cause. */
export class StageFault extends Error {
  override readonly name = 'StageFault';
  readonly stage: Stage;
  /** What the stage, or those before it, found all the same: an Extraction from `understand`, part of a Detection from `detect`. */
  readonly found: unknown;

  constructor(stage: Stage, cause: unknown, found?: unknown) {
    super(`${stage}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    if (cause instanceof Error && cause.stack !== undefined) this.stack = cause.stack;
    this.stage = stage;
    this.found = found;
  }

  having(found: unknown): StageFault {
    return new StageFault(this.stage, this.cause, found);
  }
}

/** Throws InputErrors, the ends of work that was stopped, and faults of an inner stage as they are, all else as a StageFault. */
export async function inStage<T>(stage: Stage, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InputError || error instanceof StageFault || wasStopped(error)) throw error;
    throw new StageFault(stage, error);
  }
}

const wasStopped = (error: unknown): boolean => error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError');

export interface DeferredFaults {
  /** Where the work fails: what its fault found, else `otherwise`; without either the fault is thrown at once. */
  step<T>(stage: Stage, work: () => T | Promise<T>, otherwise?: T): Promise<T>;
  /** Gives `found`, or throws the first fault with it. */
  finish<T>(found: T): T;
}

/** For stages of which one may fail and the others still find something: faults are thrown at the end. */
export function deferredFaults(): DeferredFaults {
  const faults: StageFault[] = [];
  return {
    async step<T>(stage: Stage, work: () => T | Promise<T>, otherwise?: T): Promise<T> {
      try {
        return await inStage(stage, work);
      } catch (error) {
        if (!(error instanceof StageFault)) throw error;
        const left = (error.found as T | undefined) ?? otherwise;
        if (left === undefined) throw error;
        faults.push(error);
        return left;
      }
    },
    finish(found) {
      if (faults[0]) throw faults[0].having(found);
      return found;
    },
  };
}

/** What is reported of a fault; plain data, so that it passes between processes. */
export interface Fault {
  readonly stage: Stage;
  /** "TypeError at reading/lines.js:29", without its message, which may quote the document. */
  readonly what: string;
  readonly stack: string;
}

/** `otherwise`: the stage where the error carries none. The cause's own stack is kept. */
export function faultOf(error: unknown, otherwise: Stage): Fault {
  const { stage, cause } = error instanceof StageFault ? error : { stage: otherwise, cause: error };
  if (!(cause instanceof Error)) return { stage, what: 'unknown failure', stack: String(cause) };
  const stack = cause.stack ?? cause.message;
  const place = /^ +at .*?((?:[\w-]+\/)?[\w.-]+\.[jt]s:\d+)/m.exec(stack)?.[1];
  return { stage, what: place ? `${cause.name} at ${place}` : cause.name, stack };
}
