/** Boxes of text lines on a map of probabilities. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textBoxes } from '../../../src/reading/segmentation/text-boxes.js';

/** A map of 40 × 20 pixels with text of this probability at each of the areas. */
function mapOf(areas: readonly { readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly text: number }[]) {
  const [width, height] = [40, 20];
  const probabilities = new Float32Array(width * height);
  for (const { x, y, width: across, height: down, text } of areas)
    for (let row = y; row < y + down; row++) probabilities.fill(text, row * width + x, row * width + x + across);
  return { probabilities, width, height };
}

const line = { x: 4, y: 5, width: 20, height: 5, text: 0.9 };

test('a line reaches beyond its text by 1.5 of its area to its circumference', () =>
  assert.deepEqual(textBoxes(mapOf([line])), [{ x: 1, y: 2, width: 26, height: 11 }]));

for (const [title, areas, wanted] of [
  ['nothing', [], 0],
  ['two lines', [line, { x: 4, y: 13, width: 20, height: 4, text: 0.8 }], 2],
  ['two columns', [line, { x: 30, y: 5, width: 8, height: 5, text: 0.8 }], 2],
  ['one that touches the edges', [{ x: 0, y: 0, width: 40, height: 20, text: 0.9 }], 1],
  ['two that share a corner', [line, { x: 24, y: 10, width: 10, height: 5, text: 0.9 }], 1],
  ['text that is unsure', [{ ...line, text: 0.5 }], 0],
  ['a speck', [{ x: 4, y: 5, width: 2, height: 2, text: 0.9 }], 0],
] as const)
  test(`lines of a map: ${title}`, () => assert.equal(textBoxes(mapOf(areas)).length, wanted));
