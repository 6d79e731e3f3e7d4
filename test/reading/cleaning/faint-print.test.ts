/** Which faint print is darkened. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { darkenFaintPrint } from '../../../src/reading/cleaning/faint-print.js';
import type { Picture } from '../../../src/reading/raster/picture.js';

const [width, height] = [800, 1000];

/** A picture whose pixel at x, y is as bright as `at` says. */
const drawn = (at: (x: number, y: number) => number): Picture => {
  const pixels = Buffer.alloc(width * height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) pixels[y * width + x] = at(x, y);
  return { pixels, width, height, channels: 1, resolution: 100 };
};
/** Strokes of letters in lines. */
const isPrint = (x: number, y: number): boolean => y % 25 < 8 && x % 6 < 2 && x > 100 && x < 700;
const grain = (x: number, y: number): number => ((x * 7 + y * 13) % 21) - 20;
/** Dark print, and at the foot print of this depth. */
const page = (foot: number) => (x: number, y: number) => (isPrint(x, y) ? 255 - (y > 900 ? foot : 220) : 255);

test('a grey footer turns dark, dark print stays as it is', () => {
  const picture = drawn(page(70));
  const { pixels } = darkenFaintPrint(picture);
  assert.ok(pixels[925 * width + 402]! <= 60, `the footer: ${pixels[925 * width + 402]}`);
  assert.deepEqual(pixels.subarray(0, 850 * width), picture.pixels.subarray(0, 850 * width));
  assert.equal(pixels[920 * width + 402], 255, 'paper');
});

for (const [what, at] of [
  ['dark print', page(220)],
  ['a watermark: broad strokes', (x: number, y: number) => (y > 800 && y < 900 && x % 200 < 60 ? 200 : 255)],
  ['grain of paper', (x: number, y: number) => page(70)(x, y) + (isPrint(x, y) ? 0 : grain(x, y))],
  ['grey paper', (x: number, y: number) => page(70)(x, y) - 30],
] as const)
  test(`left as it is: ${what}`, () => {
    const picture = drawn(at);
    assert.ok(darkenFaintPrint(picture) === picture);
  });
