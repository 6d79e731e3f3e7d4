/** `beleg label import`: labels that were made in another tool. */
import { formatNames } from '../../../dataset/exchange/formats.js';
import { formatNamed, importLabels } from '../../../dataset/exchange/exchange.js';
import { openDataset } from '../../../dataset/store.js';
import { verboseOption } from '../../batch/failures.js';
import { command } from '../../command.js';
import { fieldNames } from '../../options/field-names.js';
import { ownDetails } from '../../options/own-details.js';
import { reportImport } from '../../views/import-report.js';

export const labelImport = command(
  {
    dataset: { type: 'string', demandOption: true, describe: 'folder of the dataset; the documents are in it already' },
    from: { type: 'string', demandOption: true, describe: 'folder or file that the other tool exported' },
    format: { type: 'string', demandOption: true, choices: formatNames, describe: 'what it exported' },
    map: { type: 'string', describe: 'YAML file of their field names and ours, a line each: "invoice_number: InvoiceId"' },
    customer: { type: 'string', describe: 'a customer (NAME or rules/NAME), whose own details may occur too' },
    words: {
      type: 'string',
      choices: ['ours', 'theirs'] as const,
      default: 'ours' as const,
      describe: 'whose words are kept: theirs replace our reading of documents without labels, where the file holds all words of its pages',
    },
    json: { type: 'boolean', default: false, describe: 'print the report as JSON' },
    verbose: verboseOption,
  },
  [
    ['label import datasets/mine project-7.json --format label-studio --map fields.yaml', 'labels drawn in Label Studio, under its names for fields'],
    ['label import datasets/mine exported --format document-ai', 'Documents of Google Document AI; the names of its invoice parser are known'],
    ['label import datasets/forms xfund/de.val.json --format xfund --words theirs', 'a public data set with its own words'],
    ['label import datasets/mine project --format azure', 'NAME.labels.json of a project of Document Intelligence Studio'],
  ],
  async ({ dataset: path, from, format, map, customer, words, json, verbose }) => {
    const dataset = await openDataset(path);
    const names = new Map<string, string>();
    const renamed = (theirs: string, ours: string) => void names.set(theirs, ours);
    const options = { names: await fieldNames(map), custom: await ownDetails(customer), words, renamed };
    const imported = await importLabels(dataset, from, formatNamed(format), options);
    if (names.size > 0)
      process.stderr.write(`taken by common names (--map names others): ${[...names].map(([theirs, ours]) => `${theirs} → ${ours}`).join(', ')}\n`);
    reportImport(path, imported, { json, verbose });
    if (imported.some(({ skipped }) => skipped !== undefined)) process.exitCode = 1;
  },
);
