/** Unsure words that the word list lacks become the word that was nearly seen. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeCtc } from '../../src/recognition/decode.js';
import { isWord, withKnownWords } from '../../src/recognition/word-search.js';

const labels = ['', ...'abcdeilmnorst1,.? '];
const list = { has: (word: string) => ['stone', 'melon', 'tin', 'bar', 'once', 'more'].includes(word) };

/** A column for each sign, nothing between two: the sign, and what else is seen there, with its share ("-" for nothing). */
function read(signs: readonly (readonly [sign: string, other?: string, share?: number])[], lexicon = list): readonly { text: string; probability: number }[] {
  const codes = new Float32Array(2 * signs.length * labels.length);
  for (const [at, [sign, other = '', share = 0]] of signs.entries()) {
    const start = 2 * at * labels.length;
    const rest = 0.01 / labels.length;
    codes.fill(rest, start, start + labels.length);
    codes[start + labels.indexOf(sign)]! += 0.99 - share;
    codes[start + labels.indexOf(other === '-' ? '' : other)]! += share;
    codes[start + labels.length] = 1;
  }
  const output = { labels, length: 2 * signs.length, line: 0, lines: 1, step: 3 };
  return withKnownWords(decodeCtc(codes, output), codes, output, lexicon);
}
const textOf = (characters: readonly { text: string }[]): string => characters.map(({ text }) => text).join('');
const sure = (text: string) => [...text].map((sign) => [sign] as const);

for (const [name, signs, wanted] of [
  ['a letter that was nearly seen', [...sure('st'), ['c', 'o', 0.2], ...sure('ne')], 'stone'],
  ['signs around it stay', [...sure('.st'), ['c', 'o', 0.2], ...sure('ne,')], '.stone,'],
  ['a sign too much', [...sure('me'), ['i', '-', 0.45], ...sure('lon')], 'melon'],
  ['the blank between two words', [...sure('once'), ['1', ' ', 0.3], ...sure('more')], 'once more'],
  ['a letter that was hardly seen', [...sure('st'), ['c', 'o', 0.02], ...sure('ne')], 'stcne'],
  ['three letters need more', [['b'], ['e', 'a', 0.2], ['r']], 'ber'],
  ['three letters', [['b'], ['e', 'a', 0.4], ['r']], 'bar'],
  ['what is a word stays', [...sure('mel'), ['o', 'e', 0.4], ['n']], 'melon'],
  ['what is no word either way', [...sure('st'), ['c', 'e', 0.4], ...sure('ne')], 'stcne'],
  ['a number', [...sure('11'), ['1', 'o', 0.4], ...sure('11')], '11111'],
  ['nothing for a sign behind it', [...sure('ston'), ['e', ',', 0.3]], 'stone'],
] as const)
  test(`word search: ${name}`, () => assert.equal(textOf(read(signs as never)), wanted));

test('word search: a sure word is not searched, and a changed one stays as unsure as it was', () => {
  const fail = { has: () => assert.fail('looked up') };
  assert.equal(textOf(read([...sure('st'), ['c', 'o', 0.05], ...sure('ne')], fail)), 'stcne');
  const [, , changed] = read([...sure('st'), ['c', 'o', 0.2], ...sure('ne')]);
  assert.ok(Math.abs(changed!.probability - 0.79) < 0.01);
});

test('word search: words of a line are searched each by itself', () => {
  assert.equal(textOf(read([...sure('st'), ['c', 'o', 0.2], ...sure('ne te '), ['d', 'm', 0.2], ...sure('elon')])), 'stone te melon');
});

for (const [text, wanted] of [
  ['stone', true],
  ['(stone),', true],
  ['bar-tin', true],
  ['stne', false],
  ['once more', false],
  ['12', false],
] as const)
  test(`word of the list: "${text}"`, () => assert.equal(isWord(text, list), wanted));
