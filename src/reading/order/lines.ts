/** Reading order: words on one baseline across the page are one line, so that a table's row is one; lines run top to bottom. */
import { type Box, hull } from '../../document/box.js';
import type { Line, Word } from '../../document/document.js';
import { type Placed, wordOf } from './placed-word.js';

/** Words side by side that surely belong together; lines are put together from these. */
interface Segment {
  readonly words: Placed[];
  readonly box: Box;
  /** Letters without their descenders, at the segment's two ends (skew differs along the line). */
  readonly size: number;
}

/** Parts of the letter height: base lines this close are the same for neighbours; bands must share this much to be one line; gaps up to this (in em) make segments. */
const [nearBaseline, bandShare, segmentGap] = [0.15, 0.5, 1.5];
/** Letters reach this far over the base line, in em. */
const capHeight = 0.7;

export interface ReadingOrder {
  readonly words: readonly Word[];
  readonly lines: readonly Line[];
}

/** The page's words in reading order, and its lines. Rotated text (stamps, margins) comes last, each run as a line. */
export function linesOf(placed: readonly Placed[]): ReadingOrder {
  const upright = placed.filter((word) => word.angle === 0);
  const turned = placed.filter((word) => word.angle !== 0);
  const pieces = groupRows(segmentsOf(upright)).map((row) => joinPieces(row.flatMap(({ words }) => words).sort((a, b) => a.box.x - b.box.x)));
  // Letters of which nothing is left (controls, soft hyphens) may be alone in a row.
  const rows = pieces.filter((row) => row.length > 0);
  const ordered = rows.map((row) => ({ row, baseline: meanBaseline(row) })).sort((a, b) => a.baseline - b.baseline || a.row[0]!.box.x - b.row[0]!.box.x);
  const all = [...ordered.map(({ row }) => row), ...rotatedRows(turned)];
  const words: Word[] = [];
  const lines: Line[] = [];
  for (const row of all) {
    lines.push({ words: row.map((_, index) => words.length + index), box: hull(row.map(({ box }) => box)) });
    for (const word of row) words.push(wordOf(word));
  }
  return { words, lines: lines.map((line) => ({ ...line, box: hull(line.words.map((index) => words[index]!.box)) })) };
}

/** Height of the bands by which words and rows are looked up, in pixels; what one band holds at most is looked at, so that a page of any size is done in time. */
const [bandHeight, mostInBand] = [64, 120];

/** Chains of words whose base lines and ends meet, each as long as it goes. */
function segmentsOf(words: readonly Placed[]): readonly Segment[] {
  const byLeft = [...words].sort((a, b) => a.box.x - b.box.x);
  const largest = words.reduce((size, { fontSize }) => Math.max(size, fontSize), 0);
  const chains: Placed[][] = [];
  /** Chains by the band of their last word; those that end too far left for any further word are dropped as they are met. */
  const open = new Map<number, Placed[][]>();
  const bandOf = (word: Placed) => Math.floor(word.baseline / bandHeight);
  for (const word of byLeft) {
    let best: Placed[] | undefined;
    let bestDistance = Infinity;
    const own = bandOf(word);
    for (let band = own - 1; band <= own + 1; band++) {
      const near = open.get(band);
      if (!near) continue;
      let kept = 0;
      for (const chain of near) {
        const last = chain.at(-1)!;
        const gap = word.box.x - (last.box.x + last.box.width);
        if (gap > segmentGap * largest) continue;
        near[kept++] = chain;
        const size = Math.max(last.fontSize, word.fontSize);
        const distance = Math.abs(word.baseline - last.baseline);
        if (distance <= nearBaseline * size && gap <= segmentGap * size && gap >= -0.3 * size && distance < bestDistance) {
          best = chain;
          bestDistance = distance;
        }
      }
      near.length = kept;
    }
    if (best) {
      const from = open.get(bandOf(best.at(-1)!))!;
      from.splice(from.indexOf(best), 1);
    } else {
      best = [];
      chains.push(best);
    }
    best.push(word);
    const band = open.get(own);
    if (!band) open.set(own, [best]);
    else {
      band.push(best);
      if (band.length > mostInBand) band.shift();
    }
  }
  return chains.map((chain) => ({
    words: chain,
    box: hull(chain.map(({ box }) => box)),
    size: chain.reduce((size, { fontSize }) => Math.max(size, fontSize), 0),
  }));
}

interface Row {
  readonly index: number;
  readonly segments: Segment[];
}

