/** Outputs of a network, column by column, and the characters that they say. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeCtc } from '../../src/recognition/decode.js';

/** '-' stands for nothing. */
const texts = ['', 'a', 'b', ' '];
const outputOf = (letter: string) => '-ab '.indexOf(letter);

/** Each line one letter a column; its share beside it. */
function codesOf(lines: readonly string[], share: (column: number) => number): Float32Array {
  const length = lines[0]!.length;
  const codes = new Float32Array(length * lines.length * texts.length);
  for (const [line, letters] of lines.entries())
    for (const [column, letter] of [...letters].entries())
      for (let output = 0; output < texts.length; output++)
        codes[(column * lines.length + line) * texts.length + output] = output === outputOf(letter) ? share(column) : (1 - share(column)) / (texts.length - 1);
  return codes;
}

for (const [columns, said] of [
  ['------', ''],
  ['--a---', 'a'],
  ['-aaa--', 'a'],
  ['-a-a--', 'aa'],
  ['-aabb-', 'ab'],
  ['aa  bb', 'a b'],
  ['a-  -b', 'a b'],
] as const)
  test(`decode: "${columns}" says "${said}"`, () => {
    const place = { labels: texts, length: columns.length, line: 0, lines: 1, step: 3 };
    const found = decodeCtc(
      codesOf([columns], () => 0.9),
      place,
    );
    assert.equal(found.map(({ text }) => text).join(''), said);
    for (const { text, from, to } of found) assert.equal(columns.slice(from / 3, to / 3), text.repeat((to - from) / 3));
  });

test('decode: lines of one run are told apart, and what lies behind a line is not read', () => {
  const codes = codesOf(['a-b-', 'bbaa'], () => 0.9);
  const text = (line: number, length: number) =>
    decodeCtc(codes, { labels: texts, length, line, lines: 2, step: 3 })
      .map(({ text }) => text)
      .join('');
  assert.deepEqual([text(0, 4), text(1, 4), text(1, 2)], ['ab', 'ba', 'b']);
});

test('decode: a character is as sure as where it is seen best', () => {
  const codes = codesOf(['aaa-'], (column) => [0.5, 0.8, 0.6, 0.9][column]!);
  const [found] = decodeCtc(codes, { labels: texts, length: 4, line: 0, lines: 1, step: 3 });
  assert.ok(Math.abs(found!.probability - 0.8) < 1e-6);
});

test('decode: what else was seen where a character is seen best are other readings of it, likeliest first', () => {
  const share = [0.05, 0.6, 0.3, 0.05];
  // The second column is where "a" is seen best; what is seen at its ends are its neighbours.
  const codes = Float32Array.from([...[0.1, 0.45, 0.05, 0.4], ...share, ...[0.9, 0.1, 0, 0]]);
  const [found] = decodeCtc(codes, { labels: ['', 'a', 'b', 'c'], length: 3, line: 0, lines: 1, step: 3 });
  assert.deepEqual(
    found!.alternatives.map(({ text }) => text),
    ['b', 'c'],
  );
});
