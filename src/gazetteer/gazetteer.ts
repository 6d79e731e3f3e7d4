/**
 * Gazetteer of places and names: which runs of words are a town, a state, a country, a given or a family name somewhere in the world. What it says is
 * a hint and no more: lists lack names, and "Price" is a town, a surname and a word. The table is made by scripts/make-gazetteer.ts.
 */
import { readFileSync } from 'node:fs';
import { finished, hash, hashedOn, unhashed } from '../random.js';

/** In the order of their bits and of their features. */
export const gazetteerClasses = ['town', 'largeTown', 'state', 'country', 'givenName', 'familyName'] as const;
export type GazetteerClass = (typeof gazetteerClasses)[number];

/** The classes as a set of bits. */
export const gazetteerBit = (name: GazetteerClass): number => 1 << gazetteerClasses.indexOf(name);

/** Entries of a town in a country, "olomouc|CZ": it is there; no other country has one nearly as large of this name. */
export const [inCountry, mostlyThere] = [1 << 6, 1 << 7];

/** Words of a name at most: "Marina di Massa", "Bosnia and Herzegovina". */
export const maxWords = 4;

/** `keys` in ascending order: 32-bit hashes of folded names; of 300,000 one in 14,000 is met by chance. `from`: where those with these upper 16 bits begin. */
interface Table {
  readonly keys: Uint32Array;
  readonly bits: Uint8Array;
  readonly from: Uint32Array;
}

let table: Table | undefined;

/** The file: all keys as little-endian 32-bit numbers, then as many bytes of bits. Throws Error where its bytes are no whole number of entries. */
export function tableOf(bytes: Uint8Array): Table {
  const count = bytes.length / 5;
  if (!Number.isInteger(count))
    throw new Error(`gazetteer: ${bytes.length} bytes are no whole number of entries; make it again with scripts/make-gazetteer.ts`);
  const copy = bytes.slice();
  const keys = new Uint32Array(copy.buffer, 0, count);
  return { keys, bits: copy.subarray(4 * count), from: beginningsOf(keys) };
}

function beginningsOf(keys: Uint32Array): Uint32Array {
  const from = new Uint32Array(2 ** 16 + 1);
  for (const key of keys) from[(key >>> 16) + 1]!++;
  for (let i = 1; i < from.length; i++) from[i]! += from[i - 1]!;
  return from;
}

/** Key of a name without blanks and signs, folded (`bare` of values/text/fold.ts). */
export const gazetteerKey = (bareName: string): number => hash(bareName, 0);

/** Classes of a folded name as bits; 0 where the lists do not have it. */
export const lookUp = (bareName: string): number => bitsOf(gazetteerKey(bareName));

/** A name of several words: `bitsOfName(followedBy(followedBy(noName, 'new'), 'york'))` is `lookUp('newyork')`, and no letter is hashed twice. */
export const noName = unhashed(0);
export const followedBy = hashedOn;
/** As `lookUp`, of such a name. */
export const bitsOfName = (name: number): number => bitsOf(finished(name));

function bitsOf(key: number): number {
  table ??= tableOf(readFileSync(new URL('./gazetteer.bin', import.meta.url)));
  let [low, high] = [table.from[key >>> 16]!, table.from[(key >>> 16) + 1]!];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (table.keys[middle]! < key) low = middle + 1;
    else high = middle;
  }
  return table.keys[low] === key ? table.bits[low]! : 0;
}

/** Whether a country (ISO 3166-1 alpha-2) has a town of this folded name: 0, `inCountry`, or with `mostlyThere`. */
export const townIn = (bareName: string, country: string): number => lookUp(`${bareName}|${country}`);
