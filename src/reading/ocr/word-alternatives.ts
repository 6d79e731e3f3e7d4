/** N-best alternatives of a recognised word: one character replaced by the network's next candidate. */
import type { Character } from '../../recognition/decode.js';

const mostAlternatives = 12;

/** Most probable first; only those that add, drop or change a digit, for numbers are what is checked later. */
export function alternativesOf(characters: readonly Character[]): readonly string[] {
  const texts = characters.map(({ text }) => text);
  return characters
    .flatMap(({ text, alternatives: others }, at) =>
      others
        .filter((other) => /\d/.test(text + other.text))
        .map(({ text: other, probability: share }) => ({ word: [...texts.slice(0, at), other, ...texts.slice(at + 1)].join(''), share })),
    )
    .sort((a, b) => b.share - a.share)
    .slice(0, mostAlternatives)
    .map(({ word }) => word);
}
