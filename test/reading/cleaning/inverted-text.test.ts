/** Text on dark and coloured bars becomes dark text on white; big bold type stays as it is. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { normaliseInvertedText } from '../../../src/reading/cleaning/inverted-text.js';

const [width, height, letter] = [480, 240, 22];

interface Bar {
  readonly ground: number;
  readonly text: number;
  /** Rows that its right end lies lower than its left. */
  readonly slope?: number;
}

/** Paper with a bar from (30, 81) to (400, 137), and strokes on it like letters. */
function page({ ground, text, slope = 0 }: Bar): { readonly pixels: Buffer; readonly width: number; readonly height: number } {
  const pixels = Buffer.alloc(width * height, 250);
  for (let x = 30; x < 400; x++) {
    const top = 81 + Math.round((slope * (x - 30)) / 370);
    for (let y = top; y < top + 56; y++) pixels[y * width + x] = x > 60 && x < 300 && x % 12 < 3 && y > top + 17 && y < top + 39 ? text : ground;
  }
  return { pixels, width, height };
}

const [stroke, between, paper] = [
  { x: 121, y: 110 },
  { x: 127, y: 110 },
  { x: 200, y: 40 },
];

for (const [name, bar, [onStroke, onGround]] of [
  ['white on black', { ground: 10, text: 250 }, [5, 255]],
  ['white on dark green', { ground: 85, text: 255 }, [0, 255]],
  ['white on orange', { ground: 150, text: 255 }, [0, 255]],
  ['white on light grey', { ground: 176, text: 255 }, [0, 255]],
  ['white on blue, askew', { ground: 120, text: 255, slope: 4 }, [0, 255]],
  ['black on grey', { ground: 180, text: 20 }, [28, 255]],
  ['an empty grey field', { ground: 180, text: 180 }, [255, 255]],
] as const satisfies readonly (readonly [string, Bar, readonly [number, number]])[]) {
  test(`bars: ${name}`, () => {
    const { pixels } = normaliseInvertedText(page(bar), letter);
    const at = ({ x, y }: { x: number; y: number }) => pixels[y * width + x]!;
    assert.deepEqual([at(stroke), at(between), at(paper)], [onStroke, onGround, 250]);
    // No edge of a turned bar is left that might pass for a rule.
    const dark = [...pixels].filter((value, index) => value < 128 && (index % width < 60 || index % width > 300));
    assert.equal(dark.length, 0);
  });
}

test('bars: big bold type is no bar', () => {
  const pixels = Buffer.alloc(width * height, 250);
  // "CE" with strokes of 24 pixels.
  const fill = (left: number, top: number, right: number, bottom: number) => {
    for (let y = top; y < bottom; y++) pixels.fill(60, y * width + left, y * width + right);
  };
  for (const left of [60, 150]) {
    fill(left, 60, left + 24, 156);
    for (const top of [60, 96, 132]) if (top !== 96 || left === 150) fill(left, top, left + 78, top + 24);
  }
  assert.ok(normaliseInvertedText({ pixels, width, height }, letter).pixels.equals(pixels));
});

test('bars: paper in the shade is no bar', () => {
  const pixels = Buffer.from(Array.from({ length: width * height }, (_, at) => Math.round(185 + (65 * (at % width)) / width)));
  for (let x = 60; x < 400; x += 12) for (let y = 100; y < 120; y++) pixels.fill(30, y * width + x, y * width + x + 3);
  assert.ok(normaliseInvertedText({ pixels, width, height }, letter).pixels.equals(pixels));
});

test('bars: words in bold are none', () => {
  const pixels = Buffer.alloc(width * height, 250);
  // "HHHH" in heavy type: stems of 14 pixels and bars of 12 between them.
  for (let y = 81; y < 121; y++)
    for (let x = 60; x < 220; x++) if ((x - 60) % 40 < 14 || ((x - 60) % 40 >= 24 && (x - 60) % 40 < 38) || (y >= 95 && y < 108)) pixels[y * width + x] = 10;
  assert.deepEqual(normaliseInvertedText({ pixels, width, height }, letter).pixels, pixels);
});

test('bars: what is as low as letters is a word whose letters touch', () => {
  const pixels = Buffer.alloc(width * height, 250);
  for (let y = 84; y < 110; y++) for (let x = 60; x < 204; x++) pixels[y * width + x] = x % 18 > 5 && x % 18 < 9 && y > 92 && y < 100 ? 240 : 60;
  assert.deepEqual(normaliseInvertedText({ pixels, width, height }, letter).pixels, pixels);
});
