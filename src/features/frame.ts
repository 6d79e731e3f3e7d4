/** The measures of a page that features are relative to. */
import type { Page } from '../document/document.js';
import type { Token } from './contract.js';

export interface PageFrame {
  readonly page: Page;
  /** Its number from 0, and how many there are. */
  readonly index: number;
  readonly pages: number;
  /** Extent of the text, not of the paper: margins are no evidence. */
  readonly width: number;
  readonly height: number;
  /** Median font size, and line pitch estimated from it, in pixels. */
  readonly fontSize: number;
  readonly pitch: number;
  /** Size of type as octaves above the median, from -1 to 1. */
  relativeSize(fontSize: number): number;
  /** First and last token of a line. */
  leftmost(line: number): number | undefined;
  rightmost(line: number): number | undefined;
}

/** `index` of the page, from 0, of `pages`; sizes are medians over its words, in pixels. */
export function frameOf(page: Page, index: number, pages: number, tokens: readonly Token[]): PageFrame {
  const fontSize = Math.max(1, medianOf(page.words, ({ fontSize }) => fontSize) ?? 30);
  const height = Math.max(1, medianOf(page.words, ({ box }) => box.height) ?? 30);
  const first = new Map<number, number>();
  const last = new Map<number, number>();
  tokens.forEach((token, i) => {
    if (!first.has(token.line)) first.set(token.line, i);
    last.set(token.line, i);
  });
  return {
    page,
    index,
    pages,
    width: Math.max(1, page.width),
    height: Math.max(1, page.height),
    fontSize,
    pitch: Math.max(height, fontSize) * 1.15,
    relativeSize: (size) => Math.max(-1, Math.min(1, Math.log2(Math.max(1, size) / fontSize))),
    leftmost: (line) => first.get(line),
    rightmost: (line) => last.get(line),
  };
}

function medianOf<T>(list: readonly T[], sizeOf: (element: T) => number): number | undefined {
  // Typed arrays are sorted as numbers, without a comparison in JavaScript.
  const sizes = new Float64Array(list.length);
  for (let i = 0; i < sizes.length; i++) sizes[i] = sizeOf(list[i]!);
  return sizes.sort()[sizes.length >> 1];
}
