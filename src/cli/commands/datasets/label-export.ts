/** `beleg label export`: labels for another tool, with a list of what its format does not hold. */
import { formatNames } from '../../../dataset/exchange/formats.js';
import { exportLabels, formatNamed } from '../../../dataset/exchange/exchange.js';
import { bytes, type Entry, openDataset } from '../../../dataset/store.js';
import { png } from '../../../reading/raster/image.js';
import { picturesInTurn } from '../../../reading/sheets.js';
import { command } from '../../command.js';
import { fieldNames } from '../../options/field-names.js';
import { ownDetails } from '../../options/own-details.js';
import { table } from '../../views/table.js';

const columns = [{ title: 'document', widest: 50 }, { title: 'detail' }, { title: 'value', widest: 50 }, { title: 'not held because', widest: 100 }];

export const labelExport = command(
  {
    dataset: { type: 'string', demandOption: true, describe: 'folder of the dataset' },
    out: { type: 'string', demandOption: true, describe: 'folder to write' },
    format: { type: 'string', demandOption: true, choices: formatNames, describe: 'what the other tool reads' },
    map: { type: 'string', describe: 'YAML file of their field names and ours, a line each: "invoice_number: InvoiceId"' },
    customer: { type: 'string', describe: 'a customer (NAME or rules/NAME), whose own details are exported too' },
    pictures: { type: 'boolean', default: true, describe: 'write a picture of each page where the format labels pictures' },
    json: { type: 'boolean', default: false, describe: 'print what was exported, and what the format does not hold, as JSON' },
  },
  [
    ['label export datasets/mine out --format coco', 'boxes on pictures of pages; what is lost is listed'],
    ['label export datasets/mine out --format imagefolder', 'words, boxes and tags for token classification'],
    ['label export datasets/mine out --format docile --map fields.yaml', 'with names of your own before the usual ones'],
  ],
  async ({ dataset: path, out, format: name, map, customer, pictures, json }) => {
    const dataset = await openDataset(path);
    const format = formatNamed(name);
    const options = { names: await fieldNames(map), custom: await ownDetails(customer) };
    const exported = await exportLabels(dataset, out, pictures ? format : { ...format, pictures: false }, options, pagesOf);
    const lost = exported.flatMap(({ document, lost }) => lost.map(({ detail, value, reason }) => [document, detail, value, reason]));
    if (json) return void process.stdout.write(`${JSON.stringify({ out, format: name, exported }, undefined, 1)}\n`);
    if (lost.length > 0) process.stderr.write(`${table(columns, lost)}\n`);
    const values = exported.reduce((sum, one) => sum + one.values, 0);
    process.stdout.write(`${out}: ${values} values of ${exported.length} documents exported as ${name}, ${lost.length} things not held by it\n`);
  },
);

/** Pages as they were read, at the resolution of their words. */
async function* pagesOf(entry: Entry): AsyncGenerator<Uint8Array> {
  yield* picturesInTurn(await bytes(entry), entry.name, { name: entry.name }, png);
}
