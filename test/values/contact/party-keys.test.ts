/** Words that announce a party. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { isPartyKey } from '../../../src/values/contact/party-keys.js';

for (const [text, is] of [
  ['Bill To:', true],
  ['ODBERATEĽ', true],
  ['Muster', false],
] as const)
  test(`party keys: ${text}`, () => assert.equal(isPartyKey(text), is));
