/** The rulings of a drawing as reading gives them: all of a text layer; of a picture most of the level ones, and rows of dashes as rulings. */
import type { Ruling } from '../../document/document.js';
import type { Random } from '../../random.js';
import { cents } from '../../reading/order/placed-word.js';
import type { Drawing, Run, Stroke } from '../drawing.js';
import { textWidth } from '../layout/metrics.js';

/** Share of pictures whose rulings are seen, of the rulings that are seen there, of rows of dashes that are no words. */
const [pages, lines, rows] = [0.75, 0.85, 0.85];
const dashes = /^[-=_*](?: ?[-=_*]){9,}/;

/** `scale`: pixels per point. */
export function rulingsOf({ strokes }: Drawing, scale: number): Ruling[] {
  return strokes.map(({ x1, y1, x2, y2 }) => ({ x1: cents(x1 * scale), y1: cents(y1 * scale), x2: cents(x2 * scale), y2: cents(y2 * scale) }));
}

/** The drawing with the runs that a reader of its picture takes for words, and the rulings that it sees. */
export function pictured(drawing: Drawing, scale: number, random: Random): { readonly drawing: Drawing; readonly rulings: readonly Ruling[] } {
  const isSeen = random.chance(pages);
  const strokes = isSeen ? drawing.strokes.filter(({ y1, y2 }) => y1 === y2 && random.chance(lines)) : [];
  const rowsOfDashes: Stroke[] = [];
  const runs = drawing.runs.map((run): Run => {
    if (!dashes.test(run.text) || !random.chance(rows)) return run;
    const y = run.y - run.size * 0.3;
    const x2 = run.x + textWidth(run.text, run.font, run.bold, run.size) * (drawing.stretch ?? 1);
    if (isSeen) rowsOfDashes.push({ x1: run.x, y1: y, x2, y2: y, width: 1 });
    return { ...run, text: '' };
  });
  return { drawing: { ...drawing, runs }, rulings: rulingsOf({ ...drawing, strokes: [...strokes, ...rowsOfDashes] }, scale) };
}
