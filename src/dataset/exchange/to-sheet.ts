/** Labels as marks: a region a word, so that a format may draw words or boxes around them. */
import { detailByName } from '../../catalogue/details.js';
import type { Document } from '../../document/document.js';
import type { Label, Labels } from '../label.js';
import type { Mark, Region, Sheet } from './sheet.js';

/** Labels as marked words: of each value the words of its places. */
export function sheetOf(name: string, document: Document, labels: Labels): Sheet {
  const marked = (field: string, label: Label, row?: number): Mark[] => {
    const places = label.places.map(({ page, words }) => words.map((word) => regionOf(document, page, word)));
    return places.length > 0 ? [{ field, ...(row !== undefined && { row }), value: label.value, places }] : [];
  };
  const details = Object.entries(labels.details).flatMap(([detail, list]) =>
    list.flatMap((label) => {
      const group = detailByName.get(detail)?.group;
      const rows = (group ? (labels.groups[group] ?? []) : []).flatMap((row, index) => (row[detail] === label.value ? [index] : []));
      return rows.length > 0 ? rows.flatMap((row) => marked(`${group}.${detail}`, label, row)) : marked(detail, label);
    }),
  );
  const numbers = new Map<string, number>();
  const contacts = (labels.contacts ?? []).flatMap(({ role, fields }) => {
    const row = numbers.get(role) ?? 0;
    numbers.set(role, row + 1);
    return Object.entries(fields).flatMap(([field, label]) => marked(`${role}.${field}`, label, row));
  });
  const items = (labels.lineItems ?? []).flatMap(({ fields, custom }, row) =>
    Object.entries({ ...fields, ...custom }).flatMap(([field, label]) => marked(`LineItems.${field}`, label, row)),
  );
  const pages = document.pages.map(({ width, height }) => ({ width, height }));
  const words = document.pages.flatMap((page, number) => page.words.map((_, index) => regionOf(document, number, index)));
  return { name, pages, marks: [...details, ...contacts, ...items], words };
}

/** A word of the page. */
export function regionOf(document: Document, number: number, index: number): Region {
  const page = document.pages[number]!;
  const { box, text } = page.words[index]!;
  return { page: number, text, box: { x: box.x / page.width, y: box.y / page.height, width: box.width / page.width, height: box.height / page.height } };
}
