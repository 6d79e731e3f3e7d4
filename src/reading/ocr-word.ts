/** A word as OCR found it on a picture, in that picture's pixels. */
import type { Box } from '../document/box.js';

export interface OcrWord {
  readonly text: string;
  readonly box: Box;
  /** 0 … 1 */
  readonly confidence: number;
  /** y of the baseline in the middle of the word. */
  readonly baseline: number;
  /** Height of its line's letters with ascenders and descenders. */
  readonly lineHeight: number;
  /** See `Word`. */
  readonly alternatives?: readonly string[];
  /** Other readings of it: with a point for a comma, or a comma for a point. */
  readonly otherSigns?: readonly string[];
}
