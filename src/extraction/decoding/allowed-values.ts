/** Values that the interface does not allow are given to no detail, though candidates of its kind may read so: an RF reference is no ISR reference. */
import { detailByName } from '../../catalogue/details.js';
import { type Ranking, without } from './ranking.js';

/** The others are renormalised. */
export function allowedValues(rankings: ReadonlyMap<string, Ranking>): ReadonlyMap<string, Ranking> {
  return new Map(
    [...rankings].map(([name, ranking]) => {
      const allows = detailByName.get(name)?.allows;
      if (!allows) return [name, ranking];
      const ranked = without(ranking, ({ value }) => !allows.test(value));
      return [name, { ...ranking, ranked, candidates: ranked.length > 0 ? ranking.candidates : 0 }];
    }),
  );
}
