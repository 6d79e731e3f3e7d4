/** What surrounds every word of a page, as numbers that two documents of one layout share: hashes of the word and its neighbours, and where it is printed. */
import { grouped } from '../grouped.js';
import type { Page } from '../document/document.js';
import type { EncodedPage, Token } from '../features/contract.js';
import { rememberedOf } from '../remembered.js';
import { bare } from '../fold.js';

/**
 * One page of n tokens, array by array. Hashes are 32 bit, 0 where there is no such word; places are in ten-thousandths of the page's width and height.
 */
export interface Contexts {
  readonly count: number;
  /** Letters and digits of the word itself. */
  readonly own: Int32Array;
  /** Its form: letters, digits and signs, runs of one sort as one. */
  readonly shape: Int32Array;
  /** The nearest word with letters to its left on its line, the first such word of the line, the nearest word above. */
  readonly left: Int32Array;
  readonly first: Int32Array;
  readonly above: Int32Array;
  /** The whole key: the words with letters before it on its line, and those of the line above it, as far as they are close together. */
  readonly key: Int32Array;
  readonly heading: Int32Array;
  readonly x1: Uint16Array;
  readonly x2: Uint16Array;
  readonly y: Uint16Array;
  /** 1: two letters or digits; three letters in a row. */
  readonly isWord: Uint8Array;
  readonly hasLetters: Uint8Array;
}

/** Hashes and places of a page's tokens. Quadratic in the tokens of a piece, of which there are at most `maxTokens`. */
export const contextsOf = (encoded: EncodedPage, page: Pick<Page, 'width' | 'height'>): Contexts => known(encoded)(page);

const known = rememberedOf((encoded: EncodedPage) => {
  let made: Contexts | undefined;
  return (page: Pick<Page, 'width' | 'height'>): Contexts => (made ??= compute(encoded.tokens, page));
});

function compute(tokens: readonly Token[], { width, height }: Pick<Page, 'width' | 'height'>): Contexts {
  const n = tokens.length;
  const contexts: Contexts = {
    count: n,
    own: Int32Array.from(tokens, ({ text }) => hashOf(bare(text))),
    shape: Int32Array.from(tokens, ({ text }) => hashOf(shapeOf(text))),
    left: new Int32Array(n),
    first: new Int32Array(n),
    above: new Int32Array(n),
    key: new Int32Array(n),
    heading: new Int32Array(n),
    x1: Uint16Array.from(tokens, ({ box }) => share(box.x, width)),
    x2: Uint16Array.from(tokens, ({ box }) => share(box.x + box.width, width)),
    y: Uint16Array.from(tokens, ({ box }) => share(box.y + box.height, height)),
    isWord: Uint8Array.from(tokens, ({ text }) => Number(/[\p{L}\p{N}]{2}/u.test(text))),
    hasLetters: Uint8Array.from(tokens, ({ text }) => Number(/\p{L}{3}/u.test(text))),
  };
  const byLine = grouped(tokens.keys(), (i) => tokens[i]!.line);
  for (const list of byLine.values()) {
    list.sort((a, b) => tokens[a]!.box.x - tokens[b]!.box.x);
    let [left, first] = [0, 0];
    for (const [at, i] of list.entries()) {
      contexts.left[i] = left;
      contexts.first[i] = first;
      contexts.key[i] = hashOfKey(keyBefore(at, list, tokens), tokens);
      if (!hasLetter(tokens[i]!)) continue;
      left = contexts.own[i]!;
      first ||= left;
    }
  }
  const lineAt = new Map([...byLine.values()].flatMap((list) => list.map((i, at) => [i, { list, at }] as const)));
  for (const [i, above] of nearestAbove(tokens).entries()) {
    if (above < 0) continue;
    const { list, at } = lineAt.get(above)!;
    contexts.above[i] = contexts.own[above]!;
    contexts.heading[i] = hashOfKey(runAround(at, list, tokens), tokens);
  }
  return contexts;
}

