/** The height of letters is told although specks outnumber them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Box } from '../../../src/document/box.js';
import { random } from '../../../src/random.js';
import { usualHeight } from '../../../src/reading/segmentation/letter-height.js';

/** Rows of letters 30 pixels high. */
const letters = (count: number): Box[] =>
  Array.from({ length: count }, (_, index) => ({ x: 100 + 24 * (index % 12), y: 100 + 60 * Math.floor(index / 12), width: 18, height: 30 }));

function specks(count: number): Box[] {
  const stream = random('specks');
  return Array.from({ length: count }, () => ({
    x: 900 * stream.next(),
    y: 900 * stream.next(),
    width: 8,
    height: 8 + 6 * stream.next(),
  }));
}

for (const [what, boxes, low, high] of [
  ['letters alone', letters(60), 30, 30],
  ['letters among more specks', [...letters(48), ...specks(150)], 30, 30],
  ['specks with too few letters', [...letters(12), ...specks(150)], 8, 14],
  [
    'a heading in large letters over small ones',
    [...letters(24).map((box) => ({ ...box, y: box.y + 500 })), ...letters(60).map((box) => ({ ...box, height: 26 }))],
    26,
    26,
  ],
  ['nothing', [], 0, 0],
] as const)
  test(`letter height: ${what}`, () => {
    const height = usualHeight(boxes);
    assert.ok(height >= low && height <= high, `${height}`);
  });
