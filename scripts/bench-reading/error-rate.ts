/**
 * Character error rate of words with boxes against a page's text layer. Two programs that read the same words in another order must get the same figure, so neither
 * order counts: every word found is put onto the true line on which it is (the line of the nearest true word), the words of a line are joined with one blank from left
 * to right, and each line is compared with its truth by edit distance. What was found where nothing is printed counts as inserted, what was not found as left out.
 */
import type { Box } from '../../src/document/box.js';
import type { Page } from '../../src/document/document.js';
import type { FoundWord } from './native.js';
import { editDistance } from '../../src/values/text/edit-distance.js';

export interface Errors {
  /** Letters inserted, left out or taken for others. */
  readonly wrong: number;
  /** Letters and blanks of the truth. */
  readonly length: number;
}

/** A word further than this from every true word, in em, is on no line. */
const farthest = 1;

/** A printed line and what was read of it; nothing is printed where strays are. */
export interface LineRead {
  readonly printed: string;
  readonly read: string;
  readonly box?: Box;
}

/** `words` in the truth's pixels. */
export function linesRead(truth: Page, words: readonly FoundWord[]): readonly LineRead[] {
  const lineOf = new Map(truth.lines.flatMap((line, index) => line.words.map((word) => [word, index] as const)));
  const found: FoundWord[][] = truth.lines.map(() => []);
  const strays: LineRead[] = [];
  for (const word of words) {
    const nearest = nearestWord(truth, word);
    if (nearest === undefined) strays.push({ printed: '', read: alike(word.text), box: word.box });
    else found[lineOf.get(nearest)!]!.push(word);
  }
  const lines = truth.lines.map((line, index) => {
    const read = found[index]!.sort((a, b) => a.box.x - b.box.x).map(({ text }) => text);
    return { printed: alike(line.words.map((word) => truth.words[word]!.text).join(' ')), read: alike(read.join(' ')), box: line.box };
  });
  return [...lines, ...strays];
}

export function errorsOf(truth: Page, words: readonly FoundWord[]): Errors {
  const lines = linesRead(truth, words);
  const sum = (of: (line: LineRead) => number) => lines.reduce((total, line) => total + of(line), 0);
  return { wrong: sum(({ printed, read }) => editDistance(printed, read)), length: sum(({ printed }) => printed.length) };
}

function nearestWord(truth: Page, { box }: FoundWord): number | undefined {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  let [best, least] = [-1, Infinity];
  for (const [index, { box: other, fontSize }] of truth.words.entries()) {
    const dx = Math.max(0, other.x - x, x - other.x - other.width);
    const dy = Math.abs(y - other.y - other.height / 2);
    // Across lines counts more than along one.
    const distance = (dx + 3 * Math.max(0, dy - other.height / 4)) / fontSize;
    if (distance < least && dy < farthest * fontSize) [best, least] = [index, distance];
  }
  return least <= 3 * farthest ? best : undefined;
}

/** Signs that print alike count as the same, and dots that lead from a key to its value as nothing, for both programs. */
const alike = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[‘’‚´`′]/g, "'")
    .replace(/[“”„″«»]|''/g, '"')
    .replace(/[∙⋅]/g, '·')
    .replace(/\.{2,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
