/** Settings: flags before environment before file before usual values. */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { defaultDataFolder } from '../../src/server/store/data-folder.js';
import { limits } from '../../src/server/access/limits.js';
import { settingNames, settingsFrom } from '../../src/server/settings.js';
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
  assert.equal(defaultDataFolder({ BELEG_DATA: '/x' }), '/x');
  if (process.platform === 'linux') assert.equal(defaultDataFolder({ XDG_DATA_HOME: '/data' }), '/data/beleg');
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

/** [what stands in the file, in the environment, among the flags, what is said]. */
for (const [file, environment, flags, said] of [
  ['- a\n- list', {}, {}, /no YAML or JSON of names and values/],
  ['port: [1', {}, {}, /no YAML or JSON/],
  ['workers: 0', {}, {}, /^workers: .*beleg serve --print-config/],
  ['timeoutSeconds: soon', {}, {}, /^timeoutSeconds: /],
  ['metrics: perhaps', {}, {}, /^metrics: /],
  ['', { BELEG_QUEUE_LENGTH: 'many' }, {}, /^queueLength: /],
  ['', { BELEG_TRUST_PROXY: 'maybe' }, {}, /^trustProxy: /],
  ['', {}, { logLevel: 'loud' }, /^logLevel: .*fatal/],
] as const) {
  test(`settings refused before anything starts: ${file} ${JSON.stringify({ ...environment, ...flags })}`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'beleg-settings-'));
    const path = join(folder, 'serve.yaml');
    await writeFile(path, file);
    await assert.rejects(settingsFrom(flags, file ? path : undefined, environment), (error: Error) => {
      assert.equal(error.name, 'InputError');
      assert.match(error.message.replace(`${path}: `, ''), said);
      return true;
    });
    await rm(folder, { recursive: true });
  });
}

test('every setting has its variable, and its printed form is a file that gives the same settings', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'beleg-settings-'));
  const environment = {
    BELEG_HOST: '0.0.0.0',
    BELEG_PORT: '81',
    BELEG_BUNDLE: 'b',
    BELEG_DATA: '/d',
    BELEG_WORKERS: '3',
    BELEG_QUEUE_LENGTH: '4',
    BELEG_QUEUE_MEGABYTES: '5',
    BELEG_TIMEOUT_SECONDS: '6',
    BELEG_MAX_PAGES: '7',
    BELEG_BODY_MEGABYTES: '8',
    BELEG_TLS_CERTIFICATE: 'c.pem',
    BELEG_TLS_KEY: 'k.pem',
    BELEG_EB_INTERFACE: 'yes',
    BELEG_CORRECTIONS: 'k',
    BELEG_CORRECTION_DAYS: '9',
    BELEG_REQUEST_HOURS: '10',
    BELEG_METRICS: '0',
    BELEG_TRUST_PROXY: 'true',
    BELEG_LOG_LEVEL: 'warn',
  };
  const settings = await settingsFrom({}, undefined, environment);
  const usual = await settingsFrom({}, undefined, {});
  for (const name of settingNames) assert.notEqual(settings[name], usual[name], name);
  const path = join(folder, 'printed.json');
  await writeFile(path, JSON.stringify(settings, undefined, 1));
  assert.deepEqual(await settingsFrom({}, path, {}), settings);
  await rm(folder, { recursive: true });
});
