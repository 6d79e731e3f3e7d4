/** Rows of scores as probabilities, with evidence added to them, and the likeliest of each. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { likeliest, reweighed, softmaxRows } from '../../../src/extraction/decoding/probabilities.js';

for (const [what, probabilities, terms, expected] of [
  ['no terms', [0.2, 0.8], [0, 0], [0.2, 0.8]],
  ['the same term for all', [0.2, 0.8], [3, 3], [0.2, 0.8]],
  ['odds multiplied', [0.5, 0.5], [Math.log(4), 0], [0.8, 0.2]],
  ['rows by themselves', [0.5, 0.5, 0.5, 0.5], [Math.log(4), 0, 0, Math.log(4)], [0.8, 0.2, 0.2, 0.8]],
  ['terms beyond what exp can hold', [0.5, 0.5], [2000, -2000], [1, 0]],
  ['what the network excludes', [1, 0], [0, 50], [1, 0]],
] as const)
  test(`reweighed: ${what}`, () => {
    const result = reweighed(Float32Array.from(probabilities), Float32Array.from(terms), 2);
    for (const [i, value] of expected.entries()) assert.ok(Math.abs(result[i]! - value) < 1e-6, `${[...result]}`);
  });

for (const [what, scores, row, expected] of [
  ['of the first row', [1, 3, 2, 9, 0, 0], 0, 1],
  ['of the second row', [1, 3, 2, 0, 0, 9], 1, 2],
  ['the first of equals', [2, 2, 1], 0, 0],
] as const)
  test(`likeliest: ${what}`, () => assert.equal(likeliest(Float32Array.from(scores), row, 3), expected));

test('softmaxRows: each row by itself, whatever its scale', () =>
  assert.deepEqual([...softmaxRows(Float32Array.of(0, 0, 1000, 1000), 2)], [0.5, 0.5, 0.5, 0.5]));
