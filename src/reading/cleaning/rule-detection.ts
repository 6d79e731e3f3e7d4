/** Detects straight rules on an ink mask (long thin runs) and clears them: they join the cells of a table for the XY-cut. */
import type { Area, Mask, Rule } from '../raster/picture.js';

/** In letter heights: shortest horizontal and vertical rule, greatest thickness; shortest and thickest vertical rule that ends at a horizontal one. */
const [shortestAcross, shortestDown, thickest, shortestSide, thinSide] = [6, 4, 0.5, 2.4, 0.28];
const mostRules = 4000;
/** Criteria for a run: white pixels allowed in a row, share of it that is thin across, share that is ink. */
interface RunCriteria {
  readonly white: number;
  readonly thin: number;
  readonly dark: number;
}

/** Horizontally, gaps between letters are as narrow as the gaps in a vertical rule of a poor scan. */
const whole: RunCriteria = { white: 0, thin: 0.7, dark: 0.9 };
const broken: RunCriteria = { ...whole, white: 1 };
/** Dotted rules separate slips and columns. In letter heights: shortest, thickest, widest gap (narrower than between text lines). */
const [shortestDotted, thickDot, dotGap] = [6, 0.3, 0.3];
const dotted: Omit<RunCriteria, 'white'> = { thin: 0.95, dark: 0.3 };
/** Greatest distance between fragments of a faint rule, in letter heights. */
const farPiece = 0.6;

/** The mask without rules, and the rules in the mask's pixels. A slightly skewed rule consists of steps. */
export function detectRules(mask: Mask, letter: number): { readonly mask: Mask; readonly across: readonly Rule[]; readonly down: readonly Rule[] } {
  const thick = Math.max(2, Math.round(thickest * letter));
  const across = mergeRuns(thinRuns(mask, 1, mask.width, shortestAcross * letter, thick, whole), true, thick).map((rule) =>
    extended(mask, rule, Math.ceil(farPiece * letter)),
  );
  const lines = mergeRuns(thinRuns(mask, mask.width, 1, shortestSide * letter, thick, broken), false, thick).filter(
    (rule) => rule.bottom - rule.top >= shortestDown * letter || (rule.right - rule.left <= Math.max(2, Math.round(thinSide * letter)) && endsAt(rule, across)),
  );
  const rest = clearRules(mask, [...across, ...lines]);
  const thinner = Math.max(2, Math.round(thickDot * letter));
  const dots = mergeRuns(thinRuns(rest, mask.width, 1, shortestDotted * letter, thinner, { ...dotted, white: Math.floor(dotGap * letter) }), false, thick);
  return { mask: clearRules(rest, dots), across, down: [...lines, ...dots] };
}

/** Extends a faint rule by fragments in its rows that have white above and below. */
function extended({ dark, width, height }: Mask, rule: Rule, gap: number): Rule {
  const inked = (x: number, y: number) => y >= 0 && y < height && dark[y * width + x] === 1;
  const isOwn = (x: number): boolean => {
    let [own, y] = [false, rule.top];
    for (; y < rule.bottom; y++) own ||= inked(x, y);
    return own && !inked(x, rule.top - 2) && !inked(x, rule.bottom + 1);
  };
  const reach = (from: number, step: 1 | -1): number => {
    let end = from;
    for (let x = from + step; x >= 0 && x < width && Math.abs(x - end) <= gap; x += step) if (isOwn(x)) end = x;
    return end;
  };
  const [left, right] = [reach(rule.left, -1), reach(rule.right - 1, 1) + 1];
  if (!rule.runs) return { ...rule, left, right };
  const pieces = [
    ...(left < rule.left ? [{ ...rowsNear(rule.runs, rule.left, gap), left, right: rule.left }] : []),
    ...(right > rule.right ? [{ ...rowsNear(rule.runs, rule.right, gap), left: rule.right, right }] : []),
  ];
  return { ...rule, left, right, runs: [...rule.runs, ...pieces] };
}

/** Rows of the runs that reach as near as that to a column, and one more on either side, for the rule goes on leaning. */
function rowsNear(runs: readonly Area[], column: number, gap: number): Pick<Area, 'top' | 'bottom'> {
  const near = runs.filter(({ left, right }) => left <= column + gap && right >= column - gap);
  return { top: Math.min(...near.map(({ top }) => top)) - around, bottom: Math.max(...near.map(({ bottom }) => bottom)) + around };
}

/** Cells around the runs of a rule that leans: its ink between two of them. */
const around = 1;

