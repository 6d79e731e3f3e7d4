/** Splits words of names and streets: one in eight is held out, the others are for training. */
import type { Language } from '../../catalogue/languages/language.js';
import { hash } from '../../random.js';

const share = 8;
const halves = new Map<string, Language>();

/** The language with one part of its last names, company words and streets; a list of too few stays whole. The same words are always held out. */
export function heldOutNames(language: Language, heldOut: boolean): Language {
  const key = `${language.code} ${heldOut}`;
  const known = halves.get(key);
  if (known) return known;
  const part = (list: readonly string[]): readonly string[] => {
    const chosen = list.filter((word) => (hash(word, 7) % share === 0) === heldOut);
    return chosen.length >= 3 ? chosen : list;
  };
  const result = { ...language, lastNames: part(language.lastNames), companyWords: part(language.companyWords), streets: part(language.streets) };
  halves.set(key, result);
  return result;
}
