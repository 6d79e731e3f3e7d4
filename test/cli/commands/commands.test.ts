/** Every command that works on a small model, once from end to end. */
import assert from 'node:assert/strict';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { calibratorFeatures } from '../../../src/bundle/calibrator.js';
import { readManifest, replaceManifest } from '../../../src/bundle/store.js';
import { readCalibration, storeCalibration } from '../../../src/bundle/store-calibration.js';
import { detailByName } from '../../../src/catalogue/details.js';
import { datasetDigest, openDataset } from '../../../src/dataset/store.js';
import { makeBundle, temporaryFolder } from '../../bundle/made.js';
import { pdfOf } from '../../reading/files.js';
import { startProgram } from '../beleg.js';

const folder = await temporaryFolder(after);
const at = (...names: string[]) => join(folder, ...names);
const beleg = await startProgram(folder, after);
await makeBundle(at('model'));
await cp(new URL('../../../rules/example', import.meta.url), at('rules', 'example'), { recursive: true });
const text = ['Muster GmbH', 'Rechnung Nr. 4711', 'Datum 12.03.2024', 'Gesamtbetrag 119,00 EUR'].map((text, i) => ({ text, x: 60, y: 80 + 20 * i }));
await writeFile(at('invoice.pdf'), await pdfOf([text]));

/** Ended well, and said so in a line with a number. */
async function well(line: string, said: RegExp): Promise<string> {
  const { code, out, err } = await beleg.run(line);
  assert.equal(code, 0, err);
  assert.match(out, said);
  return out;
}

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

test('dataset, label, score, calibrate: what was labelled is judged', async () => {
  await well('synthesize set --count 3 --languages de --countries at,de --no-pdf --seed 5', /3/);
  await well('label show set', /InvoiceId/);
  await well('score set --bundle model --out predictions.jsonl', /^score: [1-9]\d* rows of 3 documents/);
  await well('calibrate predictions.jsonl --bundle model', /calibrate: thresholds for \d+ of \d+ details written into model/);
  const { calibration } = await readManifest(at('model'));
  assert.ok(calibration && (await readdir(at('model'))).includes(calibration.file));
  // Three documents are no evidence for any kind of document.
  const { out, err } = await beleg.run('detect invoice.pdf --bundle model --table');
  assert.match(err, /^detect: invoice\.pdf: has a text layer, and the bundle was not calibrated on such documents: .*beleg calibrate\n/);
  assert.match(out, /^invoice\.pdf\n! has a text layer/);
});

