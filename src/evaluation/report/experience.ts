/** How well the model knew a document's supplier: by how many of its labelled documents it was trained on. */
import type { Row } from '../rows.js';

export const experiences = ['new supplier', '1–3 labelled', '4 or more labelled', 'unknown'] as const;
export type Experience = (typeof experiences)[number];

/** What the row itself says comes first: it was noted when the prediction was made. */
export function experienceOf({ seen, supplier }: Pick<Row, 'seen' | 'supplier'>, trained: ReadonlyMap<string, number> | undefined): Experience {
  const count = seen ?? (supplier === '' || !trained ? undefined : (trained.get(supplier) ?? 0));
  return count === undefined ? 'unknown' : count === 0 ? 'new supplier' : count <= 3 ? '1–3 labelled' : '4 or more labelled';
}
