/** The word "base" names the bundle that comes with the program, from whatever folder it is started. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { test } from 'node:test';
import { bundleFolder, ownBundleFolder, shippedName } from '../../src/bundle/shipped.js';
import { readManifest } from '../../src/bundle/store.js';
import { InputError } from '../../src/errors.js';
import { bundleOf } from '../../src/server/access/keys.js';
import { settingsFrom } from '../../src/server/settings.js';

test('base is the shipped bundle here and elsewhere', async () => {
  assert.equal(bundleFolder(shippedName), join('models', 'base'));
  const [before, folder] = [process.cwd(), mkdtempSync(join(tmpdir(), 'elsewhere-'))];
  try {
    process.chdir(folder);
    assert.ok(isAbsolute(bundleFolder('base')));
    assert.ok((await readManifest(bundleFolder('base'))).networks.details);
    assert.equal((await settingsFrom({}, undefined, {})).bundle, bundleFolder('base'));
    assert.equal((await settingsFrom({}, undefined, { BELEG_BUNDLE: 'base' })).bundle, bundleFolder('base'));
    assert.equal(bundleOf({ bundle: 'base' }, 'models/acme'), bundleFolder('base'));
  } finally {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  }
});

test('other names are folders', () => {
  for (const name of ['./base', 'models/base', 'bases']) assert.equal(bundleFolder(name), name);
  assert.equal(bundleOf({}, 'models/acme'), 'models/acme');
  assert.equal(bundleOf({ bundle: 'models/own' }, 'models/acme'), 'models/own');
});

test('what comes with the program is not changed', () => {
  assert.equal(ownBundleFolder('models/acme'), 'models/acme');
  assert.throws(
    () => ownBundleFolder('base'),
    (error) => error instanceof InputError && /Change a copy: cp -r models\/base models\/acme/.test(error.message),
  );
});
