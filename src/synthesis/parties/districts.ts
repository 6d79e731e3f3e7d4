/** What is around a town and is no part of its name: quarters, counties, provinces, states; and streets that are directions. */
import { describedStreets, otherSurroundings, streetWords, surroundingsHabits } from '../../catalogue/country-words/surroundings.js';
import type { Country } from '../../catalogue/countries.js';
import type { Language } from '../../catalogue/languages/language.js';
import type { Random } from '../../random.js';
import { capital, everydayWords } from './everyday-words.js';
import { pseudoWord } from './pseudo-words.js';

/** A form with a name for {w} and a number for {n}. */
export const named = (random: Random, language: Language, form: string): string =>
  form.replace('{w}', random.chance(0.6) ? pseudoWord(random) : capital(random.pick(everydayWords(language)))).replace('{n}', String(random.integer(1, 30)));

export interface Surroundings {
  readonly district?: string;
  readonly state?: string;
}

/** `state`: what the town's own entry states. */
export function surroundings(random: Random, { code }: Country, language: Language, state: string | undefined): Surroundings {
  const habit = surroundingsHabits[code] ?? otherSurroundings;
  const district = random.chance(habit.district) ? named(random, language, random.pick(habit.forms)) : undefined;
  const region = state === undefined && habit.regions && random.chance(habit.region ?? 0) ? named(random, language, random.pick(habit.regions)) : undefined;
  return { ...(district && { district }), ...(region && { state: region }) };
}

/** "B/28, Rose Plaza, M.G. Road": a door, a building, a road, each of which may be absent. Such streets have no name with a number. */
export function describedStreet(random: Random, language: Language): string {
  const { doors, buildings, main, roads, cross } = describedStreets;
  const word = (): string => named(random, language, '{w}');
  const door = random.pick([
    `${random.pick([...'ABCDGJ'])}${random.pick(['-', '/', ' '])}${random.integer(1, 120)}`,
    `#${random.integer(1, 400)}`,
    `${doors[0]}${random.integer(1, 400)}`,
    `${doors[1]}${random.integer(1, 200)}`,
    `${doors[2]}${random.integer(1, 40)} & ${random.integer(41, 80)}`,
    `${doors[3]}${random.integer(101, 999)}`,
    `${doors[4]}${random.integer(1, 4)}`,
    `${random.integer(1, 300)}/${random.integer(1, 60)}`,
  ]);
  const building = `${word()} ${random.pick(buildings)}`;
  const initials = `${random.pick([...'ABGKMNPRS'])}.${random.pick([...'BCDGKMPS'])}.`;
  const road = `${random.chance(0.3) ? initials : random.chance(0.2) ? main : word()} ${random.pick(roads)}`;
  const parts = random.pick([
    [door, building, road],
    [door, road],
    [building, road],
    [door, building],
    [road],
    [building],
    [door, road, `${random.integer(1, 5)}${cross}`],
  ]);
  return parts.join(random.pick([', ', ', ', ',', ' ']));
}

/** "4417 Miller Crossing": a name or two and a word that few streets have. */
export function rareStreet(random: Random, { lastNames, firstNames }: Language, number: string): string {
  const name = random.chance(0.5) ? random.pick(lastNames) : random.chance(0.6) ? random.pick(firstNames) : pseudoWord(random);
  const second = random.chance(0.2) ? ` ${random.pick(lastNames)}` : '';
  return `${number} ${name}${second} ${random.pick(streetWords)}`;
}
