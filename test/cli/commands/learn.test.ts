/** `beleg learn` as a user meets it: remembered documents decide beside the network, are named by `why`, are not judged, and can be forgotten. */
import assert from 'node:assert/strict';
import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { readManifest } from '../../../src/bundle/store.js';
import { temporaryFolder } from '../../bundle/made.js';
import { startProgram } from '../beleg.js';

const root = new URL('../../..', import.meta.url).pathname;
const folder = await temporaryFolder(after);
const at = (...names: string[]) => join(folder, ...names);
const beleg = await startProgram(folder, after);
await cp(join(root, 'models/base'), at('acme'), { recursive: true });
await cp(join(root, 'datasets/sample'), at('all'), { recursive: true });
const kept = (name: string) => !/invoice/.test(name) || /invoice-2/.test(name);
await cp(join(root, 'datasets/sample'), at('first'), { recursive: true, filter: kept });
const second = join(root, 'datasets/sample/documents/supplier-3-invoice-3.pdf');
const layoutsIn = async () => (await readdir(at('acme'))).filter((name) => name.endsWith('.layouts'));

test('learn: labelled documents are remembered in one file', async () => {
  const { code, out, err } = await beleg.run('learn first --bundle acme');
  assert.equal(code, 0, err);
  assert.match(out, /acme: 8 documents remembered; it remembers 8 documents, \d+ kB/);
  const { layouts } = await readManifest(at('acme'));
  assert.equal(layouts?.documents, 8);
  assert.deepEqual(await layoutsIn(), [layouts!.file]);
});

test('learn: the same documents again are not remembered twice', async () => {
  const { out } = await beleg.run('learn first --bundle acme --json');
  const { learnt, documents } = JSON.parse(out) as { learnt: string[]; documents: number };
  assert.equal(learnt.length, 8);
  assert.equal(documents, 8);
});

test('why: names the remembered document of the same supplier', async () => {
  const { out, err } = await beleg.run(`why ${second} InvoiceId --bundle acme`);
  assert.match(out, /laid out like supplier-3-invoice-2\.pdf: where its values stand was weighed in/, err);
  const base = await beleg.run(`why ${second} InvoiceId`);
  assert.doesNotMatch(base.out, /laid out like/);
});

test('score: remembered documents are not judged', async () => {
  const { code, err } = await beleg.run('score all --bundle acme --out predictions.jsonl');
  assert.equal(code, 0, err);
  assert.match(err, /all: 8 documents that the bundle remembers left out/);
});

test('learn --forget: and what is forgotten is no longer named', async () => {
  const { code, out, err } = await beleg.run('learn --forget supplier-3-invoice-2.pdf --bundle acme');
  assert.equal(code, 0, err);
  assert.match(out, /1 document forgotten; it remembers 7 documents/);
  assert.doesNotMatch((await beleg.run(`why ${second} InvoiceId --bundle acme`)).out, /laid out like/);
  assert.equal((await layoutsIn()).length, 1);
});

for (const [line, said] of [
  ['learn --bundle acme', /give a dataset, or --forget NAME, one of them/],
  ['learn first --forget x --bundle acme', /give a dataset, or --forget NAME, one of them/],
  ['learn --forget missing.pdf --bundle acme', /acme: remembers no document missing\.pdf\. It remembers supplier-1-invoice-2\.pdf, /],
  ['learn first --bundle base', /is the model that comes with the program/],
  ['learn nowhere --bundle acme', /nowhere/],
] as const)
  test(`${line}: is refused in a line`, async () => {
    const { code, err } = await beleg.run(line);
    assert.equal(code, 1);
    assert.match(err, said);
  });
