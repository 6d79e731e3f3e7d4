import assert from 'node:assert/strict';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { loadBundle } from '../../src/bundle/load.js';
import { readManifest, readOrCreateManifest, readVerified, replaceManifest, storeFile } from '../../src/bundle/store.js';
import { calibratorFeatures } from '../../src/bundle/calibrator.js';
import { detect } from '../../src/detect.js';
import { InputError } from '../../src/errors.js';
import { featuresVersion } from '../../src/features/contract.js';
import { makeBundle, temporaryFolder } from './made.js';

const folder = await temporaryFolder(after);
await makeBundle(join(folder, 'whole'));

let copies = 0;
/** A copy of the whole bundle to do harm to. */
async function copy(): Promise<string> {
  const path = join(folder, `copy ${++copies}`);
  await cp(join(folder, 'whole'), path, { recursive: true });
  return path;
}

/** One line that names the folder and a command. */
const helpful = (path: string, what: RegExp) => (error: unknown) => {
  assert.ok(error instanceof InputError, String(error));
  assert.ok(error.message.startsWith(path), error.message);
  assert.match(error.message, what);
  assert.ok(!error.message.includes('\n'), error.message);
  return true;
};

test('bundle: a whole one is loaded and its networks run', async () => {
  const { details, lineItems, calibration, manifest } = await loadBundle(join(folder, 'whole'));
  assert.equal(calibration, undefined);
  assert.equal(manifest.name, 'whole');
  assert.deepEqual(details.outputs, ['scores', 'tags', 'document', 'u', 'page']);
  assert.deepEqual(lineItems!.outputs, ['columns', 'roles']);
  await Promise.all([details.release(), lineItems!.release()]);
});

test('bundle: files carry their hash', async () => {
  const files = (await readdir(join(folder, 'whole'))).sort();
  assert.match(files.join(' '), /^details-[0-9a-f]{8}\.onnx line-items-[0-9a-f]{8}\.onnx manifest\.json$/);
});

test('bundle: a recipe with the former name of the synthetic share is read, and written with the new one', async () => {
  const path = await copy();
  const file = join(path, 'manifest.json');
  const recipeOf = (json: string) => JSON.parse(json).networks.details.training.recipe;
  const json = JSON.parse(await readFile(file, 'utf8'));
  json.networks.details.training.recipe = { steps: 8, workers: 2, onlyCustom: false, imaginedShare: [0.9, 0.7] };
  await writeFile(file, JSON.stringify(json));
  const manifest = await readManifest(path);
  const renamed = { steps: 8, workers: 2, onlyCustom: false, syntheticShare: [0.9, 0.7] };
  assert.deepEqual(manifest.networks.details!.training.recipe, renamed);
  await replaceManifest(path, manifest);
  assert.deepEqual(recipeOf(await readFile(file, 'utf8')), renamed);
});

test('bundle: no folder', async () => {
  const path = join(folder, 'nowhere');
  await assert.rejects(loadBundle(path), helpful(path, /manifest\.json is missing.*beleg export/));
});

test('bundle: a manifest that is no JSON', async () => {
  const path = await copy();
  await writeFile(join(path, 'manifest.json'), '{"format": 1,');
  await assert.rejects(loadBundle(path), helpful(path, /is no JSON/));
});

test('bundle: a manifest of another form names what is wrong', async () => {
  const path = await copy();
  await writeFile(join(path, 'manifest.json'), JSON.stringify({ ...(await readManifest(path)), featuresVersion: 'one' }));
  await assert.rejects(loadBundle(path), helpful(path, /featuresVersion/));
});

test('bundle: a damaged file', async () => {
  const path = await copy();
  const file = join(path, (await readManifest(path)).networks.details!.file);
  const bytes = await readFile(file);
  bytes[1000]! ^= 1;
  await writeFile(file, bytes);
  await assert.rejects(loadBundle(path), helpful(file, /other hash/));
});

test('bundle: a file cut short', async () => {
  const path = await copy();
  const file = join(path, (await readManifest(path)).networks.lineItems!.file);
  await writeFile(file, (await readFile(file)).subarray(0, 1000));
  await assert.rejects(loadBundle(path), helpful(file, /other hash/));
});

test('bundle: a missing file', async () => {
  const path = await copy();
  const manifest = await readManifest(path);
  const file = { ...manifest.networks.details!, file: 'details-00000000.onnx' };
  await writeFile(join(path, 'manifest.json'), JSON.stringify({ ...manifest, networks: { ...manifest.networks, details: file } }));
  await assert.rejects(loadBundle(path), helpful(join(path, 'details-00000000.onnx'), /missing/));
});