test('label from-values: a table becomes labels', async () => {
  await well('dataset add mine invoice.pdf', /1 documents added/);
  await writeFile(at('values.csv'), 'file;InvoiceId;InvoiceDate\ninvoice.pdf;4711;2024-03-12\n');
  await well('label from-values mine values.csv', /1 of 1 documents labelled, 2 of 2 values placed/);
  await writeFile(at('cells.csv'), 'file;InvoiceId;InvoiceDate\ninvoice.pdf;4711;soon\n');
  const partly = await beleg.run('label from-values mine cells.csv');
  assert.deepEqual([partly.code, partly.out], [0, 'mine: 1 of 1 documents labelled, 1 of 1 values placed, 1 cells refused (--strict refuses the table)\n']);
  assert.match(
    partly.err,
    /^file +row +document +column +refused because\n.*cells\.csv +2 +invoice\.pdf +InvoiceDate +"soon" is no date\. Write it like 2025-01-31\n/s,
  );
  const strictly = await beleg.run('label from-values mine cells.csv --strict');
  assert.deepEqual([strictly.code, strictly.err], [1, 'beleg: cells.csv, row 2, InvoiceDate: "soon" is no date. Write it like 2025-01-31\n']);
  await well('dataset pack mine mine.jsonl.gz', /^mine\.jsonl\.gz: 1 labelled documents\n$/);
  await well('train line-items mine.jsonl.gz --steps 1 --workers 1 --synthetic-share 0 --out packed', /^train: 8 pages.*run in packed/);
  const base = fileURLToPath(new URL('../../../models/base', import.meta.url));
  await well(`export packed --bundle averaged --average ${base} --share 0.1`, /^export: averaged\/line-items-/);
  assert.deepEqual((await readManifest(at('averaged'))).networks.lineItems?.training.averaged, { with: base, share: 0.1 });
  const of = (names: readonly string[]) => {
    const calibrators = Object.fromEntries(names.map((name) => [name, { weights: calibratorFeatures.map(() => 0), n: 100 }]));
    const threshold = { threshold: 0.9, source: 'customer', n: 100, accepted: 90, wrong: 0, targetPrecision: 0.98, confidence: 0.9 } as const;
    return { features: [...calibratorFeatures], calibrators, thresholds: Object.fromEntries(names.map((name) => [name, threshold])) };
  };
  const calibrated = of(['*', 'InvoiceId', 'LineItem', 'LineItem.Quantity']);
  await storeCalibration(at('averaged'), await readManifest(at('averaged')), calibrated, { by: 'calibrate' });
  await well(
    `train line-items mine.jsonl.gz --base ${base} --repopulated 1 --average 0.2 --steps 1 --workers 1 --synthetic-share 0 --out known`,
    /run in known/,
  );
  await well('export known --bundle told', /^export: told\/line-items-/);
  const { averaged, recipe } = (await readManifest(at('told'))).networks.lineItems!.training;
  assert.deepEqual([averaged, recipe?.repopulated, recipe?.average], [{ with: base, share: 0.2 }, 1, 0.2], 'as the training was told');
  await well('export packed --bundle averaged', /no threshold is recommended for line items/);
  const exported = await readManifest(at('averaged'));
  const kept = await readCalibration(at('averaged'), exported.calibration!);
  assert.deepEqual(kept, of(['*', 'InvoiceId']), 'another network for line items leaves the calibration of the header as it is');
  await replaceManifest(at('averaged'), { ...exported, featuresVersion: exported.featuresVersion - 1 });
  await well('export packed --bundle averaged', /scores are raw, no threshold is recommended/);
  assert.equal((await readManifest(at('averaged'))).calibration, undefined, 'what was fitted to other features goes whole');
  const { err } = await beleg.run('export packed --bundle averaged --average model');
  assert.match(err, /^beleg: model: /);
});

test('rules compile: details and rules become part of the bundle', async () => {
  await well('rules compile rules/example --bundle model', /rules, in the order they run, are in model\n$/);
  assert.equal((await readManifest(at('model'))).rules?.customer, 'example');
});

test('whitelist compile: a list becomes part of the bundle', async () => {
  await well('whitelist compile rules/example/suppliers.csv --detail Supplier --bundle model', /rows .* are whitelist Supplier of model\n$/);
  assert.equal((await readManifest(at('model'))).whitelists[0]?.detail, 'Supplier');
  await well('whitelist search muster bau --bundle model', /Muster Bau/);
});

