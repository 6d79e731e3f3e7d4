/** Labels of a dataset checked from the command line. */
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { temporaryFolder } from '../../bundle/made.js';
import { pdfOf } from '../../reading/files.js';
import { startProgram } from '../beleg.js';

const folder = await temporaryFolder(after);
const beleg = await startProgram(folder, after);
const text = ['Muster GmbH', 'Rechnung Nr. 4711', 'Datum 12.03.2024', 'Netto 100,00', 'MwSt 19,00', 'Gesamtbetrag 191,00 EUR'];
await writeFile(join(folder, 'invoice.pdf'), await pdfOf([text.map((text, i) => ({ text, x: 60, y: 80 + 20 * i }))]));

test('label lint: ends with 1 and a line for each finding, with 0 where there is none', async () => {
  await beleg.run('dataset add mine invoice.pdf');
  await writeFile(join(folder, 'values.csv'), 'file;NetTotalAmount;VatTotalAmount;GrandTotalAmount\ninvoice.pdf;100.00;19.00;191.00\n');
  await beleg.run('label from-values mine values.csv');
  const wrong = await beleg.run('label lint mine');
  assert.equal(wrong.code, 1, wrong.err);
  assert.match(
    wrong.out,
    /^document .*\ninvoice\.pdf +sums +GrandTotalAmount +191\.00 +net 100\.00 \+ VAT 19\.00 is 119\.00 +page 1, word \d+\nmine: 1 labelled documents, 1 findings on 1 of them\n$/,
  );
  const json = await beleg.run('label lint mine --json');
  const { documents, findings } = JSON.parse(json.out) as { documents: number; findings: { detail: string; place: { page: number } }[] };
  assert.deepEqual([json.code, documents, findings[0]!.detail, findings[0]!.place.page], [1, 1, 'GrandTotalAmount', 0]);
  await writeFile(join(folder, 'right.csv'), 'file;NetTotalAmount;VatTotalAmount\ninvoice.pdf;100.00;19.00\n');
  await beleg.run('dataset add right invoice.pdf');
  await beleg.run('label from-values right right.csv');
  const right = await beleg.run('label lint right');
  assert.deepEqual([right.code, right.out], [0, 'right: 1 labelled documents, 0 findings on 0 of them\n']);
});

test('label lint --predictions: what a sure model contradicts is a finding, predictions of other documents are refused', async () => {
  await writeFile(join(folder, 'ids.csv'), 'file;InvoiceId\ninvoice.pdf;4711\n');
  await beleg.run('dataset add judged invoice.pdf');
  await beleg.run('label from-values judged ids.csv');
  const row = (document: string, value: string) =>
    JSON.stringify({ document, supplier: 's', detail: 'InvoiceId', value, truth: '4711', correct: value === '4711', rawScore: 0.9 });
  const others = Array.from({ length: 10 }, (_, i) => row(`${i}.pdf`, '4711'));
  await writeFile(join(folder, 'p.jsonl'), [...others, row('invoice.pdf', '4712')].join('\n'));
  const found = await beleg.run('label lint judged --predictions p.jsonl');
  assert.deepEqual([found.code, found.err], [1, '']);
  assert.match(found.out, /invoice\.pdf +model +InvoiceId +4711 +a model gives 4712 with 0\.90, and 0\.83 on average to what is labelled +page 1, word \d+\n/);
  await writeFile(join(folder, 'others.jsonl'), others.join('\n'));
  const refused = await beleg.run('label lint judged --predictions others.jsonl');
  assert.match(refused.err, /others\.jsonl: none of its documents is in judged\. Make it anew/);
});
