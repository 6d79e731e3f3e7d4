/** What exchange formats have in common: one document's labels as marks, boxes as fractions of the page. Every format is written from it and read into it. */
import type { z } from 'zod';
import { grouped } from '../../grouped.js';
import { contactRoles } from '../../catalogue/contact-fields.js';
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
  readonly sourceValue?: string;
  /** 0 to 1, of a prediction. */
  readonly score?: number;
  /** A place is all regions of one occurrence, in reading order. None: the value is looked for on the page. */
  readonly places: readonly (readonly Region[])[];
}

export interface Sheet {
  /** File name of the document, the ending may be missing. */
  readonly name: string;
  /** Pixels of the pages' pictures; empty where the file does not state them. */
  readonly pages: readonly { readonly width: number; readonly height: number }[];
  readonly marks: readonly Mark[];
  /** All words in reading order, for formats that hold them; of a file that was read, its own where it has some. */
  readonly words?: readonly Region[];
  /** What a model proposes, for formats that hold it beside labels. */
  readonly proposed?: Proposed;
  /** Only proposed, not labelled. */
  readonly unlabelled?: boolean;
  /** Boxes are pixels, of the page as we read it or of the document's picture, where the file does not state the size. */
  readonly pixelsOf?: 'page' | 'picture';
  /** The only page of it, whose rows are counted from 0. */
  readonly rowsOfPage?: number;
  /** What the file holds and cannot be used, one line each. */
  readonly faults?: readonly string[];
}

export interface Proposed {
  /** Its name, by which the other tool distinguishes proposals. */
  readonly model: string;
  readonly marks: readonly Mark[];
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
  /** Holds what a model proposes. */
  readonly proposals?: boolean;
  /** Of one of its files: others that belong to it, where there are any. */
  beside?(path: string): readonly string[];
  /** A document of several pages is several files. */
  readonly perPage?: boolean;
  /** Other names than those cannot be written. */
  readonly closed?: boolean;
  /** Labels lie on pictures of pages: images/NAME.pdf.p1.png. */
  readonly pictures: boolean;
  /** All files of an export by path. `fields`: all names that occur. */
  write(sheets: readonly Sheet[], fields: readonly string[]): ReadonlyMap<string, string>;
  /**
   * The documents of one file of an export. `beside`: what the files beside it hold, of those that are there; `names`: of --map. Throws InputError where it
   * cannot be read.
   */
  read(path: string, text: string, beside?: readonly string[], names?: Readonly<Record<string, string>>): readonly Read[];
}

/** A document that was read, or why it was not. */
export type Read = Sheet | { readonly name: string; readonly refused: string };

/** Identifies a word of a document. */
export const regionKey = ({ page, text, box: { x, y, width, height } }: Region): string => JSON.stringify([page, text, x, y, width, height]);

/** A picture of one page: "invoice.pdf.p2". */
export const pageName = (name: string, page: number): string => `${name}.p${page + 1}`;

/** A file of JSON for each page: FOLDER/NAME.pN.json with what `content` makes of it. */
export const jsonPerPage = (sheets: readonly Sheet[], folder: string, content: (sheet: Sheet, page: number, size: Sheet['pages'][number]) => unknown) =>
  new Map(
    sheets.flatMap((sheet) =>
      sheet.pages.map((size, page) => [`${folder}/${pageName(sheet.name, page)}.json`, `${JSON.stringify(content(sheet, page, size))}\n`] as const),
    ),
  );

/** A foreign picture is a document of one page; `ofExport`: a page's picture as an export names it. */
export function documentOfPage(picture: string): { readonly name: string; readonly page: number; readonly ofExport: boolean } {
  const found = /^(.+)\.p([1-9]\d{0,3})$/.exec(picture);
  return found ? { name: found[1]!, page: Number(found[2]) - 1, ofExport: true } : { name: picture, page: 0, ofExport: false };
}

/** Parts of a path, whoever wrote it: only its last name is used. */
export const lastName = (path: string): string => path.replaceAll('\\', '/').split('/').at(-1)!;
/** A file's name without the ending of a picture or of JSON. */
export const withoutEnding = (name: string): string => name.replace(/\.(?:png|jpe?g|tiff?|gif|bmp|json)$/i, '');

/** InputError with `path` where the text is no JSON (RFC 8259). */
export function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InputError(`${path}: is no JSON (${(error as Error).message.slice(0, 100)}). Export it again`);
  }
}

/** Said in place of what a file should be, where one of its lists is longer than any document needs. */
export function tooLong(error: z.ZodError | undefined): string | undefined {
  const issue = error?.issues.find(({ code }) => code === 'too_big');
  return issue && `${issue.path.map(String).join('.')} has more than ${(issue as { readonly maximum?: number }).maximum} entries`;
}

/** Pages of one document, each read alone, as one document again. */
export function joined(sheets: readonly Sheet[]): readonly Sheet[] {
  return [...grouped(sheets, ({ name }) => name).values()].map((pages) => {
    if (pages.length === 1) return pages[0]!;
    const inOrder = pages.every(({ rowsOfPage }) => rowsOfPage !== undefined) ? [...pages].sort((a, b) => a.rowsOfPage! - b.rowsOfPage!) : pages;
    const words = inOrder.flatMap((sheet) => sheet.words ?? []);
    return { ...inOrder[0]!, marks: marksOf(inOrder), faults: inOrder.flatMap((sheet) => sheet.faults ?? []), ...(words.length > 0 && { words }) };
  });
}

/** Rows of items and groups go on overleaf; a contact that is on two pages is one. */
function marksOf(pages: readonly Sheet[]): readonly Mark[] {
  const before = new Map<string, number>();
  return pages.flatMap(({ marks, rowsOfPage }) => {
    if (rowsOfPage === undefined) return marks;
    const own = marks.map((mark) => {
      const parent = /^([^./]+)[./]/.exec(mark.field)?.[1] ?? '';
      const first = contactRoles.some((role) => role === parent) ? 0 : (before.get(parent) ?? 0);
      return { parent, mark: mark.row === undefined ? mark : { ...mark, row: mark.row + first } };
    });
    for (const { parent, mark } of own) if (mark.row !== undefined) before.set(parent, Math.max(before.get(parent) ?? 0, mark.row + 1));
    return own.map(({ mark }) => mark);
  });
}
