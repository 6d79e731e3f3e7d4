/** Labels exported and imported from the command line. */
import assert from 'node:assert/strict';
import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { temporaryFolder } from '../../bundle/made.js';
import { pdfOf } from '../../reading/files.js';
import { startProgram } from '../beleg.js';

const folder = await temporaryFolder(after);
const beleg = await startProgram(folder, after);
const text = ['Muster GmbH', 'Rechnung Nr. 4711', 'Netto 100,00', 'Kostenstelle 8800'];
await writeFile(join(folder, 'invoice.pdf'), await pdfOf([text.map((text, i) => ({ text, x: 60, y: 80 + 20 * i }))]));
await writeFile(join(folder, 'values.csv'), 'file;InvoiceId;NetTotalAmount;CostCenter\ninvoice.pdf;4711;100.00;8800\n');

test('label export, label import: values come back in a dataset without labels, what is lost has a row', async () => {
  await beleg.run('dataset add mine invoice.pdf');
  await beleg.run('label from-values mine values.csv');
  const exported = await beleg.run('label export mine out --format coco');
  assert.equal(exported.code, 0, exported.err);
  assert.deepEqual([exported.err, exported.out], ['', 'out: 3 values of 1 documents exported as coco, 0 things not held by it\n']);
  await access(join(folder, 'out', 'images', 'invoice.pdf.p1.png'));
  await beleg.run('dataset add other invoice.pdf');
  const imported = await beleg.run('label import other out --format coco');
  assert.equal(imported.code, 0, imported.err);
  const back = JSON.parse((await beleg.run('label export other again --format coco --no-pictures --json')).out) as { exported: { values: number }[] };
  assert.deepEqual(
    back.exported.map(({ values }) => values),
    [3],
  );
  const docile = await beleg.run('label export mine rows --format docile --no-pictures');
  assert.match(docile.err, /^labels +detail +not held because +the first\n1 +CostCenter +the format has no such field +8800 in invoice\.pdf\n$/);
  assert.match(docile.out, /, 1 things not held by it; each of them: --json\n$/);
});
