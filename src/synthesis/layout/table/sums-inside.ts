/** The document's sums as the last rows of the item table: keys in the column of descriptions, amounts in that of the totals. */
import { plain } from '../pieces.js';
import type { Scene } from '../scene.js';
import { sumRows } from '../sums/sum-rows.js';
import { numberText } from '../../format.js';
import { endOf, type Frame, ruleAt } from './frame.js';

/** Whether the table ends with the sums; they are then printed nowhere else. */
export const hasSumsInside = ({ facts, random, printed }: Scene): boolean =>
  facts.type !== 'deliveryNote' && random.fork('sums inside').chance(printed.has('framed') ? 0.6 : 0.03);

/** Prints nothing where the table has no column of totals. */
export function sumsInside(scene: Scene, frame: Frame): void {
  const { canvas, random, facts, style } = scene;
  const columns = frame.table.columns.map(({ name }) => name);
  const [description, total, quantity] = ['description', 'total', 'quantity'].map((name) => columns.indexOf(name)) as [number, number, number];
  if (total < 0) return;
  const end = frame.left[total]! + frame.widths[total]! - 2;
  const toRight = random.chance(0.65);
  const bold = random.chance(0.5);
  const rows = sumRows(scene);
  for (const [i, { key, value, strong }] of rows.entries()) {
    if (canvas.need(canvas.line(frame.size) * 1.5)) canvas.y += canvas.line(frame.size);
    const options = { size: frame.size, role: 'other', ...(bold || strong ? { bold: true } : {}) } as const;
    canvas.put(value, end, canvas.y, { ...options, align: 'right' });
    const right = frame.left[description]! + frame.widths[description]! - 4;
    const room = Math.max(40, toRight ? right - canvas.left : end - canvas.measure(value, frame.size, true) - frame.left[description]! - 6);
    canvas.put(key, toRight ? right : frame.left[description]! + 1, canvas.y, { ...options, align: toRight ? 'right' : 'left', max: room });
    if (strong && i === rows.length - 1 && quantity >= 0 && random.chance(0.5)) {
      const pieces = facts.items.reduce((all, item) => all + Math.abs(item.quantity), 0);
      canvas.put([plain(numberText(pieces, 3, 0, style.number))], frame.left[quantity]! + frame.widths[quantity]! - 2, canvas.y, {
        ...options,
        align: 'right',
      });
    }
    if (strong && random.chance(0.6)) canvas.stroke(frame.left[0]! - 2, ruleAt(canvas.y, frame), endOf(frame), ruleAt(canvas.y, frame), 0.6);
    canvas.y += canvas.line(frame.size) + Math.min(frame.gap, 4);
  }
  scene.printed.add('sums inside');
}
