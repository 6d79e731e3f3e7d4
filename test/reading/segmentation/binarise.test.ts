/** Ink by the local mean, and its runs in a row. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random } from '../../../src/random.js';
import { binarise, runsInRow } from '../../../src/reading/segmentation/binarise.js';

/** The definition: a pixel is ink below 0.82 of the mean of the square of 31 pixels around it, as far as that lies in the picture. */
function byDefinition(pixels: Uint8Array, width: number, height: number): Uint8Array {
  return Uint8Array.from(pixels, (value, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    let [sum, count] = [0, 0];
    for (let row = Math.max(0, y - 15); row <= Math.min(height - 1, y + 15); row++)
      for (let column = Math.max(0, x - 15); column <= Math.min(width - 1, x + 15); column++) [sum, count] = [sum + pixels[row * width + column]!, count + 1];
    return value * count < 0.82 * sum ? 1 : 0;
  });
}

for (const [width, height] of [
  [1, 1],
  [7, 3],
  [15, 16],
  [40, 31],
  [33, 70],
] as const)
  test(`binarise: ${width} × ${height} pixels`, () => {
    const stream = random('binarise', `${width}`, height);
    const pixels = Uint8Array.from({ length: width * height }, () => stream.integer(0, 255));
    assert.deepEqual(binarise({ pixels, width, height }), byDefinition(pixels, width, height));
  });

for (const [cells, runs] of [
  [[0, 0, 0], []],
  [
    [1, 1, 1],
    [0, 2],
  ],
  [
    [1, 0, 1, 1, 0],
    [0, 0, 2, 3],
  ],
] as const)
  test(`runs of ${cells.join('')}`, () => {
    const into = new Int32Array(cells.length + 1);
    const count = runsInRow(Uint8Array.from([9, ...cells]), 1, cells.length, into);
    assert.deepEqual([...into.subarray(0, count)], runs);
  });
