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
  assert.match(out, /the layout of supplier-3-invoice-2\.pdf: the places of its values were weighed in/, err);
  assert.match((await beleg.run(`why ${second} LineItem.TotalAmount --bundle acme`)).out, /invoice-2\.pdf: columns under the same headings were weighed in/);
  const base = await beleg.run(`why ${second} InvoiceId`);
  assert.doesNotMatch(base.out, /the layout of/);
});

test('score: remembered documents are not judged', async () => {
  const { code, err } = await beleg.run('score all --bundle acme --out predictions.jsonl');
  assert.equal(code, 0, err);
  assert.match(err, /all: 8 documents that the bundle remembers left out/);
  const compared = await beleg.run('compare acme acme first');
  assert.match(compared.err, /have no document in common that neither remembers\. Score both on the same dataset of other documents$/m);
  const none = await beleg.run('score first --bundle acme --out none.jsonl');
  assert.match(none.out, /0 rows of 0 documents.* Next: score labelled documents that the bundle does not remember\n$/, none.err);
});

test('learn --forget: and what is forgotten is no longer named', async () => {
  const { code, out, err } = await beleg.run('learn --forget supplier-3-invoice-2.pdf --bundle acme');
  assert.equal(code, 0, err);
  assert.match(out, /1 document forgotten; it remembers 7 documents/);
  assert.doesNotMatch((await beleg.run(`why ${second} InvoiceId --bundle acme`)).out, /the layout of/);
  // That of the version before stays beside it.
  assert.equal((await layoutsIn()).length, 2);
});

test('bundle list, rollback, promote: what was learnt can be taken back', async () => {
  const listed = async () => (JSON.parse((await beleg.run('bundle list acme --json')).out) as { versions: Listed[] }).versions;
  const serving = async () => (await listed()).find(({ serves }) => serves)!;
  assert.deepEqual(
    (await listed()).map(({ number, by, remembered }) => [number, by, remembered]),
    [
      [0, 'before versions were counted', 0],
      [1, 'learn', 8],
      [2, 'learn', 8],
      [3, 'learn', 7],
    ],
  );
  assert.match((await beleg.run('bundle list acme')).out, /3 +serves/);
  const { out } = await beleg.run('bundle rollback acme');
  assert.match(out, /^acme: version 2 serves \(learn, /);
  assert.equal((await serving()).remembered, 8);
  assert.match((await beleg.run(`why ${second} InvoiceId --bundle acme`)).out, /the layout of/);
  assert.match((await beleg.run('bundle promote acme 3')).out, /^acme: version 3 serves/);
  assert.equal((await serving()).remembered, 7);
});

interface Listed {
  readonly number: number;
  readonly by: string;
  readonly remembered: number;
  readonly serves: boolean;
}

test('learn: two at once on one bundle, and both are remembered', async () => {
  await cp(join(root, 'models/base'), at('shared'), { recursive: true });
  await cp(join(root, 'datasets/sample'), at('third'), { recursive: true, filter: (name) => !/invoice-\d/.test(name) || /invoice-3/.test(name) });
  const other = await startProgram(folder, after);
  const both = await Promise.all([beleg.run('learn first --bundle shared'), other.run('learn third --bundle shared')]);
  assert.deepEqual(
    both.map(({ code }) => code),
    [0, 0],
    both.map(({ err }) => err).join(''),
  );
  const alone = await entriesIn('third');
  assert.equal((await readManifest(at('shared'))).layouts?.documents, 8 + alone);
});

const entriesIn = async (dataset: string) => (await readdir(at(dataset, 'labels'))).length;

for (const [line, said] of [
  ['learn --bundle acme', /give a dataset, or --forget NAME, one of them/],
  ['learn first --forget x --bundle acme', /give a dataset, or --forget NAME, one of them/],
  ['learn --forget missing.pdf --bundle acme', /acme: remembers no document missing\.pdf\. It remembers supplier-1-invoice-2\.pdf, /],
  ['learn first --bundle base', /is the model that comes with the program/],
  ['learn nowhere --bundle acme', /nowhere/],
  ['bundle promote acme 17', /acme: version 17 is not kept\. Kept: 0, 1, 2, 3/],
  ['bundle promote acme last', /last: no version\. Give a number/],
  ['bundle rollback base', /is the model that comes with the program/],
  ['bundle list nowhere', /nowhere: there is no bundle here/],
] as const)
  test(`${line}: is refused in a line`, async () => {
    const { code, err } = await beleg.run(line);
    assert.equal(code, 1);
    assert.match(err, said);
  });
