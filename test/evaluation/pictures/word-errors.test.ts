/** Words and characters wrong, whatever the order of reading. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { wordErrors } from '../../../scripts/bench-pictures/word-errors.js';

const truth = 'Rechnung Nr. 4711\nSumme: 12,50 EUR';

for (const [title, read, wordsWrong, charactersWrong] of [
  ['as printed', truth, 0, 0],
  ['another order', 'EUR 12,50 Summe 4711 Nr Rechnung', 0, 0],
  ['rules taken for signs', '| Rechnung | Nr. 4711 ~ — Summe: 12,50 EUR |', 0, 0],
  ['a letter misread', truth.replace('4711', '4111'), 1, 1],
  ['a word left out', truth.replace('Rechnung', ''), 1, 8],
  ['a word that is not there', `${truth} Stempel`, 1, 7],
  ['a word cut in two', truth.replace('Rechnung', 'Rech nung'), 2, 8],
  ['two words as one', truth.replace('12,50 EUR', '12,50EUR'), 2, 6],
  ['nothing', '', 6, 27],
] as const)
  test(`words wrong: ${title}`, () => {
    const errors = wordErrors(truth, read);
    assert.deepEqual([errors.words, errors.wordsWrong, errors.charactersWrong], [6, wordsWrong, charactersWrong]);
  });

test('what stands in a logo may be read and need not be', () => {
  assert.equal(wordErrors(truth, `${truth} MUSTER`, 'MUSTER').wordsWrong, 0);
  assert.equal(wordErrors(truth, truth, 'MUSTER').wordsWrong, 0);
});

test('no more is wrong than there is', () => {
  const { words, wordsWrong, characters, charactersWrong } = wordErrors('one two', 'much that is not on the page at all');
  assert.deepEqual([wordsWrong, charactersWrong], [words, characters]);
});
