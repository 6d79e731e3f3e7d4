/** `beleg label serve`: a page in the browser to label a dataset, until it is stopped. */
import { bundleFolder, shippedName } from '../../../bundle/shipped.js';
import { counted } from '../../../counted.js';
import { readRows } from '../../../evaluation/rows.js';
import { readCustomDetails } from '../../../rules/custom-details.js';
import { command } from '../../command.js';
import { stopSignal } from '../../stop-signal.js';

export const labelServe = command(
  {
    dataset: { type: 'string', demandOption: true, describe: 'folder of the dataset' },
    bundle: { type: 'string', default: shippedName, describe: 'bundle whose proposals are shown' },
    customer: { type: 'string', describe: 'a customer (NAME or rules/NAME), whose own details are labelled too' },
    predictions: {
      type: 'string',
      describe: 'predictions.jsonl of beleg score --folds: labels that it surely contradicts are findings, documents it fails on a filter',
    },
    port: { type: 'number', default: 8090, describe: 'port on 127.0.0.1; 0 for a free one' },
  },
  [
    ['label serve datasets/mine', 'prints the address to open in a browser'],
    ['label serve datasets/mine --bundle models/acme --customer acme', 'with own details; what is labelled can be learnt from the page'],
  ],
  async ({ dataset, bundle, customer, predictions, port }) => {
    // Loaded here, so that other commands start without it.
    const { serveLabelling } = await import('../../../labelling/serve.js');
    const own = customer === undefined ? [] : await readCustomDetails(customer);
    const rows = predictions === undefined ? undefined : (await readRows(predictions)).rows;
    const server = await serveLabelling({
      dataset,
      bundle: bundleFolder(bundle),
      canLearn: bundle !== shippedName,
      own,
      port,
      ...(rows && { predictions: rows }),
    });
    process.stdout.write(`${dataset}: ${counted(server.documents, 'document')}. Open ${server.address}\n`);
    await stopSignal();
    await server.stop();
  },
);
