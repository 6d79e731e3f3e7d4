/** A word on its way into a page: what `lines.ts` must know of it to put it on a line. */
import { alternativesTo } from '../../document/alternatives.js';
import { type Box, onPage } from '../../document/box.js';
import type { Code, Word } from '../../document/document.js';

export interface Placed extends Word {
  /** Where the letters are: y in the middle of the word for upright text. */
  readonly baseline: number;
  /** Degrees clockwise by which its writing is turned against the upright page; 0 for almost every word. */
  readonly angle: number;
  /** The source ended this piece without a blank: the next piece may go on with the same word. */
  readonly open?: boolean;
}

/** A picture's word where it is printed on the page: see `onPage`. */
export const wordOnPage = (word: Placed, factor: number, origin: Pick<Box, 'x' | 'y'> = { x: 0, y: 0 }): Placed => ({
  ...word,
  box: onPage(word.box, factor, origin),
  fontSize: word.fontSize * factor,
  baseline: word.baseline * factor + origin.y,
});

/** A picture's code where it is printed on the page: see `onPage`. */
export const codeOnPage = (code: Code, factor: number, origin?: Pick<Box, 'x' | 'y'>): Code => ({ ...code, box: inCents(onPage(code.box, factor, origin)) });

/** The word alone, with coordinates to a hundredth of a pixel. */
export function wordOf({ text, box, confidence, fontSize, bold, source, alternatives }: Placed): Word {
  const others = alternativesTo(text, alternatives);
  return {
    text,
    box: inCents(box),
    confidence: Math.round(confidence * 1000) / 1000,
    fontSize: cents(fontSize),
    bold,
    source,
    ...(others.length > 0 && { alternatives: others }),
  };
}

const inCents = ({ x, y, width, height }: Box): Box => ({ x: cents(x), y: cents(y), width: cents(width), height: cents(height) });
/** Rounds to two decimals. */
export const cents = (value: number): number => Math.round(value * 100) / 100;
