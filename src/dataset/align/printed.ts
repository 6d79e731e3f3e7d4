/** A document in the aligner's form: every line as one text, with a map from characters to words. Built once a document. */
import type { Box } from '../../document/box.js';
import { hull } from '../../document/box.js';
import type { Document, Word } from '../../document/document.js';
import type { Reading } from '../../values/kind.js';
import type { Place } from '../label.js';

export interface PrintedLine {
  readonly page: number;
  /** Index of the line on its page. */
  readonly line: number;
  readonly words: readonly number[];
  readonly box: Box;
  readonly text: string;
  /** Offset of each word's first character within `text`. */
  readonly starts: readonly number[];
}

export interface Printed {
  readonly document: Document;
  readonly lines: readonly PrintedLine[];
  /** Readings of the page by kind; computed on first use. */
  readonly readings: Map<string, readonly Printing[]>;
  /** Folded form of each word, by page; computed on first use. */
  readonly folded: Map<Word, string>;
}

/** One span with its readings. */
export interface Printing {
  readonly place: Place;
  readonly text: string;
  readonly readings: readonly Reading[];
}

/** Blanks part the words of a line's text; three blanks where the gap is so wide that another column begins. */
export function printed(document: Document): Printed {
  const lines = document.pages.flatMap((page, number) =>
    page.lines.map((line, index): PrintedLine => {
      let text = '';
      const starts: number[] = [];
      line.words.forEach((word, i) => {
        if (i > 0) text += isWide(page.words[line.words[i - 1]!]!, page.words[word]!) ? '   ' : ' ';
        starts.push(text.length);
        text += page.words[word]!.text;
      });
      return { page: number, line: index, words: line.words, box: line.box, text, starts };
    }),
  );
  return { document, lines, readings: new Map(), folded: new Map() };
}

/** A gap that is wider than a blank: another column begins after it. */
export function isWide(left: Word, right: Word): boolean {
  return right.box.x - (left.box.x + left.box.width) > 1.2 * Math.max(left.box.height, right.box.height);
}

/** Words that overlap the characters from start to end of the line. */
export function placeOf(line: PrintedLine, start: number, end: number, document: Document): Place {
  const { words } = document.pages[line.page]!;
  const touched = line.words.filter((word, i) => line.starts[i]! < end && line.starts[i]! + words[word]!.text.length > start);
  return { page: line.page, words: touched };
}

/** The hull of its words, in pixels. */
export const boxOf = (place: Place, document: Document): Box => hull(place.words.map((word) => document.pages[place.page]!.words[word]!.box));
/** The words of a place as they are read, a blank between them. */
export const textOf = (place: Place, document: Document): string => place.words.map((word) => document.pages[place.page]!.words[word]!.text).join(' ');
/** Whether a word of the place is recognised from a picture, so that letters may be misread. */
export const isOcr = (place: Place, document: Document): boolean => place.words.some((word) => document.pages[place.page]!.words[word]!.source === 'ocr');

/** Without places of the same words and without empty ones. */
export function distinct(places: readonly Place[]): readonly Place[] {
  const seen = new Set<string>();
  return places.filter((place) => {
    const key = `${place.page}:${place.words.join()}`;
    return place.words.length > 0 && !seen.has(key) && seen.add(key);
  });
}
