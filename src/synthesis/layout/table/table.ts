/** The item table: header, items, other rows between them, flowing over pages. */
import type { Scene } from '../scene.js';
import { drawFrame, ruleAt } from './frame.js';
import { secondTable } from './second-table.js';
import { describe } from './description.js';
import { itemBlocks, itemSentences } from './list.js';
import { groupSums } from './group-sums.js';
import { emptyRows, endRows, legend, otherRow, referenceRows, sumRow, textRow } from './other-rows.js';
import { closeColumns, header, row, shapeOf } from './rows.js';
import { hasSumsInside, sumsInside } from './sums-inside.js';

/** Prints the items from the cursor on: mostly as a table, else as blocks of pairs or in sentences. */
export function itemTable(scene: Scene): void {
  const { facts, random } = scene;
  if (facts.items.length === 0) return;
  const few = facts.items.length <= 2 && facts.type !== 'deliveryNote';
  if (few && random.chance(0.08)) itemSentences(scene);
  else if (facts.items.length <= 12 && random.chance(0.035)) itemBlocks(scene);
  else table(scene);
  if (random.chance(0.05)) secondTable(scene);
}

function table(scene: Scene): void {
  const { facts, canvas, random } = scene;
  const frame = drawFrame(scene);
  const repeat = random.chance(0.75);
  // A table of few columns needs no header.
  const showHeader = !random.chance(frame.table.columns.length <= 3 ? 0.35 : 0.07);
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
  const groups = groupSums(scene, frame);
  facts.items.forEach((item, index) => {
    groups.before(index);
    if (item.heading) {
      canvas.need(canvas.line() * 3);
      otherRow(scene, frame, [{ text: item.heading, bold: random.chance(0.7) }]);
    }
    if (random.chance(index === 0 ? 0.05 : 0.015)) textRow(scene, frame);
    referenceRows(scene, frame, item, index, references);
    const lines = describe(scene, frame, item, index);
    const height = shapeOf(frame, item, index, lines).count * canvas.line(frame.size) + frame.gap;
    // A long item may be split over pages where the layout allows it.
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
  });
  groups.before(facts.items.length);
  if (facts.items.length < 8 && random.chance(0.05)) emptyRows(scene, frame);
  if (hasSumsInside(scene)) sumsInside(scene, frame);
  else if (facts.type !== 'deliveryNote' && random.chance(0.09)) endRows(scene, frame);
  closeColumns(scene, frame, top);
  canvas.beginPage = begin;
  if (frame.table.codes && random.chance(0.6)) legend(scene, frame);
  canvas.y += canvas.line() * random.pick([0.4, 0.4, 0.4, 0.1, 0]);
}
