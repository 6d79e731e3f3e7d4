/** Additions of addresses: buildings, suites, floors, industrial parks; and doors after the house number. */
import type { Language } from '../../catalogue/languages/language.js';
import type { Random } from '../../random.js';
import { everydayPhrase } from './everyday-words.js';
import { pseudoWord } from './pseudo-words.js';

const filled = (random: Random, language: Language, pattern: string): string =>
  pattern
    .replace(/\{n\}/g, () => String(random.integer(1, 9)))
    .replaceAll('{nn}', String(random.integer(10, 60)))
    .replaceAll('{nnn}', String(random.integer(100, 2400)))
    .replaceAll('{l}', random.pick([...'ABCDE']))
    .replaceAll('{w}', random.pick(random.chance(0.5) ? language.lastNames : language.companyWords));

/** A line of its own for an address. */
export const addressExtra = (random: Random, language: Language): string => filled(random, language, random.pick(language.synthesis.addressExtras));

/** What a house, an estate or a neighbourhood is called, without a number or a word that says so: "Larkenau", "Green Orchard". */
export const estateName = (random: Random, language: Language): string =>
  random.chance(0.5) ? pseudoWord(random) : everydayPhrase(random, language, random.integer(1, 2));

/** What stands behind a house number. */
export const doorOf = (random: Random, language: Language): string => filled(random, language, random.pick(language.synthesis.doors));
