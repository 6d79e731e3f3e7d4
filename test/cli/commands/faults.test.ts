/** One document must never take others with it: whatever is thrown, wherever, the rest of the batch is done, and one line says what failed where. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import test, { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { labelFromEInvoices } from '../../../src/dataset/from-einvoice.js';
import { importTruths } from '../../../src/dataset/import.js';
import { addFile, createDataset, readPath, writeLabels } from '../../../src/dataset/store.js';
import { makeBundle, temporaryFolder } from '../../bundle/made.js';
import { drawn } from '../../drawn.js';
import { pdfOf } from '../../reading/files.js';

const folder = await temporaryFolder(after);
const at = (...names: string[]) => join(folder, ...names);
await makeBundle(at('model'));

/** What is broken while the document of this name is worked on, and the line that tells. */
const broken = {
  reading: /reading failed by a fault of beleg \(TypeError at formats\/format\.ts:\d+\)/,
  network: /network failed by a fault of beleg \(TypeError at /,
  decoding: /decoding failed by a fault of beleg \(TypeError at decoding\/classify\.ts:\d+\)/,
  rules: /rules failed by a fault of beleg/,
  calibration: /calibration failed by a fault of beleg/,
  answer: /answer failed by a fault of beleg/,
  worker: /(answer|reading) failed by a fault of beleg \(TypeError at run .*failing-(detector|reader)\.ts/,
  process: /ended the process/,
  writing: /cannot be written \(E\w+\)\. Name another folder/,
  page: /this is no document|not a document|no document/,
};
await mkdir(at('inbox'));
const invoice = await pdfOf([[{ text: 'Rechnung Nr. 4711', x: 60, y: 80 }]]);
for (const name of Object.keys(broken))
  await writeFile(at('inbox', `${name}.pdf`), name === 'page' ? 'text' : Buffer.concat([invoice, Buffer.from(`\n%break ${name}\n`)]));
for (const name of ['first', 'middle', 'zlast']) await writeFile(at('inbox', `${name}.pdf`), invoice);
const good = ['first', 'middle', 'zlast'];

async function run(name: string, options: object) {
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), fileURLToPath(new URL('./with-stubs.ts', import.meta.url)), name, JSON.stringify(options)],
    {
      cwd: folder,
    },
  );
  const [out, err, code] = await Promise.all([buffer(child.stdout), buffer(child.stderr), new Promise((resolve) => child.on('exit', resolve))]);
  return { out: out.toString(), err: err.toString(), code };
}

/** One line of stderr for each of the names. */
function tells(err: string, names: readonly string[]): void {
  const lines = err.split('\n');
  for (const name of names) {
    const own = lines.filter((line) => line.includes(`${name}.pdf: `));
    assert.equal(own.length, 1, `${name}: ${err}`);
    assert.match(own[0]!, broken[name as keyof typeof broken], name);
  }
}

test('faults: detect', async () => {
  await mkdir(at('answers', 'writing.json'), { recursive: true });
  const { code, err, out } = await run('detect', { files: ['inbox'], bundle: 'model', out: 'answers', json: true, workers: 2 });
  assert.equal(code, 1, err);
  const summary = JSON.parse(out);
  assert.deepEqual([summary.documents, summary.answered, summary.failed.length], [13, 3, 10]);
  const answers = (await readdir(at('answers'))).filter((name) => /^[^.].*\.json$/.test(name) && name !== 'writing.json');
  assert.deepEqual(
    answers.sort(),
    good.map((name) => `${name}.json`),
  );
  tells(err, Object.keys(broken));
  const failed = new Map<string, { stage?: string; stack?: string }>(summary.failed.map((each: { file: string }) => [each.file, each]));
  for (const stage of ['reading', 'network', 'decoding', 'rules', 'calibration', 'answer']) {
    assert.equal(failed.get(`inbox/${stage}.pdf`)?.stage, stage);
    assert.match(failed.get(`inbox/${stage}.pdf`)!.stack!, /\n {4}at /);
  }
});

