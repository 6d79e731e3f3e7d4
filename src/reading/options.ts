/** How a document is to be read. */
export interface ReadOptions {
  /** File name for messages. */
  readonly name?: string;
  /** Restricts the languages (ISO 639-1); empty or absent: all. */
  readonly languages?: readonly string[];
  /** Pages read at most; 10. */
  readonly maxPages?: number;
  readonly signal?: AbortSignal;
  /** false leaves bar codes and QR codes unread. */
  readonly codes?: boolean;
}

export const usualMaxPages = 10;

/** Milliseconds after which a document fails alone. */
export const longest = 230_000;

/** The message on a file that is given up after so many milliseconds. */
export const tooLong = (name: string, milliseconds: number): string =>
  `${name}: not read after ${milliseconds / 1000} s. Give fewer pages or a smaller picture.`;