const hasLetter = rememberedOf(({ text }: Token): boolean => /\p{L}/u.test(text));
/** Words of one key are no farther apart, in heights of a word; a key has no more words. */
const [apart, longest] = [1.2, 6];
const isNext = ({ box: a }: Token, { box: b }: Token): boolean => b.x - a.x - a.width <= apart * Math.max(a.height, b.height);
/** Numbers change from document to document; mail addresses are values themselves. */
const isKeyWord = rememberedOf((token: Token): boolean => hasLetter(token) && !/[\p{N}@]/u.test(token.text));

/** The last words with letters before a word of its line, whatever the signs between. */
function keyBefore(at: number, list: readonly number[], tokens: readonly Token[]): number[] {
  let end = at - 1;
  while (end >= 0 && !/[\p{L}\p{N}]/u.test(tokens[list[end]!]!.text)) end--;
  const words: number[] = [];
  for (let k = end; k >= 0 && words.length < longest && isKeyWord(tokens[list[k]!]!); k--) {
    if (k < end && !isNext(tokens[list[k]!]!, tokens[list[k + 1]!]!)) break;
    words.unshift(list[k]!);
  }
  return words;
}

/** The words around a word of a line that are close to it; none where one of them is a number. */
function runAround(at: number, list: readonly number[], tokens: readonly Token[]): number[] {
  let [from, to] = [at, at];
  while (from > 0 && isNext(tokens[list[from - 1]!]!, tokens[list[from]!]!)) from--;
  while (to + 1 < list.length && isNext(tokens[list[to]!]!, tokens[list[to + 1]!]!)) to++;
  const words = list.slice(from, to + 1).filter((i) => /[\p{L}\p{N}]/u.test(tokens[i]!.text));
  return words.length <= longest && words.every((i) => isKeyWord(tokens[i]!)) ? words : [];
}

const hashOfKey = (words: readonly number[], tokens: readonly Token[]): number =>
  words.length === 0 ? 0 : hashOf(words.map((i) => bare(tokens[i]!.text)).join(' '));

/** Words farther above, in heights of the word, are no neighbours. */
const farAbove = 4;

/** Gives for each token the nearest one above that shares its column, of equally near ones the first; -1 where there is none. */
function nearestAbove(tokens: readonly Token[]): Int32Array {
  const [left, right] = [Float64Array.from(tokens, ({ box }) => box.x), Float64Array.from(tokens, ({ box }) => box.x + box.width)];
  const [top, bottom] = [Float64Array.from(tokens, ({ box }) => box.y), Float64Array.from(tokens, ({ box }) => box.y + box.height)];
  return Int32Array.from(tokens, ({ box: { height }, line }, i) => {
    let best = -1;
    let nearest = farAbove * height;
    for (let j = 0; j < tokens.length; j++) {
      const gap = top[i]! - bottom[j]!;
      if (!(gap > -0.5 * height && gap < nearest) || left[j]! >= right[i]! || right[j]! <= left[i]! || tokens[j]!.line === line) continue;
      nearest = gap;
      best = j;
    }
    return best;
  });
}

const share = (at: number, of: number): number => Math.max(0, Math.min(10_000, Math.round((10_000 * at) / Math.max(1, of))));

/** Thousands of an amount: "1.250,00" has the form of "50,00". */
const thousands = /(?<=\p{N})[.,'’ ](?=\p{N}{3}(?:[.,'’ ]\p{N}{3})*[.,]\p{N}{2}(?!\p{N}))/gu;

/** "RE-2024/017" → "A-0/0". */
const shapeOf = (text: string): string =>
  text
    .replace(thousands, '')
    .replace(/\p{Lu}+/gu, 'A')
    .replace(/[\p{Ll}\p{Lo}]+/gu, 'a')
    .replace(/\p{N}+/gu, '0');

/** FNV-1a over UTF-16 units; never 0. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash | 0 || 1;
}
