/** Documents into a dataset, each read once. */
import { basename } from 'node:path';
import { addFile, bytes, createDataset, datasetAt, entries, sha256 } from '../../dataset/store.js';
import { InputError } from '../../errors.js';
import { progress } from '../progress.js';
import type { openReader } from '../workers/reader.js';
import { documentBytes } from './document-files.js';
import { failures, lineOf, OutOfSpace, untilFull } from './failures.js';

export interface Additions {
  /** Folder of the dataset; it is made where there is none. */
  readonly dataset: string;
  readonly files: readonly string[];
  /** Languages that occur; all where undefined. */
  readonly candidates?: readonly string[] | undefined;
  /** What was added as JSON on stdout. */
  readonly json: boolean;
  /** Stacks of faults. */
  readonly verbose: boolean;
}

/**
 * Adds files to a dataset and tells on stdout how many; those already there are passed over. One that cannot be read, or has the name of another document there
 * (InputError), fails alone, with a line on stderr and the exit code 1. Throws `OutOfSpace` where the disk is full: what was added stands.
 */
export async function addDocuments({ dataset: path, files, candidates, json, verbose }: Additions, open: typeof openReader): Promise<void> {
  // Made when the first document was readable, so that nothing is left of a call that gave none.
  let dataset = await datasetAt(path);
  const known = new Set(dataset ? (await entries(dataset)).map((entry) => entry.name) : []);
  const bar = progress('reading', files.length);
  const added: string[] = [];
  const failed = failures();
  const reader = open();
  let skipped = 0;
  const batch = async () => {
    for (const [index, file] of files.entries()) {
      const name = basename(file).normalize('NFC');
      await failed.attempt(file, 'writing', async () => {
        const content = await documentBytes(file);
        if (dataset && known.has(name)) {
          const old = sha256(await bytes({ dataset, name }));
          if (old !== sha256(content)) throw new InputError(`${file}: another document of this name is in ${path} already. Rename one of them`);
          skipped++;
        } else {
          const document = await reader.read(content, { name, ...(candidates && { languages: candidates }) });
          for (const { reason } of document.unread ?? []) bar.log(`dataset add: ${file}: not read whole: ${reason}`);
          dataset ??= await createDataset(path);
          await kept(addFile(dataset, name, content, document), path);
          known.add(name);
          added.push(name);
        }
      });
      bar.update(index + 1, name);
    }
  };
  const ended = await untilFull(batch, async () => {
    bar.stop();
    await reader.close();
  });
  for (const failure of failed.all) process.stderr.write(`beleg: ${lineOf(failure, verbose)}\n`);
  if (json) process.stdout.write(`${JSON.stringify({ dataset: path, added, skipped, failed: failed.all })}\n`);
  else process.stdout.write(`${path}: ${added.length} documents added, ${skipped} already there, ${failed.all.length} not readable; ${known.size} in all\n`);
  if (ended) throw ended;
  if (failed.all.length > 0) process.exitCode = 1;
}

/** A full disk ends the command, whatever else is wrong is its document's. */
async function kept(writing: Promise<unknown>, path: string): Promise<void> {
  try {
    await writing;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT')
      throw new OutOfSpace(`${path}: the disk is full (${code}). Make room and call beleg again: what was added stands`);
    throw error;
  }
}
