/** What exchange formats have in common: one document's labels as marks, boxes as fractions of the page. Every format is written from it and read into it. */
import type { Box } from '../../document/box.js';
import { InputError } from '../../errors.js';

export interface Region {
  readonly page: number;
  /** Fractions of the page, from 0 to 1. */
  readonly box: Box;
  readonly text?: string;
}

/** One value. */
export interface Mark {
  /** "InvoiceId", "Sender.City", "LineItems.Quantity", "VatGroup.VatRate", or the format's own name for it. */
  readonly field: string;
  /** Number of the row, contact of this role, or group, from 0. */
  readonly row?: number;
  /** In the format of the interface. Undefined: to be read from the words. */
  readonly value?: string;
  /** The value in the other tool's form, read like a cell of a table. */
  readonly said?: string;
  /** A place is all regions of one occurrence, in reading order. None: the value is looked for on the page. */
  readonly places: readonly (readonly Region[])[];
}

export interface Sheet {
  /** File name of the document, the ending may be missing. */
  readonly name: string;
  /** Pixels of the pages' pictures; empty where the file does not tell. */
  readonly pages: readonly { readonly width: number; readonly height: number }[];
  readonly marks: readonly Mark[];
  /** All words in reading order, for formats that hold them; of a file that was read, its own where it has some. */
  readonly words?: readonly Region[];
  /** What the file holds and nobody can use, one line each. */
  readonly faults?: readonly string[];
}

/** The shape of an exchange format: one file in formats/, one row in formats.ts. */
export interface Format {
  /** As --format names it. */
  readonly name: string;
  readonly describe: string;
  /** Their names and ours; of several for one of ours, the first is written. */
  readonly names: Readonly<Record<string, string>>;
  /** Paths of its files; others are not opened. */
  readonly files: RegExp;
  /** Other names than those cannot be written. */
  readonly closed?: boolean;
  /** Labels lie on pictures of pages: images/NAME.pdf.p1.png. */
  readonly pictures: boolean;
  /** All files of an export by path. `fields`: all names that occur. */
  write(sheets: readonly Sheet[], fields: readonly string[]): ReadonlyMap<string, string>;
  /** The documents of one file of an export. Throws InputError where it cannot be read. */
  read(path: string, text: string): readonly Read[];
}

/** A document that was read, or why it was not. */
export type Read = Sheet | { readonly name: string; readonly refused: string };

/** Tells the words of a document apart. */
export const regionKey = ({ page, text, box: { x, y, width, height } }: Region): string => JSON.stringify([page, text, x, y, width, height]);

/** A picture of one page: "invoice.pdf.p2". */
export const pageName = (name: string, page: number): string => `${name}.p${page + 1}`;

/** A foreign picture is a document of one page. */
export function documentOfPage(picture: string): { readonly name: string; readonly page: number } {
  const found = /^(.+)\.p([1-9]\d{0,3})$/.exec(picture);
  return found ? { name: found[1]!, page: Number(found[2]) - 1 } : { name: picture, page: 0 };
}

/** Parts of a path, whoever wrote it: only its last name is used. */
export const lastName = (path: string): string => path.replaceAll('\\', '/').split('/').at(-1)!;
export const withoutEnding = (name: string): string => name.replace(/\.(?:png|jpe?g|tiff?|gif|bmp|json)$/i, '');

export function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InputError(`${path}: is no JSON (${(error as Error).message.slice(0, 100)}). Export it again`);
  }
}

/** Pages of one document, each read alone, as one document again. */
export function joined(sheets: readonly Sheet[]): readonly Sheet[] {
  const byName = new Map<string, Sheet>();
  for (const sheet of sheets) {
    const before = byName.get(sheet.name);
    const together = before && { ...before, marks: [...before.marks, ...sheet.marks], faults: [...(before.faults ?? []), ...(sheet.faults ?? [])] };
    byName.set(sheet.name, together ?? sheet);
  }
  return [...byName.values()];
}
