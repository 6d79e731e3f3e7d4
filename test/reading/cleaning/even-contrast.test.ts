import assert from 'node:assert/strict';
import test from 'node:test';
import { evenContrast } from '../../../src/reading/cleaning/even-contrast.js';
import type { Picture } from '../../../src/reading/raster/picture.js';

const [width, height] = [800, 1000];

/** A picture whose pixel at x, y is as bright as `at` says. */
const drawn = (at: (x: number, y: number) => number): Picture => {
  const pixels = Buffer.alloc(width * height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) pixels[y * width + x] = at(x, y);
  return { pixels, width, height, channels: 1, resolution: 100 };
};
const isBar = (x: number, y: number): boolean => y > 440 && y < 500 && x > 200 && x < 600;
const isPrint = (x: number, y: number): boolean => y % 25 < 3 && x % 40 < 30;
const grain = (x: number, y: number): number => ((x * 7 + y * 13) % 9) - 4;
/** Strokes and a bar on paper of a brightness; `depth` says by how much print is darker. */
const page = (paper: number, depth: (x: number, y: number) => number) => (x: number, y: number) =>
  paper + (paper < 250 ? grain(x, y) : 0) - (isBar(x, y) ? 0.6 * paper : isPrint(x, y) ? depth(x, y) : 0);

for (const [what, at] of [
  ['grey paper with dark print', page(212, () => 170)],
  ['white paper with pale print', page(255, () => 80)],
  ['print that fades to the right and to the foot', page(225, (x, y) => 190 - 0.12 * x - 0.06 * y)],
] as const)
  test(`paper turns white and print dark: ${what}`, () => {
    const even = evenContrast(drawn(at));
    const brightness = (x: number, y: number): number => even.pixels[y * width + x]!;
    for (const [x, y] of [
      [130, 101],
      [410, 351],
      [690, 901],
    ] as const) {
      assert.ok(brightness(x, y + 12) >= 245, `paper at ${x}, ${y}: ${brightness(x, y + 12)}`);
      assert.ok(brightness(x, y) <= 90, `print at ${x}, ${y}: ${brightness(x, y)}`);
    }
    assert.ok(brightness(400, 470) < 150, `the bar stays dark: ${brightness(400, 470)}`);
  });

for (const [what, at] of [
  ['dark print on white paper', page(255, () => 230)],
  ['nothing printed', () => 215],
  ['pale drawing on a page of dark print', page(255, (_, y) => (y > 800 ? 40 : 230))],
] as const)
  test(`left as it is: ${what}`, () => {
    const picture = drawn(at);
    assert.ok(evenContrast(picture) === picture);
  });
