import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPersonName } from '../../../src/values/contact/person-name.js';

for (const [text, isOne] of [
  ['Anna Huber', true],
  ['Dr. Anna Huber', true],
  ['KOVÁCS ANNA', true],
  ['Anna M. Huber', true],
  ['Huber', false],
  ['Metzgerei „Adler“ Anna', false],
  ['Bergbahnen Oberfeld', false],
  ['Gasthaus zum goldenen Adler Anna', false],
] as const)
  test(`a person's name: ${text} ${isOne ? 'is' : 'is not'} one`, () => assert.equal(isPersonName(text), isOne));