test('whitelist search, match: in one of several lists; a row and its hints', async () => {
  await writeFile(at('articles.csv'), 'Nr;Artikelnummer;Bezeichnung\nM-1;;Muster\nM-2;4712;Mutter\n');
  await well(
    'whitelist compile articles.csv --detail Article --fill ItemId --bundle model',
    /2 rows .* are whitelist Article of model, looked for in line items\n$/,
  );
  const { code, err } = await beleg.run('whitelist search muster --bundle model');
  assert.deepEqual([code, /has the whitelists Supplier, Article\. Give one of them: --detail Supplier/.test(err)], [1, true]);
  assert.equal((await beleg.run('read invoice.pdf --out read')).code, 0);
  const lines = (await well('whitelist match read/invoice.json --bundle model --json', /^\{/))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.deepEqual(
    lines.map(({ whitelist, value }) => [whitelist, value]),
    [
      ['Supplier', ''],
      ['Article', 'M-1'],
    ],
  );
  assert.ok(lines.every(({ ms, score }) => ms >= 0 && score <= 1) && lines[1].hints.length > 0);
  const bad = await beleg.run('whitelist compile articles.csv --detail Article --fill Colour --bundle model');
  assert.match(bad.err, /--fill Colour: no field of line items\. One of PositionId, ItemId/);
});

test('whitelist learn: a name that labels confirmed finds its row', async () => {
  const sender = ['Zauberhaft Handel', 'Rechnung Nr. 9', 'Datum 12.03.2024'].map((text, i) => ({ text, x: 60, y: 80 + 20 * i }));
  await writeFile(at('alias.pdf'), await pdfOf([sender]));
  await well('dataset add learnt alias.pdf', /1 documents added/);
  await writeFile(at('alias.csv'), 'file;supplier;Sender.Name\nalias.pdf;70010;Zauberhaft Handel\n');
  await well('label from-values learnt alias.csv', /1 of 1 documents labelled/);
  await well('whitelist learn learnt --bundle model --detail Supplier', /^70010 +Zauberhaft Handel\n.*1 new names from 1 documents\n$/s);
  await well('whitelist search zauberhaft --bundle model --detail Supplier', /^70010 .*Zauberhaft Handel/);
  await well('whitelist learn learnt --bundle model --detail Supplier', /0 new names from 1 documents/);
});

test('rules test: on text, and with a bundle on documents; what failed is told, and which rules have no test', async () => {
  await well('rules test rules/example', /5 of 5 tests passed, 3 of 3 rules have tests\n$/);
  await cp(at('rules', 'example'), at('rules', 'acme'), { recursive: true });
  const rule = (expected: string) => `rules:
  - name: Invoices of March
    when: { text: Rechnung }
    then: [{ take: { detail: CostCenter, right-of: Nr. } }]
    tests: [{ document: ../../read/invoice.json, expect: { CostCenter: ${expected} } }]
  - name: Untested
    when: { absent: InvoiceId }
    then: { validate: InvoiceId }
`;
  await writeFile(at('rules', 'acme', 'rules.yaml'), rule('4711'));
  await well('rules test acme --bundle model', /^ok .*rules\.yaml:5 Invoices of March\n1 of 1 tests passed, 1 of 2 rules have tests; none for: Untested\n$/);
  const supplier = `rules:
  - name: Known supplier
    when: { whitelist: { Supplier: 70001 } }
    then: { set: { CostCenter: 4711 } }
    tests: [{ document: ../../read/known.json, expect: { CostCenter: 4711 } }]
`;
  const known = ['Muster Bau GmbH', 'Hauptstraße 12', '4020 Linz', 'Rechnung Nr. 9', 'UID: ATU70353379', 'IBAN: AT84 8450 2933 7524 9193'];
  await writeFile(at('known.pdf'), await pdfOf([known.map((text, i) => ({ text, x: 60, y: 80 + 20 * i }))]));
  assert.equal((await beleg.run('read known.pdf --out read')).code, 0);
  await writeFile(at('rules', 'acme', 'rules.yaml'), supplier);
  await well('rules test acme --bundle model', /1 of 1 tests passed/);
  await writeFile(at('rules', 'acme', 'rules.yaml'), rule('9999'));
  const { code, out, err } = await beleg.run('rules test acme --bundle model');
  assert.deepEqual([code, /CostCenter is 4711, expected 9999/.test(out), /1 of 1 tests failed/.test(err)], [1, true, true]);
});

test('why: names the rule that decided', async () => {
  await writeFile(at('rules', 'example', 'rules.yaml'), 'rules:\n  - name: Everything is ours\n    then: { set: { CostCenter: 4711 } }\n');
  await well('rules compile rules/example --bundle model', /^1\. Everything is ours/);
  await well('why invoice.pdf CostCenter --bundle model', /rule: Everything is ours decided for "4711"/);
});

test('detect: with rules and whitelists, as before', async () => {
  await well('detect invoice.pdf --bundle model --best-match --filter InvoiceId,GrandTotalAmount', /^\{.*InvoiceId/s);
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
