/** Print that no word covers is found; what is covered, and what is no print, is not looked at again. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { uncoveredAreas } from '../../../src/reading/segmentation/uncovered-ink.js';

const [width, height, letter] = [900, 100, 20];
const area = { left: 0, top: 20, right: width, bottom: 70 };

interface Block {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Black blocks on white. */
function picture(blocks: readonly Block[]): { readonly pixels: Uint8Array; readonly width: number; readonly height: number } {
  const pixels = new Uint8Array(width * height).fill(255);
  for (const box of blocks) for (let y = box.y; y < box.y + box.height; y++) pixels.fill(0, y * width + box.x, y * width + box.x + box.width);
  return { pixels, width, height };
}

/** Letters of 10 by 20 pixels with 3 between them, and the word that OCR would make of them. */
const letters = (x: number, count = 5): Block[] => Array.from({ length: count }, (_, index) => ({ x: x + 13 * index, y: 35, width: 10, height: letter }));
const read = (x: number, count = 5) => ({
  text: 'x'.repeat(count),
  box: { x, y: 35, width: 13 * count - 3, height: letter },
  confidence: 1,
  baseline: 55,
  lineHeight: 25,
});

for (const [name, blocks, words, found] of [
  ['a line that was dropped', [...letters(100), ...letters(400)], [], [100, 400]],
  ['the second of two words', [...letters(100), ...letters(200)], [read(100)], [200]],
  ['a word between two that were read', [...letters(100), ...letters(200), ...letters(300)], [read(100), read(300)], [200]],
  ['a single digit', [...letters(100), ...letters(400, 1)], [read(100)], [400]],
  ['nothing where all is read', [...letters(100), ...letters(200)], [read(100), read(200)], []],
  ['no rest of a word whose box is too short', letters(100), [read(100, 3)], []],
  ['print behind asterisks', [...[100, 130, 160].map((x) => ({ x, y: 38, width: 8, height: 9 })), ...letters(190)], [], [190]],
  ['no row of dots', Array.from({ length: 30 }, (_, index) => ({ x: 100 + 12 * index, y: 50, width: 4, height: 4 })), [], []],
  ['no block of a logo', [{ x: 100, y: 22, width: 60, height: 46 }], [], []],
  ['no long blot', [{ x: 100, y: 35, width: 300, height: 20 }], [], []],
] as const) {
  test(`missed: ${name}`, () => {
    const parts = uncoveredAreas(picture(blocks), [area], words, letter);
    assert.deepEqual(
      parts.map(({ left, top, bottom }) => [left, top, bottom]),
      found.map((x) => [x - letter / 2, area.top, area.bottom]),
    );
  });
}

test('missed: a page full of specks as high as letters is looked at in part only', () => {
  const rows = Array.from({ length: 60 }, () => area);
  assert.equal(uncoveredAreas(picture([...letters(100), ...letters(400, 1)]), rows, [], letter).length, 40);
});
