/** N-best alternatives of a recognised word: one character replaced by the network's next candidate. */
import type { Character } from '../../recognition/decode.js';

const mostAlternatives = 12;

/** Most probable first; only those that add, drop or change a digit, for numbers are what is checked later. */
export const alternativesOf = (characters: readonly Character[]): readonly string[] =>
  withOther(characters, (text) => /\d/.test(text)).slice(0, mostAlternatives);

/** Those with a point for a comma, or a comma for a point. */
export const signAlternativesOf = (characters: readonly Character[]): readonly string[] => withOther(characters, (text) => text === '.,' || text === ',.');

/** `isWanted` is asked of what was read and the other candidate together. */
function withOther(characters: readonly Character[], isWanted: (both: string) => boolean): readonly string[] {
  const texts = characters.map(({ text }) => text);
  return characters
    .flatMap(({ text, alternatives: others }, at) =>
      others
        .filter((other) => isWanted(text + other.text))
        .map(({ text: other, probability: share }) => ({ word: [...texts.slice(0, at), other, ...texts.slice(at + 1)].join(''), share })),
    )
    .sort((a, b) => b.share - a.share)
    .map(({ word }) => word);
}
