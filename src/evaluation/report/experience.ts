/** How well the model knows a document's supplier: the number of its labelled documents that it learnt from or remembers. */
import type { Row } from '../rows.js';

export const experiences = ['new supplier', '1–2 labelled', '3–9 labelled', '10 or more labelled', 'unknown'] as const;
export type Experience = (typeof experiences)[number];

/** The row's own note takes precedence: it is from the time of the prediction. */
export function experienceOf({ seen, supplier }: Pick<Row, 'seen' | 'supplier'>, trained: ReadonlyMap<string, number> | undefined): Experience {
  const count = seen ?? (supplier === '' || !trained ? undefined : (trained.get(supplier) ?? 0));
  if (count === undefined) return 'unknown';
  return count === 0 ? 'new supplier' : count < 3 ? '1–2 labelled' : count < 10 ? '3–9 labelled' : '10 or more labelled';
}
