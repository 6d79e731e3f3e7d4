/** References that a row of the catalogue describes completely: whether a supplier prints them, and their values on a document. */
import { referenceDetails } from '../../catalogue/details.js';
import type { Random } from '../../random.js';
import { addDays } from '../dates.js';
import { idStyle, type IdStyle, nextId } from './numbering.js';

/** Of one supplier, by detail: the share of its documents that have it, and how its identifiers look. */
export type ReferenceHabits = Readonly<Record<string, { readonly share: number; readonly style: IdStyle }>>;

type Row = Pick<(typeof referenceDetails)[number], 'name' | 'kind' | 'share' | 'numbering'>;

/** Most suppliers print a thing always or never. Each detail has a random stream of its own, so that a new one changes no other value. */
export function referenceHabits(random: Random, rows: readonly Row[] = referenceDetails): ReferenceHabits {
  return Object.fromEntries(
    rows.map(({ name, share, numbering = 'order' }) => {
      const own = random.fork(name);
      return [name, { share: own.chance(share) ? 0.95 : 0.02, style: idStyle(own, numbering) }];
    }),
  );
}

/** Values of one document by detail; days as ISO 8601. */
export function syntheticReferences(random: Random, habits: ReferenceHabits, date: string, rows: readonly Row[] = referenceDetails): Record<string, string> {
  const values: Record<string, string> = {};
  for (const { name, kind } of rows) {
    const [own, habit] = [random.fork(name), habits[name]];
    if (!habit || !own.chance(habit.share)) continue;
    values[name] = kind === 'date' ? addDays(date, -own.integer(0, 60)) : nextId(own, habit.style, date);
  }
  return values;
}
