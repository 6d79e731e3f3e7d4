/** `beleg label export`: labels for another tool, with a list of what its format does not hold. */
import { bundleFolder } from '../../../bundle/shipped.js';
import { formatNames } from '../../../dataset/exchange/formats.js';
import { type Exported, type ExchangeOptions, exportLabels, formatNamed } from '../../../dataset/exchange/exchange.js';
import { exportPackage } from '../../../dataset/package/write.js';
import { bytes, type Dataset, type Entry, openDataset } from '../../../dataset/store.js';
import { loadEngine } from '../../../detect.js';
import { InputError } from '../../../errors.js';
import { png } from '../../../reading/raster/image.js';
import { picturesInTurn } from '../../../reading/sheets.js';
import { command } from '../../command.js';
import { fieldNames } from '../../options/field-names.js';
import { ownDetails } from '../../options/own-details.js';
import { proposalsOf } from '../../proposals.js';
import { table } from '../../views/table.js';

const columns = [{ title: 'labels' }, { title: 'detail' }, { title: 'not held because', widest: 100 }, { title: 'the first', widest: 70 }];

export const labelExport = command(
  {
    dataset: { type: 'string', demandOption: true, describe: 'folder of the dataset' },
    out: { type: 'string', demandOption: true, describe: 'folder to write; of a package its file, as out.zip' },
    format: {
      type: 'string',
      demandOption: true,
      choices: [...formatNames, 'package'],
      describe: 'what the other tool reads; package: a zip for label from-package',
    },
    map: { type: 'string', describe: 'YAML file of their field names and ours, a line each: "invoice_number: InvoiceId"' },
    customer: { type: 'string', describe: 'a customer (NAME or rules/NAME), whose own details are exported too' },
    bundle: {
      type: 'string',
      coerce: bundleFolder,
      describe: 'bundle whose predictions are exported as proposals, also of documents without labels (label-studio)',
    },
    pictures: { type: 'boolean', default: true, describe: 'write a picture of each page where the format labels pictures' },
    json: { type: 'boolean', default: false, describe: 'print what was exported, and what the format does not hold, as JSON' },
  },
  [
    ['label export datasets/mine out --format coco', 'boxes on pictures of pages; what is lost is listed'],
    ['label export datasets/mine out --format imagefolder', 'words, boxes and tags for token classification'],
    ['label export datasets/mine out --format label-studio --bundle base', 'pages to label, with what the model proposes'],
    ['label export datasets/mine out --format azure', 'put the documents beside the files, and open the folder in Document Intelligence Studio'],
    ['label export datasets/mine out.zip --format package', 'documents and their true values, as beleg label from-package reads them'],
    ['label export datasets/mine out --format docile --map fields.yaml', 'with names of your own before the usual ones'],
  ],
  async ({ dataset: path, out, format: name, map, customer, bundle, pictures, json }) => {
    const dataset = await openDataset(path);
    const custom = await ownDetails(customer);
    const propose = bundle === undefined ? undefined : proposalsOf(await loadEngine(bundle), custom);
    const options = { names: await fieldNames(map), custom, ...(propose && { propose }) };
    const exported = await (name === 'package' ? packageIn(dataset, out, options) : filesIn(dataset, out, name, options, pictures));
    if (json) return void process.stdout.write(`${JSON.stringify({ out, format: name, exported }, undefined, 1)}\n`);
    const lost = exported.flatMap(({ document, lost }) => lost.map((one) => ({ ...one, document })));
    if (lost.length > 0) process.stderr.write(`${table(columns, kindsOf(lost))}\n`);
    const proposed = exported.reduce((sum, one) => sum + (one.proposed ?? 0), 0);
    const values = exported.reduce((sum, one) => sum + one.values, 0);
    process.stdout.write(
      `${out}: ${values} values of ${exported.length} documents exported as ${name}, ${propose ? `${proposed} proposed, ` : ''}${lost.length} things not held by it${lost.length > 0 ? '; each of them: --json' : ''}\n`,
    );
  },
);

async function filesIn(dataset: Dataset, out: string, name: string, options: ExchangeOptions, pictures: boolean): Promise<readonly Exported[]> {
  const format = formatNamed(name);
  return exportLabels(dataset, out, pictures ? format : { ...format, pictures: false }, options, pagesOf);
}

async function packageIn(dataset: Dataset, out: string, { custom = [], names = {}, propose }: ExchangeOptions): Promise<readonly Exported[]> {
  if (!/\.zip$/i.test(out)) throw new InputError(`${out}: a learn package is one file. Name it: ${out}.zip`);
  if (propose) throw new InputError('--bundle: a learn package holds true values alone. Leave it out, or take label-studio');
  if (Object.keys(names).length > 0) throw new InputError('--map: a learn package has the names of the interface. Leave it out');
  const packed = await exportPackage(dataset, out, custom);
  for (const { document, skipped } of packed) if (skipped !== undefined) process.stderr.write(`${document}: left out: ${skipped}\n`);
  return packed.filter(({ skipped }) => skipped === undefined);
}

interface LostLabel {
  readonly document: string;
  readonly detail: string;
  readonly value: string;
  readonly reason: string;
}

/** A row for each detail and reason with the first of its labels, the most frequent first. */
function kindsOf(lost: readonly LostLabel[]): readonly string[][] {
  const kinds = new Map<string, { readonly first: LostLabel; count: number }>();
  for (const one of lost) {
    const key = JSON.stringify([one.detail.replace(/\[\d+\]/, ''), one.reason]);
    const kind = kinds.get(key) ?? { first: one, count: 0 };
    kind.count++;
    kinds.set(key, kind);
  }
  return [...kinds.values()]
    .sort((a, b) => b.count - a.count)
    .map(({ first: { document, detail, value, reason }, count }) => [`${count}`, detail.replace(/\[\d+\]/, ''), reason, `${value} in ${document}`.trim()]);
}

/** Pages as they were read, at the resolution of their words. */
async function* pagesOf(entry: Entry): AsyncGenerator<Uint8Array> {
  yield* picturesInTurn(await bytes(entry), entry.name, { name: entry.name }, png);
}
