/** Drawings as a line printer prints them: characters on a grid, one weight, rules as rows of dashes. */
import type { Drawing, Run, Stroke } from '../../drawing.js';
import type { Style } from '../style.js';

export interface Print {
  /** Sign that rules are made of. */
  readonly dash: string;
  readonly upper: boolean;
  /** Bold text is struck twice. */
  readonly twice: boolean;
}

/** Rules over most of the width become rows; so many a page. */
const most = 10;

/** Advance of a character and of a line, in points. */
export const pitchOf = ({ size, leading, stretch }: Style): { readonly character: number; readonly line: number } => ({
  character: size * 0.6 * stretch,
  line: size * leading,
});

/** A new drawing whose runs begin on columns and rows of the printer; rules that have no row left are dropped. */
export function onGrid(drawing: Drawing, style: Style, { dash, upper, twice }: Print): Drawing {
  const { character, line } = pitchOf(style);
  const width = style.width - style.left - style.right;
  const rowOf = (y: number): number => Math.round((y - style.top) / line);
  const lowest = Math.max(0, ...drawing.runs.map(({ y }) => rowOf(y)));
  const free = Math.floor((style.height - 8 - style.top) / line) - lowest;
  const rules = ruleRows(drawing, width, rowOf).slice(0, Math.max(0, Math.min(most, free)));
  const text = (run: Run): string => (upper ? run.text.toUpperCase() : run.text);
  const runs = drawing.runs.map((run): Run => {
    const row = rowOf(run.y);
    const pitch = character * Math.min(1, run.size / style.size);
    const x = style.left + Math.round((run.x - style.left) / pitch) * pitch;
    const shifted = row + rules.filter(({ above }) => above < row).length;
    return { ...run, text: text(run), x: Math.max(2, x), y: style.top + shifted * line, bold: twice && run.bold };
  });
  const count = Math.floor(width / character);
  const dashes = rules.map(({ above }, i): Run => {
    const y = style.top + (above + i + 1) * line;
    return { text: dash.repeat(Math.ceil(count / dash.length)).slice(0, count), x: style.left, y, size: style.size, bold: false, font: 'mono', means: [] };
  });
  return { ...drawing, runs: [...runs, ...dashes], strokes: [], fills: [] };
}

/** The rows that wide rules are below; neighbouring ones once. */
function ruleRows({ runs, strokes }: Drawing, width: number, rowOf: (y: number) => number): { readonly above: number }[] {
  const isWide = ({ x1, x2, y1, y2 }: Stroke): boolean => y1 === y2 && Math.abs(x2 - x1) > width * 0.75;
  const rows = strokes.filter(isWide).map(({ y1 }) => Math.max(-1, ...runs.flatMap(({ y }) => (y <= y1 + 1 ? [rowOf(y)] : []))));
  return [...new Set(rows)].sort((a, b) => a - b).map((above) => ({ above }));
}
