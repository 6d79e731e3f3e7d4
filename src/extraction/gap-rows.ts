/** A line between the items that was taken for none, or for more of the item above it, where its amount is exactly what the rows lack to the document's net or gross amount. */
import type { Token } from '../features/contract.js';
import type { ClassifiedLines } from './classify.js';
import { alignedTotal, nearestEnds } from './column-totals.js';
import { columnsOf } from './columns.js';
import { isItem, type Read } from './joined-rows.js';
import { tokensByLine } from './line-index.js';
import type { Cell, Cells } from './cell.js';
import type { Decimal } from './row-arithmetic.js';
import { cellsOf, centsOf, readingsOf } from './table-cells.js';
import { byPlace, type TableRow } from './table-rows.js';
import { textOf } from './token-text.js';
import { cents } from './numbers.js';

const free = columnsOf('outside', 'Description');
/** A line's role is not asked for again; the row is less sure than any other. */
const certainty = Math.log(0.3);

/** `sums`: the document's net and gross amounts in hundredths. */
export function withGapRows(rows: readonly Read[], sums: readonly number[], decimal: Decimal): readonly Read[] {
  const totals = rows.filter(({ cells }) => isItem(cells)).map(({ cells }) => cells.TotalAmount && hundredths(cells.TotalAmount, decimal));
  if (rows.length === 0 || sums.length === 0 || totals.includes(undefined)) return rows;
  const gaps = sums.map((sum) => sum - totals.reduce<number>((all, total) => all + total!, 0));
  if (gaps.includes(0)) return rows;
  const last = rows[rows.length - 1]!.row;
  for (const piece of new Set(rows.map(({ row }) => row.piece))) {
    const found = linesAmong(rows, piece, last).flatMap((line) => closing(rows, { piece, lines: [line], certainty }, gaps, decimal) ?? []);
    // Two lines that would do leave it open which is meant.
    if (found.length === 1) return [...rows, found[0]!].sort((a, b) => byPlace(a.row, b.row));
  }
  const further = furtherRows(rows, last, gaps, decimal);
  if (further.length > 0) return [...rows, ...further].sort((a, b) => byPlace(a.row, b.row));
  const parted = rows.flatMap((read, at) => partings(rows, read, gaps, decimal).map((parts) => ({ at, parts })));
  return parted.length === 1 ? rows.toSpliced(parted[0]!.at, 1, ...parted[0]!.parts) : rows;
}

/** Lines below the last row that together come to what it lacks: a second table without numbers of its own, "Expenses". At most so many, and so many apart from it. */
const [mostFurther, farBelow] = [30, 6];

function furtherRows(rows: readonly Read[], last: TableRow, gaps: readonly number[], decimal: Decimal): readonly Read[] {
  const { piece } = last;
  const below = [...tokensByLine(piece.page).keys()].filter((line) => line > Math.max(...last.lines)).slice(0, mostFurther + farBelow);
  const amounts = below.map((line) => {
    const row: TableRow = { piece, lines: [line], certainty };
    const { TotalAmount, Description } = withTotal(rows, row) ?? {};
    // A line with a rate is a tax or a share of what stands above.
    const shared = tokensByLine(piece.page)
      .get(line)!
      .some((i) => piece.page.tokens[i]!.text.includes('%'));
    const value = TotalAmount && Description && !shared && centsOf(TotalAmount, decimal);
    return { row, value: value || undefined };
  });
  for (let from = 0; from < Math.min(farBelow, amounts.length); from++) {
    let sum = 0;
    for (let to = from; to < amounts.length && amounts[to]!.value !== undefined; to++) {
      sum += amounts[to]!.value!;
      if (to > from && gaps.includes(sum)) return amounts.slice(from, to + 1).map(({ row }) => ({ row, cells: withTotal(rows, row)! }));
    }
  }
  return [];
}

/** A row's later lines as an item of their own, whose total stands on the first of them. */
function partings(rows: readonly Read[], { row, cells }: Read, gaps: readonly number[], decimal: Decimal): Read[][] {
  return row.lines.slice(1).flatMap((line, i) => {
    const first = { ...row, lines: row.lines.slice(0, i + 1) };
    const own = cellsOf(first);
    const lost = centsOf(cells.TotalAmount, decimal) - centsOf(own.TotalAmount, decimal);
    if (Number.isNaN(lost)) return [];
    const wanted = gaps.map((gap) => gap + lost);
    const second = closing(rows, { piece: row.piece, lines: row.lines.slice(i + 1), certainty }, wanted, decimal);
    const above = second?.cells.TotalAmount?.tokens.every((token) => token.line === line);
    return second && above ? [[{ row: first, cells: own }, second]] : [];
  });
}

/** Lines of the page from the one above its first row to its last row that no row has: below it stand freight and the sums. */
function linesAmong(rows: readonly Read[], piece: ClassifiedLines, last: TableRow): number[] {
  const taken = new Set(rows.filter(({ row }) => row.piece === piece).flatMap(({ row }) => row.lines));
  const from = Math.min(...taken) - 1;
  const until = last.piece === piece ? Math.min(...last.lines) : Math.max(...taken);
  return [...tokensByLine(piece.page).keys()].filter((line) => line >= from && line <= until && !taken.has(line));
}

/** "frei", "gratis" are nothing. */
const hundredths = (total: Cell, decimal: Decimal): number => cents(readingsOf(total, decimal)[0] ?? '0');

function closing(rows: readonly Read[], row: TableRow, gaps: readonly number[], decimal: Decimal): Read | undefined {
  const cells = withTotal(rows, row);
  return cells && gaps.includes(hundredths(cells.TotalAmount!, decimal)) ? { row, cells } : undefined;
}

/** The line as an item: an amount where totals stand, and words. */
function withTotal(rows: readonly Read[], row: TableRow): Cells | undefined {
  const TotalAmount = alignedTotal(row, nearestEnds(rows, row)) ?? cellsOf(row).TotalAmount;
  if (!TotalAmount) return undefined;
  const { Description = wordsOf(row, TotalAmount.tokens), ...others } = cellsOf(row);
  return Description && { ...others, Description, TotalAmount };
}

/** The words of the line that are nothing else. */
function wordsOf({ piece, lines }: TableRow, taken: readonly Token[]): Cell | undefined {
  const tokens = tokensByLine(piece.page)
    .get(lines[0]!)!
    .filter((i) => free.has(piece.chosen[i]!))
    .map((i) => piece.page.tokens[i]!)
    .filter((token) => !taken.includes(token) && /\p{L}{2}/u.test(token.text));
  const before = tokens.filter(({ box }) => box.x < taken[0]!.box.x);
  return before.length ? { field: 'Description', tokens: before, text: textOf(before), probability: 0.4 } : undefined;
}
