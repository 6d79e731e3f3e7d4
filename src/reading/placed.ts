/** A word on its way into a page: what `lines.ts` must know of it to put it on a line. */
import type { Word } from '../document/document.js';

export interface Placed extends Word {
  /** Where the letters stand: y in the middle of the word for upright text. */
  readonly baseline: number;
  /** Degrees clockwise by which its writing is turned against the upright page; 0 for almost every word. */
  readonly angle: number;
  /** The source ended this piece without a blank: the next piece may go on with the same word. */
  readonly open?: boolean;
}

/** The word alone, with coordinates to a hundredth of a pixel. */
export function wordOf({ text, box, confidence, fontSize, bold, source }: Placed): Word {
  return {
    text,
    box: { x: cents(box.x), y: cents(box.y), width: cents(box.width), height: cents(box.height) },
    confidence: Math.round(confidence * 1000) / 1000,
    fontSize: cents(fontSize),
    bold,
    source,
  };
}

export const cents = (value: number): number => Math.round(value * 100) / 100;
