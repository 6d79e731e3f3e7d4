/** `beleg synthesize`, once from end to end. */
import assert from 'node:assert/strict';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import test from 'node:test';
import { datasetDigest, openDataset } from '../../../src/dataset/store.js';
import { at, beleg, well } from './with-model.js';

test('synthesize: a scan is read, and its values are labelled where they stand', async () => {
  await well('synthesize scanned --count 1 --languages de --scan --seed 5', /1 documents? with 1 page/);
  const [file] = await readdir(at('scanned', 'labels'));
  const { labels } = JSON.parse(await readFile(at('scanned', 'labels', file!), 'utf8')) as { labels: { details: Record<string, { places: unknown[] }[]> } };
  assert.ok(Object.values(labels.details).flat().length > 3);
  assert.ok(
    Object.values(labels.details)
      .flat()
      .every(({ places }) => places.length > 0),
  );
});

test('synthesize: goes on where it was stopped, and mixes no two commands', async () => {
  const command = '--languages de --countries at,de --no-pdf --seed 6';
  await well(`synthesize whole ${command} --count 3`, /^whole: 3 documents with \d+ pages generated \(seed 6\)\n$/);
  await well(`synthesize stopped ${command} --count 3`, /3 documents/);
  await rm(at('stopped', 'read', 'synthetic-000002.txt.json'));
  await rm(at('stopped', 'documents', 'synthetic-000003.txt'));
  const description = at('stopped', 'dataset.json');
  const written = await readFile(description, 'utf8');
  // The description that earlier builds wrote.
  await writeFile(description, written.replace('"synthetic, seed', '"imagined, seed'));
  await well(`synthesize stopped ${command} --count 3`, /^stopped: 2 documents with \d+ pages generated \(seed 6\), 1 kept\n$/);
  await writeFile(description, written);
  await well(`synthesize stopped ${command} --count 2 --json`, /"documents":0,"pages":0,"kept":2,/);
  assert.equal(await datasetDigest(await openDataset(at('stopped'))), await datasetDigest(await openDataset(at('whole'))));
  const { code, err } = await beleg.run(`synthesize stopped ${command} --held-out --count 3`);
  assert.equal(code, 1);
  assert.match(
    err,
    /^beleg: stopped: has 3 documents of another command \(synthetic, seed 6, noise 0\.6, languages de, countries AT DE; asked for: .*, held-out\)\./,
  );
});

test('synthesize --from: labelled documents with other contents, taken up again after a stop', async () => {
  await well('synthesize labelled --count 2 --languages de --no-pdf --seed 5', /2 documents/);
  await well('synthesize refilled --from labelled --count 5 --seed 7', /^refilled: 5 documents with \d+ pages made from labelled \(seed 7\)\n$/);
  assert.deepEqual(
    (await readdir(at('refilled', 'documents'))).map((name) => name.replace(/^synthetic-00000/, '')),
    ['1.txt~000001.txt', '1.txt~000002.txt', '1.txt~000003.txt', '2.txt~000001.txt', '2.txt~000002.txt'],
  );
  const digest = await datasetDigest(await openDataset(at('refilled')));
  await rm(at('refilled', 'read', 'synthetic-000001.txt~000002.txt.json'));
  await well('synthesize refilled --from labelled --count 5 --seed 7 --json', /"documents":1,.*"kept":4,/);
  assert.equal(await datasetDigest(await openDataset(at('refilled'))), digest);
  assert.match((await beleg.run('synthesize refilled --from labelled --count 5 --seed 8')).err, /^beleg: refilled: has 5 documents of another command/);
  assert.match((await beleg.run('synthesize other --from labelled --scan')).err, /^beleg: --from: its documents bring their own layout/);
});
