import assert from 'node:assert/strict';
import test from 'node:test';
import type { Page } from '../../../src/document/document.js';
import { documentFormat, qualityOf } from '../../../src/reading/order/layout.js';
import { drawn } from '../../drawn.js';

type Said = readonly [text: string, confidence: number];
const read = (...words: readonly Said[]): Page => ({ ...page!, words: words.map(([text, confidence]) => ({ ...page!.words[0]!, text, confidence })) });
const times = (count: number, word: Said): readonly Said[] => Array.from({ length: count }, () => word);

const [page] = drawn('Summe').pages;
const printed = (words: number, lines: number): Page => ({
  ...page!,
  words: Array.from({ length: words }, () => page!.words[0]!),
  lines: Array.from({ length: lines }, () => ({ words: [0], box: page!.lines[0]!.box })),
});

test('a narrow column of short lines is a receipt', () => {
  assert.equal(documentFormat([printed(24, 12)], 300), 'Receipt');
  assert.equal(documentFormat([printed(24, 4)], 300), 'Letter');
  assert.equal(documentFormat([printed(400, 12)], 300), 'Letter');
});

test('nothing on the page, and more on it than a call has room for', () => {
  assert.equal(documentFormat([], 300), 'Letter');
  assert.equal(documentFormat([printed(0, 0)], 300), 'Letter');
  assert.equal(documentFormat([printed(200_000, 1)], 300), 'Letter');
  assert.deepEqual(qualityOf([]), { mean: 100, deviation: 0, max: 100, wordRatio: 0 });
});

for (const [name, pages, mean, deviation, max, wordRatio] of [
  ['a text layer is sure of every word', [read(['Summe', 1], ['EUR', 1])], 0, 0, 0, 100],
  ['a word weighs by its characters', [read(['Summe', 0.9], ['EUR', 0.7])], 17.5, 9.68, 30, 1],
  ['words are certain from 0.8 on', [read(['Summe', 0.8], ['km', 0.79])], 20.29, 0.45, 21, 1],
  ['certain words for each that is not', [read(...times(3, ['netto', 0.96]), ['19,00', 0.5])], 15.5, 19.92, 50, 3],
  ['of all pages together', [read(...times(3, ['netto', 0.96])), read(['19,00', 0.5]), read()], 15.5, 19.92, 50, 3],
  ['fewer certain words than others', [read(['netto', 0.96], ...times(2, ['19,00', 0.5]))], 34.67, 21.68, 50, 0.5],
  ['no certain word', [read(['netto', 0.25])], 75, 0, 75, 0],
  ['the ratio has an end', [read(...times(150, ['a', 1]), ['b', 0])], 0.66, 8.11, 100, 100],
] as const)
  test(`quality: ${name}`, () => assert.deepEqual(qualityOf(pages), { mean, deviation, max, wordRatio }));
