/** A labelled document taken apart for changes: words as cells of printed lines, labels as values with the cells they are on; and put together again. */
import type { ContactField } from '../../catalogue/contact-fields.js';
import type { LineItemFieldName } from '../../catalogue/line-item-fields.js';
import type { Label, LabelledContact, Labels, LineRole, Place } from '../../dataset/label.js';
import { type Box, hull } from '../../document/box.js';
import type { Document, Page, Ruling, Word } from '../../document/document.js';

export interface Cell {
  text: string;
  /** Pixels, as in a word's box. */
  x: number;
  y: number;
  width: number;
  height: number;
  fontSize: number;
  readonly bold: boolean;
  readonly confidence: number;
  readonly source: Word['source'];
}

/** A printed line, its cells from left to right. */
export interface Row {
  cells: Cell[];
  readonly role?: LineRole | undefined;
}

export interface Sheet {
  readonly page: Page;
  rows: Row[];
  rulings: Ruling[];
  height: number;
}

/** One place of a value. */
export interface Mark {
  readonly sheet: number;
  cells: Cell[];
}

export interface Value {
  value: string;
  marks: Mark[];
}

export interface Item {
  readonly fields: Partial<Record<LineItemFieldName, Value>>;
  readonly custom?: Record<string, Value>;
  readonly sheet?: number;
  /** Lines that it covers. */
  readonly rows: Row[];
}

export interface Party {
  readonly role: LabelledContact['role'];
  readonly fields: Partial<Record<ContactField, Value>>;
}

export interface Paper {
  readonly document: Document;
  readonly labels: Labels;
  readonly sheets: Sheet[];
  readonly details: Record<string, Value[]>;
  groups: Record<string, Record<string, string>[]>;
  readonly contacts?: Party[];
  items?: Item[];
}

/** A labelled document as words that can be changed, with the values that hold each. */
export function paperOf(document: Document, labels: Labels): Paper {
  const words: Cell[][] = document.pages.map((page) =>
    page.words.map(({ text, box, fontSize, bold, confidence, source }) => ({ text, ...box, fontSize, bold, confidence, source })),
  );
  const sheets = document.pages.map(
    (page, number): Sheet => ({
      page,
      rows: page.lines.map((line, index) => ({ cells: line.words.map((word) => words[number]![word]!), role: labels.lineRoles?.[number]?.[index] })),
      rulings: [...page.rulings],
      height: page.height,
    }),
  );
  const markOf = ({ page, words: indices }: Place): Mark => ({ sheet: page, cells: indices.flatMap((index) => words[page]?.[index] ?? []) });
  const takenApart = ({ value, places }: Label): Value => ({ value, marks: places.map(markOf).filter(({ cells }) => cells.length > 0) });
  const valuesOf = <Name extends string>(fields: Readonly<Partial<Record<Name, Label>>>) =>
    Object.fromEntries(Object.entries(fields).map(([name, label]) => [name, takenApart(label as Label)])) as Partial<Record<Name, Value>>;
  const items = labels.lineItems?.map(
    ({ fields, custom, page, firstLine, lastLine }): Item => ({
      fields: valuesOf(fields),
      ...(custom && { custom: valuesOf(custom) as Record<string, Value> }),
      ...(page !== undefined && { sheet: page }),
      rows: page === undefined || firstLine === undefined ? [] : (sheets[page]?.rows.slice(firstLine, (lastLine ?? firstLine) + 1) ?? []),
    }),
  );
  return {
    document,
    labels,
    sheets,
    details: Object.fromEntries(Object.entries(labels.details).map(([name, list]) => [name, list.map(takenApart)])),
    groups: Object.fromEntries(Object.entries(labels.groups).map(([name, rows]) => [name, rows.map((row) => ({ ...row }))])),
    ...(labels.contacts && { contacts: labels.contacts.map(({ role, fields }) => ({ role, fields: valuesOf(fields) })) }),
    ...(items && { items }),
  };
}

/** The line of a cell. */
export function rowOf({ sheets }: Paper, { sheet }: Mark, cell: Cell): Row | undefined {
  return sheets[sheet]!.rows.find(({ cells }) => cells.includes(cell));
}

/** Values of details, contacts and line items, a customer's own columns among them. */
export function allValues({ details, contacts = [], items = [] }: Paper): Value[] {
  return [
    ...Object.values(details).flat(),
    ...contacts.flatMap(({ fields }) => Object.values(fields)),
    ...items.flatMap(({ fields, custom = {} }) => [...Object.values(fields), ...Object.values(custom)]),
  ];
}

/** Lines without cells are left out; labels follow their cells. Codes are left out: they hold what was printed originally. */
export function documentOf(paper: Paper, name: string): { readonly document: Document; readonly labels: Labels } {
  const { document, sheets } = paper;
  const numbers = new Map<Cell, number>();
  const lineNumbers = new Map<Row, number>();
  const roles: LineRole[][] = [];
  const pages = sheets.map(({ page, rows, rulings, height }): Page => {
    const kept = rows.filter(({ cells }) => cells.length > 0);
    const words: Word[] = [];
    const lines = kept.map((row, index) => {
      lineNumbers.set(row, index);
      row.cells.sort((a, b) => a.x - b.x);
      const indices = row.cells.map((cell) => {
        numbers.set(cell, words.length);
        const { text, fontSize, bold, confidence, source } = cell;
        return words.push({ text, box: boxOf(cell), confidence, fontSize, bold, source }) - 1;
      });
      return { words: indices, box: hull(row.cells.map(boxOf)) };
    });
    roles.push(kept.map(({ role }) => role ?? 'outside'));
    return { ...page, height, words, lines, codes: [], rulings };
  });
  const placeOf = ({ sheet, cells }: Mark): Place => ({ page: sheet, words: cells.flatMap((cell) => numbers.get(cell) ?? []) });
  const labelOf = ({ value, marks }: Value): Label => ({ value, places: marks.map(placeOf).filter(({ words }) => words.length > 0) });
  const labelsOf = (fields: Readonly<Record<string, Value | undefined>>) =>
    Object.fromEntries(Object.entries(fields).flatMap(([field, value]) => (value ? [[field, labelOf(value)]] : [])));
  const { labels } = paper;
  return {
    document: { ...document, name, pages },
    labels: {
      ...labels,
      details: Object.fromEntries(Object.entries(paper.details).map(([detail, values]) => [detail, values.map(labelOf)])),
      groups: paper.groups,
      ...(paper.contacts && { contacts: paper.contacts.map(({ role, fields }) => ({ role, fields: labelsOf(fields) })) }),
      ...(paper.items && {
        lineItems: paper.items.map(({ fields, custom, sheet, rows }) => {
          const lines = rows.flatMap((row) => lineNumbers.get(row) ?? []);
          return {
            fields: labelsOf(fields),
            ...(custom && { custom: labelsOf(custom) }),
            ...(sheet !== undefined && lines.length > 0 && { page: sheet, firstLine: Math.min(...lines), lastLine: Math.max(...lines) }),
          };
        }),
      }),
      ...(labels.lineRoles && { lineRoles: roles }),
    },
  };
}

/** The cell's place and size alone. */
const boxOf = ({ x, y, width, height }: Cell): Box => ({ x, y, width, height });
