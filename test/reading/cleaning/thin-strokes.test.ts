import assert from 'node:assert/strict';
import test from 'node:test';
import { thickenStrokes } from '../../../src/reading/cleaning/thin-strokes.js';

const [width, height, letter] = [400, 60, 30];

/** Ten upright strokes, each the height of a letter. */
function strokes(thickness: number) {
  const pixels = Buffer.alloc(width * height, 255);
  const boxes = Array.from({ length: 10 }, (_, index) => ({ x: 10 + 38 * index, y: 15, width: 20, height: letter }));
  for (const { x, y } of boxes) for (let row = y; row < y + letter; row++) pixels.fill(0, row * width + x + 8, row * width + x + 8 + thickness);
  return { grey: { pixels, width, height }, boxes };
}
const dark = ({ pixels }: { readonly pixels: Uint8Array }): number => pixels.filter((value) => value < 128).length;

test('thin strokes are thickened by a pixel on each side', () => {
  const { grey, boxes } = strokes(2);
  assert.equal(dark(thickenStrokes(grey, boxes, letter)), 10 * 4 * (letter + 2));
});

test('strokes of usual type are left alone', () => {
  const { grey, boxes } = strokes(5);
  assert.ok(thickenStrokes(grey, boxes, letter) === grey);
});

test('a picture without letters is left alone', () => {
  const { grey } = strokes(2);
  assert.ok(thickenStrokes(grey, [], letter) === grey);
});
