/** All features of some documents, the same to the last digit as when the networks were trained. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { rowsNow, type StoredRows } from './stored-rows.js';

const stored = JSON.parse(readFileSync(new URL('./stored-rows.json', import.meta.url), 'utf8')) as StoredRows;
const now = rowsNow();

test('stored feature rows: their version is the one stored', () => assert.equal(now.featuresVersion, stored.featuresVersion));

test('stored feature rows: the same arrays as before', () => assert.deepEqual(Object.keys(now.arrays), Object.keys(stored.arrays)));

for (const [name, fingerprint] of Object.entries(stored.arrays)) {
  test(`stored feature rows: ${name}`, () =>
    assert.deepEqual(now.arrays[name], fingerprint, 'the numbers changed: raise featuresVersion, train again, then write this file anew (stored-rows.ts)'));
}
