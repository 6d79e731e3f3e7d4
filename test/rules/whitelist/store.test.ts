/** Whitelists in bundles: loaded, shared, replaced while they are in use, and refused where their bytes changed. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { promisify } from 'node:util';
import { readManifest } from '../../../src/bundle/store.js';
import { loadEngine } from '../../../src/detect.js';
import { drawn } from '../../drawn.js';
import { closeReaders } from '../../../src/reading/read.js';
import { compileCustomer } from '../../../src/rules/store.js';
import { matchDocument } from '../../../src/rules/whitelist/apply.js';
import { compileInto } from '../../../src/rules/whitelist/compile.js';
import { rowCells } from '../../../src/rules/whitelist/file.js';
import { mapFile } from '../../../src/rules/whitelist/mapped.js';
import { allWhitelists, loadWhitelists } from '../../../src/rules/whitelist/store.js';
import { updateFrom } from '../../../src/rules/whitelist/update.js';
import { engineCache } from '../../../src/server/workers/engines.js';
import { makeBundle, temporaryFolder } from '../../bundle/made.js';
import { pdfOf } from '../../reading/files.js';

const folder = await temporaryFolder(after);
after(closeReaders);
const csv = join(folder, 'list.csv');
const header = 'id;name;street;zip;city\n';
const list = (id: string) => `${header}${id};Sonnleitner Elektro KG;Am Anger 3;5020;Salzburg\n1;Andere AG;Weg 1;1010;Wien\n`;
const page = drawn('Sonnleitner Elektro KG\nAm Anger 3, 5020 Salzburg');
const everything = async (bundle: string) =>
  Promise.all((await readdir(bundle)).sort().map(async (file) => [file, await readFile(join(bundle, file), 'base64')]));

test('mapped or read, a list holds the same', async () => {
  const bundle = join(folder, 'same');
  await writeFile(csv, list('7'));
  await compileInto(bundle, csv, { detail: 'Supplier' });
  const stored = { path: bundle, manifest: await readManifest(bundle) };
  for (const map of [mapFile, async () => undefined]) {
    const [whitelist] = await loadWhitelists(stored, map);
    assert.deepEqual(rowCells(whitelist!, 0), ['7', 'Sonnleitner Elektro KG', 'Am Anger 3', '5020', 'Salzburg']);
    assert.equal(matchDocument(whitelist!, page).group?.members[0]?.value, '7');
  }
});

test('a list in use stays whole when another takes its place', async () => {
  const bundle = join(folder, 'used');
  await writeFile(csv, list('7'));
  await compileInto(bundle, csv, { detail: 'Supplier' });
  const [before] = await allWhitelists(bundle);
  await writeFile(csv, list('8'));
  await compileInto(bundle, csv, { detail: 'Supplier' });
  await writeFile(csv, `${header}9;Neue AG;Gasse 2;4020;Linz\n`);
  await updateFrom(bundle, csv, { detail: 'Supplier' });
  const [now] = await allWhitelists(bundle);
  assert.deepEqual(
    [before, now].map((each) => matchDocument(each!, page).group?.members[0]?.value),
    ['7', '8'],
  );
  assert.deepEqual([before!.rows, now!.rows], [2, 3]);
  // Manifest, list and lock: a list that is renewed every night leaves no versions.
  assert.equal((await readdir(bundle)).length, 3);
});

test('a list that is wrong leaves the bundle as it was, to the last byte', async () => {
  const bundle = join(folder, 'kept');
  await writeFile(csv, list('7'));
  await compileInto(bundle, csv, { detail: 'Supplier' });
  const before = await everything(bundle);
  for (const [content, said] of [
    ['a;b\n1;2;3\n', /list\.csv:2: 3 cells under 2 columns/],
    [`${header}${'1;x;;;\n'.repeat(3000)}2;"open;;;\n`, /a quote that does not end/],
    [`${header};x;;;\n`, /no row has a value/],
  ] as const) {
    await writeFile(csv, content);
    await assert.rejects(compileInto(bundle, csv, { detail: 'Supplier' }), said);
    if (content.startsWith(header)) await assert.rejects(updateFrom(bundle, csv, { detail: 'Supplier' }), said);
    assert.deepEqual(await everything(bundle), before);
  }
  await writeFile(csv, `${header}1;Huber;;;\n1;Maier;;;\n`);
  await assert.rejects(compileInto(bundle, csv, { detail: 'Supplier', strict: true }), /leave out --strict/);
  assert.deepEqual(await everything(bundle), before);
});

test('a list whose bytes changed is refused, mapped or read, and one that is too short', async () => {
  const bundle = join(folder, 'damaged');
  await writeFile(csv, list('7'));
  await compileInto(bundle, csv, { detail: 'Supplier' });
  const manifest = await readManifest(bundle);
  const file = join(bundle, manifest.whitelists[0]!.file);
  const bytes = await readFile(file);
  for (const damaged of [bytes.with(bytes.length - 9, 255), bytes.subarray(0, bytes.length - 100), Buffer.alloc(0)]) {
    await writeFile(file, damaged);
    for (const map of [mapFile, async () => undefined])
      await assert.rejects(loadWhitelists({ path: bundle, manifest }, map), /is not the file its manifest names .*compile the list again/);
  }
});

test('processes that look into one list have it in memory once', { skip: process.platform !== 'linux' }, async () => {
  const bundle = join(folder, 'large');
  await writeFile(
    csv,
    header + Array.from({ length: 3000 }, (_, i) => `${i};Firma ${i.toString(36)} Handel;Weg ${i};${1000 + (i % 9000)};Ort ${i % 700}\n`).join(''),
  );
  await compileInto(bundle, csv, { detail: 'Supplier' });
  const file = (await readManifest(bundle)).whitelists[0]!.file;
  const look = `const { allWhitelists } = await import(${JSON.stringify(new URL('../../../src/rules/whitelist/store.ts', import.meta.url))});
    const [list] = await allWhitelists(${JSON.stringify(bundle)}); let sum = 0; for (const byte of new Uint8Array(list.buffer)) sum += byte;
    const { readFileSync } = await import('node:fs');
    console.log(readFileSync('/proc/self/maps', 'utf8').split('\\n').filter((line) => line.endsWith(${JSON.stringify(file)}) && line.includes('r--s')).length);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', look]);
  assert.equal(stdout.trim(), '1');
});

test('a server answers with the new list as soon as it is there, and with the old one while the new one is broken', async () => {
  const bundle = join(folder, 'served');
  await makeBundle(bundle);
  await writeFile(csv, list('7'));
  await compileInto(bundle, csv, { detail: 'Supplier' });
  const engines = engineCache(loadEngine);
  const text = ['Sonnleitner Elektro KG', 'Am Anger 3', '5020 Salzburg'].map((text, i) => ({ text, x: 60, y: 80 + 20 * i }));
  const bytes = await pdfOf([text]);
  const answered = async () => {
    const { extraction } = await (await engines.get(bundle)).detect(bytes, {});
    return extraction.groups.find(({ name }) => name === 'SupplierGroup')?.members[0]?.value;
  };
  assert.equal(await answered(), '7');
  await writeFile(csv, list('8'));
  await compileInto(bundle, csv, { detail: 'Supplier' });
  assert.equal(await answered(), '8');
  await writeFile(csv, `${header}8;;;;\n9;Sonnleitner Elektro KG;Am Anger 3;5020;Salzburg\n`);
  await updateFrom(bundle, csv, { detail: 'Supplier' });
  assert.equal(await answered(), '9');
  // Rules join the same way.
  const customer = join(folder, 'acme');
  await cp('rules/example', customer, { recursive: true });
  await compileCustomer(customer, bundle);
  assert.equal(await answered(), '9');
  const { whitelists } = await readManifest(bundle);
  await rm(join(bundle, whitelists[0]!.file));
  await writeFile(join(bundle, whitelists[0]!.file), 'broken');
  await writeFile(join(bundle, 'manifest.json'), `${await readFile(join(bundle, 'manifest.json'), 'utf8')} `);
  assert.equal(await answered(), '9', 'the engine that worked goes on');
});
