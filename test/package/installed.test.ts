/** The package as others install it: packed, installed for a server into an empty folder from the npm registry alone, and run there. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { temporaryFolder } from '../bundle/made.js';
import { pdfOf } from '../reading/files.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
// npm hands this project's settings to its scripts as variables; whoever installs the package has none of them.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_(?:package|lifecycle)_|^npm_config_local_prefix$/i.test(name)));
const run = (cwd: string, file: string, ...args: string[]) => promisify(execFile)(file, args, { cwd, env, maxBuffer: 64 * 1024 * 1024 });

const unreached = await run(root, 'npm', 'view', 'onnxruntime-node', 'version', '--fetch-retries=0', '--fetch-timeout=15000').then(
  () => undefined,
  (error: Error) => error.message.split('\n').find((line) => line.startsWith('npm error')) ?? error.message,
);
const skip = unreached === undefined ? false : `THE INSTALLED PACKAGE WAS NOT TESTED: the npm registry is not reached (${unreached})`;
if (skip) process.stderr.write(`${skip}\n`);

test('installed from its tarball into an empty folder, it detects', { skip }, async () => {
  assert.ok(existsSync(join(root, 'dist', 'cli', 'main.js')), 'nothing is built: npm run build');
  const folder = await temporaryFolder(after);
  // Without the `prepack` of package.json: other tests run what is built.
  await run(root, 'npm', 'pack', '--ignore-scripts', '--pack-destination', folder);
  const [tarball] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
  const home = join(folder, 'home');
  await mkdir(home);
  await run(home, 'npm', 'install', '--prefix', home, '--prefer-offline', '--no-audit', '--no-fund', '--omit=peer', join('..', tarball!));
  const modules = join(home, 'node_modules');
  assert.deepEqual(await readdir(join(modules, 'onnxruntime-node', 'bin', 'napi-v6')), [process.platform]);
  assert.ok(existsSync(join(modules, 'beleg', 'dist', 'labelling', 'page', 'page.js')), 'the labelling page is part of it');
  for (const name of ['@tensorflow', 'vega', 'vega-lite', 'preact', 'playwright-core'])
    assert.ok(!existsSync(join(modules, name)), `${name} is no part of a server`);

  const lines = ['Muster GmbH', 'Rechnung Nr. 4711', 'Datum 12.03.2024', 'Gesamtbetrag 119,00 EUR'].map((text, i) => ({ text, x: 60, y: 80 + 20 * i }));
  await writeFile(join(home, 'invoice.pdf'), await pdfOf([lines]));
  const beleg = (...words: string[]) => run(home, join('node_modules', '.bin', 'beleg'), ...words);
  for (const named of [[], ['--bundle', 'base']]) {
    const { stdout } = await beleg('detect', 'invoice.pdf', '--json', ...named);
    const { InvoiceDetailTypePredictions: found } = JSON.parse(stdout) as { InvoiceDetailTypePredictions: { TypeName: string; Value: string }[] };
    assert.equal(found.find(({ TypeName }) => TypeName === 'InvoiceDate')?.Value.slice(0, 10), '2024-03-12');
  }
  // What only learning needs is asked for by name.
  await assert.rejects(beleg('train', 'details', 'synthetic', '--steps', '1', '--out', 'run'), ({ stderr }: { stderr: string }) =>
    /^beleg: training: the package @tensorflow\/tfjs-layers is not installed.* npm install --include=peer$/m.test(stderr),
  );
});
