/** N-best alternatives of a recognised word: one character replaced by the network's next candidate. */
import type { Alternative, Character } from '../../recognition/decode.js';

const mostAlternatives = 12;

/** Most probable first; only those that add, drop or change a digit, for numbers are what is checked later. */
export const alternativesOf = (characters: readonly Character[]): readonly string[] => withOther(characters, hasDigit, mostAlternatives);

/** Those with a point for a comma, or a comma for a point. */
export const signAlternativesOf = (characters: readonly Character[]): readonly string[] => withOther(characters, areSigns);

const hasDigit = (both: string): boolean => /\d/.test(both);
const areSigns = (both: string): boolean => both === '.,' || both === ',.';

/** `isWanted` is asked of what was read and the other candidate together. */
function withOther(characters: readonly Character[], isWanted: (both: string) => boolean, atMost = Infinity): readonly string[] {
  const found: (Alternative & { readonly at: number })[] = [];
  for (const [at, { text, alternatives }] of characters.entries())
    for (const other of alternatives) if (isWanted(text + other.text)) found.push({ ...other, at });
  if (found.length === 0) return [];
  const texts = characters.map(({ text }) => text);
  return found
    .sort(byProbability)
    .slice(0, atMost)
    .map(({ at, text }) => texts.with(at, text).join(''));
}

const byProbability = (a: Alternative, b: Alternative): number => b.probability - a.probability;
