/** `beleg label show`: what is labelled in a dataset, or on one document. */
import { textOf } from '../../../dataset/align/printed.js';
import { namedLabels } from '../../../dataset/import.js';
import type { Labels } from '../../../dataset/label.js';
import { type Dataset, document as documentOf, entries, entryNamed, labels as labelsOf, openDataset } from '../../../dataset/store.js';
import { command } from '../../command.js';
import { table } from '../../views/table.js';

export const labelShow = command(
  {
    dataset: { type: 'string', demandOption: true, describe: 'folder of the dataset' },
    document: { type: 'string', describe: 'name of one document' },
    json: { type: 'boolean', default: false, describe: 'print it as JSON' },
  },
  [
    ['label show datasets/mine', 'a line for each detail'],
    ['label show datasets/mine invoice-1.pdf', 'a line for each value of invoice-1.pdf'],
  ],
  async ({ dataset: path, document: name, json }) => {
    const dataset = await openDataset(path);
    if (name === undefined) await showDataset(dataset, json);
    else await showDocument(dataset, name, json);
  },
);

async function showDataset(dataset: Dataset, json: boolean): Promise<void> {
  const counts = new Map<string, { documents: number; values: number; placed: number; absent: number }>();
  const all = await entries(dataset);
  let labelled = 0;
  for (const entry of all) {
    const labels = await labelsOf(entry);
    if (!labels) continue;
    labelled++;
    const seen = new Set<string>();
    const count = (detail: string) => {
      const row = counts.get(detail) ?? { documents: 0, values: 0, placed: 0, absent: 0 };
      if (!seen.has(detail)) row.documents++;
      seen.add(detail);
      counts.set(detail, row);
      return row;
    };
    for (const { detail, label } of namedLabels(labels)) {
      const row = count(detail.replace(/\[\d+\]/, ''));
      row.values++;
      if (label.places.length > 0) row.placed++;
    }
    for (const [detail, values] of Object.entries(labels.details)) if (values.length === 0) count(detail).absent++;
    for (const [detail] of wholeDocument(labels)) count(detail).values++;
  }
  const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  if (json) return void process.stdout.write(`${JSON.stringify({ documents: all.length, labelled, details: Object.fromEntries(rows) }, undefined, 1)}\n`);
  const columns = [{ title: 'detail' }, ...['documents', 'values', 'placed', 'known absent'].map((title) => ({ title, right: true }))];
  process.stdout.write(
    `${table(
      columns,
      rows.map(([detail, row]) => [detail, ...[row.documents, row.values, row.placed, row.absent].map(String)]),
    )}\n`,
  );
  process.stdout.write(`${dataset.path}: ${labelled} of ${all.length} documents labelled\n`);
}

async function showDocument(dataset: Dataset, name: string, json: boolean): Promise<void> {
  const entry = await entryNamed(dataset, name);
  const labels = await labelsOf(entry);
  if (json) return void process.stdout.write(`${JSON.stringify(labels ?? null, undefined, 1)}\n`);
  if (!labels) return void process.stdout.write(`${entry.name}: not labelled\n`);
  const document = await documentOf(entry);
  const rows = [
    ...wholeDocument(labels).map(([detail, value]) => [detail, value, 'whole document', '']),
    ...namedLabels(labels).flatMap(({ detail, label }) =>
      label.places.length === 0
        ? [[detail, label.value, 'not on the page', '']]
        : label.places.map((place, i) => [
            i === 0 ? detail : '',
            i === 0 ? label.value : '',
            `page ${place.page + 1}, words ${spanOf(place.words)}`,
            textOf(place, document),
          ]),
    ),
    ...Object.entries(labels.details).flatMap(([detail, values]) => (values.length === 0 ? [[detail, '', 'known absent', '']] : [])),
  ];
  const columns = [{ title: 'detail' }, { title: 'value', widest: 40 }, { title: 'place' }, { title: 'text', widest: 60 }];
  process.stdout.write(`${table(columns, rows)}\n`);
}

const spanOf = (words: readonly number[]): string => (words.length === 1 ? `${words[0]}` : `${words[0]}…${words.at(-1)}`);

function wholeDocument({ documentType, currency, vatExempt }: Labels): readonly (readonly [string, string])[] {
  return [
    ...(documentType === undefined ? [] : [['DocumentType', documentType] as const]),
    ...(currency === undefined ? [] : [['InvoiceCurrency', currency] as const]),
    ...(vatExempt === undefined ? [] : [['VatExemption', vatExempt ? 'yes' : 'no'] as const]),
  ];
}
