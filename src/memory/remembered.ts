/** What is kept of a labelled document: the surroundings of its words and what each is, without any of its text. */
import { tagNames } from '../network/config.js';
import type { Contexts } from './contexts.js';
import { rememberedOf } from '../remembered.js';

/** A tag that is not known. */
export const unknown = 255;

export interface RememberedValue {
  readonly detail: string;
  /** Tokens first … last of the page, both included. */
  readonly first: number;
  readonly last: number;
}

/** The words of one place of a contact's field, in their order. */
export interface RememberedField {
  /** Index into `tagNames`. */
  readonly tag: number;
  readonly tokens: readonly number[];
}

/** Of an item table, token by token. */
export interface RememberedItems {
  /** Index into `columnNames`, 0 for words of a row that are no cell's; `notInTable` outside rows and headings. */
  readonly columns: Uint8Array;
  /** By `sortOf` of `items/remembered-items.ts`. */
  readonly sorts: Uint8Array;
}

export interface RememberedPage {
  /** From 0. */
  readonly page: number;
  readonly contexts: Contexts;
  /** Token by token: index into `tagNames`; `unknown` where it is not labelled. */
  readonly tags: Uint8Array;
  readonly values: readonly RememberedValue[];
  /** Fields of sender and receiver; undefined where none is labelled. */
  readonly fields?: readonly RememberedField[];
  /** Of its item table; undefined where none is labelled. */
  readonly items?: RememberedItems;
}

export interface RememberedDocument {
  /** For explanations: the file's name. */
  readonly name: string;
  /** Pages of the original. */
  readonly pageCount: number;
  /** Details whose truth is known: those without a value are not printed on the document. */
  readonly details: readonly string[];
  /** DocumentType as the network saw it, so that what it sees on the next document compares; undefined where it was not asked. */
  readonly type?: string;
  /** Two equal taxes (CGST, SGST) are labelled as a group each. */
  readonly taxesApart?: true;
  /** Crowded pages in several pieces. */
  readonly pages: readonly RememberedPage[];
}

/** Pages to compare a page with: those of its number, for a last page the last one too; else the first or the last of the others. */
export function pagesLike({ pages, pageCount }: RememberedDocument, page: number, of: number): readonly RememberedPage[] {
  const isLast = page > 0 && page === of - 1;
  const chosen = pages.filter((each) => each.page === page || (isLast && each.page === pageCount - 1));
  if (chosen.length > 0) return chosen;
  return pages.filter((each) => (page === 0 ? each.page === 0 : each.page > 0)).slice(-1);
}

/** By tag: whose it is. */
export const ownerOfTag = tagNames.map((name) => name.split('.')[0]!);

export interface Appearance {
  /** Words of the letterhead and the keys, which the next document of the layout has too. */
  readonly fixed: readonly number[];
  /** Words of the sender's name, address and contact data. */
  readonly sender: readonly number[];
}

/** What identifies the layout of a first page. */
export const appearanceOf = rememberedOf(({ contexts, tags, values }: RememberedPage): Appearance => {
  const isVariable = new Uint8Array(contexts.count);
  for (const { first, last } of values) isVariable.fill(1, first, last + 1);
  const [fixed, sender]: [number[], number[]] = [[], []];
  for (let i = 0; i < contexts.count; i++) {
    if (contexts.isWord[i] !== 1) continue;
    const owner = ownerOfTag[tags[i]!];
    if (contexts.hasLetters[i] === 1 && owner !== 'Receiver' && isVariable[i] === 0) fixed.push(i);
    if (owner === 'Sender') sender.push(i);
  }
  return { fixed, sender };
});
