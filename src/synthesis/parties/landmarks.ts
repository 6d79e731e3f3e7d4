/** Addresses of shops that are places: "Riverside Mall", "Gare de Lyon" in place of a street, or beside it. */
import type { Language } from '../../catalogue/languages/language.js';
import { random as seeded } from '../../random.js';
import type { Party } from '../facts.js';
import { named } from './districts.js';

/** One shop in eleven is at such a place, one in twenty has it beside its street; the same shop at every receipt. */
export function atLandmark(party: Party, language: Language): Party {
  const random = seeded('landmark', party.name, party.street);
  const way = random.weighted([0.86, 0.09, 0.05]);
  if (way === 0) return party;
  const place = named(random, language, random.pick(language.captions.till.landmarks));
  return way === 1 ? { ...party, street: place } : { ...party, extra: place };
}
