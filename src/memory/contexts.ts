/** What surrounds every word of a page, as numbers that two documents of one layout share: hashes of the word and its neighbours, and where it is printed. */
import { grouped } from '../grouped.js';
import type { Page } from '../document/document.js';
import type { EncodedPage, Token } from '../features/contract.js';
import { rememberedOf } from '../remembered.js';
import { bare } from '../values/text/fold.js';

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
    x1: Uint16Array.from(tokens, ({ box }) => share(box.x, width)),
    x2: Uint16Array.from(tokens, ({ box }) => share(box.x + box.width, width)),
    y: Uint16Array.from(tokens, ({ box }) => share(box.y + box.height, height)),
    isWord: Uint8Array.from(tokens, ({ text }) => Number(/[\p{L}\p{N}]{2}/u.test(text))),
    hasLetters: Uint8Array.from(tokens, ({ text }) => Number(/\p{L}{3}/u.test(text))),
  };
  const byLine = grouped(tokens.keys(), (i) => tokens[i]!.line);
  for (const list of byLine.values()) {
    list.sort((a, b) => tokens[a]!.box.x - tokens[b]!.box.x);
    let [key, first] = [0, 0];
    for (const i of list) {
      contexts.left[i] = key;
      contexts.first[i] = first;
      if (!/\p{L}/u.test(tokens[i]!.text)) continue;
      key = contexts.own[i]!;
      first ||= key;
    }
  }
  for (let i = 0; i < n; i++) contexts.above[i] = hashAbove(i, tokens, contexts.own);
  return contexts;
}

/** Words farther above, in heights of the word, are no neighbours. */
const farAbove = 4;

function hashAbove(i: number, tokens: readonly Token[], own: Int32Array): number {
  const { box, line } = tokens[i]!;
  let best = 0;
  let nearest = farAbove * box.height;
  tokens.forEach((other, j) => {
    if (other.line === line || other.box.x >= box.x + box.width || other.box.x + other.box.width <= box.x) return;
    const gap = box.y - (other.box.y + other.box.height);
    if (gap > -0.5 * box.height && gap < nearest) {
      nearest = gap;
      best = own[j]!;
    }
  });
  return best;
}

const share = (at: number, of: number): number => Math.max(0, Math.min(10_000, Math.round((10_000 * at) / Math.max(1, of))));

/** "RE-2024/017" → "A-0/0". */
const shapeOf = (text: string): string =>
  text
    .replace(/\p{Lu}+/gu, 'A')
    .replace(/[\p{Ll}\p{Lo}]+/gu, 'a')
    .replace(/\p{N}+/gu, '0');

/** FNV-1a over UTF-16 units; never 0. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash | 0 || 1;
}
