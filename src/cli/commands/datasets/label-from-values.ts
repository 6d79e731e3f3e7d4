/** `beleg label from-values`: truth from a table that people keep. */
import { labelFromValues } from '../../../dataset/from-values.js';
import { openDataset } from '../../../dataset/store.js';
import { command } from '../../command.js';
import { verboseOption } from '../../batch/failures.js';
import { reportImport } from '../../views/import-report.js';
import { ownDetails } from '../../options/own-details.js';

export const labelFromValuesCommand = command(
  {
    dataset: { type: 'string', demandOption: true, describe: 'folder of the dataset' },
    values: {
      type: 'string',
      demandOption: true,
      describe: 'CSV or JSON, or the folder values of corrections; an empty cell says nothing, "-" says that it is not on the document',
    },
    'line-items': { type: 'string', describe: 'second CSV: file, PositionId, Description, Quantity, …; a row a line item' },
    customer: { type: 'string', describe: 'a customer (NAME or rules/NAME), whose own details may be columns too' },
    strict: {
      type: 'boolean',
      default: false,
      describe: 'refuse the whole table for one cell that cannot be used; without, such cells are left out and listed',
    },
    json: { type: 'boolean', default: false, describe: 'print the report as JSON' },
    verbose: verboseOption,
  },
  [
    ['label from-values datasets/mine values.csv', 'columns: file;InvoiceId;InvoiceDate;GrandTotalAmount;Sender.Name;Receiver.City'],
    ['label from-values datasets/mine values.csv --line-items items.csv --customer rules/example', 'with line items and own details'],
  ],
  async ({ dataset: path, values, 'line-items': lineItems, customer, strict, json, verbose }) => {
    const dataset = await openDataset(path);
    const custom = await ownDetails(customer);
    const { imported, refused } = await labelFromValues(dataset, values, { custom, strict, ...(lineItems !== undefined && { lineItems }) });
    reportImport(path, imported, { json, verbose, refused });
    if (imported.some(({ skipped }) => skipped !== undefined)) process.exitCode = 1;
  },
);
