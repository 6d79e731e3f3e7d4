/** `beleg label from-package`: documents with their truth, as the vendor of this interface packs them. */
import { labelFromPackage } from '../../dataset/learn-package.js';
import { createDataset } from '../../dataset/store.js';
import { closeReaders } from '../../reading/read.js';
import { command } from '../command.js';
import { reportImport } from '../import-report.js';
import { languageList } from '../code-lists.js';
import { ownDetails } from '../own-details.js';

export const labelFromPackageCommand = command(
  {
    dataset: { type: 'string', demandOption: true, describe: 'folder of the dataset, made where it is missing' },
    package: { type: 'string', demandOption: true, describe: 'the zip' },
    customer: { type: 'string', describe: 'a customer (NAME or rules/NAME), whose own details may occur too' },
    languages: { type: 'string', describe: 'languages that occur, as "de,en": fewer make OCR surer' },
    json: { type: 'boolean', default: false, describe: 'print the report as JSON' },
  },
  [['label from-package datasets/mine learn-package.zip', 'take over the documents and true values of a package']],
  async ({ dataset: path, package: zip, customer, languages, json }) => {
    const candidates = languageList(languages);
    const custom = await ownDetails(customer);
    const done = (count: number, { document }: { readonly document: string }) => process.stderr.write(`labelling ${count}: ${document}\n`);
    const imported = await labelFromPackage(() => createDataset(path), zip, {
      custom,
      done,
      ...(candidates && { languages: candidates }),
    });
    await closeReaders();
    reportImport(path, imported, json);
  },
);
