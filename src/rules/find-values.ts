/** Values near a keyword, in a part of the page, or anywhere: what "right of", "below" and "in the column" mean on a page. */
import type { Box } from '../document/box.js';
import type { Document } from '../document/document.js';
import type { KindName } from '../values/kind.js';
import { kinds } from '../values/index.js';
import { type Cell, cellsOf, type Place, placeIn } from './cells.js';
import { keywordPlaces } from './keywords.js';
import { cachedPattern } from './pattern.js';

export interface Found {
  readonly value: string;
  readonly place: Place;
}

/** What is looked for: a kind, a pattern, or a kind whose printed text matches the pattern. */
export interface Wanted {
  readonly kind: string;
  readonly pattern?: string | undefined;
}

export const directions = ['right-of', 'below', 'column', 'near'] as const;
export type Direction = (typeof directions)[number];

/** Nearest first; `most` of every place the keyword is at. */
export function valuesAt(direction: Direction, keyword: string, wanted: Wanted, document: Document, most = Number.POSITIVE_INFINITY): Found[] {
  const cells = cellsOf(document);
  const at: Readonly<Record<Direction, (place: Place) => Found[]>> = {
    'right-of': (place) => rightOf(place, cells, wanted),
    below: (place) => below(place, cells, wanted, 2),
    column: (place) => below(place, cells, wanted, 60),
    near: (place) => [...rightOf(place, cells, wanted), ...below(place, cells, wanted, 2)],
  };
  return keywordPlaces(keyword, cells).flatMap((place) => at[direction](place).slice(0, most));
}

/** Fractions of the page, from its top left corner. */
export interface Region {
  readonly page?: number | undefined;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Values whose cell has its middle inside the region; edges are shares of the page, pages count from 1. */
export function valuesIn(region: Region, wanted: Wanted, document: Document): Found[] {
  const inside = ({ page, box }: Cell): boolean => {
    const { width, height } = document.pages[page]!;
    const [x, y] = [(box.x + box.width / 2) / width, (box.y + box.height / 2) / height];
    return (region.page === undefined || region.page === page + 1) && x >= region.left && x <= region.right && y >= region.top && y <= region.bottom;
  };
  return cellsOf(document)
    .filter(inside)
    .flatMap((cell) => valuesOf(cell, wanted));
}

/** Values of all cells of all pages, in reading order. */
export const valuesAnywhere = (wanted: Wanted, document: Document): Found[] => cellsOf(document).flatMap((cell) => valuesOf(cell, wanted));

/** The rest of the keyword's cell, then the next two cells of its line. */
function rightOf({ cell, end }: Place, cells: readonly Cell[], wanted: Wanted): Found[] {
  const own = valuesOf(cell, wanted, end);
  if (own.length || /[\p{L}\p{N}]/u.test(cell.text.slice(end))) return own;
  const next = cells.filter((other) => other.page === cell.page && other.line === cell.line && other.box.x > cell.box.x).slice(0, 2);
  return next.flatMap((other) => valuesOf(other, wanted)).slice(0, 1);
}

/** Cells under the keyword's, a line under the other; the column ends where a gap of five lines opens. */
function below(place: Place, cells: readonly Cell[], wanted: Wanted, most: number): Found[] {
  const under = cells
    .filter(({ page, box }) => page === place.page && box.y > place.box.y + place.box.height * 0.6 && overlap(box, place.box))
    .sort((a, b) => a.box.y - b.box.y);
  const found: Found[] = [];
  let bottom = place.box.y + place.box.height;
  for (const cell of under.slice(0, most)) {
    if (cell.box.y - bottom > 5 * cell.box.height) break;
    bottom = cell.box.y + cell.box.height;
    found.push(...valuesOf(cell, wanted));
  }
  return found;
}

/** A column is as wide as its heading and a little more: values are centred or flush under it. */
function overlap(a: Box, b: Box): boolean {
  const slack = b.height;
  return a.x < b.x + b.width + slack && a.x + a.width > b.x - slack;
}

/** In the order they are in, none inside another. */
function valuesOf(cell: Cell, { kind, pattern }: Wanted, from = 0): Found[] {
  const text = cell.text.slice(from);
  const found = pattern === undefined ? ofKind(text, kind) : ofPattern(text, kind, pattern);
  return found.map(({ value, start, end }) => ({ value, place: placeIn(cell, from + start, from + end) }));
}

type Read = { readonly value: string; readonly start: number; readonly end: number };

function ofKind(text: string, kind: string): Read[] {
  const { find, read } = kinds[kind as KindName];
  const found: Read[] = [];
  for (const { start, end } of find(text)) {
    if (found.some((other) => start < other.end && other.start < end)) continue;
    const value = readingOf(read(text.slice(start, end)));
    if (value !== undefined) found.push({ value, start, end });
  }
  return found;
}

function ofPattern(text: string, kind: string, source: string): Read[] {
  const pattern = cachedPattern(source);
  const found: Read[] = [];
  for (let from = 0, tries = 0; from < text.length && tries < 50; tries++) {
    const match = pattern.find(text, from);
    if (!match) break;
    // A pattern without anchors matches whole words: P-2024-017 is not found inside XP-2024-0179.
    const whole = !isWordPart(text[match.start - 1], text[match.start]) && !isWordPart(text[match.end - 1], text[match.end]);
    const value = whole ? readingOf(kinds[kind as KindName].read(match.text)) : undefined;
    if (value !== undefined) found.push({ value, start: match.start, end: match.end });
    from = Math.max(match.end, from + 1);
  }
  return found;
}

const isWordPart = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && /[\p{L}\p{N}]/u.test(a) && /[\p{L}\p{N}]/u.test(b);

/** A number that fails its own check digits is not taken for one of its kind. */
const readingOf = (readings: readonly { readonly value: string; readonly check?: string }[]): string | undefined =>
  readings.find(({ check }) => check !== 'failed')?.value;
