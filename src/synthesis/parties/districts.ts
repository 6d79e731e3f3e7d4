/** What is around a town and is no part of its name: quarters, counties, provinces, states; and streets that are directions. */
import type { Country } from '../../catalogue/countries.js';
import type { Language } from '../../catalogue/languages/language.js';
import type { Random } from '../../random.js';
import { capital, everydayWords } from './everyday-words.js';
import { pseudoWord } from './pseudo-words.js';

const list = (text: string): readonly string[] => text.split('|');

interface Habit {
  /** Share of addresses with a quarter, and its forms; {w} is a name. */
  readonly district: number;
  readonly forms: readonly string[];
  /** Share of addresses with a county, province or state where the town's entry has none, and its forms. */
  readonly region?: number;
  readonly regions?: readonly string[];
}

const elsewhere: Habit = {
  district: 0.05,
  forms: list('{w}|{w}|{w} {n}|Centre'),
  region: 0.03,
  regions: list('ST|XX|{w}|Region|State'),
};

const habits: Readonly<Record<string, Habit>> = {
  BR: { district: 0.6, forms: list('Vila {w}|Jardim {w}|Parque {w}|Centro|Bairro {w}|Jd. {w}|{w}|Distrito Industrial') },
  MX: { district: 0.5, forms: list('Col. {w}|Colonia {w}|Centro|Col. Centro|Fracc. {w}|Parque Industrial {w}') },
  AR: { district: 0.15, forms: list('Barrio {w}|{w}|Piso {n}'), region: 0.4, regions: list('Capital Federal|Buenos Aires|CABA|Córdoba|Santa Fe|Mendoza') },
  IN: {
    district: 0.55,
    forms: list('{w} Nagar|{w} Colony|Sector {n}|{w} Layout|{w} Extension|Near {w} Market|Opp. {w} Bank|Dist. {w}|{w} Vihar|Near {w} Tank'),
  },
  AE: { district: 0.4, forms: list('Al {w}|Deira|{w} Free Zone|Business Bay|Al {w} Area') },
  TR: { district: 0.6, forms: list('{w}|{w}|Merkez|{w} Mah.|{w} Mahallesi') },
  RO: {
    district: 0.2,
    forms: list('Sector {n}|Sect. {n}|Cartier {w}|Parter'),
    region: 0.35,
    regions: list('Jud. Cluj|Jud. Ilfov|Ilfov|Jud. Timiș|Jud. Iași|Sector 1|Sector 3|Sector 6|jud. Brașov'),
  },
  GB: {
    district: 0.2,
    forms: list('{w}|{w} Green|{w} Village|{w} Business Park'),
    region: 0.2,
    regions: list('Kent|Surrey|Essex|West Midlands|Lancs|Berkshire|West Yorkshire|Middlesex|Herts|Cheshire'),
  },
  IE: { district: 0.2, forms: list('{w}|{w} Business Park'), region: 0.4, regions: list('Co. Cork|Co. Dublin|Co. Kildare|County Galway|Co. Meath') },
  US: {
    district: 0.06,
    forms: list('{w} City|Central City|{w} Heights|Downtown|{w} Village'),
    region: 0.5,
    regions: list('CA|NY|TX|FL|WA|OH|ST|California|Texas'),
  },
  ES: { district: 0.12, forms: list('Pol. Ind. {w}|Urb. {w}|Barrio {w}'), region: 0.25, regions: list('Madrid|Barcelona|Sevilla|Valencia|Alicante|Málaga') },
  IT: { district: 0.07, forms: list('Loc. {w}|Fraz. {w}|Z.I. {w}|Zona Industriale') },
  FR: { district: 0.08, forms: list('ZA {w}|ZI de {w}|Lieu-dit {w}|Quartier {w}|ZAC {w}') },
  DE: { district: 0.04, forms: list('OT {w}|Ortsteil {w}|{w}') },
  NZ: { district: 0.4, forms: list('{w}|Mount {w}|{w} Bay|{w} Central') },
  AU: { district: 0.08, forms: list('{w} Park|{w} Heights|{w} Business Centre') },
  HU: { district: 0.08, forms: list('{w}|{n}. kerület') },
};

const named = (random: Random, language: Language, form: string): string =>
  form.replace('{w}', random.chance(0.6) ? pseudoWord(random) : capital(random.pick(everydayWords(language)))).replace('{n}', String(random.integer(1, 30)));

export interface Surroundings {
  readonly district?: string;
  readonly state?: string;
}

/** `state`: what the town's own entry states. */
export function surroundings(random: Random, { code }: Country, language: Language, state: string | undefined): Surroundings {
  const habit = habits[code] ?? elsewhere;
  const district = random.chance(habit.district) ? named(random, language, random.pick(habit.forms)) : undefined;
  const region = state === undefined && habit.regions && random.chance(habit.region ?? 0) ? named(random, language, random.pick(habit.regions)) : undefined;
  return { ...(district && { district }), ...(region && { state: region }) };
}

/** "B/28, Rose Plaza, M.G. Road": a door, a building, a road, each of which may be absent. Such streets have no name with a number. */
export function describedStreet(random: Random, language: Language): string {
  const word = (): string => named(random, language, '{w}');
  const door = random.pick([
    `${random.pick([...'ABCDGJ'])}${random.pick(['-', '/', ' '])}${random.integer(1, 120)}`,
    `#${random.integer(1, 400)}`,
    `No. ${random.integer(1, 400)}`,
    `Plot No. ${random.integer(1, 200)}`,
    `Shop ${random.integer(1, 40)} & ${random.integer(41, 80)}`,
    `Office ${random.integer(101, 999)}`,
    `Basement ${random.integer(1, 4)}`,
    `${random.integer(1, 300)}/${random.integer(1, 60)}`,
  ]);
  const building = `${word()} ${random.pick(['Plaza', 'Building', 'Complex', 'House', 'Centre', 'Market', 'Tower', 'Chambers', 'Soc.', 'Compound', 'Estate', 'Palace'])}`;
  const initials = `${random.pick([...'ABGKMNPRS'])}.${random.pick([...'BCDGKMPS'])}.`;
  const road = `${random.chance(0.3) ? initials : random.chance(0.2) ? 'Main' : word()} ${random.pick(['Road', 'Road', 'Rd', 'Street', 'Lane', 'Marg', 'Cross', 'Highway'])}`;
  const parts = random.pick([
    [door, building, road],
    [door, road],
    [building, road],
    [door, building],
    [road],
    [building],
    [door, road, `${random.integer(1, 5)}nd Cross`],
  ]);
  return parts.join(random.pick([', ', ', ', ',', ' ']));
}
