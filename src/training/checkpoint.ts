/**
 * A training run's state as a file: magic, a JSON header, then parameters, both moments and the running mean as little-endian floats. Written
 * atomically; a resumed run ends with the same weights as an uninterrupted one.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InputError } from '../errors.js';
import { writeJson, writeWhole } from '../files.js';
import type { Weights } from '../network/graph.js';
import { parameterCount, unflatten } from '../network/weights.js';
import type { State } from './workers/optimiser.js';
import { graphOf, type Task } from './task.js';

export interface CheckpointHeader {
  readonly format: 1;
  readonly task: Task;
  readonly featuresVersion: number;
  readonly seed: number;
  /** Steps done, of `steps`. */
  readonly step: number;
  readonly steps: number;
  readonly pages: number;
  readonly words: number;
  readonly seconds: number;
  /** What must be the same to resume: see train.ts. */
  readonly plan: Readonly<Record<string, unknown>>;
  /** The caller's own data: names of custom columns, datasets, languages. */
  readonly notes: Readonly<Record<string, unknown>>;
  /** F1 by name at the last validation. */
  readonly validation?: Readonly<Record<string, number>>;
  readonly numbers: number;
  readonly sha256: string;
}

export interface Checkpoint {
  readonly header: CheckpointHeader;
  readonly state: State;
}

const magic = Buffer.from('BELEGTRN');
const parts = ['parameters', 'first', 'second', 'mean'] as const;
const path = (folder: string) => join(folder, 'checkpoint.bin');

/** Magic, length of the header (4 bytes), header as JSON, arrays of the state; and the header alone as training.json. Written whole or not at all. */
export async function writeCheckpoint(folder: string, header: Omit<CheckpointHeader, 'numbers' | 'sha256'>, state: State): Promise<void> {
  // Copied at once: the arrays change while the file is written.
  const body = Buffer.concat(parts.map((part) => Buffer.from(state[part].buffer, state[part].byteOffset, state[part].byteLength)));
  const full: CheckpointHeader = { ...header, numbers: state.parameters.length, sha256: createHash('sha256').update(body).digest('hex') };
  const text = Buffer.from(JSON.stringify(full));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  await writeWhole(path(folder), Buffer.concat([magic, length, text, body]));
  await writeJson(join(folder, 'training.json'), full);
}

/** Undefined where the folder has none. */
export async function readCheckpoint(folder: string): Promise<Checkpoint | undefined> {
  let bytes: Buffer;
  try {
    bytes = await readFile(path(folder));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const unusable = (why: string) => new InputError(`${path(folder)}: ${why}. Train again: beleg train`);
  if (bytes.length < 12 || !bytes.subarray(0, 8).equals(magic)) throw unusable('this is no checkpoint of a training');
  const start = 12 + bytes.readUInt32LE(8);
  if (start > bytes.length) throw unusable('the file is cut short');
  const header = JSON.parse(bytes.toString('utf8', 12, start)) as CheckpointHeader;
  const body = bytes.subarray(start);
  if (body.length !== header.numbers * 4 * parts.length || createHash('sha256').update(body).digest('hex') !== header.sha256)
    throw unusable('the file is damaged');
  if (parameterCount(graphOf(header.task)) !== header.numbers) throw unusable('it was written for another version of the network');
  const [parameters, first, second, mean] = parts.map(
    (_, i) => new Float32Array(new Uint8Array(body.subarray(i * header.numbers * 4, (i + 1) * header.numbers * 4)).buffer),
  ) as [Float32Array, Float32Array, Float32Array, Float32Array];
  return { header, state: { parameters, first, second, mean } };
}

/** The trained weights: the running mean. Throws InputError where the folder has no checkpoint. */
export async function readRun(folder: string): Promise<{ readonly header: CheckpointHeader; readonly weights: Weights }> {
  const found = await readCheckpoint(folder);
  if (!found) throw new InputError(`${folder}: no checkpoint.bin here. Name a folder that beleg train has written`);
  return { header: found.header, weights: unflatten(graphOf(found.header.task), found.state.mean) };
}
