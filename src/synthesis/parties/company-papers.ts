/** The capital that companies state behind their name. */
import type { Random } from '../../random.js';

/** Statement of the capital after the name, by country; {n} is an amount. */
const capitals: Readonly<Record<string, readonly string[]>> = {
  FR: ['au capital de {n} €', 'au capital de {n} euros', 'au capital social de {n} €', 'Capital : {n} €'],
  IT: ['cap. soc. € {n} i.v.', 'Capitale sociale € {n}'],
  ES: ['Capital social {n} €'],
  PT: ['Capital Social {n} €', 'Cap. Social € {n}'],
  DE: ['Stammkapital {n} €'],
  BE: ['au capital de {n} €'],
  LU: ['au capital de {n} €'],
  RO: ['Capital social: {n} lei'],
  PL: ['kapitał zakładowy {n} zł'],
};

/** Undefined where the country's papers do not state it. */
export function capitalOf(random: Random, country: string): string | undefined {
  const list = capitals[country];
  if (!list) return undefined;
  const thousands = random.pick([1, 2, 5, 8, 10, 15, 25, 40, 50, 100, 120, 250, 500, random.integer(1, 20_000)]);
  const group = random.pick([' ', '.', ' ', '']);
  return random.pick(list).replace('{n}', String(thousands * 1000).replace(/\B(?=(?:\d{3})+$)/g, group));
}
