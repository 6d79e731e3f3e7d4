/** `beleg label lint`: labels that contradict arithmetic, check digits, each other, or another document of the supplier. */
import { lint, lintedOf } from '../../../dataset/lint/lint.js';
import { openDataset } from '../../../dataset/store.js';
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
    json: { type: 'boolean', default: false, describe: 'print the findings as JSON' },
  },
  [
    ['label lint datasets/mine', 'a line for each finding; ends with 1 where there are some'],
    ['label lint datasets/mine --json', 'the same for scripts: page and words from 0, as in label files'],
  ],
  async ({ dataset: path, json }) => {
    const { documents, findings } = await lint(lintedOf(await openDataset(path)));
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
