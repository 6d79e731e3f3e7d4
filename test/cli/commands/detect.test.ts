/** `beleg detect` and `beleg why` on a small model. */
import assert from 'node:assert/strict';
import { cp, readFile } from 'node:fs/promises';
import test from 'node:test';
import { readManifest, replaceManifest } from '../../../src/bundle/store.js';
import { detailByName } from '../../../src/catalogue/details.js';
import { at, beleg, well } from './with-model.js';

test('detect: a response a file, a table for people', async () => {
  await well('detect invoice.pdf --bundle model --out answers', /^$/);
  const response = JSON.parse(await readFile(at('answers', 'invoice.json'), 'utf8'));
  assert.ok(Array.isArray(response.InvoiceDetailTypePredictions));
  await well('detect invoice.pdf --bundle model --json', /^\{.*\}\n$/);
  await well('detect invoice.pdf --bundle model --table', /^invoice\.pdf\ndetail .*score.*threshold.*why\n/);
});

test('detect: own details go under the ids that the bundle gives them', async () => {
  await cp(at('model'), at('own'), { recursive: true });
  const manifest = await readManifest(at('own'));
  const detail = { name: 'CostCentre', kind: 'identifier', pattern: 'Nr\\. (\\d{4})', keywords: {}, many: false, id: '562949953421312' };
  await replaceManifest(at('own'), { ...manifest, customDetails: [detail] });
  const out = await well('detect invoice.pdf --bundle own --filter CostCentre', /CostCentre/);
  assert.match(out, /"Type":562949953421312,"TypeName":"CostCentre"/);
});

test('detect: two files of one name are refused before any work', async () => {
  await cp(at('invoice.pdf'), at('more', 'invoice.pdf'));
  const { code, err } = await beleg.run('detect invoice.pdf more/invoice.pdf --bundle model --out twice');
  assert.deepEqual([code, err.split('\n').length], [1, 2]);
  assert.match(err, /^beleg: more\/invoice\.pdf: another file would be written to twice\/invoice\.json too/);
});

test('why, detect --explain: candidates and what decided', async () => {
  await well('why invoice.pdf InvoiceDate --bundle model', /^InvoiceDate: [\s\S]*2024-03-12/);
  assert.ok(JSON.parse(await well('why invoice.pdf InvoiceDate --bundle model --json', /^\{/)).alternatives.length > 0);
  const given = async (options: string): Promise<string[]> =>
    JSON.parse(await well(`detect invoice.pdf --bundle model ${options}`, /^\{/)).InvoiceDetailTypePredictions.flatMap(
      ({ TypeName, Value }: { TypeName: string; Value: string }) => (Value === '' ? [] : TypeName),
    );
  // Which details reach their thresholds anyway depends on the random weights.
  const without = await given('--json');
  const forced = (await given('--json --best-match')).find((name) => detailByName.get(name)?.found === 'candidate' && !without.includes(name));
  assert.ok(forced !== undefined);
  await well(`why invoice.pdf ${forced} --bundle model --best-match`, new RegExp(`^${forced}: (?!not given)[\\s\\S]*The best match was asked for`));
  const { code, err } = await beleg.run('why invoice.pdf InvoiceNumber --bundle model');
  assert.deepEqual([code, /InvoiceNumber: no single detail of this name was looked for\. One of: .*InvoiceId/.test(err)], [1, true]);
  await well('detect invoice.pdf --bundle model --explain --out explained', /^$/);
  assert.match(await readFile(at('explained', 'invoice.why.txt'), 'utf8'), /^InvoiceDate: /m);
});

test('detect --csv: rows of all documents in one file', async () => {
  await well('detect invoice.pdf --bundle model --csv rows.csv', /^$/);
  assert.match(await readFile(at('rows.csv'), 'utf8'), /^\uFEFFFile,Page,Row,/);
});
