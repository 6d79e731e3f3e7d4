import assert from 'node:assert/strict';
import test from 'node:test';
import type { Page } from '../../src/document/document.js';
import { documentFormat, qualityOf } from '../../src/reading/layout.js';
import { drawn } from '../drawn.js';

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
