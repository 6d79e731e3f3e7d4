/** What is left of rules is no type; accents stay with it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type TextLine, splitTextLines } from '../../../src/reading/segmentation/text-lines.js';

/** A letter's height and breadth in pixels, letters of a line. */
const [letter, breadth, letters] = [10, 6, 12];
const [width, height] = [letters * (breadth + 4) + 10, 40];

/** Rows of letters drawn as frames, each from `top` on and `tall` pixels high, with single dark pixels besides. */
function linesOf(rows: readonly { readonly top: number; readonly tall: number }[], dots: readonly (readonly [number, number])[] = []): readonly TextLine[] {
  const dark = new Uint8Array(width * height);
  for (const { top, tall } of rows)
    for (let index = 0; index < letters; index++)
      for (let y = 0; y < tall; y++)
        for (let x = 0; x < breadth; x++)
          if (x === 0 || x === breadth - 1 || y === 0 || y === tall - 1) dark[(top + y) * width + 5 + index * (breadth + 4) + x] = 1;
  for (const [x, y] of dots) dark[y * width + x] = 1;
  const areas = [{ left: 0, top: 0, right: width, bottom: height }];
  return splitTextLines({ dark, width, height }, areas, letter);
}

const ends = (lines: readonly TextLine[]): readonly number[][] => lines.map(({ areas }) => [areas[0]!.top, areas[0]!.bottom]);
/** Below the third letter, from row to row. */
const tail = (from: number, to: number) => Array.from({ length: to - from }, (_, row) => [5 + 2 * (breadth + 4), from + row] as const);

const cases: readonly (readonly [name: string, lines: readonly TextLine[], expected: readonly number[][]])[] = [
  ['one line', linesOf([{ top: 10, tall: 10 }]), [[0, 40]]],
  ['capitals with a few accents', linesOf([{ top: 14, tall: 10 }], [...tail(5, 6), ...tail(6, 13), [60, 5], [60, 6]]), [[0, 40]]],
  [
    'what is left of a faint rule above the type',
    linesOf(
      [{ top: 14, tall: 10 }],
      Array.from({ length: 70 }, (_, x) => [20 + x, 8] as const),
    ),
    [[9, 40]],
  ],
  [
    'an accent above the type',
    linesOf(
      [{ top: 14, tall: 10 }],
      [
        [60, 8],
        [61, 8],
      ],
    ),
    [[0, 40]],
  ],
  ['big type', linesOf([{ top: 5, tall: 20 }]), [[0, 40]]],
];

test('print lines: residue of rules goes, what belongs together stays', () => {
  for (const [name, lines, expected] of cases) assert.deepEqual(ends(lines), expected, name);
});
