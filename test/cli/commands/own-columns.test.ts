/** A customer's own column of item tables, as the README says it: declared, labelled, learnt, exported, found, written as CSV, scored. */
import assert from 'node:assert/strict';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { makeBundle, temporaryFolder } from '../../bundle/made.js';
import { pdfOf, type Text } from '../../reading/files.js';
import { startProgram } from '../beleg.js';

const folder = await temporaryFolder(after);
const at = (...names: string[]) => join(folder, ...names);
const beleg = await startProgram(folder, after);

/** Tables that differ in nothing but their numbers: what can be learnt in seconds. */
const documents = Array.from({ length: 4 }, (_, n) => ({
  file: `invoice-${n}.pdf`,
  rows: [0, 1].map((row) => ({ Description: ['Bohrer', 'Leim'][row]!, SerialNumber: `SN${4100 + 7 * n + row}`, TotalAmount: `${n + 2 + row}0.50` })),
}));

const texts = (rows: (typeof documents)[number]['rows']): Text[] => [
  { text: 'Rechnung', x: 60, y: 60 },
  ...['Artikel', 'Serien-Nr.', 'Betrag'].map((text, i) => ({ text, x: 60 + 150 * i, y: 100 })),
  ...rows.flatMap((row, i) =>
    [row.Description, row.SerialNumber, row.TotalAmount.replace('.', ',')].map((text, k) => ({ text, x: 60 + 150 * k, y: 120 + 20 * i })),
  ),
];

async function well(line: string, said: RegExp): Promise<string> {
  const { code, out, err } = await beleg.run(line);
  assert.equal(code, 0, err);
  assert.match(out, said);
  return out;
}

test('own columns: from their declaration to CSV and score', async () => {
  await makeBundle(at('model'));
  await mkdir(at('rules', 'acme'), { recursive: true });
  await writeFile(at('rules', 'acme', 'details.yaml'), "- name: SerialNumber\n  lineItem: true\n  pattern: 'SN\\d{4}'\n");
  for (const { file, rows } of documents) await writeFile(at(file), await pdfOf([texts(rows)]));
  for (const [set, own] of [
    ['set', documents.slice(0, 3)],
    ['held', documents.slice(3)],
  ] as const)
    await writeFile(at(`${set}.csv`), `file,InvoiceId\n${own.map(({ file }) => `${file},-`).join('\n')}\n`);
  const items = documents.flatMap(({ file, rows }) => rows.map((row) => [file, row.Description, row.SerialNumber, row.TotalAmount].join(',')));
  await writeFile(at('items.csv'), `file,Description,SerialNumber,TotalAmount\n${items.join('\n')}\n`);

  await well('dataset add set invoice-0.pdf invoice-1.pdf invoice-2.pdf', /3 documents added/);
  await well('dataset add held invoice-3.pdf', /1 documents? added/);
  for (const set of ['set', 'held'])
    await well(`label from-values ${set} ${set}.csv --line-items items.csv --customer rules/acme`, /labelled, (6|18) of \1 values placed/);
  await well('train line-items set --customer rules/acme --steps 25 --learning-rate 0.004 --workers 1 --out run', /^train: .*beleg export run/);
  await well('export run --bundle model', /line-items-/);
  await well('rules compile acme --bundle model', /1 details/);

  await well('detect invoice-0.pdf --bundle model --out answers --csv rows.csv', /^$/);
  const { LineItemTable, InvoiceDetailTypePredictions } = JSON.parse(await readFile(at('answers', 'invoice-0.json'), 'utf8'));
  const found = LineItemTable.LineItems.map((item: Record<string, { Value: string } | undefined>) => item.SerialNumber?.Value);
  assert.deepEqual(found, ['SN4100', 'SN4101']);
  assert.ok(!InvoiceDetailTypePredictions.some(({ TypeName }: { TypeName: string }) => TypeName === 'SerialNumber'), 'a column is no detail of the document');
  const [head, first] = (await readFile(at('rows.csv'), 'utf8')).split(/\r?\n/);
  assert.match(head!, /,SerialNumber,Score$/);
  assert.match(first!, /^invoice-0\.pdf,1,1,.*,SN4100,/);

  await well('score held --bundle model --out predictions.jsonl', /rows of 1 documents?/);
  const scored = (await readFile(at('predictions.jsonl'), 'utf8')).split('\n').filter((line) => line.includes('"LineItem.SerialNumber"'));
  assert.deepEqual(
    scored.map((line) => JSON.parse(line).correct),
    [true, true],
  );
});

test('own columns: what cannot be meant is refused in a line', async () => {
  const declare = (text: string) => writeFile(at('rules', 'acme', 'details.yaml'), text);
  for (const [declared, line, said] of [
    ['- name: ContractId\n', 'train line-items set --customer rules/acme', /declares no column of line items\. Write lineItem: true/],
    ['- name: Quantity\n  lineItem: true\n', 'rules compile acme --bundle model', /details\.yaml.*Quantity: every line item has that already/],
    ['- name: SerialNumber\n  lineItem: true\n  many: true\n', 'rules compile acme --bundle model', /columns of line items have no many/],
    ['- name: SerialNumber\n', 'rules compile acme --bundle model', /trained for SerialNumber as a column of line items/],
  ] as const) {
    await declare(declared);
    const { code, err } = await beleg.run(line);
    assert.deepEqual([code, err.trimEnd().split('\n').length], [1, 1], err);
    assert.match(err, said);
  }
});
