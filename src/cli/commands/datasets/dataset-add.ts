/** `beleg dataset add`: documents into a dataset, each read once. */
import { basename } from 'node:path';
import { addFile, bytes, createDataset, datasetAt, entries, sha256 } from '../../../dataset/store.js';
import { InputError } from '../../../errors.js';
import { command } from '../../command.js';
import { documentBytes } from '../../batch/document-files.js';
import { languageList } from '../../options/code-lists.js';
import { failures, lineOf, OutOfSpace, untilFull, verboseOption } from '../../batch/failures.js';
import { progress } from '../../progress.js';
import { openReader } from '../../workers/reader.js';

/** `open` starts the process that reads; tests put their own in. */
export const datasetAddWith = (open: typeof openReader) =>
  command(
    {
      dataset: { type: 'string', demandOption: true, describe: 'folder of the dataset' },
      files: { type: 'string', array: true, demandOption: true, describe: 'PDF, PNG, JPG, … ; those already there are passed over' },
      languages: { type: 'string', describe: 'languages that occur, as "de,en": fewer make OCR surer' },
      json: { type: 'boolean', default: false, describe: 'print what was added as JSON' },
      verbose: verboseOption,
    },
    [['dataset add datasets/mine invoices/*.pdf', 'read all PDFs of a folder into datasets/mine']],
    async ({ dataset: path, files, languages, json, verbose }) => {
      const candidates = languageList(languages);
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
      else
        process.stdout.write(`${path}: ${added.length} documents added, ${skipped} already there, ${failed.all.length} not readable; ${known.size} in all\n`);
      if (ended) throw ended;
      if (failed.all.length > 0) process.exitCode = 1;
    },
  );

export const datasetAdd = datasetAddWith(openReader);

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
