/** Postal codes in the ways of many countries. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { isCode } from '../../src/values/contact/postal-code.js';

test('postal codes: what is one', () => {
  for (const text of ['18290', 'HU1 3DL', '1811 LV', '30-552', 'K1A 0B1', 'A-4644', '30374-0112', 'SW1A 1AA']) assert.ok(isCode(text), text);
  for (const text of ['L2H2', 'GK-418-ZT', 'Km', '18400 ST-FLORENT']) assert.ok(!isCode(text), text);
});
