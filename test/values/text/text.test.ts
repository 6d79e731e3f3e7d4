/** Normalisation of texts: folding, compact identifiers, edit distance. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { compact, compactLetters } from '../../../src/values/text/compact.js';
import { editDistance, type EditOptions } from '../../../src/values/text/edit-distance.js';
import { fold } from '../../../src/fold.js';

for (const [text, folded] of [
  ['Cœur', 'coeur'],
  ['Août', 'aout'],
  ['Říjen', 'rijen'],
  ['MÄRZ', 'marz'],
  ['Ağustos', 'agustos'],
  ['kwiecień', 'kwiecien'],
  ['Ćirković', 'cirkovic'],
] as const)
  test(`fold: ${text}`, () => assert.equal(fold(text), folded));

for (const [text, ascii, letters] of [
  ['at 12-34', 'AT1234', 'AT1234'],
  ['Č. 5/b', '5B', 'Č5B'],
  ['№ 7', '7', '7'],
] as const)
  test(`compact: ${text}`, () => assert.deepEqual([compact(text), compactLetters(text)], [ascii, letters]));

const half = (a: string, b: string): number => (a === b ? 0 : a + b === 'O0' || a + b === '0O' ? 0.5 : 1);
for (const [a, b, options, edits] of [
  ['', '', {}, 0],
  ['abc', '', {}, 3],
  ['same', 'same', { limit: 0 }, 0],
  ['kitten', 'sitting', {}, 3],
  ['kitten', 'sitting', { limit: 2 }, Infinity],
  ['muster', 'mutser', {}, 2],
  ['muster', 'mutser', { transpositions: true }, 1],
  ['RE1005', 'RE1OO5', { cost: half }, 1],
  ['RE1005', 'RE1OO5', { cost: half, limit: 0.5 }, Infinity],
  ['abcdef', 'abxyef', { longest: 1 }, Infinity],
  ['abcdef', 'abcdxef', { longest: 1 }, 1],
] as const satisfies readonly (readonly [string, string, EditOptions, number])[]) {
  test(`edit distance: ${a}, ${b}, ${JSON.stringify(Object.keys(options))}`, () => {
    assert.equal(editDistance(a, b, options), edits);
    assert.equal(editDistance(b, a, options), edits);
  });
}
