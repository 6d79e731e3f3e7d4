import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alternativesTo, differsAt } from '../../src/document/alternatives.js';

for (const [text, other, at] of [
  ['8002', '3002', 0],
  ['8002', '8003', 3],
  ['8002', '8002', undefined],
  ['8002', '3003', undefined],
  ['8002', '802', undefined],
] as const)
  test(`alternatives: ${text} and ${other} differ at ${at}`, () => assert.equal(differsAt(text, other), at));

test('alternatives: those of a word that was split, joined or corrected are none of it any more', () => {
  assert.deepEqual(alternativesTo('12,80', ['12,60 ', '12', '12,8012,80', '13,60']), ['12,60']);
  assert.deepEqual(alternativesTo('12,80', undefined), []);
});
