/** Countries overseas as suppliers, in English. */
import type { Country } from '../../catalogue/countries.js';
import { international } from '../../catalogue/languages/index.js';
import { overseasCountries } from '../../catalogue/overseas-countries.js';
import type { Random } from '../../random.js';

export const overseas: readonly Country[] = overseasCountries.map(([, country]) => ({ ...country, languages: [international.code] }));

/** One of them, by share. */
export const pickOverseas = (random: Random): Country => overseas[random.weighted(overseasCountries.map(([share]) => share))]!;
