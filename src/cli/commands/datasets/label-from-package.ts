/** `beleg label from-package`: documents with their truth, as the vendor of this interface packs them. */
import { labelFromPackage } from '../../../dataset/learn-package.js';
import { createDataset } from '../../../dataset/store.js';
import { command } from '../../command.js';
import { verboseOption } from '../../batch/failures.js';
import { reportImport } from '../../views/import-report.js';
import { openReader } from '../../workers/reader.js';
import { languageList } from '../../options/code-lists.js';
import { ownDetails } from '../../options/own-details.js';

export const labelFromPackageCommand = command(
  {
    dataset: { type: 'string', demandOption: true, describe: 'folder of the dataset, made where it is missing' },
    package: { type: 'string', demandOption: true, describe: 'the zip' },
    customer: { type: 'string', describe: 'a customer (NAME or rules/NAME), whose own details may occur too' },
    languages: { type: 'string', describe: 'languages that occur, as "de,en": fewer make OCR surer' },
    json: { type: 'boolean', default: false, describe: 'print the report as JSON' },
    verbose: verboseOption,
  },
  [['label from-package datasets/mine learn-package.zip', 'take over the documents and true values of a package']],
  async ({ dataset: path, package: zip, customer, languages, json, verbose }) => {
    const candidates = languageList(languages);
    const custom = await ownDetails(customer);
    const done = (count: number, { document }: { readonly document: string }) => process.stderr.write(`labelling ${count}: ${document}\n`);
    const reader = openReader();
    const imported = await labelFromPackage(() => createDataset(path), zip, {
      custom,
      done,
      read: reader.read,
      ...(candidates && { languages: candidates }),
    }).finally(reader.close);
    reportImport(path, imported, { json, verbose });
  },
);
