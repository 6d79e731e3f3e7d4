import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alternativesOf, signAlternativesOf } from '../../../src/reading/ocr/word-alternatives.js';

const character = (text: string, ...others: readonly (readonly [text: string, share: number])[]) => ({
  text,
  from: 0,
  to: 1,
  probability: 0.9,
  alternatives: others.map(([text, probability]) => ({ text, probability })),
});

test('word alternatives: one character changed each, likeliest first, where a digit is read or could be', () => {
  const word = [character('A', ['Ä', 0.3]), character('O', ['0', 0.05], ['Q', 0.04]), character('8', ['3', 0.2], ['B', 0.02])];
  assert.deepEqual(alternativesOf(word), ['AO3', 'A08', 'AOB']);
});

test('word alternatives: as many as are worth keeping', () => {
  const digits = Array.from({ length: 40 }, () => character('8', ['3', 0.1]));
  assert.equal(alternativesOf(digits).length, 12);
});

test('word alternatives: a point for a comma apart from digits', () => {
  const word = [character('1', ['7', 0.1]), character(',', ['.', 0.2], ["'", 0.1]), character('5', ['S', 0.1])];
  assert.deepEqual(alternativesOf(word), ['7,5', '1,S']);
  assert.deepEqual(signAlternativesOf(word), ['1.5']);
});
