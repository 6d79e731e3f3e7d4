/** One span serves one detail: an identifier goes to the detail it is likeliest for; the others take their next best. */
import { details } from '../../catalogue/details.js';
import { type Ranked, type Ranking, without } from '../decoding/ranking.js';

const exclusive: readonly string[] = details.filter((detail) => detail.exclusive).map(({ name }) => name);

/** In probability: what a customer declared itself goes before what all customers have. */
const customFirst = 0.4;

/** The chosen value a detail; undefined where none is likelier than nothing. `least`: probability from which a value is given. `custom`: a customer's own identifiers. `elsewhere`: what is certain to be something else. */
export function chooseExclusive(
  rankings: ReadonlyMap<string, Ranking>,
  custom: readonly string[],
  least: number,
  elsewhere: readonly Ranked[] = [],
): Map<string, Ranked | undefined> {
  const names = [...exclusive, ...custom];
  const chosen = new Map<string, Ranked | undefined>(names.map((name) => [name, undefined]));
  const taken: Ranked[] = [...elsewhere];
  // The greatest wish of all is granted, then the others wish anew among what is left.
  for (const _ of names) {
    const wishes = names.flatMap((name) => {
      const ranking = rankings.get(name);
      const first = ranking && !chosen.get(name) ? without(ranking, (ranked) => taken.some((other) => overlap(other, ranked)))[0] : undefined;
      return first && first.probability >= least ? [{ name, ranked: first, wish: first.probability + (custom.includes(name) ? customFirst : 0) }] : [];
    });
    const greatest = wishes.sort((a, b) => b.wish - a.wish)[0];
    if (!greatest) break;
    chosen.set(greatest.name, greatest.ranked);
    taken.push(greatest.ranked);
  }
  return chosen;
}

/** Same value, or words in common. */
export function overlap(a: Ranked, b: Ranked): boolean {
  return a.value === b.value || (a.page === b.page && a.candidate.first <= b.candidate.last && b.candidate.first <= a.candidate.last);
}

/** Details that never share a value with each other. */
export const exclusiveDetails: ReadonlySet<string> = new Set(exclusive);

/** Numbers whose check digits tell that they are nothing else. */
export const checkedDetails: readonly string[] = details.filter((detail) => detail.mustPass).map(({ name }) => name);