test('bundle: trained on other features', async () => {
  const path = await copy();
  await replaceManifest(path, { ...(await readManifest(path)), featuresVersion: featuresVersion + 1 });
  await assert.rejects(loadBundle(path), helpful(path, new RegExp(`features ${featuresVersion + 1}, this build computes ${featuresVersion}. Train it again`)));
});

/** As a bundle of a build with other details in its catalogue. */
async function withColumns(columns: (own: readonly string[]) => readonly string[]): Promise<string> {
  const path = await copy();
  const { networks, ...manifest } = await readManifest(path);
  await replaceManifest(path, { ...manifest, networks: { ...networks, details: { ...networks.details!, columns: [...columns(networks.details!.columns)] } } });
  return path;
}

test('bundle: not trained for what makes a document bookable', async () => {
  const path = await withColumns((own) => own.map((name) => (name === 'InvoiceId' ? 'Once' : name)));
  await assert.rejects(loadBundle(path), helpful(path, /not trained for InvoiceId. Train it again/));
});

test('bundle: trained for fewer details and for one that is no more', async () => {
  const bundle = await loadBundle(await withColumns((own) => own.map((name) => (name === 'CostCenter' ? 'Once' : name))));
  const { columns } = bundle.manifest.networks.details!;
  assert.deepEqual([columns.includes('Once'), columns.includes('CostCenter')], [true, false]);
  await bundle.details.release();
  await bundle.lineItems?.release();
});

test('bundle: without a details network', async () => {
  const path = await copy();
  const manifest = await readManifest(path);
  await replaceManifest(path, { ...manifest, networks: { lineItems: manifest.networks.lineItems } });
  await assert.rejects(loadBundle(path), helpful(path, /no details network/));
});

test('bundle: a calibration of another form', async () => {
  const path = await copy();
  const calibration = await storeFile(path, 'calibration.json', Buffer.from(JSON.stringify({ features: calibratorFeatures })));
  await replaceManifest(path, { ...(await readManifest(path)), calibration });
  await assert.rejects(loadBundle(path), helpful(join(path, calibration.file), /Calibrate again/));
});

test('bundle: replacing the manifest removes what no entry names, and nothing else', async () => {
  const path = await copy();
  await writeFile(join(path, 'README.md'), 'mine');
  const [old, now] = [await storeFile(path, 'rules.json', Buffer.from('[]')), await storeFile(path, 'rules.json', Buffer.from('[1]'))];
  await replaceManifest(path, { ...(await readManifest(path)), rules: { ...old, customer: 'acme' } });
  await replaceManifest(path, { ...(await readManifest(path)), rules: { ...(await storeFile(path, 'rules.json', Buffer.from('[1]'))), customer: 'acme' } });
  const files = await readdir(path);
  assert.ok(!files.includes(old.file) && files.includes(now.file) && files.includes('README.md'));
  assert.equal(files.filter((file) => file.endsWith('.onnx')).length, 2);
  assert.equal(files.filter((file) => file.endsWith('.tmp')).length, 0);
  assert.equal(Buffer.from(await readVerified(path, now)).toString(), '[1]');
});

test('bundle: a file that was written changes nothing until the manifest names it', async () => {
  const path = await copy();
  const before = await readManifest(path);
  const stored = await storeFile(path, 'details.onnx', Buffer.from('half a training'));
  assert.notEqual(stored.file, before.networks.details!.file);
  assert.deepEqual(await readManifest(path), before);
  await loadBundle(path);
});

test('bundle: a manifest that is none is not written', async () => {
  const path = await copy();
  const before = await readFile(join(path, 'manifest.json'), 'utf8');
  await assert.rejects(replaceManifest(path, { ...(await readManifest(path)), networks: { details: {} as never } }));
  assert.equal(await readFile(join(path, 'manifest.json'), 'utf8'), before);
});

test('bundle: an empty manifest where there is none', async () => {
  const { name, networks } = await readOrCreateManifest(join(folder, 'acme'));
  assert.deepEqual([name, networks], ['acme', {}]);
});

test('detect: bytes that are no document are refused before the networks run', async () => {
  const bundle = await loadBundle(join(folder, 'whole'));
  await assert.rejects(detect(Buffer.from('hello'), { bundle, knowledge: undefined as never }), InputError);
});
