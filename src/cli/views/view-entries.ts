/** What `beleg detect --view` shows of an extraction: every prediction with its name, colour and place, in the order a person reads them. */
import { contactFields } from '../../catalogue/contact-fields.js';
import { detailByName } from '../../catalogue/details.js';
import type { Extraction, Prediction } from '../../extraction/extraction.js';

/** Colour and legend. */
export type ShownKind = 'detail' | 'group' | 'sender' | 'receiver' | 'contact' | 'custom';

export interface Shown {
  /** Links the box on the page with its entry in the list. */
  readonly id: string;
  readonly kind: ShownKind;
  readonly name: string;
  readonly prediction: Prediction;
}

export interface ShownSection {
  readonly title: string;
  readonly kind: ShownKind;
  readonly entries: readonly Shown[];
}

/** `prefix`: of ids, for several documents share a page. */
export function shownOf(extraction: Extraction, prefix: string): ShownSection[] {
  let count = 0;
  const shown = (kind: ShownKind, name: string, prediction: Prediction): Shown => ({ id: `${prefix}-${++count}`, kind, name, prediction });
  const found = extraction.predictions.filter(({ value }) => value !== '');
  const sections: ShownSection[] = [
    { title: 'Details', kind: 'detail', entries: found.filter(({ name }) => detailByName.has(name)).map((each) => shown('detail', each.name, each)) },
    { title: 'Own details', kind: 'custom', entries: found.filter(({ name }) => !detailByName.has(name)).map((each) => shown('custom', each.name, each)) },
    ...extraction.groups.map(({ name, members }) => ({
      title: name,
      kind: 'group' as const,
      entries: members.map((member) => shown('group', member.name, member)),
    })),
    ...extraction.contacts.map(({ role, fields }) => {
      const kind = role === 'Sender' ? ('sender' as const) : role === 'Receiver' ? ('receiver' as const) : ('contact' as const);
      return { title: role, kind, entries: contactFields.flatMap((field) => (fields[field] ?? []).map((each) => shown(kind, field, each))) };
    }),
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}
