/** Towns that a reader of print misread by signs that look alike: "Qelde" for "Oelde", "Schomdorf" for "Schorndorf". */
import { bare } from '../../fold.js';
import { gazetteerBit, inCountry, lookUp, townIn } from '../../gazetteer/gazetteer.js';
import { ownName } from '../../gazetteer/other-names.js';

/** Signs that are taken for each other, either way. */
const alike: readonly (readonly [string, string])[] = [
  ['m', 'rn'],
  ['n', 'ri'],
  ['d', 'cl'],
  ['h', 'li'],
  ['w', 'vv'],
  ['l', 'i'],
  ['l', 't'],
  ['f', 't'],
  ['c', 'e'],
  ['c', 'o'],
  ['e', 'o'],
  ['q', 'o'],
  ['d', 'o'],
  ['h', 'b'],
  ['n', 'u'],
  ['r', 'x'],
  ['r', 'n'],
  ['v', 'y'],
  ['0', 'o'],
  ['1', 'l'],
  ['1', 'i'],
  ['5', 's'],
  ['8', 'b'],
  ['6', 'g'],
];
const [fewestLetters, mostLetters] = [5, 40];

/** The town as it is where the gazetteer has it, in any country, or not exactly one town of this country (ISO 3166-1 alpha-2) that looks alike. */
export function correctedTown(town: string, country: string): string {
  if (town.length < fewestLetters || town.length > mostLetters || (lookUp(ownName(bare(town))) & gazetteerBit('town')) !== 0) return town;
  const found = new Map<string, string>();
  const lower = town.toLowerCase();
  for (const [from, to] of alike.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]))
    for (let at = lower.indexOf(from); at >= 0; at = lower.indexOf(from, at + 1)) {
      const isCapital = town[at] !== lower[at];
      const other = town.slice(0, at) + (isCapital ? asCapitals(to, town) : to) + town.slice(at + from.length);
      const name = ownName(bare(other));
      if ((townIn(name, country) & inCountry) !== 0) found.set(name, other);
    }
  return found.size === 1 ? [...found.values()][0]! : town;
}

/** In capitals where all of the town is, else its first letter alone. */
const asCapitals = (letters: string, town: string): string =>
  town === town.toUpperCase() ? letters.toUpperCase() : letters[0]!.toUpperCase() + letters.slice(1);
