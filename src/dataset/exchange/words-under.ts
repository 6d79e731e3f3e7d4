/** The words of our reading that a foreign box marks. */
import { area, type Box, intersection } from '../../document/box.js';
import type { Document, Page } from '../../document/document.js';
import { foldedLetters } from '../align/compare.js';
import type { Place } from '../label.js';
import type { Region } from './sheet.js';

/** How far a box may reach over the page's edge, as a fraction of the page: drawers and roundings do. */
const slack = 0.02;

/** Throws nothing: `reason` names what a place lacks. */
export function placeUnder(document: Document, regions: readonly Region[]): Place | { readonly reason: string } {
  const number = regions[0]?.page;
  const page = number === undefined ? undefined : document.pages[number];
  if (number === undefined || !page) return { reason: `page ${(number ?? 0) + 1} is not there` };
  if (!regions.every(({ box }) => onPage(box))) return { reason: `its box lies outside page ${number + 1}` };
  const words = [...new Set(regions.flatMap((region) => wordsUnder(page, region)))];
  return words.length > 0 ? { page: number, words } : { reason: `no words under its box on page ${number + 1}` };
}

const onPage = ({ x, y, width, height }: Box): boolean =>
  [x, y, width, height].every(Number.isFinite) && width > 0 && height > 0 && x >= -slack && y >= -slack && x + width <= 1 + slack && y + height <= 1 + slack;

function wordsUnder(page: Page, { box, text }: Region): readonly number[] {
  const wanted: Box = { x: box.x * page.width, y: box.y * page.height, width: box.width * page.width, height: box.height * page.height };
  const found = page.words.flatMap((word, index) => {
    const shared = intersection(wanted, word.box);
    const share = shared ? area(shared) / Math.max(1e-9, Math.min(area(word.box), area(wanted))) : 0;
    return share > 0.5 ? [{ index, word, likeness: shared ? area(shared) / (area(wanted) + area(word.box) - area(shared)) : 0 }] : [];
  });
  if (text === undefined) return found.map(({ index }) => index);
  // A box around several lines covers more than its value; a word's box touches others that lie over it.
  const texts = text.split(/\s+/).filter(Boolean);
  if (texts.length === 1) {
    const same = found.filter(({ word }) => word.text === text).sort((a, b) => b.likeness - a.likeness)[0];
    if (same) return [same.index];
  }
  const inOrder: number[] = [];
  for (const { index, word } of found)
    if (inOrder.length < texts.length && foldedLetters(word.text) === foldedLetters(texts[inOrder.length]!)) inOrder.push(index);
  return inOrder.length === texts.length ? inOrder : found.map(({ index }) => index);
}
