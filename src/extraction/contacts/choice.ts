/** One scored choice: candidates with terms of evidence, named so that the trace shows the evidence of each candidate. */

/** Evidence for a candidate, or against it, beside the probability that the network gives it: on the same scale. */
export interface Term<C> {
  readonly name: string;
  readonly of: (candidate: C) => number;
}

/** The network's probability alone. */
export const ofNetwork: readonly Term<{ readonly probability: number }>[] = [{ name: 'network', of: ({ probability }) => probability }];

const scoreOf = <C>(candidate: C, terms: readonly Term<C>[]): number => terms.reduce((sum, { of }) => sum + of(candidate), 0);

/** The first of the candidates with the highest score; undefined where there is none above `least`. */
export function chosen<C>(candidates: readonly C[], terms: readonly Term<C>[], least = -Infinity): C | undefined {
  let [best, highest]: [C | undefined, number] = [undefined, least];
  for (const candidate of candidates) {
    const own = scoreOf(candidate, terms);
    if (own > highest) [best, highest] = [candidate, own];
  }
  return best;
}

/** "network 0.84, above the address 0.25". */
export const weighed = <C>(candidate: C, terms: readonly Term<C>[]): string =>
  terms
    .map(({ name, of }) => [name, of(candidate)] as const)
    .filter(([, score], i) => i === 0 || score !== 0)
    .map(([name, score]) => `${name} ${score.toFixed(2)}`)
    .join(', ');
