/** Amounts shared out among sums. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { onlyShare } from '../../../src/values/numbers/shares.js';

const powers = Array.from({ length: 24 }, (_, i) => 2 ** i);

for (const [what, amounts, sums, share] of [
  ['one way', [5, 8, 2], [7, 8], [0, 1, 0]],
  ['two ways', [5, 5], [5, 5], undefined],
  ['no way', [5, 6], [5, 7], undefined],
  ['amounts that are taken off', [9, -2, 4], [7, 4], [0, 0, 1]],
  ['credits beside sums above zero', [-9, -4], [9, 4], [0, 1]],
  ['a long table of which large amounts leave little choice', powers, [2 ** 23, 2 ** 23 - 1], powers.map((_, i) => (i === 23 ? 0 : 1))],
  ['nothing', [], [0], []],
  ['too many ways to try', Array.from({ length: 200 }, (_, i) => 1000 + i), [100_000, 119_900], undefined],
] as const)
  test(`shares: ${what}`, () => {
    assert.deepEqual(onlyShare(amounts, sums, 0), share);
  });
