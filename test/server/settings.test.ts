/** Settings: flags before environment before file before usual values. */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { usualDataFolder } from '../../src/server/data-folder.js';
import { limits } from '../../src/server/limits.js';
import { settingsFrom } from '../../src/server/settings.js';
import type { KeyRecord } from '../../src/server/store/store.js';

test('flags before environment before file before usual values', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'beleg-settings-'));
  const file = join(folder, 'server.yaml');
  await writeFile(file, 'port: 1\nqueueLength: 1\nmaxPages: 1\n');
  const settings = await settingsFrom({ port: 3, host: undefined }, file, { BELEG_PORT: '2', BELEG_QUEUE_LENGTH: '2', BELEG_METRICS: 'false' });
  const { port, queueLength, maxPages, timeoutSeconds, metrics, host } = settings;
  assert.deepEqual(
    { port, queueLength, maxPages, timeoutSeconds, metrics, host },
    { port: 3, queueLength: 2, maxPages: 1, timeoutSeconds: 230, metrics: false, host: '127.0.0.1' },
  );
  await writeFile(file, 'prot: 1');
  await assert.rejects(settingsFrom({}, file, {}), /prot/);
  await assert.rejects(settingsFrom({}, join(folder, 'none.yaml'), {}), /none.yaml/);
  await assert.rejects(settingsFrom({ port: 70_000 }, undefined, {}), /port/);
  await assert.rejects(settingsFrom({ tlsKey: 'k.pem' }, undefined, {}), /TLS/);
  await rm(folder, { recursive: true });
});

test('the data folder follows the system', () => {
  assert.equal(usualDataFolder({ BELEG_DATA: '/x' }), '/x');
  if (process.platform === 'linux') assert.equal(usualDataFolder({ XDG_DATA_HOME: '/data' }), '/data/beleg');
});

test('limits: requests a minute fill evenly, requests at once are counted', () => {
  let now = 0;
  const own = limits(() => now);
  const record = { id: 'a', requestsPerMinute: 2, concurrency: 2 } as KeyRecord;
  assert.equal(own.enter(record), undefined);
  assert.equal(own.enter(record), undefined);
  assert.equal(own.enter(record), 1); // two at once
  own.leave(record);
  assert.equal(own.enter(record), 30);
  now = 30_000;
  assert.equal(own.enter(record), undefined);
});