/** Groups segments into rows, widest first, so that a row's long text sets the line and short cells join it. */
function groupRows(segments: readonly Segment[]): readonly (readonly Segment[])[] {
  const rows: Row[] = [];
  const byBand = new Map<number, Row[]>();
  const bandsOf = ({ box }: Segment): readonly number[] => {
    const [first, last] = [Math.floor(box.y / bandHeight), Math.floor((box.y + box.height) / bandHeight)];
    return Array.from({ length: Math.min(mostInBand, last - first + 1) }, (_, index) => first + index);
  };
  for (const segment of [...segments].sort((a, b) => b.box.width - a.box.width)) {
    const bands = bandsOf(segment);
    const near = [...new Set(bands.flatMap((band) => byBand.get(band) ?? []))].sort((a, b) => a.index - b.index);
    let best: Row | undefined;
    let bestShare = bandShare;
    for (const row of near) {
      const others = row.segments;
      if (!others.some((other) => mayMeet(other, segment)) || others.some((other) => overlaps(other, segment))) continue;
      const nearest = others.reduce((found, other) => (apart(other.box, segment.box) < apart(found.box, segment.box) ? other : found));
      // The nearest follows a skewed line, the widest keeps a row of uneven cells together.
      const share = Math.max(sharedBand(nearest, segment), sharedBand(others[0]!, segment));
      if (share > bestShare) {
        best = row;
        bestShare = share;
      }
    }
    if (!best) {
      best = { index: rows.length, segments: [] };
      rows.push(best);
    }
    best.segments.push(segment);
    for (const band of bands) {
      const inBand = byBand.get(band);
      if (!inBand) byBand.set(band, [best]);
      else if (inBand.length < mostInBand && !inBand.includes(best)) inBand.push(best);
    }
  }
  return rows.map((row) => row.segments);
}

const apart = (a: Box, b: Box): number => Math.max(0, b.x - a.x - a.width, a.x - b.x - b.width);
const overlapAlong = (a: Box, b: Box): number => Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
const mayMeet = (a: Segment, b: Segment): boolean => Math.min(a.box.y + a.box.height, b.box.y + b.box.height) > Math.max(a.box.y, b.box.y);

/** Words of both are one over the other. */
function overlaps(a: Segment, b: Segment): boolean {
  const most = 0.3 * Math.min(a.size, b.size);
  if (overlapAlong(a.box, b.box) <= most) return false;
  // Both run from left to right: whichever word ends first cannot meet what follows in the other.
  for (let first = 0, second = 0; first < a.words.length && second < b.words.length; ) {
    const [one, two] = [a.words[first]!.box, b.words[second]!.box];
    if (overlapAlong(one, two) > Math.min(most, 0.5 * one.width, 0.5 * two.width)) return true;
    if (one.x + one.width <= two.x + two.width) first++;
    else second++;
  }
  return false;
}

/** How much of the lower of two letter bands both share, compared at the words that face each other. */
function sharedBand(a: Segment, b: Segment): number {
  const [left, right] = a.box.x <= b.box.x ? [a, b] : [b, a];
  const two = right.words[0]!;
  const one = left.words.findLast((word) => word.box.x <= two.box.x) ?? left.words[0]!;
  const [bottom, top] = [Math.min(one.baseline, two.baseline), Math.max(one.baseline - capHeight * one.fontSize, two.baseline - capHeight * two.fontSize)];
  return (bottom - top) / (capHeight * Math.min(one.fontSize, two.fontSize));
}

/** A word drawn in several pieces (letter by letter, or by style) becomes one again where no blank was between. */
function joinPieces(row: readonly Placed[]): readonly Placed[] {
  const joined: Placed[] = [];
  for (const word of row) {
    const last = joined.at(-1);
    if (last?.open && joins(last, word)) joined[joined.length - 1] = join(last, word);
    else if (word.text) joined.push(word);
  }
  return joined;
}

function joins(last: Placed, word: Placed): boolean {
  const size = Math.min(last.fontSize, word.fontSize);
  const gap = word.box.x - last.box.x - last.box.width;
  return gap <= 0.12 * size && gap >= -0.25 * size && Math.abs(word.baseline - last.baseline) <= 0.15 * size && last.source === word.source;
}

function join(a: Placed, b: Placed): Placed {
  const longer = a.text.length >= b.text.length ? a : b;
  return {
    ...longer,
    text: a.text + b.text,
    box: hull([a.box, b.box]),
    confidence: Math.min(a.confidence, b.confidence),
    fontSize: Math.max(a.fontSize, b.fontSize),
    open: b.open,
  };
}

/** Rotated text: neighbours in drawing order with the same direction share a line. */
function rotatedRows(words: readonly Placed[]): readonly (readonly Placed[])[] {
  const rows: Placed[][] = [];
  for (const word of words) {
    const last = rows.at(-1)?.at(-1);
    const near = last && last.angle === word.angle && Math.hypot(...gapBetween(last.box, word.box)) < 1.2 * last.fontSize;
    if (near) rows.at(-1)!.push(word);
    else if (word.text) rows.push([word]);
  }
  return rows;
}

function gapBetween(a: Box, b: Box): [number, number] {
  return [apart(a, b), Math.max(0, b.y - a.y - a.height, a.y - b.y - b.height)];
}

function meanBaseline(words: readonly Placed[]): number {
  const width = words.reduce((sum, word) => sum + word.box.width, 0);
  // Letters of fonts without widths have none.
  return width > 0 ? words.reduce((sum, word) => sum + word.baseline * word.box.width, 0) / width : words[0]!.baseline;
}
