/** Labels exported and imported from the command line. */
import assert from 'node:assert/strict';
import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { makeBundle, temporaryFolder } from '../../bundle/made.js';
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

test('label export --format package, label from-package: the package holds document and values; a folder is no package', async () => {
  const exported = await beleg.run('label export mine pack.zip --format package');
  assert.deepEqual([exported.code, exported.out], [0, 'pack.zip: 3 values of 1 documents exported as package, 0 things not held by it\n'], exported.err);
  const labelled = await beleg.run('label from-package packed pack.zip');
  assert.match(labelled.out, /^packed: 1 of 1 documents labelled, 3 of 3 values placed\n$/);
  const refused = await beleg.run('label export mine pack --format package');
  assert.match(refused.err, /pack: a learn package is one file\. Name it: pack\.zip/);
});

test('label export --bundle: what a bundle proposes goes to Label Studio, and to no other', async () => {
  await makeBundle(join(folder, 'model'));
  const exported = await beleg.run('label export mine proposed --format label-studio --bundle model --no-pictures');
  assert.match(exported.out, /^proposed: 3 values of 1 documents exported as label-studio, \d+ proposed, 0 things not held by it\n$/);
  const refused = await beleg.run('label export mine no --format coco --bundle model');
  assert.match(refused.err, /--bundle: coco holds no proposals of a model\. Leave it out, or take label-studio/);
});

test('label import --words theirs: refused where labels stand on our words', async () => {
  await beleg.run('label export mine words --format document-ai');
  const refused = await beleg.run('label import mine words --format document-ai --words theirs');
  assert.match(refused.err, /has labels on our words already\. Import its words into a dataset without labels/);
  await beleg.run('dataset add foreign invoice.pdf');
  const taken = await beleg.run('label import foreign words --format document-ai --words theirs');
  assert.equal(taken.code, 0, taken.err);
  assert.match(taken.out, /^foreign: 1 of 1 documents labelled, 3 of 3 values placed\n$/);
});

test('label import --map: names of fields in a YAML file come before common ones', async () => {
  const file = await readFile(join(folder, 'words', 'invoice.pdf.json'), 'utf8');
  await writeFile(
    join(folder, 'mapped.json'),
    file.replace('"type":"InvoiceId"', '"type":"Beleg Nr"').replace('"type":"CostCenter"', '"type":"invoice_number"'),
  );
  await writeFile(join(folder, 'fields.yaml'), '# theirs: ours\nBeleg Nr: InvoiceId\ninvoice_number: CostCenter\n');
  await beleg.run('dataset add mapped invoice.pdf');
  const imported = await beleg.run('label import mapped mapped.json --format document-ai --map fields.yaml --json');
  assert.deepEqual([imported.code, imported.err], [0, '']);
  const shown = await beleg.run('label show mapped invoice.pdf --json');
  const { details } = JSON.parse(shown.out) as { details: Record<string, { value: string }[]> };
  assert.deepEqual([details.InvoiceId?.[0]?.value, details.CostCenter?.[0]?.value], ['4711', '8800']);
});

test('label import: says which common names it took for which details', async () => {
  const file = await readFile(join(folder, 'words', 'invoice.pdf.json'), 'utf8');
  await writeFile(
    join(folder, 'renamed.json'),
    file.replace('"type":"InvoiceId"', '"type":"invoice_number"').replace('"type":"NetTotalAmount"', '"type":"subtotal"'),
  );
  const imported = await beleg.run('label import mine renamed.json --format document-ai');
  assert.match(imported.err, /^taken by common names \(--map names others\): invoice_number → InvoiceId, subtotal → NetTotalAmount\n/);
  assert.match(imported.out, /3 of 3 values placed/);
});

test('label from-values: of a value that is not on the page it says where it looked and what to do', async () => {
  await writeFile(join(folder, 'absent.csv'), 'file;InvoiceId\ninvoice.pdf;9999\n');
  await beleg.run('dataset add absent invoice.pdf');
  const { err } = await beleg.run('label from-values absent absent.csv');
  assert.match(err, /9999 +not on the page\n.*absent\/read\/NAME\.json.*: beleg label serve absent\n/);
});
