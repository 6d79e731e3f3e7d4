/** Readings of one line, weighed word by word. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type LineReading, surestWords } from '../../../src/reading/ocr/word-choice.js';

const area = { left: 100, top: 0, right: 500, bottom: 40 };

/** Each sign ten pixels of the page broad; `sure` gives the probability of each word's signs, `stretch` how much broader the line was shown. */
function reading(text: string, sure: readonly number[], stretch = 1, shown = area): LineReading {
  const width = (shown.right - shown.left) * stretch;
  let word = 0;
  const characters = [...text].map((sign, index) => {
    if (sign === ' ') word++;
    const from = (area.left + 10 * index - shown.left) * stretch;
    return { text: sign, from, to: from + 10 * stretch, probability: sign === ' ' ? 1 : sure[word]!, alternatives: [] };
  });
  return { characters, area: shown, width };
}

const textOf = ({ characters }: LineReading): string => characters.map(({ text }) => text).join('');

for (const [title, line, others, wanted] of [
  ['the surer word of each', reading('Rice 1@.50', [0.9, 0.5]), [reading('Rlce 10.50', [0.6, 0.8])], 'Rice 10.50'],
  ['shown broader', reading('Rice 1@.50', [0.9, 0.5]), [reading('Rice 10.50', [0.9, 0.8], 1.45)], 'Rice 10.50'],
  ['shown with margins', reading('Rice 1@.50', [0.9, 0.5]), [reading('Rice 10.50', [0.9, 0.8], 1, { ...area, left: 90, right: 510 })], 'Rice 10.50'],
  ['hardly surer', reading('Rice 1@.50', [0.9, 0.79]), [reading('Rice 10.50', [0.9, 0.8])], 'Rice 1@.50'],
  ['two words for one', reading('Rice 1@.50', [0.9, 0.5]), [reading('Rice 10 50', [0.9, 0.9, 0.9])], 'Rice 1@.50'],
  ['the surest of several', reading('Rice 1@.50', [0.9, 0.5]), [reading('Rice 18.50', [0.9, 0.7]), reading('Rice 10.50', [0.9, 0.8])], 'Rice 10.50'],
] as const)
  test(`words of readings: ${title}`, () => {
    const chosen = surestWords(line, others);
    assert.equal(textOf(chosen), wanted);
    const places = chosen.characters.map(({ from }) => Math.round(from));
    assert.deepEqual(
      places,
      [...places].sort((a, b) => a - b),
    );
    assert.deepEqual([chosen.area, chosen.width], [area, 400]);
  });

test('words of readings: one of the language for one that is a little surer', () => {
  const line = reading('Rlce 10.50', [0.8, 0.9]);
  const others = [reading('Rice 18.50', [0.7, 0.9])];
  assert.equal(textOf(surestWords(line, others, { known: 0.2, fittedNumber: 0 }, (text) => text === 'Rice')), 'Rice 10.50');
  assert.equal(textOf(surestWords(line, others)), 'Rlce 10.50');
});

test('words of readings: a number by the network of till print for one that is a little surer', () => {
  const line = reading('TOTAL 7.80', [0.9, 0.93]);
  const fitted = { ...reading('T0TAL 7.00', [0.92, 0.92]), isFitted: true };
  assert.equal(textOf(surestWords(line, [fitted], { known: 0, fittedNumber: 0.06 })), 'TOTAL 7.00');
  assert.equal(textOf(surestWords(line, [fitted])), 'TOTAL 7.80');
});
