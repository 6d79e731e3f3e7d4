/** Lines → rows of the item table: the likeliest sequence of line roles (Viterbi), then each start with what continues it. */
import { lineRoles } from '../../../network/config.js';
import type { ClassifiedLines } from '../../decoding/classify.js';
import { tokensByLine } from '../../decoding/line-index.js';
import type { TableRow } from '../cells/cell.js';

const [outside, header, start, continues, other] = lineRoles.map((_, index) => index) as [number, number, number, number, number];
/** Log weights of one role after another: a continuation needs a row, a table rarely starts anew. */
const transition = (from: number, to: number): number => {
  if (to === continues && (from === outside || from === header)) return -4;
  if (from === outside && to === start) return -0.7;
  if (from === continues && to === header) return -1;
  return 0;
};

export interface TableLines {
  readonly rows: readonly TableRow[];
  /** Lines inside the table that are no items (headings, references, sub-totals), each alone. */
  readonly others: readonly TableRow[];
}

/** Reading order. */
export const byPlace = (a: TableRow, b: TableRow): number => a.piece.page.page - b.piece.page.page || a.lines[0]! - b.lines[0]!;

export const rowsOf = (pieces: readonly ClassifiedLines[]): readonly TableRow[] => tableOf(pieces).rows;

/** Rows of all pages in reading order. Lines that a crowded page's pieces share count in the first of them. */
export function tableOf(pieces: readonly ClassifiedLines[]): TableLines {
  const rows: TableRow[] = [];
  const others: TableRow[] = [];
  let lastPage = -1;
  let lastLine = -1;
  for (const piece of pieces) {
    const lines = linesWithTokens(piece).filter((line) => piece.page.page !== lastPage || line > lastLine);
    if (lines.length === 0) continue;
    const roles = likeliest(piece, lines);
    let open: { lines: number[]; sum: number } | undefined;
    const close = () => {
      if (open) rows.push({ piece, lines: open.lines, certainty: open.sum / open.lines.length });
      open = undefined;
    };
    lines.forEach((line, i) => {
      const role = roles[i]!;
      const log = piece.roles[line * lineRoles.length + role]!;
      if (role === start) {
        close();
        open = { lines: [line], sum: log };
      } else if (role === continues) {
        if (open) {
          open.lines.push(line);
          open.sum += log;
        } else open = { lines: [line], sum: log };
      } else {
        close();
        if (role === other) others.push({ piece, lines: [line], certainty: log });
      }
    });
    close();
    lastPage = piece.page.page;
    lastLine = lines[lines.length - 1]!;
  }
  return { rows, others };
}

function linesWithTokens(piece: ClassifiedLines): number[] {
  return [...tokensByLine(piece.page).keys()].sort((a, b) => a - b);
}

function likeliest(piece: ClassifiedLines, lines: readonly number[]): number[] {
  const count = lineRoles.length;
  let scores: number[] = Array.from({ length: count }, (_, role) => piece.roles[lines[0]! * count + role]! + transition(outside, role));
  const back: number[][] = [];
  for (const line of lines.slice(1)) {
    const from: number[] = [];
    const next = scores.map((_, role) => {
      let best = 0;
      for (let before = 1; before < count; before++) if (scores[before]! + transition(before, role) > scores[best]! + transition(best, role)) best = before;
      from.push(best);
      return scores[best]! + transition(best, role) + piece.roles[line * count + role]!;
    });
    back.push(from);
    scores = next;
  }
  let role = scores.indexOf(Math.max(...scores));
  const path = [role];
  for (const from of back.reverse()) path.push((role = from[role]!));
  return path.reverse();
}
