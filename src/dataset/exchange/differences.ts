/** What an export would lose: labels beside those that its own files give back. */
import { namedLabels } from '../import.js';
import type { Labels, Place } from '../label.js';
import type { Unplaced } from '../truth.js';

export interface LostLabel {
  readonly detail: string;
  readonly value: string;
  readonly reason: string;
}

const whole = ['supplier', 'layout', 'language', 'documentType', 'currency', 'vatExempt'] as const;

/** `unread`: what was marked in them, but came back as no value; `isClosed`: the format has names for certain fields alone. */
export function differences(labels: Labels, back: Labels, unread: readonly Unplaced[] = [], isClosed = true): readonly LostLabel[] {
  const lost: LostLabel[] = whole.flatMap((name) =>
    labels[name] === undefined || labels[name] === back[name] ? [] : [{ detail: name, value: String(labels[name]), reason: 'of the whole document' }],
  );
  const returned = namedLabels(back);
  for (const { detail, label } of namedLabels(labels)) {
    const same = returned.filter((one) => one.detail === detail);
    const found = same.find((one) => one.label.value === label.value)?.label;
    const reason =
      found === undefined
        ? label.places.length === 0
          ? 'is not on the page'
          : same.length > 0
            ? `comes back as ${same.map((one) => one.label.value).join(', ')}`
            : unread.some((one) => plain(one.detail).endsWith(plain(detail)))
              ? 'its words read as no such value'
              : isClosed
                ? 'the format has no such field'
                : 'another value has its words'
        : inPageOrder(found.places) === inPageOrder(label.places)
          ? undefined
          : 'comes back with other words';
    if (reason !== undefined) lost.push({ detail, value: label.value, reason });
  }
  for (const [detail, values] of Object.entries(labels.details))
    if (values.length === 0 && back.details[detail]?.length !== 0) lost.push({ detail, value: '', reason: 'is known not to be there' });
  for (const [name, rows] of Object.entries(labels.groups))
    if (JSON.stringify(rows.map(sorted)) !== JSON.stringify((back.groups[name] ?? []).map(sorted)))
      lost.push({ detail: name, value: '', reason: 'which of its values belong together' });
  const extents = ({ lineItems = [] }: Labels) => JSON.stringify(lineItems.map(({ page, firstLine, lastLine }) => [page, firstLine, lastLine]));
  if (labels.lineItems && extents(labels) !== extents(back)) lost.push({ detail: 'LineItems', value: '', reason: 'the lines of its rows' });
  if (labels.lineRoles && JSON.stringify(labels.lineRoles) !== JSON.stringify(back.lineRoles))
    lost.push({ detail: 'lineRoles', value: '', reason: 'is told from the rows again' });
  if (labels.implied) lost.push({ detail: 'implied', value: Object.keys(labels.implied).join(' '), reason: 'values that are not printed' });
  return lost;
}

const plain = (detail: string): string => detail.replace(/\[\d+\]/, '');

/** Formats that label pictures give places page by page. */
const inPageOrder = (places: readonly Place[]): string => JSON.stringify(places.map(({ page, words }) => JSON.stringify([page, words])).sort());
const sorted = (row: Readonly<Record<string, string>>) => Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
