import assert from 'node:assert/strict';
import test from 'node:test';
import type { Document } from '../../src/document/document.js';
import { withinBounds } from '../../src/document/within-bounds.js';
import { drawn } from '../drawn.js';

/** A page of `lines` lines of `words` words each. */
function crowded(lines: number, words: number, text = 'Nr.'): Document {
  const [page] = drawn(text).pages;
  const word = { ...page!.words[0]!, text };
  const line = (at: number) => ({ words: Array.from({ length: words }, (_, i) => at * words + i), box: word.box });
  return {
    ...drawn(text),
    pages: [{ ...page!, words: Array.from({ length: lines * words }, () => word), lines: Array.from({ length: lines }, (_, at) => line(at)) }],
  };
}

const lookedAt = (document: Document) => withinBounds(document).pages[0]!.lines.map(({ words }) => words.length);

test('a page that people can read stays as it is', () => {
  const document = crowded(150, 20);
  assert.equal(withinBounds(document).pages[0], document.pages[0]);
});

test('no pages, no lines, lines without words', () => {
  assert.deepEqual(withinBounds({ ...crowded(1, 1), pages: [] }).pages, []);
  assert.deepEqual(lookedAt(crowded(0, 0)), []);
  assert.deepEqual(lookedAt(crowded(2, 0)), [0, 0]);
});

test('too many lines, words or characters: the beginning, words as they were', () => {
  assert.deepEqual(lookedAt(crowded(2001, 1)), Array(2000).fill(1));
  assert.deepEqual(lookedAt(crowded(2, 6000)), [6000, 2000]);
  assert.deepEqual(lookedAt(crowded(1, 9000)), [8000]);
  assert.deepEqual(lookedAt(crowded(3, 8, 'x'.repeat(10_000))), [8, 2]);
  assert.equal(withinBounds(crowded(2, 6000)).pages[0]!.words.length, 12_000);
});
