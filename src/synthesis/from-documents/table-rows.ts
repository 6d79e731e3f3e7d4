/** Rows of the item table left out and repeated; what is below moves. */
import type { Random } from '../../random.js';
import { allValues, type Cell, type Item, type Mark, type Paper, type Row, type Sheet, type Value } from './paper.js';
import { exchange } from './printing.js';
import { swapped } from './texts.js';

interface Band {
  readonly sheet: Sheet;
  /** Index of its first line, and of the first one behind. */
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly height: number;
}

/** Leaves out some rows and repeats others, where it is known which lines they cover; positions that were counted are counted anew. */
export function changeRows(paper: Paper, random: Random): void {
  const counts = (paper.items ?? []).every(({ fields }, index) => fields.PositionId?.value === String(index + 1));
  for (let changes = random.integer(0, 4); changes > 0; changes--) {
    const items = paper.items ?? [];
    const at = random.integer(0, items.length - 1);
    const band = bandOf(paper, at);
    if (!band) continue;
    if (random.chance(0.4) && items.length > 1) leaveOut(paper, at, band);
    else repeat(paper, at, band);
  }
  if (counts)
    for (const [index, { fields }] of (paper.items ?? []).entries()) {
      const value = fields.PositionId!;
      const old = value.value;
      exchange(paper, value, String(index + 1), (text) => swapped(text, old, String(index + 1)));
    }
}

const topOf = ({ cells }: Row): number => Math.min(...cells.map(({ y }) => y));
const bottomOf = ({ cells }: Row): number => Math.max(...cells.map(({ y, height }) => y + height));

/** The lines of an item up to the next one's. */
function bandOf({ items = [], sheets }: Paper, at: number): Band | undefined {
  const item = items[at];
  const sheet = item?.sheet === undefined ? undefined : sheets[item.sheet];
  const first = item?.rows[0];
  if (!sheet || !first || first.cells.length === 0) return undefined;
  const from = sheet.rows.indexOf(first);
  const next = items[at + 1]?.sheet === item!.sheet ? items[at + 1]?.rows[0] : undefined;
  const to = next ? sheet.rows.indexOf(next) : sheet.rows.indexOf(item!.rows.at(-1)!) + 1;
  if (from < 0 || to <= from || to - from > 8 || (next && item!.rows.includes(next))) return undefined;
  const top = topOf(first);
  const rows = sheet.rows.slice(from, to);
  const height = next ? topOf(next) - top : 1.25 * (Math.max(...rows.map(bottomOf)) - top);
  return height > 0 && height < 0.2 * sheet.page.height ? { sheet, from, to, top, height } : undefined;
}

function leaveOut(paper: Paper, at: number, { sheet, from, to, top, height }: Band): void {
  sheet.rows.splice(from, to - from);
  paper.items!.splice(at, 1);
  sheet.rulings = sheet.rulings.filter(({ y1, y2 }) => y1 !== y2 || y1 < top || y1 >= top + height);
  move(sheet, top + height, -height);
}

function repeat(paper: Paper, at: number, band: Band): void {
  const { sheet, from, to, top, height } = band;
  const lowest = Math.max(...sheet.rows.map(bottomOf));
  if (paper.document.format === 'Receipt') sheet.height += height;
  else if (lowest + height > 0.985 * sheet.height) return;
  move(sheet, top + height, height);
  const copies = new Map<Cell, Cell>();
  const rows = new Map<Row, Row>();
  for (const row of sheet.rows.slice(from, to)) {
    const cells = row.cells.map((cell) => {
      const copy = { ...cell, y: cell.y + height };
      copies.set(cell, copy);
      return copy;
    });
    rows.set(row, { ...row, cells });
  }
  sheet.rows.splice(to, 0, ...rows.values());
  const marksOf = (marks: readonly Mark[]): Mark[] =>
    marks.filter(({ cells }) => cells.every((cell) => copies.has(cell))).map((mark) => ({ ...mark, cells: mark.cells.map((cell) => copies.get(cell)!) }));
  const item = paper.items![at]!;
  const own = new Set([...Object.values(item.fields), ...Object.values(item.custom ?? {})]);
  // What the row repeats of the whole document.
  for (const value of allValues(paper)) if (!own.has(value)) value.marks.push(...marksOf(value.marks));
  const copied = <Fields extends object>(fields: Fields): Fields =>
    Object.fromEntries(
      Object.entries(fields as Record<string, Value>).map(([name, value]) => [name, { value: value.value, marks: marksOf(value.marks) }]),
    ) as Fields;
  const copy: Item = {
    ...item,
    fields: copied(item.fields),
    ...(item.custom && { custom: copied(item.custom) }),
    rows: item.rows.flatMap((row) => rows.get(row) ?? []),
  };
  paper.items!.splice(at + 1, 0, copy);
}

/** Moves all that begins below a height. */
function move(sheet: Sheet, below: number, by: number): void {
  const least = below - 0.5;
  for (const row of sheet.rows) if (topOf(row) >= least) for (const cell of row.cells) cell.y += by;
  sheet.rulings = sheet.rulings.map((ruling) => ({
    ...ruling,
    y1: ruling.y1 >= least ? ruling.y1 + by : ruling.y1,
    y2: ruling.y2 >= least ? ruling.y2 + by : ruling.y2,
  }));
}
