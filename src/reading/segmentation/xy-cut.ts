/** Recursive XY-cut (Nagy and Seth 1984) of an ink mask along white rows and wide white columns, into rows of text segments. */
import type { Area, Mask } from '../raster/picture.js';

/** Segments side by side: one text line as a rule, several where lines are too close to be separated. */
export type SegmentRow = readonly Area[];

/** In letter heights: column gap that separates segments; rows lower than a dot join the next line within this distance; margin. */
const [columnGap, lowest, near, margin] = [1.6, 0.5, 0.7, 0.5];
const deepest = 8;

/** `letter` is the letter height in the mask's pixels. Rows come in reading order. */
export function xyCut(mask: Mask, letter: number): readonly SegmentRow[] {
  const segmentRows: SegmentRow[] = [];
  const page = { left: 0, top: 0, right: mask.width, bottom: mask.height };
  const cut = (rows: readonly Area[], depth: number): void => {
    for (const row of rows) {
      const segments = verticalCuts(mask, row, letter);
      const parts = depth < deepest && segments.length > 1 ? segments.map((piece) => horizontalCuts(mask, piece, letter)) : [];
      if (parts.some((piece) => piece.length > 1)) for (const piece of parts) cut(piece, depth + 1);
      else if (segments.length > 0) segmentRows.push(segments);
    }
  };
  cut(horizontalCuts(mask, page, letter), 0);
  return segmentRows;
}

function inkOfRows({ dark, width }: Mask, { left, top, right, bottom }: Area): Uint32Array {
  const counts = new Uint32Array(bottom - top);
  for (let y = top; y < bottom; y++) {
    let count = 0;
    for (let at = y * width + left; at < y * width + right; at++) count += dark[at]!;
    counts[y - top] = count;
  }
  return counts;
}

function inkOfColumns({ dark, width }: Mask, { left, top, right, bottom }: Area): Uint32Array {
  const counts = new Uint32Array(right - left);
  for (let y = top; y < bottom; y++) for (let column = 0, at = y * width + left; at < y * width + right; column++, at++) counts[column]! += dark[at]!;
  return counts;
}

function horizontalCuts(mask: Mask, area: Area, letter: number): readonly Area[] {
  const counts = inkOfRows(mask, area);
  const runs = inkedRuns(counts, 1);
  const lines: { from: number; to: number }[] = [];
  for (const [index, run] of runs.entries()) {
    const last = lines.at(-1);
    const gap = last ? run.from - last.to : Infinity;
    const small = (one: { from: number; to: number }) => one.to - one.from < lowest * letter;
    const nextGap = (runs[index + 1]?.from ?? Infinity) - run.to;
    // Dots and accents above a line, commas and cedillas below it.
    if (last && gap <= near * letter && (small(last) || (small(run) && gap <= nextGap))) last.to = run.to;
    else lines.push({ ...run });
  }
  return withMargins(lines, counts.length, margin * letter).map(({ from, to }) => ({ ...area, top: area.top + from, bottom: area.top + to }));
}

function verticalCuts(mask: Mask, area: Area, letter: number): readonly Area[] {
  const counts = inkOfColumns(mask, area);
  return withMargins(inkedRuns(counts, columnGap * letter), counts.length, margin * letter).map(({ from, to }) => ({
    ...area,
    left: area.left + from,
    right: area.left + to,
  }));
}

/** Runs of inked positions, separated by at least `gap` white ones. */
function inkedRuns(counts: Uint32Array, gap: number): readonly { readonly from: number; readonly to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (let at = 0; at < counts.length; at++) {
    if (!counts[at]) continue;
    const last = runs.at(-1);
    if (last && at - last.to < gap) last.to = at + 1;
    else runs.push({ from: at, to: at + 1 });
  }
  return runs;
}

/** Margins end at the middle of the gap to the next. */
function withMargins(
  runs: readonly { readonly from: number; readonly to: number }[],
  end: number,
  margin: number,
): readonly { readonly from: number; readonly to: number }[] {
  return runs.map(({ from, to }, index) => ({
    from: Math.round(Math.max(0, from - margin, ((runs[index - 1]?.to ?? -Infinity) + from) / 2)),
    to: Math.round(Math.min(end, to + margin, ((runs[index + 1]?.from ?? Infinity) + to) / 2)),
  }));
}
