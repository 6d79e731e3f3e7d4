import assert from 'node:assert/strict';
import test from 'node:test';
import { hasThinStrokes, thickenStrokes } from '../../../src/reading/cleaning/thin-strokes.js';

const [width, height, letter] = [400, 60, 30];

/** Ten upright strokes, each the height of a letter. */
function strokes(thickness: number) {
  const pixels = Buffer.alloc(width * height, 255);
  const boxes = Array.from({ length: 10 }, (_, index) => ({ x: 10 + 38 * index, y: 15, width: 20, height: letter }));
  for (const { x, y } of boxes) for (let row = y; row < y + letter; row++) pixels.fill(0, row * width + x + 8, row * width + x + 8 + thickness);
  return { grey: { pixels, width, height, channels: 1, resolution: 300 } as const, boxes };
}

for (const [thickness, expected] of [
  [2, true],
  [4, true],
  [6, false],
  [9, false],
] as const)
  test(`strokes of ${thickness} pixels in letters of ${letter} are ${expected ? '' : 'not '}thin`, () => {
    const { grey, boxes } = strokes(thickness);
    assert.equal(hasThinStrokes(grey, boxes, letter), expected);
  });

test('a picture without letters has no thin strokes', () => {
  assert.equal(hasThinStrokes(strokes(2).grey, [], letter), false);
});

test('strokes become thicker, and dots two pixels apart a line', async () => {
  const { grey } = strokes(2);
  const x = 18;
  for (let y = 15; y < 45; y += 4) for (const row of [y, y + 1]) grey.pixels.fill(255, row * width + x, row * width + x + 2);
  const { pixels } = await thickenStrokes(grey, letter);
  for (let y = 20; y < 40; y++) for (const beside of [0, 1]) assert.ok(pixels[y * width + x + beside]! < 150, `${y}: ${pixels[y * width + x + beside]}`);
  assert.ok(pixels[30 * width + x - 8]! > 240);
});
