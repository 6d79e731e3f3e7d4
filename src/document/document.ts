/** What was read from one document: pages, lines, words, codes. Everything behind `reading/` works on this alone. */
import type { Box } from './box.js';

export interface Word {
  readonly text: string;
  readonly box: Box;
  /** 0 … 1; 1 for a text layer. */
  readonly confidence: number;
  /** Height of the type in pixels at the document's resolution (em size; from OCR: estimated from the line). */
  readonly fontSize: number;
  readonly bold: boolean;
  readonly source: 'text' | 'ocr';
  /** Other readings of the same picture by the recogniser, each with one character changed, likeliest first; never of a text layer. */
  readonly alternatives?: readonly string[] | undefined;
}

/** One printed line in reading order: words that are on one base line, whatever the gaps between them. */
export interface Line {
  /** Indices into the page's words, left to right. */
  readonly words: readonly number[];
  readonly box: Box;
}

export interface Code {
  readonly format: 'QRCode' | 'DataMatrix' | 'ITF' | 'Code128' | 'Code39' | 'EAN-13' | 'EAN-8' | 'PDF417' | 'Aztec' | string;
  readonly text: string;
  readonly box: Box;
}

/** A drawn straight rule (table border, underline); horizontal or vertical. */
export interface Ruling {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export interface Page {
  /** Pixels at the document's resolution, after the page was turned upright. */
  readonly width: number;
  readonly height: number;
  /** Degrees clockwise by which the original was turned to be upright. */
  readonly rotation: 0 | 90 | 180 | 270;
  /** In reading order; lines refer to them by index. */
  readonly words: readonly Word[];
  readonly lines: readonly Line[];
  readonly codes: readonly Code[];
  readonly rulings: readonly Ruling[];
}

/** Character confidences as the interface counts them: 0 is very confident, 100 very unconfident. */
export interface Quality {
  readonly mean: number;
  readonly deviation: number;
  readonly max: number;
  /** Certain words per uncertain word; higher is better. */
  readonly wordRatio: number;
}

export interface Document {
  /** File name or label for messages; never used for recognition. */
  readonly name: string;
  /** Dots per inch: the unit of every box. */
  readonly resolution: number;
  readonly format: 'Letter' | 'Receipt';
  readonly source: 'text' | 'scan' | 'photo';
  /** ISO 639-1 code of one of the known languages, undefined when nothing was readable. */
  readonly language?: string;
  /** ISO 3166-1 alpha-2, most likely first. */
  readonly countries: readonly string[];
  readonly quality: Quality;
  readonly pages: readonly Page[];
  /** Pages of the original, where more than were read. */
  readonly pageCount: number;
  /** Pages that could not be read; the empty pages in their place keep the others' numbers. */
  readonly unread?: readonly UnreadPage[];
}

export interface UnreadPage {
  /** Index into the document's pages; undefined where it is unknown which pages of a broken file are missing. */
  readonly page?: number;
  /** One sentence: "page 2 cannot be read: …". */
  readonly reason: string;
}

/** Pages that were read: without the empty ones that stand for others. */
export const pagesRead = ({ pages, unread = [] }: Pick<Document, 'pages' | 'unread'>): number =>
  pages.length - unread.filter(({ page }) => page !== undefined).length;
