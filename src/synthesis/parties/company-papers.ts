/** The capital that companies state behind their name. */
import { capitalStatements } from '../../catalogue/country-words/capitals.js';
import type { Random } from '../../random.js';

/** Undefined where the country's papers do not state it. */
export function capitalOf(random: Random, country: string): string | undefined {
  const list = capitalStatements[country];
  if (!list) return undefined;
  const thousands = random.pick([1, 2, 5, 8, 10, 15, 25, 40, 50, 100, 120, 250, 500, random.integer(1, 20_000)]);
  const group = random.pick([' ', '.', ' ', '']);
  return random.pick(list).replace('{n}', String(thousands * 1000).replace(/\B(?=(?:\d{3})+$)/g, group));
}
