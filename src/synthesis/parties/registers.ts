/** Commercial register entries of companies, as their footers print them. */
import { registerShapes } from '../../catalogue/country-words/registers.js';
import type { Random } from '../../random.js';
import { letters } from '../identifiers/numbering.js';

/** Undefined where the country's companies print none. */
export function registerEntry(random: Random, country: string, city: string): string | undefined {
  const list = registerShapes[country];
  if (!list) return undefined;
  const first = random.integer(1, 9);
  let digits = 0;
  return random
    .pick(list)
    .replace(/9/g, () => String(digits++ === 0 ? first : random.integer(0, 9)))
    .replace(/\bAA?\b(?=-)|(?<=[-/\d])A\b/g, (text) => letters(random, text.length))
    .replace('{city}', city);
}
