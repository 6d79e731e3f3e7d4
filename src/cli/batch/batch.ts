/** Batches: answers that are up to date already, concurrent work, the summary. */
import { readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { counted } from '../../counted.js';
import { InputError } from '../../errors.js';
import { writeWhole } from '../../files.js';
import type { DocumentInput } from './document-inputs.js';
import { type Failure, OutOfSpace } from './failures.js';

export interface BatchSummary {
  readonly documents: number;
  readonly answered: number;
  /** Answers of an earlier run that are still up to date. */
  readonly kept: number;
  readonly pages: number;
  readonly seconds: number;
  readonly failed: readonly Failure[];
  /** Pages that could not be read, of documents that were answered from their others. */
  readonly unread: readonly { readonly file: string; readonly page?: number; readonly reason: string }[];
}

/** One line on the whole batch: documents answered of all, pages, what was not read whole, what failed, seconds. */
export const summaryLine = ({ documents, answered, kept, pages, seconds, failed, unread }: BatchSummary): string =>
  `detect: ${answered} of ${documents} documents answered (${pages} pages${unread.length ? `, ${counted(new Set(unread.map(({ file }) => file)).size, 'document')} not whole` : ''}, ${seconds.toFixed(1)} s), ${kept} answers kept, ${failed.length} failed`;

/** OUT/<name>.json for every document. Throws InputError where two have one name: the second would overwrite the first. */
export function targetsOf(inputs: readonly DocumentInput[], out: string): readonly string[] {
  const taken = new Set<string>();
  return inputs.map(({ file, name }) => {
    const target = join(out, `${name}.json`);
    if (taken.has(target)) throw new InputError(`${file}: another file would be written to ${target} too. Call beleg twice, with two --out folders`);
    taken.add(target);
    return target;
  });
}

/** What answers depend on besides the documents, stored beside them: answers to other options are stale. */
const questionFile = (out: string): string => join(out, '.detect.json');

/** Time (ms) of the first answers with the same options; undefined where there are none. */
export async function askedSameSince(out: string, question: object): Promise<number | undefined> {
  const before = await readFile(questionFile(out), 'utf8').catch(() => undefined);
  return before === JSON.stringify(question) ? (await stat(questionFile(out))).mtimeMs : undefined;
}

/** Writes what was asked beside the answers, by which the next batch knows which of them still hold. */
export const saveQuestion = (out: string, question: object): Promise<void> => writeAnswer(questionFile(out), JSON.stringify(question));

/** Whether a complete answer exists that is newer than its document and than `since` (ms). */
export async function isAnswered(file: string, target: string, since: number): Promise<boolean> {
  const [document, answer] = await Promise.all([stat(file).catch(() => undefined), stat(target).catch(() => undefined)]);
  if (!document || !answer || answer.mtimeMs < Math.max(document.mtimeMs, since)) return false;
  try {
    return Array.isArray(JSON.parse(await readFile(target, 'utf8')).InvoiceDetailTypePredictions);
  } catch {
    return false;
  }
}

/** Items for which `isThere` is false, in their order. */
export async function missing(all: readonly number[], isThere: (item: number) => Promise<boolean>): Promise<readonly number[]> {
  const left: number[] = [];
  for await (const { item, result } of asCompleted(all, 16, isThere)) if (!result()) left.push(item);
  return left.sort((a, b) => a - b);
}

/** Throws OutOfSpace where the disk is full or the folder is not writable, which ends the batch; InputError where only this name cannot be written. */
export async function writeAnswer(target: string, content: string, folder = dirname(target)): Promise<void> {
  try {
    await writeWhole(target, content);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT')
      throw new OutOfSpace(`${target}: the disk is full (${code}). Make room and call beleg again: answers that stand are kept`);
    const message = `${target}: cannot be written (${code ?? (error as Error).message}). Name another folder: --out DIR`;
    throw (await takesFiles(folder)) ? new InputError(message) : new OutOfSpace(message);
  }
}

/** Writes the file that an option names; throws InputError. */
export async function writeNamed(file: string, option: string, content: string): Promise<void> {
  try {
    await writeWhole(file, content);
  } catch (error) {
    throw new InputError(
      `${file}: cannot be written (${(error as NodeJS.ErrnoException).code ?? (error as Error).message}). Name another file: ${option} FILE`,
    );
  }
}

async function takesFiles(folder: string): Promise<boolean> {
  const probe = join(folder, '.probe');
  try {
    await writeWhole(probe, '');
    await rm(probe, { force: true });
    return true;
  } catch {
    return false;
  }
}

export interface Settled<T, R> {
  readonly item: T;
  readonly result: () => R;
}

/** Results in the order of completion, `count` items at once: a slow document delays no other. What one throws is thrown by its `result`. */
export async function* asCompleted<T, R>(items: Iterable<T>, count: number, work: (item: T) => Promise<R>): AsyncGenerator<Settled<T, R>> {
  const running = new Map<T, Promise<Settled<T, R>>>();
  const next = async () => {
    const settled = await Promise.race(running.values());
    running.delete(settled.item);
    return settled;
  };
  for (const item of items) {
    const failing = (error: unknown) => () => {
      throw error;
    };
    running.set(
      item,
      work(item).then(
        (value) => ({ item, result: () => value }),
        (error) => ({ item, result: failing(error) }),
      ),
    );
    if (running.size >= count) yield await next();
  }
  while (running.size > 0) yield await next();
}
