/** Uses manually drawn boxes: to choose among several places, and to place values that do not read as themselves. */
import { area, type Box, intersection } from '../../document/box.js';
import type { Document } from '../../document/document.js';
import { foldedLetters, distance } from '../align/compare.js';
import { boxOf } from '../align/printed.js';
import type { Label, Labels, Place } from '../label.js';
import type { Unplaced } from '../truth.js';
import type { Mark, PackageTruth } from './response.js';

/**
 * Values that alignment left unplaced, or placed several times, get the words under the boxes that the response gave; boxes are scaled by the two
 * resolutions.
 */
export function placeByBoxes(
  document: Document,
  labels: Labels,
  unplaced: readonly Unplaced[],
  { truth, marks, resolution }: PackageTruth,
): { labels: Labels; unplaced: readonly Unplaced[] } {
  const scale = document.resolution / (resolution ?? document.resolution);
  const at = (name: string, value: string) =>
    marks.filter((mark) => mark.detail === name && mark.value === value).map((mark) => ({ ...mark, box: scaled(mark.box, scale) }));
  const refined = (name: string, label: Label): Label => {
    const inside = label.places.filter((place) => at(name, label.value).some(({ box }) => covers(box, boxOf(place, document))));
    return inside.length > 0 ? { ...label, places: inside } : label;
  };
  const details: Record<string, readonly Label[]> = Object.fromEntries(
    Object.entries(labels.details).map(([name, list]) => [name, list.map((label) => refined(name, label))]),
  );
  // Marked values without a place: the words under the mark, on the page where they are most similar.
  const left = unplaced.filter(({ detail, value }) => {
    const name = detail.replace(/^\w+\[\d+\]\.(?=[A-Z])/, '');
    if (detail.startsWith('LineItems[') || name.includes('.')) return true;
    const places = at(name, value).flatMap((mark) => under(document, mark) ?? []);
    if (places.length > 0) details[name] = [...(details[name] ?? []), { value, places }];
    return places.length === 0;
  });
  const contacts = labels.contacts?.map((contact) => ({
    ...contact,
    fields: mapped(contact.fields, (name, label) => refined(`${contact.role}.${name}`, label)),
  }));
  // Rows without any place were left out; then the numbers of rows do not match.
  const lineItems =
    labels.lineItems?.length === truth.lineItems?.length
      ? labels.lineItems?.map((item, index) => ({
          ...item,
          fields: mapped(item.fields, (name, label) => marked(document, label, at(`LineItems[${index + 1}].${name}`, label.value))),
        }))
      : labels.lineItems;
  return { labels: { ...labels, details, ...(contacts && { contacts }), ...(lineItems && { lineItems }) }, unplaced: left };
}

/** A cell is under its mark, even against the row's alignment. */
function marked(document: Document, label: Label, marks: readonly Mark[]): Label {
  if (marks.length === 0 || label.places.some((place) => marks.some(({ box }) => covers(box, boxOf(place, document))))) return label;
  const places = marks.flatMap((mark) => under(document, mark) ?? []);
  return places.length > 0 ? { ...label, places } : label;
}

function mapped<T extends Readonly<Record<string, Label>>>(fields: T, change: (name: string, label: Label) => Label): T {
  return Object.fromEntries(Object.entries(fields).map(([name, label]) => [name, change(name, label)])) as unknown as T;
}

const scaled = (box: Box, scale: number): Box => ({ x: box.x * scale, y: box.y * scale, width: box.width * scale, height: box.height * scale });

/** More than half of the inner box lies in the outer one. */
function covers(outer: Box, inner: Box): boolean {
  const shared = intersection(outer, inner);
  return shared !== undefined && area(shared) > 0.5 * Math.min(area(inner), area(outer));
}

function under(document: Document, mark: Mark): Place | undefined {
  const wanted = foldedLetters(mark.text || mark.value);
  const found = document.pages.flatMap((page, number) => {
    const words = page.words.flatMap((word, index) => (covers(mark.box, word.box) ? [index] : []));
    const text = foldedLetters(words.map((index) => page.words[index]!.text).join(' '));
    return words.length > 0 ? [{ page: number, words, off: distance(text, wanted, Math.max(1, wanted.length / 2)) }] : [];
  });
  const best = found.sort((a, b) => a.off - b.off)[0];
  return best && best.off !== Infinity ? { page: best.page, words: best.words } : undefined;
}
