/** The decoder's words of all languages. */
import type { DecodingWords } from './decoding-words.js';
import { languages } from './index.js';

/** One list of words of every language, each word once: `allWords(({ weekWords }) => weekWords)`. */
export const allWords = (words: (language: DecodingWords) => readonly string[]): readonly string[] => [
  ...new Set(languages.flatMap(({ decoding }) => words(decoding))),
];
