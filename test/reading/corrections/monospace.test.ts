import assert from 'node:assert/strict';
import test from 'node:test';
import type { OcrWord } from '../../../src/reading/ocr-word.js';
import { isMonospaced, joinSplitWords, joinSplitAmounts } from '../../../src/reading/corrections/monospace.js';

const em = 100;
const emOf = () => em;
const word = (text: string, x: number, width: number, baseline = 100): OcrWord => ({
  text,
  box: { x, y: baseline - 70, width, height: 72 },
  confidence: 0.9,
  baseline,
  lineHeight: 90,
});
const typed = (texts: readonly string[], widthOf: (text: string) => number) => texts.map((text, i) => word(text, 0, widthOf(text) * em, 100 + i * 100));
/** Sans-serif type, the wider the broader it runs. */
const set = (text: string, share: number): number =>
  [...text].reduce((sum, letter) => sum + (/[ILil]/.test(letter) ? 0.27 : /[MWmw]/.test(letter) ? 0.85 : 0.55) * share, 0);

const words = ['Milch', 'Brot12', 'ILLILL', 'WOMWOM', 'Kassel', 'Butter', 'Summe', 'Steuer', 'Netto', 'Filiale'];

for (const [what, texts, widthOf, wanted] of [
  ['type of fixed width', words, (text: string) => 0.6 * text.length, true],
  ['usual type', words, (text: string) => set(text, 1), false],
  ['usual type that runs broad', words, (text: string) => set(text, 1.2), false],
  ['too few words to tell', words.slice(0, 5), (text: string) => 0.6 * text.length, false],
] as const)
  test(`typewriters: ${what}`, () => assert.equal(isMonospaced(typed(texts, widthOf), emOf), wanted));

test('white beside a comma is no blank, a blank is', () => {
  const line = [word('3,', 0, 70), word('58', 105, 110), word('A', 290, 50), word('4,', 0, 70, 200), word('10', 105, 110, 200)];
  assert.deepEqual(
    joinSplitWords(line, emOf).map(({ text, box }) => [text, box.x, box.width]),
    [
      ['3,58', 0, 215],
      ['A', 290, 50],
      ['4,10', 0, 215],
    ],
  );
});

for (const [what, left, right, wanted] of [
  ['a colon', '16', ':09', '16:09'],
  ['a hyphen before a word', 'Terminal', '-ID', 'Terminal-ID'],
  ['no separator: headings in other type', 'KIOSK', 'LINDE', 'KIOSK LINDE'],
  ['no separator: small print in narrow type', 'IM', '2031', 'IM 2031'],
  ['a minus', '3,10', '-0,50', '3,10 -0,50'],
] as const)
  test(`narrow gaps on a monospaced page: ${what}`, () => {
    const line = [word(left, 0, 100), word(right, 140, 100)];
    assert.equal(
      joinSplitWords(line, emOf)
        .map(({ text }) => text)
        .join(' '),
      wanted,
    );
  });

const inLines = (lines: readonly (readonly string[])[]): OcrWord[] =>
  lines.flatMap((texts, line) => texts.map((text, i) => word(text, 110 * i, 70, 100 + 100 * line)));

for (const [what, lines, texts] of [
  [
    'put together',
    [
      ['46.', '80'],
      ['118.', '00'],
      ['7.', '20'],
      ['64,', '50%'],
    ],
    ['46.80', '118.00', '7.20', '64,50%'],
  ],
  [
    'left where a list is numbered',
    [
      ['1.', '20'],
      ['2.', '12'],
      ['3.', '10'],
    ],
    ['1.', '20', '2.', '12', '3.', '10'],
  ],
  [
    'left where they are days',
    [
      ['01.', '04.', '2021'],
      ['30.', '04.', '2021'],
      ['13.', '05.', '2021'],
    ],
    ['01.', '04.', '2021', '30.', '04.', '2021', '13.', '05.', '2021'],
  ],
  [
    'left where there are but two',
    [
      ['46.', '80'],
      ['118.', '00'],
    ],
    ['46.', '80', '118.', '00'],
  ],
] as const)
  test(`amounts that fell apart: ${what}`, () =>
    assert.deepEqual(
      joinSplitAmounts(inLines(lines), emOf).map(({ text }) => text),
      texts,
    ));
