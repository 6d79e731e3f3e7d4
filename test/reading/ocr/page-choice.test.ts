/** Two readings of one page weighed against each other, word by word. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isThickenedClearer, weighedWords } from '../../../src/reading/ocr/page-choice.js';
import { isWellFormed } from '../../../src/reading/ocr/word-form.js';
import type { Placed } from '../../../src/reading/order/placed-word.js';

/** A line of a page; each sign 20 pixels wide. `sure` gives the confidence of each word; `x` and `y` move the line. */
function line(text: string, sure: readonly number[], x = 0, y = 0): readonly Placed[] {
  let at = 0;
  return text.split(' ').map((word, index) => {
    const box = { x: x + 20 * at, y, width: 20 * word.length, height: 30 };
    at += word.length + 1;
    return { text: word, box, confidence: sure[index]!, fontSize: 40, bold: false, source: 'ocr', baseline: y + 30, angle: 0 };
  });
}

const textOf = (words: readonly Placed[]): string => words.map(({ text }) => text).join(' ');

for (const [title, words, others, wanted] of [
  ['a number for mixed signs', line('Bolts 4.5@0.10', [0.9, 0.8]), line('Bolts 4.500.10', [0.9, 0.75]), 'Bolts 4.500.10'],
  ['mixed signs for a number', line('Bolts 84.10', [0.9, 0.75]), line('Bolts B4.1@', [0.9, 0.8]), 'Bolts 84.10'],
  ['of two numbers the one that is read already', line('Bolts 84.10', [0.9, 0.8]), line('Bolts 64.10', [0.9, 0.9]), 'Bolts 84.10'],
  ['of two numbers a much surer one', line('Bolts 84.10', [0.9, 0.6]), line('Bolts 64.10', [0.9, 0.9]), 'Bolts 64.10'],
  ['a lone sign', line('Bolts @', [0.9, 0.6]), line('Bolts 0', [0.9, 0.9]), 'Bolts @'],
  ['two words for one', line('Bolts 84@10', [0.9, 0.5]), line('Bolts 84 10', [0.9, 0.9, 0.9]), 'Bolts 84@10'],
  ['one word for two', line('Bolts 84 1@', [0.9, 0.5, 0.5]), line('Bolts 84.10', [0.9, 0.9]), 'Bolts 84 1@'],
  ['straightened otherwise', line('Bolts 1@ Screws 2', [0.9, 0.8, 0.9, 0.9]), line('Bolts 10 Screws 2', [0.9, 0.8, 0.9, 0.9], 70, -40), 'Bolts 10 Screws 2'],
  ['another line', line('Bolts 1@', [0.9, 0.8]), [...line('Bolts', [0.9]), ...line('..... 10', [0.9, 0.8], 0, 40)], 'Bolts 1@'],
] as const)
  test(`readings of a page: ${title}`, () => {
    const weighed = weighedWords(words, others);
    assert.equal(textOf(weighed), wanted);
    assert.deepEqual(
      weighed.map(({ box }) => box),
      words.map(({ box }) => box),
    );
  });

for (const [title, thickened, asItIs, wanted] of [
  ['surer', line('Bolts Screws', [0.9, 0.9]), line('Bolts Screws', [0.8, 0.8]), true],
  ['nearly as sure', line('Bolts Screws', [0.8, 0.8]), line('Bolts Screws', [0.81, 0.81]), true],
  ['less sure', line('Bolts Screws', [0.7, 0.7]), line('Bolts Screws', [0.8, 0.8]), false],
  ['more noise', line('8o1+s $cre', [0.5, 0.5]), line('Bolts', [0.9]), false],
] as const)
  test(`readings of a page: thickened ${title}`, () => assert.equal(isThickenedClearer(thickened, asItIs), wanted));

for (const text of ['Screws', 'SCREWS:', '(nuts', 'P.O.', "L'Oro", '12', '1,250.00', '-4.50', '€3', '3€', '12/05/2031', '19%', 'DE40811'])
  test(`well formed: ${text}`, () => assert.ok(isWellFormed(text)));
for (const text of ['4@0', '8-008', '12.8¢', 'R1T', 'ScREws', 'B4', '1Z.v', '12]', '', '—', 'a|b', '}5.00'])
  test(`not well formed: ${text}`, () => assert.ok(!isWellFormed(text)));