/** Of a rule that leans its runs alone: letters stand within its box. */
function clearRules(mask: Mask, rules: readonly Rule[]): Mask {
  const { width, height } = mask;
  const dark = mask.dark.slice();
  const clear = ({ left, top, right, bottom }: Area): void => {
    for (let y = Math.max(0, top); y < Math.min(height, bottom); y++) dark.fill(0, y * width + Math.max(0, left), y * width + Math.min(width, right));
  };
  for (const { runs, ...box } of rules)
    if (!runs) clear(box);
    else for (const { left, top, right, bottom } of runs) clear({ left: left - around, top: top - around, right: right + around, bottom: bottom + around });
  return { ...mask, dark };
}

/** Whether a vertical rule ends at one of these. */
const endsAt = (rule: Area, across: readonly Area[]): boolean =>
  across.some(
    ({ left, right, top, bottom }) =>
      rule.left >= left - 2 &&
      rule.right <= right + 2 &&
      ((rule.bottom >= top - 1 && rule.bottom <= bottom + 2) || (rule.top >= top - 2 && rule.top <= bottom + 1)),
  );

/** Merges adjacent runs, which come row by row or column by column. What is thicker than `thick` then leans. */
function mergeRuns(thinRuns: readonly Area[], lying: boolean, thick: number): readonly Rule[] {
  const rules: (Area & { readonly runs: Area[] })[] = [];
  for (const run of thinRuns) {
    const index = rules.findLastIndex((rule) =>
      lying
        ? rule.bottom === run.top && Math.min(rule.right, run.right) - Math.max(rule.left, run.left) > 0.5 * (run.right - run.left)
        : rule.right === run.left && Math.min(rule.bottom, run.bottom) - Math.max(rule.top, run.top) > 0.5 * (run.bottom - run.top),
    );
    const rule = rules[index];
    if (!rule) rules.push({ ...run, runs: [run] });
    else {
      rule.runs.push(run);
      rules[index] = {
        left: Math.min(rule.left, run.left),
        right: Math.max(rule.right, run.right),
        top: Math.min(rule.top, run.top),
        bottom: Math.max(rule.bottom, run.bottom),
        runs: rule.runs,
      };
    }
  }
  return rules.map(({ runs, ...box }) => ((lying ? box.bottom - box.top : box.right - box.left) > thick ? { ...box, runs } : box));
}

/** Runs along one direction whose ink is thin across. `step` leads to the next pixel, `aside` to the next row. */
function thinRuns({ dark, width, height }: Mask, step: number, aside: number, shortest: number, thick: number, run: RunCriteria): readonly Area[] {
  const [length, count] = step === 1 ? [width, height] : [height, width];
  const found: Area[] = [];
  const ends: number[] = [];
  for (let row = 0; row < count && found.length < mostRules; row++) {
    ends.length = 0;
    runsAlong(dark, row * aside, step, length, shortest, run, ends);
    for (let at = 0; at < ends.length; at += 2) {
      const [from, to] = [ends[at]!, ends[at + 1]!];
      let slim = 0;
      for (let along = from; along < to; along++) if (isThinAt(dark, row * aside + along * step, row, aside, count, thick)) slim++;
      if (slim < run.thin * (to - from)) continue;
      found.push(step === 1 ? { left: from, right: to, top: row, bottom: row + 1 } : { left: row, right: row + 1, top: from, bottom: to });
    }
  }
  return found;
}

/** Adds the ends of the long runs of a row, mostly ink. */
function runsAlong(dark: Uint8Array, start: number, step: number, length: number, shortest: number, { white, dark: full }: RunCriteria, ends: number[]): void {
  for (let at = 0; at < length; at++) {
    if (dark[start + at * step] === 0) continue;
    const from = at;
    let inked = 0;
    for (let gap = 0, next = at; next < length && gap <= white; next++) {
      gap = dark[start + next * step] === 0 ? gap + 1 : 0;
      if (gap > 0) continue;
      at = next + 1;
      inked++;
    }
    if (at - from >= shortest && inked >= full * (at - from)) ends.push(from, at);
  }
}

/** Whether the ink across a cell of a row is no thicker than that. `rows`: how many there are. */
function isThinAt(dark: Uint8Array, cell: number, row: number, aside: number, rows: number, thick: number): boolean {
  let above = 0;
  let below = 0;
  while (above < row && above <= thick && dark[cell - (above + 1) * aside] === 1) above++;
  while (row + below < rows - 1 && below <= thick && dark[cell + (below + 1) * aside] === 1) below++;
  return above + below + 1 <= thick;
}
