/** Unusable input ends in one line on stderr that says where, what and what next; exit code 1; nothing half-written. */
import assert from 'node:assert/strict';
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { PDFDocument } from '@cantoo/pdf-lib';
import { makeBundle, temporaryFolder } from '../bundle/made.js';
import { pdfOf } from '../reading/files.js';
import { startProgram } from './beleg.js';

const folder = await temporaryFolder(after);
const at = (...names: string[]) => join(folder, ...names);
const beleg = await startProgram(folder, after);
await makeBundle(at('model'));
await writeFile(at('text.pdf'), 'Rechnung Nr. 4711\n');
await writeFile(at('empty.pdf'), '');
await writeFile(at('pageless.pdf'), await (await PDFDocument.create()).save({ addDefaultPage: false }));
await writeFile(at('good.pdf'), await pdfOf([[{ text: 'Rechnung Nr. 4711', x: 60, y: 80 }]]));
await mkdir(at('folder'));
await mkdir(at('none'));
await writeFile(at('folder', 'text.pdf'), 'Rechnung Nr. 4711\n');
assert.equal((await beleg.run('dataset add mine good.pdf')).code, 0);
await writeFile(at('unknown-column.csv'), 'file;InvoiceNumber\ngood.pdf;4711\n');
await writeFile(at('unknown-file.csv'), 'file;InvoiceId\nbad.pdf;4711\n');
await writeFile(at('empty.csv'), '');
await writeFile(at('broken.jsonl'), '{"document": "a"\n');
await cp(at('model'), at('old'), { recursive: true });
await writeFile(at('old', 'manifest.json'), '{}');

/** All files below, with nothing that was left half-written. */
const files = () => readdir(folder, { recursive: true }).then((found) => found.sort());

