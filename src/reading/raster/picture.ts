/** Pictures as rows of bytes, and what is measured on them. Rows run from top to bottom, pixels from left to right. */

/** One byte a pixel: 0 is black, 255 white. */
export interface GreyPicture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A page's picture: `channels` bytes a pixel, grey or red, green, blue. */
export interface Picture extends GreyPicture {
  readonly pixels: Buffer;
  readonly channels: 1 | 3;
  /** Dots per inch, as stated in the file or estimated from the size of usual paper. */
  readonly resolution: number;
}

/** A binarised picture: 1 where there is ink. Never changed by a function that takes one. */
export interface Mask {
  readonly dark: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Edges in pixels; right and bottom are outside. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A straight rule. `runs`: the parts that it was made of, each straight, where it leans so far that letters may stand within its box. */
export interface Rule extends Area {
  readonly runs?: readonly Area[];
}

/** Columns from `from` up to `to`, which is outside. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** Adjacent columns that all hold ink, with the first row of it and the one behind its last: a glyph, or several that touch. */
export interface Span extends Interval {
  readonly top: number;
  readonly bottom: number;
}
