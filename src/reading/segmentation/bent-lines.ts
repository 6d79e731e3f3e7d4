/** Text lines of a block that white rows do not part, from the bottom up: letters, chains of letters, lines along their own base lines. */
import type { Area, Mask } from '../raster/picture.js';
import { type BaseCurve, baseCurve, heightAt, median } from './base-curve.js';
import { type Component, type Components, connectedComponents } from './components.js';
import { areNeighbours, type Chain, isParted, letterChains } from './letter-chains.js';

/** A line along its base line; `owner` marks the surrounding cells that belong to other lines. */
export interface BentLine {
  readonly left: number;
  readonly right: number;
  readonly base: BaseCurve;
  /** From the base line up and down, with margins, in cells. */
  readonly above: number;
  readonly below: number;
  /** Height of its letters. */
  readonly letter: number;
}

export interface BentLines {
  readonly lines: readonly BentLine[];
  /** Of each cell of `area` the line that owns it, from 1; 0 for none. */
  readonly owners: Uint16Array;
  readonly area: Area;
}

/** In letter heights: lowest letter, highest, lowest and broadest rest of a vertical rule, lowest drawing that is no letter. */
const [lowest, highest, restHeight, restWidth] = [0.5, 8, 1.9, 0.4];
/** In letter heights: a lone letter is not higher; in breadths of a letter: gap above the next of a line that runs upwards. */
const [drawing, stackGap] = [3.2, 0.5];
/** In letter heights: shortest rule, and its greatest thickness. */
const [longRule, thickRule] = [3, 0.28];
/** In letter heights: a lone letter as high as this touches the one above or below it, where lines pass through it. */
const tallest = 1.9;
/** Components of a block, and letters among them, at most. */
const [mostComponents, mostLetters] = [200_000, 20_000];
const unowned = 0xffff;
/** In letter heights: widest gap within a line, greatest step of the base line over it. */
const [widestGap, sameBase] = [1.6, 0.35];
/** In letter heights of the line: reach of accents above it and commas below, and to the sides; margins. */
const [accents, commas, beside, margin] = [0.7, 0.6, 0.9, 0.35];
/** Letters a line needs before its slope serves for adjacent lines. */
const longLine = 8;

interface Line {
  readonly letters: readonly Area[];
  readonly left: number;
  readonly right: number;
  /** Median height of the letters, and that of the tallest of them above the base line. */
  readonly height: number;
  readonly tall: number;
  readonly base: BaseCurve;
}

/** `letter` is the letter height in the mask's cells, `barriers` vertical rules. */
export function bentLines(mask: Mask, area: Area, letter: number, barriers: readonly Area[]): BentLines {
  const components = connectedComponents(mask, area, mostComponents);
  const size = (one: Area) => ({ high: one.bottom - one.top, wide: one.right - one.left });
  const isThin = (one: Area) => size(one).high >= restHeight * letter && size(one).wide <= restWidth * letter;
  const sized = components.areas.filter((one) => size(one).high >= lowest * letter && size(one).high <= highest * letter);
  const rests = new Set(components.areas.filter((one) => isThin(one) && !sized.some((other) => other !== one && areNeighbours(one, other))));
  const walls = [...barriers, ...rests];
  const letters = sized.filter((one) => !rests.has(one)).slice(0, mostLetters);
  const chains = letterChains(letters, walls).filter((chain, _, all) => !isDrawing(chain, letter) && !isStacked(chain, all));
  const slope = median(chains.filter((chain) => chain.length >= longLine).map((chain) => baseCurve(chain, heightOf(chain), 0).slope));
  const found = withoutSigns(
    joined(
      chains.map((chain) => lineOf(chain, slope)),
      slope,
      walls,
    ),
    letter,
  );
  const touching = new Set(found.flatMap((line) => line.letters.filter((one) => isOfTwoLines(one, line, found))));
  const lines = found.flatMap((line) => withoutTouching(line, touching, slope));
  return { lines: lines.map(extentOf), owners: ownersOf(components, lines, area, letter, touching), area };
}

/** Letters of two lines that touch are one component: it is in the letters of another line too. */
function isOfTwoLines(one: Area, line: Line, lines: readonly Line[]): boolean {
  const high = one.bottom - one.top;
  if (high < touchingHeight * line.height) return false;
  const x = (one.left + one.right) / 2;
  return lines.some((other) => {
    if (other === line || other.letters.length < 2 || x < other.left - beside * other.height || x > other.right + beside * other.height) return false;
    const base = heightAt(other.base, x);
    return Math.min(base, one.bottom) - Math.max(base - other.height, one.top) >= throughPart * other.height;
  });
}
/** In letter heights of the line: least height of touching letters; of the other line: the part of its letters that they take. */
const [touchingHeight, throughPart] = [1.5, 0.5];

/** Components that touch another line are no evidence for base line or extent. */
function withoutTouching(line: Line, touching: ReadonlySet<Area>, slope: number): readonly Line[] {
  const letters = line.letters.filter((one) => !touching.has(one));
  if (letters.length === line.letters.length) return [line];
  return letters.length > 0 ? [{ ...lineOf(letters, slope), left: line.left, right: line.right }] : [];
}

/** Lone shapes higher than letters, and slanted rules. */
function isDrawing([shape, ...others]: Chain<Component>, letter: number): boolean {
  if (others.length > 0) return false;
  const { left, right, top, bottom, inked } = shape!;
  return bottom - top > drawing * letter || (right - left >= longRule * letter && inked <= thickRule * letter * (right - left));
}

