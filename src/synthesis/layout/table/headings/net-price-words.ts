/** Headings of list price and discounted price, where both have columns: "Listenpreis, Rabatt, Nettopreis". */
import type { Scene } from '../../scene.js';

/** Both headings, in most tables; undefined where the table has other ones. */
export function netPriceWords({ random, language, allowed }: Scene): { readonly list: string; readonly net: string } | undefined {
  const fork = random.fork('net price');
  if (!fork.chance(0.75)) return undefined;
  const { list, net } = language.synthesis.table.prices;
  return { list: fork.pick(allowed(list)), net: fork.pick(allowed(net)) };
}
