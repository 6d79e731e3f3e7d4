/** Other readings of a recognised word: the word with one character as the network saw it second best. */
import type { Character } from '../../recognition/decode.js';

const mostAlternatives = 12;

/** Of the word that these characters make, likeliest first; only those that read a digit or read one as something else: numbers are what is checked. */
export function alternativesOf(characters: readonly Character[]): readonly string[] {
  const texts = characters.map(({ text }) => text);
  return characters
    .flatMap(({ text, others }, at) =>
      others
        .filter((other) => /\d/.test(text + other.text))
        .map(({ text: other, share }) => ({ word: [...texts.slice(0, at), other, ...texts.slice(at + 1)].join(''), share })),
    )
    .sort((a, b) => b.share - a.share)
    .slice(0, mostAlternatives)
    .map(({ word }) => word);
}
