/** Cells of a page, runs of words without a wide blank between them, and which of them follow each other in a column. */
import { type Box, centerX } from '../../../document/box.js';
import type { Token } from '../../../features/contract.js';
import { boxOf, isApart } from '../../../features/tokens/token-text.js';

/** In line heights: a blank between words of two cells. */
const blank = 1.5;
/** In line heights: the most between the lines of a name, and between their left edges. */
const lead = 0.9;
const aside = 0.7;

/** Whether a token begins a cell. */
export const isFirst = (tokens: readonly Token[], at: number): boolean => at === 0 || isApart(tokens[at - 1]!, tokens[at]!, blank);

/** Index behind the last token of the cell that the token at `first` is in. */
export function endOfCell(tokens: readonly Token[], first: number): number {
  let end = first + 1;
  while (end < tokens.length && !isFirst(tokens, end)) end++;
  return end;
}

/** Whether a line begins right below another, in type of nearly its size. `type`: how many times as high the larger of them is at most. */
export function isNextLine(a: Box, b: Box, type: number): boolean {
  const height = Math.min(a.height, b.height);
  const gap = b.y - a.y - a.height;
  return Math.max(a.height, b.height) <= type * height && gap > -0.5 * height && gap <= lead * height && Math.abs(a.x - b.x) <= aside * height;
}

/** The cell that begins right below a name's last line; empty where there is none. `type`: as of `isNextLine`. */
export function cellBelow(name: readonly Token[], tokens: readonly Token[], type: number): readonly Token[] {
  const last = name.at(-1)!;
  const line = boxOf(name.filter((token) => token.line === last.line));
  const first = tokens.findIndex((token, at) => token.line !== last.line && isFirst(tokens, at) && isNextLine(line, token.box, type));
  return first < 0 ? [] : tokens.slice(first, endOfCell(tokens, first));
}

/** The cell right above a name's first line that begins where it does, or has its middle where it has it; empty where there is none. `type`: as of `isNextLine`. */
export function cellAbove(name: readonly Token[], tokens: readonly Token[], type: number): readonly Token[] {
  const line = boxOf(name.filter((token) => token.line === name[0]!.line));
  for (let first = tokens.indexOf(name[0]!) - 1; first >= 0; first--) {
    if (line.y - tokens[first]!.box.y > 2 * type * line.height) break;
    if (!isFirst(tokens, first)) continue;
    const cell = tokens.slice(first, endOfCell(tokens, first));
    const box = boxOf(cell);
    if (isNextLine(box, line, type) || isNextLine({ ...box, x: line.x + centerX(box) - centerX(line) }, line, type)) return cell;
  }
  return [];
}
