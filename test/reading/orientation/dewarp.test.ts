import assert from 'node:assert/strict';
import test from 'node:test';
import { dewarped, findWarp } from '../../../src/reading/orientation/dewarp.js';
import { detectInk } from '../../../src/reading/segmentation/ink.js';
import type { Picture } from '../../../src/reading/raster/picture.js';

const [width, height] = [600, 800];

/** Rows of letters of 6 × 12 pixels, 30 pixels apart, each lower by what `fall` says. */
function lettered(fall: (x: number, y: number) => number): Picture {
  const pixels = Buffer.alloc(width * height, 255);
  for (let row = 60; row < height - 60; row += 30)
    for (let x = 40; x < width - 40; x += 10) {
      const top = Math.round(row + fall(x, row));
      for (let y = top; y < top + 12; y++) pixels.fill(0, y * width + x, y * width + x + 6);
    }
  return { pixels, width, height, channels: 1, resolution: 100 };
}

/** Rows without ink between the first letter and the last. */
function whiteRows({ pixels }: Picture): number {
  let count = 0;
  for (let y = 60; y < height - 60; y++) if (!pixels.subarray(y * width, (y + 1) * width).some((value) => value < 128)) count++;
  return count;
}

for (const [what, fall] of [
  ['curled', (x: number) => 14 * Math.sin((Math.PI * x) / width)],
  ['curled in a wave', (x: number) => 12 * Math.sin((3 * Math.PI * x) / width)],
  ['of a sheet seen from its left', (x: number, y: number) => ((y - height / 2) * (x - width / 2)) / 8000],
  ['of a wavy sheet', (x: number, y: number) => 20 * Math.sin((2 * Math.PI * y) / height) * (x / width - 0.5)],
] as const)
  test(`text lines become straight: ${what}`, async () => {
    const picture = lettered(fall);
    const warp = findWarp(picture, await detectInk(picture));
    assert.ok(warp);
    const [before, after] = [whiteRows(picture), whiteRows(dewarped(picture, warp))];
    assert.ok(after >= 250 && after > 1.5 * before, `${before} rows white before, ${after} after`);
  });

test('straight text lines are left alone', async () => {
  const picture = lettered(() => 0);
  assert.equal(findWarp(picture, await detectInk(picture)), undefined);
});

test('a picture without text lines is left alone', async () => {
  const picture = { ...lettered(() => 0), pixels: Buffer.alloc(width * height, 255) };
  assert.equal(findWarp(picture, await detectInk(picture)), undefined);
});
