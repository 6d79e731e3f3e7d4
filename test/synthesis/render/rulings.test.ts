/** Rulings of a text layer and of its picture. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random } from '../../../src/random.js';
import type { Drawing } from '../../../src/synthesis/drawing.js';
import { pictured, rulingsOf } from '../../../src/synthesis/render/rulings.js';

const run = (text: string, y: number) => ({ text, x: 10, y, size: 10, bold: false, font: 'mono' as const, means: [] });
const stroke = (y2: number) => ({ x1: 10, y1: 20, x2: 90, y2, width: 1 });
const drawing: Drawing = {
  ...{ width: 100, height: 100, fills: [], codes: [] },
  runs: [run('Total', 10), run('-'.repeat(14), 40)],
  strokes: [stroke(20), stroke(60)],
};

test('a text layer has all strokes', () => {
  assert.deepEqual(
    rulingsOf(drawing, 2).map(({ y1, y2 }) => [y1, y2]),
    [
      [40, 40],
      [40, 120],
    ],
  );
});

test('of pictures most have level rulings, and rows of dashes are no words', () => {
  const seen = Array.from({ length: 200 }, (_, seed) => pictured(drawing, 2, random('rulings', seed)));
  assert.ok(seen.every(({ rulings }) => rulings.every(({ y1, y2 }) => y1 === y2)));
  const share = (is: (each: (typeof seen)[number]) => boolean): number => seen.filter(is).length / seen.length;
  assert.ok(Math.abs(share(({ rulings }) => rulings.length > 0) - 0.74) < 0.12);
  assert.ok(Math.abs(share((each) => each.drawing.runs[1]!.text === '') - 0.85) < 0.1);
  assert.ok(seen.every((each) => each.drawing.runs[0]!.text === 'Total'));
});
