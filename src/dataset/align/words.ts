/** Places of a text (a name, a street, a description): its characters over consecutive words, continuing on the line below where the column ends. */
import type { Page } from '../../document/document.js';
import type { Place } from '../label.js';
import { foldedLetters, distance, forgiven } from './compare.js';
import { distinct, isWide, type Printed, type PrintedLine, textOf } from './printed.js';

const mostPlaces = 20;
/** A name spans at most three lines, a description more. */
const linesFor = (length: number): number => (length > 60 ? 8 : 3);

/** Compared without case, accents and signs; with a few misread letters where the words are recognised. At most 20 places. */
export function placesOfText(printed: Printed, value: string): readonly Place[] {
  const wanted = foldedLetters(value);
  if (wanted === '') return [];
  const found: { place: Place; off: number }[] = [];
  printed.lines.forEach((line, index) => {
    for (let first = 0; first < line.words.length; first++) {
      // No match starts with punctuation.
      const match = foldedOf(printed, printed.document.pages[line.page]!, line.words[first]!) === '' ? undefined : walk(printed, index, first, wanted);
      if (match) found.push(match);
    }
  });
  found.sort((a, b) => a.off - b.off);
  // Inexact matches count only where there is no exact one.
  const best = found.filter(({ off }) => off === 0 || found[0]!.off > 0).map(({ place }) => place);
  return withoutOverlap(distinct(best)).slice(0, mostPlaces);
}

/** Matches the text word by word from one word on; undefined as soon as the edits exceed the limit. */
function walk(printed: Printed, index: number, first: number, wanted: string): { place: Place; off: number } | undefined {
  const start = printed.lines[index]!;
  const page = printed.document.pages[start.page]!;
  const limit = forgiven(wanted.length);
  const words: number[] = [];
  let [line, at, position, off, lines] = [start, first, 0, 0, 1];
  while (position < wanted.length) {
    const word = line.words[at];
    if (word === undefined || (words.length > 0 && at > first && !joined(page, line, at))) {
      const below = lines < linesFor(wanted.length) ? continuation(printed, line, page, start, first) : undefined;
      if (!below) break;
      [line, at] = below;
      lines++;
      continue;
    }
    const step = take(foldedOf(printed, page, word), wanted, position, limit - off);
    if (!step) {
      // The rest may continue on the next line although this line goes on with something else.
      const below =
        words.length > 0 && lines < linesFor(wanted.length) && line.words[at - 1] === words.at(-1)
          ? continuation(printed, line, page, start, first)
          : undefined;
      if (!below) break;
      [line, at] = below;
      lines++;
      continue;
    }
    if (step.length > 0 || step.off === 0) words.push(word);
    position += step.length;
    off += step.off;
    at++;
  }
  off += wanted.length - position;
  if (words.length === 0 || off > limit) return undefined;
  return { place: { page: start.page, words }, off };
}

/** How far the word extends the match; punctuation extends nothing and costs nothing. */
function take(word: string, wanted: string, position: number, limit: number): { length: number; off: number } | undefined {
  if (word === '') return { length: 0, off: 0 };
  if (wanted.startsWith(word, position)) return { length: word.length, off: 0 };
  if (limit < 0.5) return undefined;
  let best: { length: number; off: number } | undefined;
  for (let length = Math.max(1, word.length - 1); length <= word.length + 1; length++) {
    const off = distance(word, wanted.slice(position, position + length), Math.min(limit, Math.max(1, forgiven(word.length))));
    if (word.length >= 3 && off !== Infinity && (!best || off < best.off)) best = { length, off };
  }
  return best;
}

function joined(page: Page, line: PrintedLine, at: number): boolean {
  return !isWide(page.words[line.words[at - 1]!]!, page.words[line.words[at]!]!);
}

/** The word of the line below at the left edge of the first word, or of its column. */
function continuation(printed: Printed, line: PrintedLine, page: Page, start: PrintedLine, first: number): [PrintedLine, number] | undefined {
  const own = page.words[start.words[first]!]!.box;
  let column = first;
  while (column > 0 && joined(page, start, column)) column--;
  const edges = [own.x, page.words[start.words[column]!]!.box.x];
  const from = printed.lines.indexOf(line) + 1;
  for (const below of printed.lines.slice(from, from + 3)) {
    if (below.page !== line.page || below.box.y - (line.box.y + line.box.height) > 1.5 * own.height) return undefined;
    const at = below.words.findIndex((word) => edges.some((edge) => Math.abs(page.words[word]!.box.x - edge) < 0.8 * own.height));
    if (at >= 0) return [below, at];
  }
  return undefined;
}

function foldedOf(printed: Printed, page: Page, index: number): string {
  const word = page.words[index]!;
  const known = printed.folded.get(word) ?? foldedLetters(word.text);
  printed.folded.set(word, known);
  return known;
}

function withoutOverlap(places: readonly Place[]): readonly Place[] {
  const kept: Place[] = [];
  for (const place of places) if (!kept.some((other) => other.page === place.page && other.words.some((word) => place.words.includes(word)))) kept.push(place);
  return kept;
}

/** The nearest mismatch, for the report: at most a third of the characters differ. */
export function similarText(printed: Printed, value: string): string | undefined {
  const wanted = foldedLetters(value);
  if (wanted.length < 4 || wanted.length > 60) return undefined;
  const count = Math.min(6, value.trim().split(/\s+/).length);
  let best: { off: number; place: Place } | undefined;
  for (const line of printed.lines) {
    const page = printed.document.pages[line.page]!;
    for (let first = 0; first + count <= line.words.length; first++) {
      const words = line.words.slice(first, first + count);
      const text = words.map((word) => foldedOf(printed, page, word)).join('');
      const off = distance(text, wanted, Math.min(wanted.length / 3, (best?.off ?? Infinity) - 0.1));
      if (off !== Infinity) best = { off, place: { page: line.page, words } };
    }
  }
  return best && textOf(best.place, printed.document);
}
