/** `beleg learn --values` as a user meets it: from a folder of documents and a table of values to a bundle that is not worse, and a page that says why. */
import assert from 'node:assert/strict';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { readManifest } from '../../../src/bundle/store.js';
import { temporaryFolder } from '../../bundle/made.js';
import { pdfOf } from '../../reading/files.js';
import { startProgram } from '../beleg.js';

const folder = await temporaryFolder(after);
const at = (...names: string[]) => join(folder, ...names);
const beleg = await startProgram(folder, after);
await mkdir(at('invoices'));
for (const [index, number] of ['583101', '583102', '583103', '583104'].entries())
  await writeFile(
    at('invoices', `${index + 1}.pdf`),
    await pdfOf([
      [
        { text: 'Muster Handel GmbH', x: 60, y: 60 },
        { text: `Vorgang ${number}`, x: 60, y: 120 },
        { text: `Datum 1${index}.03.2024`, x: 60, y: 140 },
      ],
    ]),
  );
await writeFile(
  at('erp.csv'),
  'file;InvoiceId;InvoiceDate;Sender.Name\n1.pdf;583101;2024-03-10;Muster Handel GmbH\n2.pdf;583102;2024-03-11;Muster Handel GmbH\n3.pdf;999999;2024-03-12;Muster Handel GmbH\n',
);
const command = 'learn invoices --values erp.csv --customer acme --bundle models/acme --steps 1';

test('learn --values: reads, labels and says what it could not place, tries, takes what is not worse, proposes what to label', async () => {
  const { code, out, err } = await beleg.run(command);
  assert.equal(code, 0, err);
  assert.match(out, /datasets\/acme: 4 documents added/);
  assert.match(err, /3\.pdf +InvoiceId +999999/);
  assert.match(out, /learn: memory against before: \d+ values? fixed, \d+ broken \(p = .*\)/);
  assert.match(out, /learn: training against (?:memory|before): /);
  assert.match(out, /learn: label next: 4\.pdf/);
  assert.match(out, /models\/acme: 3 new documents; .*; see reports\/acme\/learning\.html/);
  const page = await readFile(at('reports/acme/learning.html'), 'utf8');
  assert.match(page, /3 new labelled documents; F1/);
  assert.deepEqual(await readdir(at('runs')), ['learn-acme.lock'], 'what was tried is gone once it is taken');
  const { layouts, calibration, version } = await readManifest(at('models/acme'));
  assert.equal(layouts?.documents, 3);
  assert.ok(calibration, 'thresholds of the base where there is little evidence');
  assert.equal(version?.by, 'learn');
});

test('again: nothing is new, nothing changes', async () => {
  const before = await readFile(at('models/acme/manifest.json'), 'utf8');
  const { code, out, err } = await beleg.run(command);
  assert.equal(code, 0, err);
  assert.match(out, /models\/acme: no labelled document is new to it/);
  assert.equal(await readFile(at('models/acme/manifest.json'), 'utf8'), before);
});

test('a fourth label, no training: one new document is remembered, the bundle before stays beside', async () => {
  await writeFile(at('more.csv'), 'file;InvoiceId\n4.pdf;583104\n');
  const { code, out, err } = await beleg.run('learn datasets/acme --values more.csv --no-train --bundle models/acme');
  assert.equal(code, 0, err);
  assert.match(out, /models\/acme: 1 new document; remembers them/);
  assert.equal((await readManifest(at('models/acme'))).layouts?.documents, 4);
  assert.match((await beleg.run('bundle rollback models/acme')).out, /version \d+ serves \(learn/);
});

for (const [line, said] of [
  ['learn datasets/acme --train --steps 0 --bundle models/acme', /--steps 0: no number of steps/],
  ['learn mine.jsonl.gz --train --bundle models/acme', /a packed dataset is remembered alone/],
  ['learn nowhere --train --bundle models/acme', /nowhere: there is no such dataset/],
  ['learn datasets/acme --train --base nowhere --bundle models/new', /nowhere: there is no bundle here/],
  ['learn datasets/acme --train --bundle base', /is the model that comes with the program/],
] as const)
  test(`${line}: is refused in a line`, async () => {
    const { code, err } = await beleg.run(line);
    assert.equal(code, 1);
    assert.match(err, said);
  });
