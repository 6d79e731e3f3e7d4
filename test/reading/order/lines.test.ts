/** Words at places → lines; the pages are drawn as lists of [text, x, base line, size]. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { linesOf } from '../../../src/reading/order/lines.js';
import type { Placed } from '../../../src/reading/order/placed-word.js';

type Drawn = readonly [text: string, x: number, baseline: number, size?: number, open?: boolean];

function placed([text, x, baseline, size = 40, open = false]: Drawn): Placed {
  const box = { x, y: baseline - 0.75 * size, width: text.length * size * 0.5, height: 0.95 * size };
  return { text, box, baseline, fontSize: size, confidence: 1, bold: false, source: 'text', angle: 0, open };
}

const linesOfDrawn = (words: readonly Drawn[]): readonly string[] => {
  const { words: read, lines } = linesOf(words.map(placed));
  return lines.map((line) => line.words.map((index) => read[index]!.text).join(' '));
};

for (const [name, words, lines] of [
  ['nothing', [], []],
  [
    'words of which no letter is left, alone in their rows',
    [
      ['', 100, 100],
      ['', 100, 300],
      ['Rechnung', 100, 500],
    ],
    ['Rechnung'],
  ],
  [
    'words without a width keep their place among the others',
    [
      ['unten', 100, 500],
      ['\u0301', 400, 300, 0],
      ['oben', 100, 100],
    ],
    ['oben', '\u0301', 'unten'],
  ],
  [
    'a row of a table is one line, whatever the gaps',
    [
      ['119,00', 2000, 100],
      ['Schrauben', 300, 100],
      ['1', 100, 100],
      ['2', 100, 150],
      ['Muttern', 300, 150],
      ['7,00', 2040, 150],
    ],
    ['1 Schrauben 119,00', '2 Muttern 7,00'],
  ],
  [
    'key and value of different sizes on one base line',
    [
      ['Gesamtbetrag', 100, 500, 60],
      ['119,00', 1500, 500, 36],
      ['EUR', 1700, 500, 24],
    ],
    ['Gesamtbetrag 119,00 EUR'],
  ],
  [
    'cells a third of a line lower or higher still belong to the row, and its neighbours do not',
    [
      ['1', 100, 100],
      ['Schrauben', 300, 100],
      ['verzinkt', 520, 100],
      ['4,00', 1500, 112],
      ['8,00', 2000, 90],
      ['2', 100, 160],
      ['Muttern', 300, 160],
      ['5,00', 1500, 172],
      ['9,00', 2000, 150],
    ],
    ['1 Schrauben verzinkt 4,00 8,00', '2 Muttern 5,00 9,00'],
  ],
  [
    'address beside header data whose rows are pitched differently',
    [
      ['Kunde', 100, 100],
      ['GmbH', 230, 100],
      ['Weg', 100, 150],
      ['80331', 100, 200],
      ['Datum', 1400, 127],
      ['Nummer', 1400, 177],
    ],
    ['Kunde GmbH', 'Datum', 'Weg', 'Nummer', '80331'],
  ],
  [
    'a raised mark stays with its word',
    [
      ['Preis', 100, 100],
      ['*', 205, 88, 20],
      ['m²', 240, 100],
    ],
    ['Preis * m²'],
  ],
  [
    'a skewed line: every word a little lower than the one before',
    [
      ['a', 100, 100],
      ['b', 800, 108],
      ['c', 1500, 116],
      ['d', 2200, 124],
      ['e', 100, 150],
      ['f', 800, 158],
      ['g', 1500, 166],
      ['h', 2200, 174],
    ],
    ['a b c d', 'e f g h'],
  ],
  [
    'letters drawn one by one are one word where no blank stood between',
    [
      ['R', 100, 100, 40, true],
      ['e', 120, 100, 40, true],
      ['chnung', 140, 100, 40, false],
      ['Nr.', 264, 100],
    ],
    ['Rechnung Nr.'],
  ],
] as [string, Drawn[], string[]][]) {
  test(`lines: ${name}`, () => assert.deepEqual(linesOfDrawn(words), lines));
}

test('lines: turned writing comes last, each piece a line', () => {
  const stamp: Placed = { ...placed(['BEZAHLT', 50, 60]), angle: 90 };
  const { words, lines } = linesOf([stamp, placed(['Rechnung', 300, 100]), placed(['Nr.', 470, 100])]);
  assert.deepEqual(
    words.map(({ text }) => text),
    ['Rechnung', 'Nr.', 'BEZAHLT'],
  );
  assert.deepEqual(
    lines.map((line) => line.words),
    [[0, 1], [2]],
  );
});

test('lines: every grid comes back row by row, whatever the order and the jitter', () => {
  const grid = fc.record({
    rows: fc.integer({ min: 1, max: 12 }),
    columns: fc.integer({ min: 1, max: 8 }),
    jitter: fc.array(fc.integer({ min: -6, max: 6 }), { minLength: 96, maxLength: 96 }),
    order: fc.array(fc.integer(), { minLength: 96, maxLength: 96 }),
  });
  fc.assert(
    fc.property(grid, ({ rows, columns, jitter, order }) => {
      const cells = Array.from({ length: rows * columns }, (_, index) => ({ row: Math.floor(index / columns), column: index % columns, index }));
      const words = cells
        .map(({ row, column, index }): Drawn => [`${row}.${column}`, 100 + column * 280, 200 + row * 56 + jitter[index]!, 40])
        .map((word, index) => ({ word, key: order[index]! }))
        .sort((a, b) => a.key - b.key)
        .map(({ word }) => word);
      const expected = Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => `${row}.${column}`).join(' '));
      assert.deepEqual(linesOfDrawn(words), expected);
    }),
    { numRuns: 60, seed: 7 },
  );
});

for (const [name, at] of [
  ['a page full of tiny words', (index: number) => [(index % 200) * 12, Math.floor(index / 200) * 8]],
  ['thousands of words on one spot', () => [100, 100]],
] as [string, (index: number) => [number, number]][]) {
  test(`lines: ${name} comes out whole`, () => {
    const words = Array.from({ length: 20_000 }, (_, index): Drawn => ['w', at(index)[0], at(index)[1] + 8, 7]);
    const order = linesOf(words.map(placed));
    assert.equal(order.words.length, words.length);
    assert.equal(new Set(order.lines.flatMap((line) => line.words)).size, words.length);
  });
}
