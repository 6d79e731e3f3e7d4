import assert from 'node:assert/strict';
import test from 'node:test';
import { removeDotLeaders } from '../../../src/reading/cleaning/dot-leaders.js';

const [width, height, letter] = [900, 60, 20];
const area = { left: 0, top: 0, right: width, bottom: height };

/** Marks of one size in a row, from `from` on. */
function marks(pixels: Uint8Array, from: number, count: number, [wide, high]: readonly [number, number], pitch: number): Uint8Array {
  for (let index = 0; index < count; index++)
    for (let y = 40 - high; y < 40; y++) pixels.fill(0, y * width + from + index * pitch, y * width + from + index * pitch + wide);
  return pixels;
}
const empty = () => new Uint8Array(width * height).fill(255);

for (const [name, pixels, parts] of [
  ['a rule of dashes', marks(empty(), 20, 40, [10, 4], 20), 0],
  ['a rule of stars', marks(empty(), 20, 40, [9, 10], 20), 0],
  ['a few dashes', marks(empty(), 20, 5, [10, 4], 20), 1],
  ['letters', marks(empty(), 20, 40, [10, 20], 20), 1],
  ['stars before digits', marks(marks(empty(), 20, 20, [9, 10], 20), 500, 4, [10, 26], 20), 1],
  ['a key, a leader and a value', marks(marks(marks(empty(), 20, 8, [10, 20], 14), 160, 30, [3, 3], 10), 480, 8, [10, 20], 14), 2],
] as const)
  test(`typed rules and leaders: ${name}`, () => {
    assert.equal(removeDotLeaders({ pixels, width, height }, [area], letter).length, parts);
  });
