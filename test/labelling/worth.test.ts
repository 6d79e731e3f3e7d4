/** Which document is worth more. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { doubtOf, worthOf } from '../../src/labelling/worth.js';
import type { Proposals } from '../../src/labelling/wire.js';

const proposed = (...scores: readonly number[]): Proposals => ({
  fields: Object.fromEntries(scores.map((score, i) => [`D${i}`, [{ value: 'x', score, sure: score >= 0.95 }]])),
  groups: {},
  rows: [],
  reasons: {},
  others: {},
});

for (const [what, proposals, known, worth, because] of [
  ['nothing found', proposed(), 0, 1, '0 of 0 proposed values unsure; 0 documents of its supplier are labelled'],
  ['all sure', proposed(0.99, 0.96), 0, 0, '0 of 2 proposed values unsure; 0 documents of its supplier are labelled'],
  ['one of four unsure', proposed(0.99, 0.99, 0.99, 0.7), 0, 0.3, '1 of 4 proposed values unsure; 0 documents of its supplier are labelled'],
  ['a known supplier', proposed(0.99, 0.99, 0.99, 0.7), 1, 0.15, '1 of 4 proposed values unsure; 1 document of its supplier is labelled'],
] as const)
  test(`worth: ${what}`, () => assert.deepEqual(worthOf(doubtOf(proposals), known), { worth, because }));
