/** `beleg label from-einvoice`: truth from the XML inside ZUGFeRD and Factur-X PDFs. */
import { labelFromEInvoices } from '../../../dataset/from-einvoice.js';
import { entries, openDataset } from '../../../dataset/store.js';
import { command } from '../../command.js';
import { verboseOption } from '../../batch/failures.js';
import { reportImport } from '../../views/import-report.js';
import { progress } from '../../progress.js';

export const labelFromEInvoice = command(
  {
    dataset: { type: 'string', demandOption: true, describe: 'folder of the dataset' },
    json: { type: 'boolean', default: false, describe: 'print the report as JSON' },
    verbose: verboseOption,
  },
  [['label from-einvoice datasets/mine', 'label every document that carries its own truth']],
  async ({ dataset: path, json, verbose }) => {
    const dataset = await openDataset(path);
    const bar = progress('labelling', (await entries(dataset)).length);
    const imported = await labelFromEInvoices(dataset, (count, { document }) => bar.update(count, document));
    bar.stop();
    reportImport(path, imported, { json, verbose });
  },
);
