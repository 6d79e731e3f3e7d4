/** `beleg detect`: documents → one DetectInvoiceResponse a file, or a table for people. */
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { responseJson } from '../../api/response.js';
import { detect as detectDocument, loadEngine } from '../../detect.js';
import { InputError } from '../../errors.js';
import { writeWhole } from '../../files.js';
import { closeReaders } from '../../reading/read.js';
import { command } from '../command.js';
import { extractionTable } from '../extraction-table.js';
import { progress } from '../progress.js';

export const detect = command(
  {
    files: { type: 'string', array: true, demandOption: true, describe: 'PDFs and pictures' },
    bundle: { type: 'string', default: 'models/base', describe: 'bundle to use' },
    out: { type: 'string', describe: 'folder for the responses, named after the files; without it they are printed' },
    filter: { type: 'string', describe: 'details wanted, as flag names or a number: InvoiceId,GrandTotalAmount' },
    languages: { type: 'string', describe: 'candidate languages, for OCR: de,en' },
    'best-match': { type: 'boolean', default: false, describe: 'give the best candidate however unlikely (ForceReturnBestMatch)' },
    table: { type: 'boolean', default: false, describe: 'print a table for people: detail, value, score, threshold, why' },
    json: { type: 'boolean', default: false, describe: 'print the responses as JSON lines' },
  },
  [
    ['detect invoice.pdf --bundle models/base --table', 'look at what was found'],
    ['detect inbox/*.pdf --bundle models/acme --out answers', 'answers/NAME.json for every document'],
  ],
  async ({ files, bundle, out, filter, languages, table, json, 'best-match': forceBestMatch }) => {
    const targets = out === undefined ? [] : targetsOf(files, out);
    const engine = await loadEngine(bundle);
    const failures: string[] = [];
    const bar = progress('detect', files.length);
    try {
      for (const [index, file] of files.entries()) {
        try {
          const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
            throw new InputError(`${file}: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}`);
          });
          const detection = await detectDocument(bytes, engine, {
            name: basename(file),
            ...(languages && { languages: languages.split(',') }),
            forceBestMatch,
          });
          const response = responseJson(detection, { ...(filter && { filter }) });
          if (targets[index]) await writeWhole(targets[index], response);
          if (table) process.stdout.write(`${file}\n${extractionTable(detection.extraction)}\n`);
          else if (json || !out) process.stdout.write(`${response}\n`);
        } catch (error) {
          if (!(error instanceof InputError)) throw error;
          failures.push(error.message.startsWith(file) ? error.message : `${file}: ${error.message}`);
        }
        bar.update(index + 1);
      }
    } finally {
      bar.stop();
      await closeReaders();
    }
    if (failures.length) throw new InputError(failures.join('\nbeleg: '));
  },
);

/** DIR/<file name without its ending>.json; two files of one name would overwrite each other. */
function targetsOf(files: readonly string[], out: string): readonly string[] {
  const targets = files.map((file) => join(out, `${basename(file, extname(file))}.json`));
  const twice = targets.findIndex((target, index) => targets.indexOf(target) !== index);
  if (twice >= 0) throw new InputError(`${files[twice]}: another file would be written to ${targets[twice]} too. Detect them into different folders`);
  return targets;
}
