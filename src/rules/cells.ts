/** A document as cells: runs of words of one line without a wide gap between them, with places in their texts leading back to the page. */
import { type Box, hull, slice } from '../document/box.js';
import type { Document, Page } from '../document/document.js';
import type { Token } from '../features/contract.js';
import { type Segment, segmentsOf } from '../features/tokens/segments.js';

export interface Cell {
  readonly page: number;
  /** Line of the page, and the cell's position in it. */
  readonly line: number;
  readonly text: string;
  readonly box: Box;
  readonly segment: Segment;
  readonly tokens: readonly Token[];
}

/** Something that is printed somewhere. */
export interface Place {
  readonly page: number;
  readonly text: string;
  readonly box: Box;
  readonly cell: Cell;
  readonly start: number;
  readonly end: number;
}

const known = new WeakMap<Document, readonly Cell[]>();

/** In reading order. */
export function cellsOf(document: Document): readonly Cell[] {
  let cells = known.get(document);
  if (!cells) {
    cells = document.pages.flatMap(pageCells);
    known.set(document, cells);
  }
  return cells;
}

function pageCells(page: Page, number: number): Cell[] {
  const tokens = page.lines.flatMap(({ words }, line) =>
    words.map((word): Token => {
      const { text, box, confidence } = page.words[word]!;
      return { text, box, word, start: 0, end: text.length, line, confidence };
    }),
  );
  return segmentsOf(tokens).map((segment) => {
    const own = tokens.slice(segment.first, segment.last + 1);
    return { page: number, line: own[0]!.line, text: segment.text, box: hull(own.map(({ box }) => box)), segment, tokens: own };
  });
}

/** Characters start … end of the cell's text, as they are printed on the page. */
export function placeIn(cell: Cell, start: number, end: number): Place {
  const boxes: Box[] = [];
  for (const [index, { text, box }] of cell.tokens.entries()) {
    const from = Math.max(0, start - cell.segment.starts[index]!);
    const until = Math.min(text.length, end - cell.segment.starts[index]!);
    if (from < until) boxes.push(slice(box, text.length, from, until));
  }
  return { page: cell.page, text: cell.text.slice(start, end), box: boxes.length ? hull(boxes) : cell.box, cell, start, end };
}
