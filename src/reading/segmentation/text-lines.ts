/** Splits rows of segments into text lines of one font size and baseline; residue of rules is dropped. */
import type { SegmentRow } from './xy-cut.js';
import type { Area, Mask } from '../raster/picture.js';

/** In letter heights: strokes longer than the first are large type, which is reduced to the second. */
const [bigType, usualType] = [1.75, 1.35];

/** Share of the fullest row's ink that bounds the x-height band; in letter heights, the difference of baselines that separates lines. */
const [band, sameBase] = [0.5, 0.4];
/** In letter heights: narrower and higher than this is residue of a rule. */
const [restWidth, restHeight] = [0.4, 1.9];

/** Segments on one baseline, of one font size. */
export interface TextLine {
  readonly areas: readonly Area[];
  /** 1 or, for large type, the factor by which it is reduced. */
  readonly scale: number;
}

/** A segment of another size or baseline than its neighbour starts a line. `letter` is the letter height in the mask's pixels. */
export function splitTextLines(mask: Mask, row: SegmentRow, letter: number): readonly TextLine[] {
  const parts: { areas: Area[]; scale: number; base: number }[] = [];
  for (const area of row) {
    const line = trimRuleResidue(mask, area, letter);
    if (isRuleResidue(mask, line, letter)) continue;
    const [scale, base] = [fontScale(mask, line, letter), baselineRow(mask, line)];
    const last = parts.at(-1);
    const joins = last && last.areas[0]!.top === line.top && last.areas[0]!.bottom === line.bottom && Math.abs(last.base - base) <= sameBase * letter;
    if (joins && Math.abs(last.scale - scale) < 0.2) last.areas.push(line);
    else parts.push({ areas: [line], scale, base });
  }
  return parts;
}

/** In letter heights: greatest height of residue, least height of text; share of the columns that residue covers. */
const [ruleHeight, typeHeight, ruleInk] = [0.5, 0.7, 0.5];

/** Trims residue of a rule above or below the text, where white separates them. */
function trimRuleResidue(mask: Mask, area: Area, letter: number): Area {
  const counts = rowCounts(mask, area);
  const [first, last] = [counts.findIndex((count) => count > 0), counts.findLastIndex((count) => count > 0)];
  if (first < 0) return area;
  const above = counts.indexOf(0, first);
  const beneath = counts.lastIndexOf(0, last);
  const isRule = (from: number, to: number): boolean =>
    to - from <= ruleHeight * letter &&
    inkedColumns(mask, { ...area, top: area.top + from, bottom: area.top + to }).count >= ruleInk * inkedColumns(mask, area).breadth;
  let { top, bottom } = area;
  if (above > 0 && last - above >= typeHeight * letter && isRule(first, above)) top = area.top + above;
  if (beneath > first && beneath - first >= typeHeight * letter && isRule(beneath + 1, last + 1)) bottom = area.top + beneath + 1;
  return bottom > top ? { ...area, top, bottom } : area;
}

/** Last row of the x-height band. */
function baselineRow(mask: Mask, area: Area): number {
  const counts = rowCounts(mask, area);
  const most = Math.max(...counts);
  return area.top + counts.findLastIndex((count) => count >= band * most);
}

/** In letter heights: least height of a logo that is one component, and its greatest width in its own heights. */
const [shapeHeight, shapeWidth] = [4, 2.5];

function isRuleResidue({ dark, width }: Mask, { left, top, right, bottom }: Area, letter: number): boolean {
  const inked = new Uint8Array(right - left);
  let [high, low] = [bottom, top];
  for (let y = top; y < bottom; y++) {
    if (!markColumns(inked, dark, y * width + left)) continue;
    high = Math.min(high, y);
    low = y;
  }
  const [first, last] = [inked.indexOf(1), inked.lastIndexOf(1)];
  const [across, down] = [first < 0 ? left - right + 1 : last - first + 1, low - high + 1];
  if (down >= shapeHeight * letter && across <= shapeWidth * down && inked.subarray(first, last + 1).every((column) => column === 1)) return true;
  return across <= restWidth * letter && down >= restHeight * letter;
}

/** Marks the inked columns of a row; whether there are any. */
function markColumns(inked: Uint8Array, dark: Uint8Array, start: number): boolean {
  let any = false;
  for (let column = 0; column < inked.length; column++) {
    if (dark[start + column] === 0) continue;
    inked[column] = 1;
    any = true;
  }
  return any;
}

const rowCounts = ({ dark, width }: Mask, { left, top, right, bottom }: Area): readonly number[] =>
  Array.from({ length: bottom - top }, (_, row) => {
    let count = 0;
    for (let at = (top + row) * width + left; at < (top + row) * width + right; at++) count += dark[at]!;
    return count;
  });

/** Number of inked columns, and the width from the first to the last. */
function inkedColumns({ dark, width }: Mask, { left, top, right, bottom }: Area): { readonly count: number; readonly breadth: number } {
  let [count, from, to] = [0, right, left];
  for (let x = left; x < right; x++) {
    let y = top;
    while (y < bottom && !dark[y * width + x]) y++;
    if (y === bottom) continue;
    [count, from, to] = [count + 1, Math.min(from, x), x];
  }
  return { count, breadth: to - from + 1 };
}

/** In letter heights: type higher than this is large even where few letters have long strokes; columns of those needed. */
const [surelyBig, fewStrokes] = [2.6, 3];

/** Font size by the 90th percentile of vertical run-lengths. */
function fontScale({ dark, width }: Mask, { left, top, right, bottom }: Area, letter: number): number {
  const strokes: number[] = [];
  const inked = { first: bottom, last: top };
  for (let x = left; x < right; x++) {
    const longest = longestStroke(dark, width, x, top, bottom, inked);
    if (longest > 0) strokes.push(longest);
  }
  strokes.sort((a, b) => a - b);
  const usual = strokes[Math.floor(strokes.length * 0.9)] ?? 0;
  const tall = (inked.last - inked.first + 1 > surelyBig * letter ? Math.max(usual, strokes.at(-fewStrokes) ?? 0) : usual) / letter;
  return tall > bigType ? Math.max(0.2, usualType / tall) : 1;
}

/** Longest run of ink in a column; `inked` is widened to the rows that have some. */
function longestStroke(dark: Uint8Array, width: number, x: number, top: number, bottom: number, inked: { first: number; last: number }): number {
  let longest = 0;
  let length = 0;
  for (let y = top; y < bottom; y++) {
    if (dark[y * width + x] === 0) {
      length = 0;
      continue;
    }
    length++;
    if (length > longest) longest = length;
    if (y < inked.first) inked.first = y;
    if (y > inked.last) inked.last = y;
  }
  return longest;
}
