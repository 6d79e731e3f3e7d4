/** A document as a whitelist is asked about it: its words and everything that may be a key, each with where it is printed. */
import { type Box, hull, intersection } from '../../document/box.js';
import type { Document } from '../../document/document.js';
import { canonicalNumber, key, words } from './normal.js';

/** Where a word or key is printed: words first … last of a page's line. */
export interface Spot {
  readonly page: number;
  readonly line: number;
  readonly first: number;
  readonly last: number;
  /** Less than 1 for what belongs to the receiver. */
  readonly weight: number;
}

export interface Query {
  /** Normalised word → where. */
  readonly words: ReadonlyMap<string, readonly Spot[]>;
  /** Hashed form of a key → where; longer ones first where one is in another. */
  readonly keys: ReadonlyMap<string, Spot>;
}

const mostPages = 6;
const mostWords = 4000;
/** An IBAN is printed in up to nine groups. */
const mostJoined = 9;

/** A part of a page whose words are stronger or weaker evidence than others. */
export interface Weighted {
  readonly page: number;
  readonly box: Box;
  readonly weight: number;
}

/** `within`: the part of the document that is asked about, where it is not all of it. */
export function queryOf(document: Document, weighted: readonly Weighted[] = [], within?: { readonly page: number; readonly box: Box }): Query {
  const found = new Map<string, Spot[]>();
  const keys = new Map<string, Spot>();
  let count = 0;
  for (const [number, page] of document.pages.entries()) {
    if (within ? number !== within.page : number >= mostPages) continue;
    const special = weighted.filter((each) => each.page === number);
    for (const [lineNumber, line] of page.lines.entries()) {
      const boxes = line.words.map((index) => page.words[index]!.box);
      const from = within ? boxes.findIndex((box) => isInside(box, within.box)) : 0;
      if (from < 0) continue;
      const to = within ? boxes.findLastIndex((box) => isInside(box, within.box)) + 1 : boxes.length;
      if ((count += to - from) > mostWords) return { words: found, keys };
      const texts = line.words.slice(from, to).map((index) => page.words[index]!.text);
      const weights = boxes.slice(from, to).map((box) => special.find((each) => intersection(each.box, box))?.weight ?? 1);
      const spot = (first: number, last: number): Spot => ({
        page: number,
        line: lineNumber,
        first: from + first,
        last: from + last,
        weight: weights[first]!,
      });
      for (const [index, text] of texts.entries()) for (const word of words(text)) addTo(found, word, spot(index, index));
      addKeys(texts, spot, keys);
    }
  }
  return { words: found, keys };
}

/** Its middle is. */
const isInside = ({ x, y, width, height }: Box, outer: Box): boolean =>
  x + width / 2 >= outer.x && x + width / 2 <= outer.x + outer.width && y + height / 2 >= outer.y && y + height / 2 <= outer.y + outer.height;

/** What a person types: everything on one line. */
export function queryOfText(text: string): Query {
  const found = new Map<string, Spot[]>();
  const keys = new Map<string, Spot>();
  const texts = text.split(/\s+/).slice(0, 200);
  const spot = (first: number, last: number): Spot => ({ page: 0, line: 0, first, last, weight: 1 });
  for (const [index, each] of texts.entries()) for (const word of words(each)) addTo(found, word, spot(index, index));
  addKeys(texts, spot, keys);
  return { words: found, keys };
}

function addTo(found: Map<string, Spot[]>, word: string, spot: Spot): void {
  const spots = found.get(word);
  if (!spots) found.set(word, [spot]);
  else if (spots.length < 12) spots.push(spot);
}

/** Runs of neighbouring words that hold digits, for numbers are printed in groups. */
function addKeys(texts: readonly string[], spot: (first: number, last: number) => Spot, keys: Map<string, Spot>): void {
  const add = (made: string | undefined, first: number, last: number): void => {
    if (made !== undefined && !keys.has(made)) keys.set(made, spot(first, last));
  };
  const parts = texts.map((text) => (text.length > 80 ? '' : canonicalNumber(text)));
  const digits = texts.map((text, index) => (parts[index] === '' || !/\d/.test(text) ? '' : text.replace(/\D/g, '')));
  for (let first = 0; first < texts.length; first++) {
    const text = texts[first]!;
    if (text.includes('@')) {
      add(key('email', text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')), first, first);
      add(key('domain', text), first, first);
    } else if (/\p{L}\.\p{L}{2}/u.test(text)) add(key('domain', text), first, first);
    const attached = text.search(/[:=]/);
    if (attached > 0 && text.length <= 80) add(key('number', text.slice(attached + 1)), first, first);
    let [joined, counted] = ['', ''];
    for (let last = first; last < texts.length && last < first + mostJoined; last++) {
      // Prefixes of numbers are short (DE, ATU, FN); a longer word without a digit begins or ends none.
      if (digits[last] === '' && parts[last]!.length > 3) break;
      joined += parts[last]!;
      counted += digits[last]!;
      if (joined.length > 36) break;
      if (counted.length < 3) continue;
      if (joined.length >= 4) add(`n${joined}`, first, last);
      if (counted.length >= 7 && counted.length <= 16) add(`p${counted.slice(-9)}`, first, last);
    }
  }
}

/** The words of the spot as read, and their hull in pixels. */
export function spotText(document: Document, { page, line, first, last }: Spot): { readonly text: string; readonly box: Box } {
  const { words: all, lines } = document.pages[page]!;
  const own = lines[line]!.words.slice(first, last + 1).map((index) => all[index]!);
  return { text: own.map(({ text }) => text).join(' '), box: hull(own.map(({ box }) => box)) };
}
