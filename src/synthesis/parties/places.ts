/** Synthetic towns and streets: to be read from their position, not from a list. */
import type { Language } from '../../catalogue/languages/language.js';
import type { Random } from '../../random.js';
import { capital, everydayWords } from './everyday-words.js';
import { pseudoWord } from './pseudo-words.js';

/** A name that is in no list of towns, unless by chance. */
export function syntheticTown(random: Random, language: Language): string {
  const stem = random.chance(0.3) ? capital(random.pick(everydayWords(language)).toLowerCase()) : pseudoWord(random);
  if (random.chance(0.25)) return `${random.pick(language.synthesis.townBeginnings)}${stem}`;
  return random.chance(0.7) ? `${stem}${random.pick(language.synthesis.townEndings)}` : stem;
}

/** A street of the list with another name in it: "{n} Rue de la Lumière", "Kautixstraße {n}". */
export function syntheticStreet(random: Random, language: Language, pattern: string): string {
  const words = pattern.split(' ');
  const named = words.map((word, i) => ({ word, i })).filter(({ word }) => /^\p{L}[\p{L}.'’-]{2,}$/u.test(word));
  const last = named.at(-1);
  if (!last) return pattern;
  // The kind of street ends compounds: "Hauptstraße", "Storgatan".
  const ending = language.captions.party.streetEndings.find((each) => /^\p{L}+$/u.test(last.word.slice(0, -each.length)) && last.word.endsWith(each));
  const name = random.chance(0.5) ? pseudoWord(random) : capital(random.pick(everydayWords(language)));
  // "Street", "ulica" and the like stay; the name before or after them changes.
  const target = named.length > 1 && language.habits.streetNameFirst ? named[0]! : last;
  words[target.i] = ending !== undefined && target === last ? `${name}${ending}` : name;
  if (random.chance(0.15)) words.splice(target.i, 0, capital(random.pick(everydayWords(language))));
  return words.join(' ');
}
