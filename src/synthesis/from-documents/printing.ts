/** Another text in place of a value's words: set on the same line, as wide as its letters, without touching the next column. */
import { textWidth } from '../layout/metrics.js';
import { allValues, type Cell, type Mark, type Paper, type Row, rowOf, type Value } from './paper.js';

/** Which edge of the text stays. */
export type Edge = 'left' | 'right';

/** A gap wider than this many letter heights begins another column. */
const wideGap = 1.2;

/**
 * Prints the new text in every place, where each place's words are understood; otherwise nothing changes. `print` gives the text of a place, lines joined by "\n".
 * The same value labelled as something else on the same words changes with it.
 */
export function exchange(paper: Paper, value: Value, to: string, print: (text: string) => string | undefined, edge: Edge = 'left'): boolean {
  const together = [value, ...allValues(paper).filter((other) => other !== value && other.value === value.value && sharesWords(other, value))];
  const marks = together.flatMap((each) => each.marks);
  if (marks.some((mark) => print(printedOf(mark)) === undefined)) return false;
  const done = new Set<Cell>();
  for (const mark of marks) {
    if (mark.cells.some((cell) => done.has(cell))) continue;
    const text = print(printedOf(mark));
    // Its words were changed with another place that shares some of them.
    if (text === undefined) continue;
    reprint(paper, mark, text, edge);
    for (const cell of mark.cells) done.add(cell);
  }
  for (const each of together) each.value = to;
  return true;
}

function sharesWords(one: Value, other: Value): boolean {
  const words = new Set(other.marks.flatMap(({ cells }) => cells));
  return one.marks.some(({ cells }) => cells.some((cell) => words.has(cell)));
}

/** The words of a place, lines joined by "\n". */
export const printedOf = ({ cells }: Mark): string => textOf(linesOf(cells));

const textOf = (lines: readonly (readonly Cell[])[]): string => lines.map((cells) => cells.map(({ text }) => text).join(' ')).join('\n');

/** Cells of one printed line each, by height. */
function linesOf(cells: readonly Cell[]): Cell[][] {
  const lines: Cell[][] = [];
  for (const cell of cells) {
    const last = lines.at(-1)?.at(-1);
    if (last && Math.abs(last.y + last.height / 2 - cell.y - cell.height / 2) < 0.6 * cell.height && cell.x > last.x) lines.at(-1)!.push(cell);
    else lines.push([cell]);
  }
  return lines;
}

function reprint(paper: Paper, mark: Mark, text: string, edge: Edge): void {
  const before = linesOf(mark.cells);
  const old = new Set(mark.cells);
  const rows = before.map((cells) => rowOf(paper, mark, cells[0]!));
  const parts = text.includes('\n') ? text.split('\n') : divided(text, before);
  const width = paper.sheets[mark.sheet]!.page.width;
  const printed: Cell[] = [];
  before.forEach((cells, index) => {
    const row = rows[index];
    const words = (parts[index] ?? '').split(' ').filter((word) => word !== '');
    const put = row ? set(row, cells, words, edge, width) : [];
    printed.push(...put);
  });
  // Words of a value may be those of another one too: a name within a mail address.
  for (const other of [mark, ...othersWith(paper, old, mark)]) other.cells = replaced(other.cells, old, printed);
}

function replaced(cells: readonly Cell[], old: ReadonlySet<Cell>, printed: readonly Cell[]): Cell[] {
  const at = cells.findIndex((cell) => old.has(cell));
  return [...cells.slice(0, at).filter((cell) => !old.has(cell)), ...printed, ...cells.slice(at).filter((cell) => !old.has(cell))];
}

const othersWith = (paper: Paper, old: ReadonlySet<Cell>, own: Mark): Mark[] =>
  allValues(paper).flatMap(({ marks }) => marks.filter((mark) => mark !== own && mark.cells.some((cell) => old.has(cell))));

/** Words over as many lines as before, each as full as it was. */
function divided(text: string, before: readonly (readonly Cell[])[]): string[] {
  const words = text.split(' ');
  const lengths = before.map((cells) => cells.reduce((sum, { text: own }) => sum + own.length + 1, 0));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const parts: string[] = [];
  let done = 0;
  let at = 0;
  lengths.forEach((length, index) => {
    done += length;
    const part: string[] = [];
    const until = (done / whole) * (text.length + 1);
    let used = parts.join(' ').length;
    while (at < words.length && (index === lengths.length - 1 || part.length === 0 || used + words[at]!.length <= until + 2)) {
      used += words[at]!.length + 1;
      part.push(words[at++]!);
    }
    parts.push(part.join(' '));
  });
  return parts;
}

/** Sets words in place of neighbouring cells; what is joined to them by a blank moves along, and all is pressed together where a column begins. */
function set(row: Row, cells: readonly Cell[], words: readonly string[], edge: Edge, pageWidth: number): Cell[] {
  const first = cells[0]!;
  const from = row.cells.indexOf(first);
  const to = row.cells.indexOf(cells.at(-1)!);
  if (from < 0 || to < from) return [];
  const left = first.x;
  const right = Math.max(...cells.map(({ x, width }) => x + width));
  const natural = (text: string) => textWidth(text, 'sans', first.bold, first.fontSize);
  const stretch = Math.min(1.5, Math.max(0.6, cells.reduce((sum, { width }) => sum + width, 0) / Math.max(1, natural(cells.map(({ text }) => text).join('')))));
  const blank = 0.28 * first.fontSize * stretch;
  const widths = words.map((word) => natural(word) * stretch);
  const wanted = widths.reduce((sum, width) => sum + width, 0) + blank * Math.max(0, words.length - 1);
  const sides = [row.cells.slice(0, from).reverse(), row.cells.slice(to + 1)] as const;
  const moving = edge === 'left' ? phrase(sides[1], right, 1, first.height) : phrase(sides[0], left, -1, first.height);
  const beyond = (edge === 'left' ? sides[1] : sides[0])[moving.length];
  const span = moving.reduce((sum, cell) => sum + cell.width + blank, 0);
  const gap = 0.5 * first.height;
  const free = edge === 'left' ? (beyond ? beyond.x - gap : pageWidth) - left - span : right - (beyond ? beyond.x + beyond.width + gap : 0) - span;
  const press = Math.min(1, Math.max(0.35, free / Math.max(1, wanted)));
  const taken = wanted * press;
  let x = edge === 'left' ? left : right - taken;
  const put = words.map((word, index): Cell => {
    const cell = { ...first, text: word, x, width: widths[index]! * press };
    x += cell.width + blank * press;
    return cell;
  });
  const shift = edge === 'left' ? taken - (right - left) : right - left - taken;
  // Pressed as far as it goes, words touch rather than leave the page.
  const outside = Math.min(0, ...moving.map(({ x: at }) => at + shift));
  for (const cell of moving) cell.x += shift - outside;
  row.cells = [...row.cells.slice(0, from), ...put, ...row.cells.slice(to + 1)].filter((cell) => put.includes(cell) || !cells.includes(cell));
  return put;
}

/** Cells that follow without a wide gap. */
function phrase(cells: readonly Cell[], edge: number, way: 1 | -1, height: number): Cell[] {
  const joined: Cell[] = [];
  let at = edge;
  for (const cell of cells) {
    const gap = way === 1 ? cell.x - at : at - cell.x - cell.width;
    if (gap > wideGap * height) break;
    joined.push(cell);
    at = way === 1 ? cell.x + cell.width : cell.x;
  }
  return joined;
}
