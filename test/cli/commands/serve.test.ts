/** The settings of the server from the command line. */
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { temporaryFolder } from '../../bundle/made.js';
import { startProgram } from '../beleg.js';

const folder = await temporaryFolder(after);
const beleg = await startProgram(folder, after);

test('serve --print-config: what would be used, from file, environment and flags, and nothing starts', async () => {
  await writeFile(join(folder, 'serve.yaml'), 'port: 9001\nmaxPages: 3\ntrustProxy: true\n');
  const { code, out, err } = await beleg.run('serve --config serve.yaml --port 9002 --no-metrics --print-config');
  assert.equal(code, 0, err);
  const settings = JSON.parse(out);
  const { port, maxPages, trustProxy, metrics, queueLength } = settings;
  assert.deepEqual({ port, maxPages, trustProxy, metrics, queueLength }, { port: 9002, maxPages: 3, trustProxy: true, metrics: false, queueLength: 64 });
});
