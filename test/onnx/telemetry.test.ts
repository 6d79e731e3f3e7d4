/** A process that runs a network reports nothing to the makers of onnxruntime: it keeps no id and writes no log. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';

const run = `
  import { readFileSync } from 'node:fs';
  import { loadNetwork } from './src/onnx/runtime.ts';
  const { networks } = JSON.parse(readFileSync('models/base/manifest.json', 'utf8'));
  const network = await loadNetwork('models/base/' + Object.values(networks)[0].file);
  await network.release();
`;

test('onnxruntime: telemetry is off', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'beleg-'));
  try {
    // On a machine of CI, and where it is told so, telemetry is off anyway.
    const { CI: _ci, ORT_DISABLE_TELEMETRY: _off, ...env } = process.env;
    await promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', run], {
      env: { ...env, TMPDIR: folder, HOME: folder, XDG_CACHE_HOME: folder },
    });
    const written = await readdir(folder, { recursive: true });
    assert.deepEqual(
      written.filter((path) => !path.startsWith('tsx-')),
      [],
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
