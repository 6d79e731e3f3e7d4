/** Synthetic towns and streets: to be read from their position, not from a list. */
import type { Language } from '../../catalogue/languages/language.js';
import type { Random } from '../../random.js';
import { capital, everydayWords } from './everyday-words.js';
import { pseudoWord } from './pseudo-words.js';

const townEndings: Readonly<Record<string, readonly string[]>> = {
  de: ['burg', 'dorf', 'heim', 'stadt', 'hausen', 'berg', 'feld', 'bach', 'ingen', 'kirchen', 'au'],
  en: ['ton', 'ville', 'ford', 'ham', 'bury', 'field', 'port', 'wood', ' City', ' Falls', ' Springs', 'mouth'],
  fr: ['ville', 'court', '-sur-Mer', '-la-Forêt', 'ac', 'y', '-les-Bains', 'on'],
  it: ['ano', 'ello', 'ate', ' Marittima', ' di Sopra', 'ona'],
  es: ['illa', 'ueva', ' del Río', ' de la Sierra', 'ada', 'ar'],
  pt: ['eira', 'elo', ' do Campo', 'al', 'ães'],
  nl: ['dam', 'hoven', 'wijk', 'burg', 'drecht', 'veen', 'um'],
  pl: ['owo', 'ów', 'ice', 'sk', 'no', 'in'],
  cs: ['ov', 'ice', 'ín', 'any', 'ov nad Labem', 'sko'],
  sk: ['ovce', 'any', 'ín', 'ica', 'ov'],
  da: ['by', 'borg', 'rup', 'sted', 'lund'],
  nb: ['sund', 'vik', 'heim', 'fjord', 'nes'],
  sv: ['köping', 'stad', 'by', 'torp', 'borg'],
  hr: ['ac', 'ovac', 'ica', 'grad', 'ovo'],
  sl: ['je', 'ica', 'grad', 'ec', 'ovo'],
  tr: ['köy', 'hisar', 'pınar', 'kent', 'lı'],
};
const townBeginnings: Readonly<Record<string, readonly string[]>> = {
  de: ['Bad ', 'Groß ', 'Neu', 'Ober', 'Unter', 'St. '],
  en: ['New ', 'Port ', 'St. ', 'North ', 'Lake ', 'Great '],
  fr: ['Saint-', 'La ', 'Le ', 'Les ', 'Sainte-'],
  it: ['San ', 'Santa ', 'Monte ', 'Castel '],
  es: ['San ', 'Villa ', 'Santa ', 'La ', 'El '],
  pt: ['São ', 'Vila ', 'Santa '],
};

export function syntheticTown(random: Random, language: Language): string {
  const stem = random.chance(0.3) ? capital(random.pick(everydayWords(language)).toLowerCase()) : pseudoWord(random);
  if (random.chance(0.25)) return `${random.pick(townBeginnings[language.code] ?? ['San ', 'New '])}${stem}`;
  return random.chance(0.7) ? `${stem}${random.pick(townEndings[language.code] ?? ['a', 'o'])}` : stem;
}

/** Words for the kind of street end compounds: "Hauptstraße", "Storgatan". */
const compound = /^(\p{L}+?)(stra[sß]+e|str\.|weg|gasse|platz|allee|ring|gata|gatan|vägen|vej|vei|veien|gade|straat|laan|plein|kade)$/u;

/** A street of the list with another name in it: "{n} Rue de la Lumière", "Kautixstraße {n}". */
export function syntheticStreet(random: Random, language: Language, pattern: string): string {
  const words = pattern.split(' ');
  const named = words.map((word, i) => ({ word, i })).filter(({ word }) => /^\p{L}[\p{L}.'’-]{2,}$/u.test(word));
  const last = named.at(-1);
  if (!last) return pattern;
  const match = compound.exec(last.word);
  const name = random.chance(0.5) ? pseudoWord(random) : capital(random.pick(everydayWords(language)));
  // "Street", "ulica" and the like stay; the name before or after them changes.
  const target = named.length > 1 && ['en'].includes(language.code) ? named[0]! : last;
  words[target.i] = match && target === last ? `${name}${match[2]}` : name;
  if (random.chance(0.15)) words.splice(target.i, 0, capital(random.pick(everydayWords(language))));
  return words.join(' ');
}
