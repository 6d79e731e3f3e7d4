/** The item table: header, items, other rows between them, flowing over pages. */
import type { Scene } from './scene.js';
import { drawFrame, ruleAt } from './table-frame.js';
import { otherRow, referenceRows, sumRow, textRow } from './table-other-rows.js';
import { closeColumns, describe, header, row } from './table-rows.js';

/** Prints the table from the cursor on. */
export function itemTable(scene: Scene): void {
  const { facts, canvas, random } = scene;
  if (facts.items.length === 0) return;
  const frame = drawFrame(scene);
  const repeat = random.chance(0.75);
  const showHeader = !random.chance(0.08);
  let carried = 0;
  const carryOver = random.chance(0.2) && facts.type !== 'deliveryNote';
  const begin = canvas.beginPage;
  if (showHeader) header(scene, frame);
  else canvas.y += canvas.line();
  canvas.beginPage = () => {
    begin();
    if (repeat && showHeader) header(scene, frame);
    else canvas.y += canvas.line();
  };
  const references = new Map<string, string>();
  let top = ruleAt(canvas.y, frame);
  const subtotals = facts.items.some((item) => item.heading) && random.chance(0.5);
  let groupSum = 0;
  facts.items.forEach((item, index) => {
    if (item.heading) {
      if (subtotals && index > 0) sumRow(scene, frame, scene.term('subtotal'), groupSum);
      groupSum = 0;
      canvas.need(canvas.line() * 3);
      otherRow(scene, frame, [{ text: item.heading, bold: random.chance(0.7) }]);
    }
    if (index > 0 && random.chance(0.012)) textRow(scene, frame);
    referenceRows(scene, frame, item, index, references);
    const lines = describe(scene, frame, item, index);
    const height = (lines.length + (frame.amounts === 'below' ? 1 : 0)) * canvas.line(frame.size) + frame.gap;
    // A long item may be torn by the page's end where the layout lets it.
    const room = Math.min(height, canvas.line(frame.size) * 2);
    if (canvas.y + (random.chance(0.85) ? height : room) > canvas.bottom - (carryOver ? canvas.line() * 1.5 : 0)) {
      closeColumns(scene, frame, top);
      if (carryOver && index > 0) sumRow(scene, frame, scene.term('carryOver'), carried);
      canvas.newPage();
      top = ruleAt(canvas.y, frame);
      if (carryOver && index > 0) sumRow(scene, frame, scene.term('carryOver'), carried);
    }
    row(scene, frame, item, index, lines);
    carried += item.total;
    groupSum += item.total;
  });
  closeColumns(scene, frame, top);
  canvas.beginPage = begin;
  canvas.y += canvas.line() * 0.4;
}
