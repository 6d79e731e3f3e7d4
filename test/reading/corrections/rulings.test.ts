/** Rulings that were read as strokes: cells beside them, and strokes that are none. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { OcrWord } from '../../../src/reading/ocr-word.js';
import { withoutRulings } from '../../../src/reading/corrections/rulings.js';

/** A word of letters of ten pixels on a line; strokes are five pixels wide. */
const word = (text: string, x: number, line: number): OcrWord => ({
  text,
  box: { x, y: 40 * line, width: [...text].reduce((sum, letter) => sum + (/[|¦.,l]/.test(letter) ? 5 : 10), 0), height: 20 },
  confidence: 0.9,
  baseline: 40 * line + 20,
  lineHeight: 20,
});

for (const [what, words, expected] of [
  ['two cells and a ruling', [word('8.00|35681.28|', 100, 0), word('6.00|9614.00|', 100, 1)], '8.00 35681.28 6.00 9614.00'],
  ['a ruling beside a word and alone', [word('4PCS', 107, 0), word('|', 100, 0), word('|1PC', 100, 1)], '4PCS 1PC'],
  ['of a printer', [word('3004¦', 100, 0), word('3005¦', 100, 1)], '3004 3005'],
  ['one stroke', [word('|tem', 100, 0), word('Price', 100, 1)], '|tem Price'],
  ['strokes at two places', [word('A|B', 100, 0), word('A|B', 300, 1)], 'A|B A|B'],
  ['strokes of one line', [word('A', 100, 0), word('|', 150, 0), word('B', 170, 0)], 'A | B'],
  ['far below one another', [word('A|', 100, 0), word('A|', 100, 9)], 'A| A|'],
] as const)
  test(`rulings: ${what}`, () => {
    const found = withoutRulings(words);
    assert.equal(found.map(({ text }) => text).join(' '), expected);
  });

test('rulings: a cell lies where it was printed', () => {
  const [first, second] = withoutRulings([word('800|356', 100, 0), word('|', 130, 1)]);
  assert.deepEqual([first!.box.x, Math.round(first!.box.x + first!.box.width), Math.round(second!.box.x)], [100, 130, 135]);
});
