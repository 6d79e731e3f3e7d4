/** `beleg label lint`: labels that contradict arithmetic, check digits, each other, another document of the supplier, or a confident model. */
import { lint, lintedOf } from '../../../dataset/lint/lint.js';
import { type Dataset, entries, openDataset } from '../../../dataset/store.js';
import { InputError } from '../../../errors.js';
import { readRows } from '../../../evaluation/rows.js';
import { command } from '../../command.js';
import { table } from '../../views/table.js';

const columns = [
  { title: 'document' },
  { title: 'check' },
  { title: 'detail' },
  { title: 'value', widest: 40 },
  { title: 'contradicted by', widest: 100 },
  { title: 'place' },
];

export const labelLint = command(
  {
    dataset: { type: 'string', demandOption: true, describe: 'folder of the dataset' },
    predictions: {
      type: 'string',
      describe: 'predictions.jsonl of a model that did not learn from the documents: labels that it surely contradicts are findings',
    },
    json: { type: 'boolean', default: false, describe: 'print the findings as JSON' },
  },
  [
    ['label lint datasets/mine', 'a line for each finding; ends with 1 where there are some'],
    ['label lint datasets/mine --predictions p.jsonl', 'made by: beleg score datasets/mine --bundle models/mine --folds 5 --out p.jsonl'],
    ['label lint datasets/mine --json', 'the same for scripts: page and words from 0, as in label files'],
  ],
  async ({ dataset: path, predictions, json }) => {
    const dataset = await openDataset(path);
    const { documents, findings, outdated } = await lint(lintedOf(dataset), predictions === undefined ? [] : await rowsFor(dataset, predictions));
    if (outdated > 0) process.stderr.write(`${predictions}: ${outdated} contradicted labels have changed since; score again for what is new\n`);
    if (findings.length > 0) process.exitCode = 1;
    if (json) return void process.stdout.write(`${JSON.stringify({ documents, findings }, undefined, 1)}\n`);
    const rows = findings.map(({ document, rule, detail, value, against, place }) => [
      document,
      rule,
      detail,
      value,
      against,
      place ? `page ${place.page + 1}, word${place.words.length === 1 ? '' : 's'} ${place.words.join(' ')}` : '',
    ]);
    if (rows.length > 0) process.stdout.write(`${table(columns, rows)}\n`);
    const concerned = new Set(findings.map(({ document }) => document)).size;
    process.stdout.write(`${path}: ${documents} labelled documents, ${findings.length} findings on ${concerned} of them\n`);
  },
);

async function rowsFor(dataset: Dataset, file: string) {
  const { rows } = await readRows(file);
  const names = new Set((await entries(dataset)).map(({ name }) => name));
  if (rows.some(({ document }) => names.has(document))) return rows;
  throw new InputError(
    `${file}: none of its documents is in ${dataset.path}. Make it anew: beleg score ${dataset.path} --bundle models/NAME --folds 5 --out ${file}`,
  );
}
