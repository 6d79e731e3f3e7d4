/** `beleg dataset add`: documents into a dataset, each read once. */
import { basename } from 'node:path';
import { addFile, bytes, createDataset, datasetAt, entries, sha256 } from '../../dataset/store.js';
import { InputError } from '../../errors.js';
import { closeReaders, read } from '../../reading/read.js';
import { command } from '../command.js';
import { documentBytes } from '../document-files.js';
import { languageList } from '../code-lists.js';
import { progress } from '../progress.js';

export const datasetAdd = command(
  {
    dataset: { type: 'string', demandOption: true, describe: 'folder of the dataset' },
    files: { type: 'string', array: true, demandOption: true, describe: 'PDF, PNG, JPG, … ; those already there are passed over' },
    languages: { type: 'string', describe: 'languages that occur, as "de,en": fewer make OCR surer' },
    json: { type: 'boolean', default: false, describe: 'print what was added as JSON' },
  },
  [['dataset add datasets/mine invoices/*.pdf', 'read all PDFs of a folder into datasets/mine']],
  async ({ dataset: path, files, languages, json }) => {
    const candidates = languageList(languages);
    // Made when the first document was readable, so that nothing is left of a call that gave none.
    let dataset = await datasetAt(path);
    const known = new Set(dataset ? (await entries(dataset)).map((entry) => entry.name) : []);
    const bar = progress('reading', files.length);
    const added: string[] = [];
    const failed: { file: string; reason: string }[] = [];
    let skipped = 0;
    for (const [index, file] of files.entries()) {
      const name = basename(file).normalize('NFC');
      try {
        const content = await documentBytes(file);
        if (dataset && known.has(name)) {
          const old = sha256(await bytes({ dataset, name }));
          if (old !== sha256(content)) throw new InputError(`${file}: another document of this name is in ${path} already. Rename one of them`);
          skipped++;
        } else {
          const document = await read(content, { name, ...(candidates && { languages: candidates }) });
          dataset ??= await createDataset(path);
          await addFile(dataset, name, content, document);
          known.add(name);
          added.push(name);
        }
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        failed.push({ file, reason: error.message });
      }
      bar.update(index + 1, name);
    }
    bar.stop();
    await closeReaders();
    for (const { reason } of failed) process.stderr.write(`beleg: ${reason}\n`);
    if (json) process.stdout.write(`${JSON.stringify({ dataset: path, added, skipped, failed })}\n`);
    else process.stdout.write(`${path}: ${added.length} documents added, ${skipped} already there, ${failed.length} not readable; ${known.size} in all\n`);
    if (failed.length > 0) process.exitCode = 1;
  },
);