/** A letter right above or below another lone one is of a line that runs upwards. */
function isStacked([letter, ...others]: Chain, all: readonly Chain[]): boolean {
  if (others.length > 0) return false;
  const { left, right, top, bottom } = letter!;
  return all.some(([other, ...more]) => {
    if (more.length > 0 || other === letter) return false;
    const gap = Math.max(other!.top - bottom, top - other!.bottom);
    return gap >= 0 && gap <= stackGap * (right - left) && Math.min(right, other!.right) - Math.max(left, other!.left) >= 0.5 * (right - left);
  });
}

const heightOf = (letters: readonly Area[]): number => median(letters.map(({ top, bottom }) => bottom - top));
const lineOf = (letters: readonly Area[], slope: number): Line => {
  const height = heightOf(letters);
  const base = baseCurve(letters, height, slope);
  const over = letters.map(({ left, right, top }) => heightAt(base, (left + right) / 2) - top).sort((a, b) => a - b);
  const [left, right] = [Math.min(...letters.map((one) => one.left)), Math.max(...letters.map((one) => one.right))];
  return { letters, left, right, height, base, tall: over[Math.floor(tallPart * over.length)]! };
};
const tallPart = 0.9;

/** Chains on one base line become one line: signs and gaps between words break chains. */
function joined(chains: readonly Line[], slope: number, walls: readonly Area[]): readonly Line[] {
  const lines: Line[] = [];
  for (const chain of [...chains].sort((a, b) => a.left - b.left)) {
    const index = lines.findLastIndex((line) => goesOn(line, chain, walls));
    if (index < 0) lines.push(chain);
    else lines[index] = lineOf([...lines[index]!.letters, ...chain.letters], slope);
  }
  return lines;
}

function goesOn(line: Line, next: Line, walls: readonly Area[]): boolean {
  const [from, to] = [line.right, next.left];
  const height = Math.max(line.height, next.height);
  if (to - from > widestGap * height || to - from < -height || Math.min(line.height, next.height) < 0.6 * height) return false;
  const at = (from + to) / 2;
  return Math.abs(heightAt(line.base, at) - heightAt(next.base, at)) <= sameBase * height && !isParted(line.letters.at(-1)!, next.letters[0]!, walls);
}

/** Accents and dots of large type are as high as small letters; letters that touch across lines are higher than others, and stay in both lines. */
function withoutSigns(lines: readonly Line[], letter: number): readonly Line[] {
  const words = lines.filter(({ letters }) => letters.length > 1);
  const isSign = ({ letters, height }: Line) =>
    lineAround(
      letters[0]!,
      words.filter((word) => height >= tallest * letter || word.height >= largerType * height),
    ) >= 0;
  return lines.filter((line) => line.letters.length > 1 || !isSign(line));
}
const largerType = 1.6;

function extentOf(line: Line): BentLine {
  const { letters, height, base } = line;
  const over = letters.map(({ left, right, top }) => heightAt(base, (left + right) / 2) - top);
  const under = letters.map(({ left, right, bottom }) => bottom - heightAt(base, (left + right) / 2));
  return {
    left: line.left - margin * height,
    right: line.right + margin * height,
    base,
    above: Math.max(...over) + margin * height,
    below: Math.max(0, ...under) + margin * height,
    letter: height,
  };
}

/** Letters belong to their line, signs to the line that they are in, letters that touch across lines to none: they stay in both. */
function ownersOf(
  { areas, runs }: Components,
  lines: readonly Line[],
  { left, top, right, bottom }: Area,
  letter: number,
  touching: ReadonlySet<Area>,
): Uint16Array {
  const owner = new Map<Area, number>();
  for (const [index, { letters }] of lines.entries()) for (const each of letters) owner.set(each, index + 1);
  for (const one of areas) {
    if (owner.has(one) || touching.has(one)) continue;
    const height = one.bottom - one.top;
    const isSign = height < tallest * letter && !isDrawing([one], letter);
    const index = isSign ? lineAround(one, lines) : -1;
    // What no line takes is no print, unless it is letters that touch across lines.
    if (index >= 0) owner.set(one, index + 1);
    else if (height < lowest * letter || isDrawing([one], letter)) owner.set(one, unowned);
  }
  const owners = new Uint16Array((right - left) * (bottom - top));
  for (const { y, from, to, component } of runs) {
    const index = owner.get(areas[component]!);
    if (index !== undefined) owners.fill(index, (y - top) * (right - left) + from - left, (y - top) * (right - left) + to - left);
  }
  return owners;
}

/** Index of the line whose letters are at the height of the sign, the lowest of several; -1 where none is near. */
function lineAround(one: Area, lines: readonly Line[]): number {
  const [x, y] = [(one.left + one.right) / 2, (one.top + one.bottom) / 2];
  let [best, least, lower] = [-1, Infinity, Infinity];
  for (const [index, line] of lines.entries()) {
    const { base, height, tall } = line;
    if (x < line.left - beside * height || x > line.right + beside * height) continue;
    const over = heightAt(base, x) - y;
    const off = Math.max(0, over - tall, -over);
    if (over > tall + accents * height || over < -commas * height || off > least || (off === least && height >= lower)) continue;
    [best, least, lower] = [index, off, height];
  }
  return best;
}
