/** Tokens in a row: which are apart. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Token } from '../../../src/features/contract.js';
import { isApart } from '../../../src/features/tokens/token-text.js';

const at = (text: string, x: number, width: number): Token => ({ text, box: { x, y: 0, width, height: 30 }, line: 0, word: x }) as Token;

for (const [what, first, second, expected] of [
  ['two heights of usual type', at('Mill', 0, 60), at('Lane', 125, 60), true],
  ['a blank of wide type', at('MILL', 0, 240), at('LANE', 305, 240), false],
  ['a dash and a word', at('–', 0, 60), at('Lane', 125, 60), true],
] as const)
  test(`tokens apart: ${what}`, () => assert.equal(isApart(first, second, 2), expected));
