import assert from 'node:assert/strict';
import test from 'node:test';
import type { OcrWord } from '../../src/reading/ocr.js';
import { isMonospaced, withoutBlanks } from '../../src/reading/typewriter.js';

const em = 100;
const emOf = () => em;
const word = (text: string, x: number, width: number, baseline = 100): OcrWord => ({
  text,
  box: { x, y: baseline - 70, width, height: 72 },
  confidence: 0.9,
  baseline,
  lineHeight: 90,
});
/** As wide as so many letters of `share` em, less the white at both ends. */
const typed = (texts: readonly string[], share: (text: string) => number) =>
  texts.map((text, i) => word(text, 0, text.length * share(text) * em, 100 + i * 100));

const words = ['Milch', 'Brot12', 'ILLILL', 'WOMWOM', 'Kassel', 'Butter', 'Summe', 'Steuer', 'Netto'];

test('type of fixed width is told by its letters, broad and all alike', () => {
  assert.ok(
    isMonospaced(
      typed(words, () => 0.6),
      emOf,
    ),
  );
  assert.ok(
    !isMonospaced(
      typed(words, (text) => 0.42 + (text.charCodeAt(1) % 7) * 0.02),
      emOf,
    ),
  );
  assert.ok(
    !isMonospaced(
      typed(words.slice(0, 5), () => 0.6),
      emOf,
    ),
    'too few words',
  );
});

test('white beside a comma is no blank, a blank is', () => {
  const line = [word('3,', 0, 70), word('58', 105, 110), word('A', 290, 50), word('4,', 0, 70, 200), word('10', 105, 110, 200)];
  assert.deepEqual(
    withoutBlanks(line, emOf).map(({ text, box }) => [text, box.x, box.width]),
    [
      ['3,58', 0, 215],
      ['A', 290, 50],
      ['4,10', 0, 215],
    ],
  );
});
