/** Marks of the result PDF: every prediction with a box, coloured by its place in the answer. */
import { grouped } from '../../grouped.js';
import { detailByName } from '../../catalogue/details.js';
import { type Box, hull } from '../../document/box.js';
import type { Extraction, Prediction } from '../../extraction/extraction.js';

export type MarkKind = 'detail' | 'group' | 'sender' | 'receiver' | 'contact' | 'lineItem' | 'custom';

export interface Mark {
  readonly kind: MarkKind;
  /** Undefined for a cell of a table whose column was named before. */
  readonly label?: string;
  readonly page: number;
  readonly box: Box;
  /** Around other marks: drawn dashed and without filling. */
  readonly outline?: boolean;
  /** What it belongs to: a group, a contact. */
  readonly owner?: string;
}

/** A code holds dozens of details: with more than this on one box they become one mark, so that code and labels stay legible. */
const maxOnOneBox = 3;

/** Boxes in the document's pixels with what they are of; values that are not printed have none. */
export function marksOf(extraction: Extraction): Mark[] {
  const marks: Mark[] = [];
  const add = (kind: MarkKind, label: string | undefined, { page, box }: Prediction, owner?: string) => {
    if (page !== undefined && box) marks.push({ kind, page, box, ...(label !== undefined && { label }), ...(owner && { owner }) });
  };
  const addAround = (kind: MarkKind, label: string, members: readonly Prediction[]) => {
    for (const [page, boxes] of byPage(members)) if (new Set(boxes.map(placeOf)).size > 1) marks.push({ kind, label, page, box: hull(boxes), outline: true });
  };
  for (const prediction of extraction.predictions) add(detailByName.has(prediction.name) ? 'detail' : 'custom', prediction.name, prediction);
  for (const { name, members } of extraction.groups) {
    addAround('group', name, members);
    for (const member of members) add('group', member.name, member, name);
  }
  for (const { role, fields } of extraction.contacts) {
    const kind = role === 'Sender' ? 'sender' : role === 'Receiver' ? 'receiver' : 'contact';
    const all = Object.values(fields).flat();
    const address = [fields.Name, fields.Street, fields.ZipCode, fields.City, fields.Country].flatMap((list) => list ?? []);
    const owner = role === 'Other' ? 'Contact' : role;
    addAround(kind, owner, address);
    for (const field of all) add(kind, field.name, field, owner);
  }
  extraction.lineItems.forEach((item, index) => {
    marks.push({ kind: 'lineItem', label: String(index + 1), page: item.page, box: item.box, outline: true });
    // The column's name once, over the first row.
    for (const [name, cell] of Object.entries({ ...item.cells, ...item.custom })) add('lineItem', index === 0 ? name : undefined, cell);
  });
  return together(marks);
}

const placeOf = ({ x, y, width, height }: Box): string => [x, y, width, height].map(Math.round).join();

/** Merges the marks of a crowded box into one, labelled with their owners. */
function together(marks: readonly Mark[]): Mark[] {
  const keyOf = ({ page, box, outline, kind }: Mark) => `${page} ${placeOf(box)}${outline ? ` ${kind}` : ''}`;
  return [...grouped(marks, keyOf).values()].flatMap((same) => {
    if (same.length <= maxOnOneBox || same[0]!.outline) return same;
    return [{ ...same[0]!, label: [...new Set(same.flatMap(({ owner, label }) => owner ?? label ?? []))].join(', ') }];
  });
}

function byPage(members: readonly Prediction[]): Map<number, Box[]> {
  const pages = new Map<number, Box[]>();
  for (const { page, box } of members) if (page !== undefined && box) pages.set(page, [...(pages.get(page) ?? []), box]);
  return pages;
}
