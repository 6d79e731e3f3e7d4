/** Documents of a batch that failed: each fails alone with one line that names the file, and the batch continues. */
import { basename } from 'node:path';
import type { Options } from 'yargs';
import { InputError } from '../../errors.js';
import { faultOf, type Stage } from '../../stages.js';
import { DocumentFault, sentenceOf } from '../workers/document-fault.js';

export interface Failure {
  readonly file: string;
  /** One line: where, what was found, what to do next. */
  readonly reason: string;
  /** For faults of the program: the stage and the stack. */
  readonly stage?: Stage;
  readonly stack?: string;
}

/** Not caused by a document: the batch stops. */
export class OutOfSpace extends InputError {}

/** Runs a batch, then `close`. A full disk ends the batch and is given back, so that what was done can still be reported. */
export async function untilFull(batch: () => Promise<void>, close: () => Promise<void>): Promise<OutOfSpace | undefined> {
  try {
    await batch();
  } catch (error) {
    if (error instanceof OutOfSpace) return error;
    throw error;
  } finally {
    await close();
  }
  return undefined;
}

/** `stage` is the stage of the failure, unless the error names its own. */
export function failureOf(file: string, error: unknown, stage: Stage): Failure {
  if (error instanceof InputError) {
    const named = [file, basename(file)].find((name) => error.message.startsWith(`${name}: `));
    return { file, reason: `${file}: ${named === undefined ? error.message : error.message.slice(named.length + 2)}` };
  }
  const fault = error instanceof DocumentFault ? error.fault : faultOf(error, stage);
  return { file, reason: `${file}: ${sentenceOf(fault)}`, stage: fault.stage, stack: fault.stack };
}

export interface Failures {
  readonly all: readonly Failure[];
  /** Whether the work was done; where not, its reason is among `all`. Throws OutOfSpace alone. */
  attempt(file: string, stage: Stage, work: () => void | Promise<void>): Promise<boolean>;
  /** One InputError of all their lines, to end a command with; nothing where none failed. */
  raise(verbose: boolean, ...more: readonly string[]): void;
}

/**
 * Collects documents that fail, so that a batch goes on with the others. `attempt` throws OutOfSpace on; `raise` throws InputError where anything failed or
 * more is given.
 */
export function failures(): Failures {
  const all: Failure[] = [];
  return {
    all,
    async attempt(file, stage, work) {
      try {
        await work();
        return true;
      } catch (error) {
        if (error instanceof OutOfSpace) throw error;
        all.push(failureOf(file, error, stage));
        return false;
      }
    },
    raise(verbose, ...more) {
      const lines = [...all.map((failure) => lineOf(failure, verbose)), ...more];
      if (lines.length > 0) throw new InputError(lines.join('\nbeleg: '));
    },
  };
}

/** The reason; with the stack beneath it where `verbose` and a fault has one. */
export const lineOf = ({ reason, stack }: Failure, verbose: boolean): string => (verbose && stack !== undefined ? `${reason}\n${stack}` : reason);

export const verboseOption = { type: 'boolean', default: false, describe: 'show the stack of a fault of the program' } as const satisfies Options;
