/** `beleg dataset pack`: labelled documents of a folder in one file to train on. */
import { pack } from '../../../dataset/packed.js';
import { command } from '../../command.js';

export const datasetPack = command(
  {
    dataset: { type: 'string', demandOption: true, describe: 'folder of the dataset' },
    out: { type: 'string', demandOption: true, describe: 'file to write; ends in .jsonl.gz' },
    json: { type: 'boolean', default: false, describe: 'print the number of documents as JSON' },
  },
  [['dataset pack datasets/mine mine.jsonl.gz', 'what was read and labelled, without the documents themselves; beleg train takes it like a folder']],
  async ({ dataset, out, json }) => {
    const documents = await pack(dataset, out);
    process.stdout.write(json ? `${JSON.stringify({ out, documents })}\n` : `${out}: ${documents} labelled documents\n`);
  },
);
