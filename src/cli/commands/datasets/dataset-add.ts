/** `beleg dataset add`: documents into a dataset, each read once. */
import { command } from '../../command.js';
import { addDocuments } from '../../batch/add-documents.js';
import { verboseOption } from '../../batch/failures.js';
import { languageList } from '../../options/code-lists.js';
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
    ({ dataset, files, languages, json, verbose }) => addDocuments({ dataset, files, candidates: languageList(languages), json, verbose }, open),
  );

export const datasetAdd = datasetAddWith(openReader);
