/** Sizes and spaces of a page: blocks across the page move apart or together and sideways, the whole is set smaller or larger. */
import type { Random } from '../../random.js';
import type { Cell, Row, Sheet } from './paper.js';

interface Block {
  readonly rows: Row[];
  readonly top: number;
  readonly bottom: number;
}

/** Changes the sheet in place; an empty one stays. */
export function changeSpaces(sheet: Sheet, random: Random): void {
  if (sheet.rows.every(({ cells }) => cells.length === 0)) return;
  moveBlocks(sheet, random);
  zoom(sheet, 0.93 + 0.12 * random.next(), random);
}

/** Blocks that no line crosses, from top to bottom. */
function blocksOf({ rows }: Sheet): Block[] {
  const spans = rows
    .filter(({ cells }) => cells.length > 0)
    .map((row) => ({ row, top: Math.min(...row.cells.map(({ y }) => y)), bottom: Math.max(...row.cells.map(({ y, height }) => y + height)) }))
    .sort((a, b) => a.top - b.top);
  const blocks: { rows: Row[]; top: number; bottom: number }[] = [];
  for (const { row, top, bottom } of spans) {
    const last = blocks.at(-1);
    if (last && top - last.bottom < 0.9 * (bottom - top)) {
      last.rows.push(row);
      last.bottom = Math.max(last.bottom, bottom);
    } else blocks.push({ rows: [row], top, bottom });
  }
  return blocks;
}

function moveBlocks(sheet: Sheet, random: Random): void {
  const blocks = blocksOf(sheet);
  const places: { from: number; to: number }[] = [];
  let before = 0;
  let y = 0;
  for (const { rows, top, bottom } of blocks) {
    y += (top - before) * (random.chance(0.7) ? 0.6 + 0.9 * random.next() : 1);
    places.push({ from: top, to: y });
    for (const { cells } of rows) for (const cell of cells) cell.y += y - top;
    if (random.chance(0.3)) sideways(sheet, rows, random);
    y += bottom - top;
    before = bottom;
  }
  const moved = (at: number): number => {
    const block = places.findLast(({ from }) => from <= at + 1);
    return block ? at + block.to - block.from : at;
  };
  sheet.rulings = sheet.rulings.map((ruling) => ({ ...ruling, y1: moved(ruling.y1), y2: moved(ruling.y2) }));
  // What ran over the foot of the page is pressed together.
  if (y > 0.99 * sheet.height) scale(sheet, 1, (0.99 * sheet.height) / y);
}

function sideways({ page }: Sheet, rows: readonly Row[], random: Random): void {
  const cells = rows.flatMap((row) => row.cells);
  const left = Math.min(...cells.map(({ x }) => x));
  const right = Math.max(...cells.map(({ x, width }) => x + width));
  const by = Math.max(-left, Math.min(page.width - right, random.normal() * 0.012 * page.width));
  for (const cell of cells) cell.x += by;
}

/** The whole page about its corner, as far as it has room. */
function zoom(sheet: Sheet, by: number, random: Random): void {
  const cells = sheet.rows.flatMap((row) => row.cells);
  const right = Math.max(...cells.map(({ x, width }) => x + width));
  const bottom = Math.max(...cells.map(({ y, height }) => y + height));
  const factor = Math.min(by, (0.995 * sheet.page.width) / right, (0.995 * sheet.height) / bottom);
  scale(sheet, factor, factor);
  const room = sheet.page.width - right * factor;
  const shift = Math.max(0, Math.min(room, random.normal() * 0.01 * sheet.page.width));
  for (const cell of cells) cell.x += shift;
  sheet.rulings = sheet.rulings.map((ruling) => ({ ...ruling, x1: ruling.x1 + shift, x2: ruling.x2 + shift }));
}

function scale(sheet: Sheet, across: number, down: number): void {
  const sized = (cell: Cell) => {
    cell.x *= across;
    cell.width *= across;
    cell.y *= down;
    cell.height *= down;
    cell.fontSize *= down;
  };
  for (const { cells } of sheet.rows) cells.forEach(sized);
  sheet.rulings = sheet.rulings.map(({ x1, y1, x2, y2 }) => ({ x1: x1 * across, x2: x2 * across, y1: y1 * down, y2: y2 * down }));
}
