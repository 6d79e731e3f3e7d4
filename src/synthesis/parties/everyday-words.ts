/** Ordinary words of a language, from its sentences and goods: names of companies, towns and streets are not limited to lists. */
import type { Language } from '../../catalogue/languages/language.js';
import type { Random } from '../../random.js';

const known = new Map<string, readonly string[]>();

/** Words of letters only, three and more of them. */
export function everydayWords(language: Language): readonly string[] {
  const cached = known.get(language.code);
  if (cached) return cached;
  const texts = [...language.sentences, ...Object.values(language.articles).flatMap((articles) => articles.map(({ name }) => name))];
  const words = [...new Set(texts.flatMap((text) => text.split(/[^\p{L}]+/u)).filter((word) => word.length >= 3))];
  known.set(language.code, words);
  return words;
}

/** With a capital first letter. */
export const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

/** "Bon moulin", "Rote Lieferung Haus": this many words, all or only the first capitalised. */
export function everydayPhrase(random: Random, language: Language, count: number): string {
  const words = Array.from({ length: count }, () => random.pick(everydayWords(language)));
  const each = random.chance(0.6);
  return words.map((word, i) => (i === 0 || each ? capital(word) : word.toLocaleLowerCase(language.code))).join(' ');
}

/** A name as samples have it: "Muster". */
export const sampleName = (random: Random, language: Language): string => random.pick(language.synthesis.sampleNames);
