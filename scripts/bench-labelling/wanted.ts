/** What a document's labels must say, path by path, and whether they do. */
import { contactFields } from '../../src/catalogue/contact-fields.js';
import type { Label, LabelledLineItem, Labels } from '../../src/dataset/label.js';
import { fieldsOf } from '../../src/labelling/fields.js';
import { keyOf, type Path } from '../../src/labelling/page/state/paths.js';
import { valueAt, type Value } from '../../src/labelling/page/state/values.js';

export interface Wanted {
  readonly path: Path;
  /** Empty: it must have no value. */
  readonly labels: readonly Label[];
}

const { sections, columns } = fieldsOf([]);

/** Printed values alone. */
export function wantedOf(truth: Labels, labelled: Labels | undefined): readonly Wanted[] {
  const wanted = (path: Path): Wanted => ({ path, labels: placed(valueAt(truth, path)) });
  return sections.flatMap(({ of, name: section, fields }): readonly Wanted[] => {
    if (of === 'document') return fields.map(({ name }) => ({ path: choice(name), labels: values(valueAt(truth, choice(name))) }));
    if (of === 'contact') return contactFields.map((name) => wanted({ of: 'contact', role: section as 'Sender', name }));
    if (of !== 'group') return fields.map(({ name }) => wanted({ of: 'detail', name }));
    // Rows of a group have no order of their own.
    const [own, true_] = [labelled?.groups[section] ?? [], truth.groups[section] ?? []];
    const order = matched(own, true_);
    return Array.from({ length: Math.max(own.length, true_.length) }, (_, row) =>
      fields.map(({ name }) => ({
        path: { of: 'group', group: section, row, name } as const,
        labels: order[row] === undefined ? [] : placed(valueAt(truth, { of: 'group', group: section, row: order[row], name })),
      })),
    ).flat();
  });
}

export const wantedCells = ({ lineItems = [] }: Labels): readonly Wanted[] =>
  lineItems.flatMap(({ fields }, row) =>
    columns.map(({ name }) => ({ path: { of: 'cell', row, name } as const, labels: placed([fields[name as 'Unit'] ?? []].flat()) })),
  );

/** Country codes stand for the names that are printed; nothing else is labelled without a place. */
const values = (value: Value): readonly Label[] => (value === undefined || value === 'absent' ? [] : value);
const placed = (value: Value): readonly Label[] => values(value).filter(({ places }) => places.length > 0);
const choice = (name: string): Path => ({ of: 'document', name: name as 'currency' });

const text = ({ value }: Label): string => value.replace(/\s+/g, ' ').trim();

export function isRight(labels: Labels | undefined, { path, labels: wanted }: Wanted): boolean {
  const now = labels === undefined ? [] : values(valueAt(labels, path));
  // A choice that the truth does not know is left as it is.
  if (path.of === 'document' && wanted.length === 0) return true;
  // A contact's country is labelled where it is not printed, too.
  const is = path.of === 'contact' && path.name === 'Country' ? now.filter(({ places }) => wanted.length > 0 || places.length > 0) : now;
  const [a, b] = [is.map(text), wanted.map(text)].map((all) => [...new Set(all)].sort());
  return JSON.stringify(a) === JSON.stringify(b);
}

/** "InvoiceId: 12, not 4711". */
export const wrongly = (labels: Labels | undefined, { path, labels: wanted }: Wanted): string =>
  `${keyOf(path)}: ${JSON.stringify(labels && values(valueAt(labels, path)).map(text).join())} for ${JSON.stringify(wanted.map(text).join())}`;

type Members = Readonly<Record<string, string>>;

/** Of each labelled row the true row that most of its members agree with; rows that are missing follow in their order. */
function matched(own: readonly Members[], truth: readonly Members[]): readonly number[] {
  const left = new Set(truth.keys());
  const shared = (a: Members, b: Members) => Object.entries(a).filter(([name, value]) => b[name] === value).length;
  const order = own.flatMap((row) => {
    const best = [...left].sort((a, b) => shared(row, truth[b]!) - shared(row, truth[a]!))[0];
    if (best === undefined) return [];
    left.delete(best);
    return [best];
  });
  return [...order, ...left];
}

const words = ({ fields }: LabelledLineItem): ReadonlySet<string> =>
  new Set(Object.values(fields).flatMap(({ places }) => places.flatMap(({ page, words: own }) => own.map((word) => `${page} ${word}`))));

/** Of each labelled row the true row that it shares most words with, undefined where it shares none; each true row once. */
export function rowsMatched(labelled: readonly LabelledLineItem[], truth: readonly LabelledLineItem[]): readonly (number | undefined)[] {
  const taken = new Set<number>();
  const sets = truth.map(words);
  return labelled.map((row) => {
    const own = [...words(row)];
    const shared = sets.map((set, i) => (taken.has(i) ? 0 : own.filter((word) => set.has(word)).length));
    const most = Math.max(0, ...shared);
    if (most === 0) return undefined;
    taken.add(shared.indexOf(most));
    return shared.indexOf(most);
  });
}
