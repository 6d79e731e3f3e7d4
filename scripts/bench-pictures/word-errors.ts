/**
 * Words and characters wrong of a page, whatever the order of reading: words of the truth that were not read, or words that were read and are not printed, whichever are
 * more. Readers differ in the order of columns and in signs beside words: neither counts.
 */
import { editDistance } from '../../src/values/text/edit-distance.js';

export interface WordErrors {
  readonly words: number;
  readonly wordsWrong: number;
  readonly characters: number;
  readonly charactersWrong: number;
}

/** `maybe`: words that may be read and need not be, as those of a logo. */
export function wordErrors(truth: string, read: string, maybe = ''): WordErrors {
  const printed = wordsOf(truth);
  const [missing, unmatched] = apart(printed, wordsOf(read));
  const [, extra] = apart(wordsOf(maybe), unmatched);
  const characters = printed.reduce((sum, word) => sum + word.length, 0);
  return {
    words: printed.length,
    wordsWrong: Math.min(printed.length, Math.max(missing.length, extra.length)),
    characters,
    charactersWrong: Math.min(characters, paired(missing, extra)),
  };
}

/** Words with their letters' case and diacritics, without signs around them; rules and dots that were taken for words are none. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[‘’‚´`′]/g, "'")
    .replace(/\p{Cf}/gu, '')
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter(Boolean);

/** What only one of the two has, each word as often as it is there more. */
function apart(one: readonly string[], other: readonly string[]): readonly [string[], string[]] {
  const count = new Map<string, number>();
  for (const word of other) count.set(word, (count.get(word) ?? 0) + 1);
  const take = (word: string): boolean => {
    const left = count.get(word) ?? 0;
    count.set(word, left - 1);
    return left > 0;
  };
  const missing = one.filter((word) => !take(word));
  return [missing, [...count].flatMap(([word, left]) => Array.from({ length: Math.max(0, left) }, () => word))];
}

/** Characters between words missing and words too many, the nearest pairs first; what finds no partner counts whole. */
function paired(missing: readonly string[], extra: readonly string[]): number {
  const pairs = missing.flatMap((word, i) =>
    extra.flatMap((other, j) => {
      const most = Math.max(word.length, other.length);
      if (Math.abs(word.length - other.length) * 2 > most) return [];
      const distance = editDistance(word, other);
      return distance * 2 <= most ? [{ i, j, distance }] : [];
    }),
  );
  const [usedMissing, usedExtra] = [new Set<number>(), new Set<number>()];
  let wrong = 0;
  for (const { i, j, distance } of pairs.sort((a, b) => a.distance - b.distance)) {
    if (usedMissing.has(i) || usedExtra.has(j)) continue;
    usedMissing.add(i);
    usedExtra.add(j);
    wrong += distance;
  }
  const rest = (words: readonly string[], used: ReadonlySet<number>) => words.reduce((sum, { length }, index) => sum + (used.has(index) ? 0 : length), 0);
  return wrong + Math.max(rest(missing, usedMissing), rest(extra, usedExtra));
}
