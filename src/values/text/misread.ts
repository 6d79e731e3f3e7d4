/** What readers of print mix up: letters and strokes taken for digits, and digits and signs taken for the letters of a country. */

const digitOf: Readonly<Record<string, string>> = {
  ...{ O: '0', o: '0', Q: '0', D: '0', I: '1', l: '1', i: '1', Z: '2', z: '2', A: '4', S: '5', s: '5' },
  ...{ G: '6', b: '6', T: '7', B: '8', g: '9', q: '9' },
};

/** Letters that look like digits as these. Case counts: "G" is a 6, "g" a 9. */
export const asDigits = (text: string): string => [...text].map((character) => digitOf[character] ?? character).join('');

/** Strokes are ones; a dollar within a number is a five. */
const strokes: Readonly<Record<string, string>> = { '|': '1', ']': '1', '[': '1', '!': '1', $: '5' };

/** The same where nothing but a number can be: strokes too are digits. */
export const misreadDigits = (text: string): string => asDigits([...text].map((character) => strokes[character] ?? character).join(''));

/** What these capitals are taken for where they stand before digits. Other letters (O, S, Z) begin numbers of invoices as often as a country's. */
const takenFor: Readonly<Record<string, string>> = { I: '1l|', L: 'Ł£' };

/** Letters of countries with one of the two misread, with the right ones: "1E" and "lE" for IE, "PŁ" for PL. What two countries' letters are taken for is left out. */
export function misreadCountries(codes: Iterable<string>): ReadonlyMap<string, string> {
  const found = new Map<string, string | undefined>();
  for (const code of codes)
    for (const [at, letter] of [...code].entries())
      for (const sign of takenFor[letter] ?? '') {
        const misread = code.slice(0, at) + sign + code.slice(at + 1);
        found.set(misread, found.has(misread) ? undefined : code);
      }
  return new Map([...found].flatMap(([misread, code]) => (code === undefined ? [] : [[misread, code] as const])));
}

/** Finds one of these where a word begins. */
export const beginsWith = (some: Iterable<string>): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${[...some].map((text) => text.replace('|', '\\|')).join('|')})(?=\\d)`, 'gu');