for (const [line, ...said] of [
  ['detect text.pdf --bundle model --out out', /^beleg: text\.pdf: /],
  ['detect empty.pdf --bundle model --out out', /^beleg: empty\.pdf: /],
  ['detect nowhere.pdf --bundle model --out out', /^beleg: nowhere\.pdf: there is no such file/],
  ['read folder', /^beleg: folder: is a folder\. Name a document in it/],
  ['why folder InvoiceId', /^beleg: folder: is a folder\. Name a document in it/],
  ['detect folder --bundle model --out out', /^beleg: folder\/text\.pdf: /],
  ['detect none --bundle model --out out', /^beleg: none: no document in this folder \(pdf, png, /],
  ['detect none*/*.tif --bundle model --out out', /^beleg: none\*\/\*\.tif: no file has such a name\. Check the pattern/],
  ['detect good.pdf --bundle model --workers 0', /^beleg: --workers: 0 will not do/],
  ['detect folder/text.pdf --bundle model --out out', /^beleg: folder\/text\.pdf: (?!.*text\.pdf)/],
  ['detect good.pdf --bundle nowhere --out out', /^beleg: nowhere: there is no bundle here/],
  ['detect good.pdf --bundle old --out out', /^beleg: old\/manifest\.json: /],
  [
    'detect good.pdf good.pdf --bundle model --filter InvoiceId,Nonsense',
    /^beleg: Filter: no detail is named “Nonsense”\. Known are None, .*InvoiceId, [^\n]*\n$/,
  ],
  ['detect good.pdf --bundle model --filter 99999999999999999999', /^beleg: Filter: 99999999999999999999 has more than 64 bits/],
  ['detect good.pdf --bundle model --languages de,xx', /^beleg: --languages: xx is none of /],
  ['read good.pdf --languages xx', /^beleg: --languages: xx is none of /],
  ['dataset add new good.pdf --languages xx', /^beleg: --languages: xx is none of /],
  ['synthesize made --count 1 --languages xx', /^beleg: --languages: xx is none of /],
  ['synthesize made --count 1 --countries DE,XX', /^beleg: --countries: XX is none of /],
  ['train details synthetic --languages xx --out runs/x', /^beleg: --languages: xx is none of /],
  ['read text.pdf', /^beleg: .*text\.pdf: /],
  ['read empty.pdf', /^beleg: .*empty\.pdf: /],
  ['label from-values nowhere unknown-column.csv', /^beleg: nowhere/],
  ['label from-values mine unknown-column.csv', /^beleg: .*InvoiceNumber/],
  ['label from-values mine nowhere.csv', /^beleg: nowhere\.csv/],
  ['label from-values mine empty.csv', /^beleg: empty\.csv/],
  ['label from-einvoice nowhere', /^beleg: nowhere/],
  ['label show nowhere', /^beleg: nowhere/],
  ['label lint nowhere', /^beleg: nowhere/],
  ['label import nowhere x --format coco', /^beleg: nowhere/],
  ['label import mine nowhere --format coco', /^beleg: nowhere: there is no such file or folder/],
  ['label import mine folder --format coco', /^beleg: folder: no file of the format coco/],
  ['label import mine folder --format coco --map nowhere.yaml', /^beleg: nowhere\.yaml: there is no such file/],
  ['label export mine out --format coco', /^beleg: mine: no labelled document/],
  ['label export mine out --format xls', /^beleg: Invalid values:/],
  ['train details nowhere --out runs/x', /^beleg: nowhere/],
  ['train details nowhere.jsonl.gz --out runs/x', /^beleg: nowhere\.jsonl\.gz: there is no such file\. Make one: beleg dataset pack/],
  ['train details mine --synthetic-share 1 --out runs/x', /^beleg: --synthetic-share 1: no share\. Give a number from 0 to below 1/],
  [
    'train details synthetic --steps 99 --restart-at 20 --synthetic-share 0.9 0.8 0.7 --out runs/x',
    /^beleg: --synthetic-share: 3 shares for 2 parts\. Give one/,
  ],
  ['train details synthetic --steps 9 --restart-at 20 --out runs/x', /^beleg: --restart-at 20: the training has 9 steps\. Give steps between 1 and 8/],
  ['train details mine --out runs/x', /^beleg: mine: no labelled document\. Label some/],
  ['train details mine --base nowhere --out runs/x', /^beleg: nowhere/],
  ['train details synthetic --only-custom --out runs/x', /^beleg: --only-custom needs --base/],
  ['train details mine --repopulated 2 --out runs/x', /^beleg: --repopulated 2: no share\. Give a number from 0 to 1/],
  ['train details mine --batch-size 6 --out runs/x', /^beleg: --batch-size 6: pages are learnt by 4\. Give a multiple of 4 up to 1024/],
  ['train details mine --average 0.5 --out runs/x', /^beleg: --average: needs a bundle to average with/],
  ['export nowhere --bundle made', /^beleg: nowhere: no checkpoint\.bin here/],
  ['export nowhere --bundle made --average model --share 2', /^beleg: --share 2: no share\. Give a number above 0 and up to 1/],
  ['score nowhere --bundle model --out rows.jsonl', /^beleg: nowhere/],
  ['score mine --bundle model --out rows.jsonl', /^beleg: mine: none of its 1 documents is labelled/],
  ['score mine --bundle model --responses answers --out rows.jsonl', /^beleg: score: give --bundle/],
  ['score mine --out rows.jsonl', /^beleg: mine: none of its 1 documents is labelled/],
  [
    'rules compile rules/nowhere --bundle base',
    /^beleg: --bundle base: is the model that comes with the program, and stays as it is\. Change a copy: cp -r \S*models\/base models\/acme/,
  ],
  ['export nowhere --bundle base', /^beleg: --bundle base: is the model that comes with the program/],
  ['monitor nowhere.jsonl --bundle base', /^beleg: --bundle base: is the model that comes with the program/],
  ['why nowhere.pdf InvoiceId', /^beleg: nowhere\.pdf/],
  ['whitelist search x', /^beleg: \S*models\/base: has no whitelist\. (?!.*--bundle \S*models\/base)/],
  ['whitelist match nowhere.pdf --bundle base', /^beleg: \S*models\/base: has no whitelist\. (?!.*--bundle \S*models\/base)/],
  ['calibrate nowhere.jsonl --bundle model', /^beleg: nowhere\.jsonl/],
  ['calibrate broken.jsonl --bundle model', /^beleg: broken\.jsonl/],
  ['calibrate broken.jsonl --bundle model --margin 0.03', /^beleg: --margin 0.03: with --target-precision 0.98 it must stay between/],
  ['calibrate broken.jsonl --bundle model --target-precision 2', /^beleg: --target-precision 2: must lie between/],
  ['evaluate mine --bundle nowhere --report report', /^beleg: nowhere/],
  ['rules compile rules/nowhere --bundle model', /^beleg: .*nowhere/],
  ['whitelist compile nowhere.csv --detail Supplier --bundle model', /^beleg: nowhere\.csv/],
  ['train details synthetic --dataset-weights 1 --steps 1', /^beleg: --dataset-weights: 1 weights for 0 datasets/],
  ['train details mine --dataset-weights 0 --steps 1', /^beleg: --dataset-weights 0: no weight/],
  ['synthesize made --count 0', /^beleg: --count: 0/],
] as const) {
  test(`unusable: beleg ${line}`, async () => {
    const before = await files();
    const { code, out, err } = await beleg.run(line);
    assert.equal(code, 1, `${out}${err}`);
    assert.equal(err.trimEnd().split('\n').length, 1, err);
    for (const pattern of said) assert.match(err, pattern);
    assert.ok(!err.includes('This is a bug'), err);
    assert.deepEqual(await files(), before);
  });
}

test('unusable: a PDF without pages', async () => {
  const { code, err } = await beleg.run('detect pageless.pdf --bundle model --out out');
  assert.equal(code, 1);
  assert.match(err, /^beleg: pageless\.pdf: [^\n]*\n$/);
});

test('unusable: one bad file of several does not keep the others from their answer', async () => {
  const { code, err } = await beleg.run('detect text.pdf good.pdf --bundle model --out some');
  assert.equal(code, 1);
  assert.match(err, /^(?:detect \d[^\n]*\n)*detect: 1 of 2 documents answered \(1 pages, .* s\), 0 answers kept, 1 failed\nbeleg: text\.pdf: [^\n]*\n$/);
  assert.deepEqual((await readdir(at('some'))).sort(), ['.detect.json', 'good.json']);
});

test('unusable: a file that cannot be read leaves no dataset behind', async () => {
  const { code, err } = await beleg.run('dataset add other text.pdf');
  assert.equal(code, 1);
  assert.match(err, /^beleg: [^\n]*text\.pdf[^\n]*\n$/);
  assert.ok(!(await readdir(folder)).includes('other'));
});