test('faults: detect in the order of the files, stacks asked for, a CSV that cannot be written', async () => {
  const files = ['first', 'rules', 'middle'].map((name) => `inbox/${name}.pdf`);
  const { code, err } = await run('detect', { files, bundle: 'model', out: 'in-order', csv: 'inbox', verbose: true, workers: 2 });
  assert.equal(code, 1);
  assert.deepEqual((await readdir(at('in-order'))).sort(), ['.detect.json', 'first.json', 'middle.json']);
  assert.match(err, /detect: 2 of 3 documents answered .* 2 failed\n/);
  assert.match(err, /rules failed by a fault of beleg.*\nTypeError: broken rules\n {4}at /);
  assert.match(err, /beleg: inbox: cannot be written \(E\w+\)\. Name another file: --csv FILE/);
});

const whenRead = ['reading', 'worker', 'process', 'page'];

test('faults: read', async () => {
  const names = [...whenRead, ...good];
  const { code, err } = await run('read', { files: names.map((name) => `inbox/${name}.pdf`), out: 'read' });
  assert.equal(code, 1, err);
  tells(err, whenRead);
  assert.deepEqual(
    (await readdir(at('read'))).sort(),
    good.map((name) => `${name}.json`),
  );
  assert.match(err, /on 3 pages of 3 documents, 4 failed/);
});

test('faults: dataset add', async () => {
  const names = [...whenRead, ...good];
  const { code, err, out } = await run('dataset add', { dataset: 'mine', files: names.map((name) => `inbox/${name}.pdf`) });
  assert.equal(code, 1, err);
  tells(err, whenRead);
  assert.equal(out, 'mine: 3 documents added, 0 already there, 4 not readable; 3 in all\n');
});

async function labelled(path: string, names: readonly string[]) {
  const dataset = await createDataset(at(path));
  for (const name of names) {
    const entry = await addFile(dataset, `${name}.pdf`, Buffer.concat([invoice, Buffer.from(name)]), drawn(`Rechnung Nr. ${name}`, { name }));
    await writeLabels(entry, { details: { InvoiceId: [{ value: name, places: [] }] }, groups: {} });
  }
  return dataset;
}

test('faults: score', async () => {
  const dataset = await labelled('truth', ['a', 'b', 'c', 'd', 'e']);
  await writeFile(readPath({ dataset, name: 'c.pdf' }), '{"name": 1}');
  const { code, err, out } = await run('score', { dataset: 'truth', bundle: 'model', out: 'rows.jsonl' });
  assert.equal(code, 1, err);
  assert.match(err, /^beleg: c\.pdf: .*no document as beleg read writes it/m);
  for (const name of ['a', 'd']) assert.match(err, new RegExp(`^beleg: ${name}\\.pdf: network failed by a fault of beleg \\(TypeError`, 'm'));
  assert.match(err, /score: 3 documents failed/);
  assert.match(out, /of 4 documents in rows\.jsonl/);
});

test('faults: label', async () => {
  const dataset = await labelled('labels', ['a', 'b', 'c']);
  await writeFile(readPath({ dataset, name: 'c.pdf' }), 'no JSON');
  const entries = ['a', 'b', 'c'].map((name) => ({ dataset, name: `${name}.pdf` }));
  const imported = await importTruths(entries, async ({ name }) => {
    if (name === 'a.pdf') throw new TypeError('broken');
    return { details: new Map() } as never;
  });
  assert.deepEqual(
    imported.map(({ fault, skipped }) => [fault?.stage, skipped?.replace(/\(.*|:.*/, '')]),
    [
      ['labelling', 'labelling failed by a fault of beleg '],
      ['labelling', imported[1]!.skipped?.replace(/\(.*/, '')],
      [undefined, readPath(entries[2]!)],
    ],
  );
  const none = await labelFromEInvoices(dataset, () => {});
  assert.deepEqual(
    none.map(({ skipped }) => skipped),
    ['no e-invoice inside', 'no e-invoice inside', 'no e-invoice inside'],
  );
});
