/** What the page can give a value to, as a path: a choice of the document, a detail, a contact's field, a member of a group, a cell of the item table. */
import type { Labels, Setting } from './types.js';

export type Path =
  | { readonly of: 'document'; readonly name: 'documentType' | 'currency' | 'vatExempt' }
  | { readonly of: 'detail'; readonly name: string }
  | { readonly of: 'contact'; readonly role: 'Sender' | 'Receiver'; readonly name: string }
  | { readonly of: 'group'; readonly group: string; readonly row: number; readonly name: string }
  | { readonly of: 'cell'; readonly row: number; readonly name: string };

/** One for each path: "InvoiceId", "Sender.City", "VatGroup[0].VatRate", "LineItems[2].Quantity". */
export function keyOf(path: Path): string {
  switch (path.of) {
    case 'document':
    case 'detail':
      return path.name;
    case 'contact':
      return `${path.role}.${path.name}`;
    case 'group':
      return `${path.group}[${path.row}].${path.name}`;
    case 'cell':
      return `LineItems[${path.row}].${path.name}`;
  }
}

/** As the server is asked about it, and as reasons are kept: without the row. */
export const questionOf = (path: Path): string => keyOf(path).replace(/\[\d+\]/, '');

/** All paths of the panel in its order. A group has a row for each that is labelled or proposed, at least one. */
export function panelPaths(setting: Setting, rowsOf: (group: string) => number): readonly Path[] {
  return setting.sections.flatMap(({ of, name: section, fields }): readonly Path[] => {
    if (of === 'document') return fields.map(({ name }): Path => ({ of: 'document', name: name as 'documentType' }));
    if (of === 'contact') return fields.map(({ name }): Path => ({ of: 'contact', role: section as 'Sender', name }));
    if (of !== 'group') return fields.map(({ name }): Path => ({ of: 'detail', name }));
    const rows = Math.max(1, rowsOf(section));
    return Array.from({ length: rows }, (_, row) => fields.map(({ name }): Path => ({ of: 'group', group: section, row, name }))).flat();
  });
}

/** The cells of the item table, row by row. */
export const cellPaths = (labels: Labels, columns: readonly string[]): readonly Path[] =>
  (labels.lineItems ?? []).flatMap((_, row) => columns.map((name): Path => ({ of: 'cell', row, name })));
