/** Assigns one of its possible places to each cell of a row: near the row's line, under its column, no word twice. */
import type { Place } from '../label.js';
import { boxOf, type Printed } from './printed.js';

/** Index into the document's lines, by page and word. */
export type LineOf = (place: Place, word?: number) => number;

export interface RowCells {
  readonly candidates: ReadonlyMap<string, readonly Place[]>;
  /** Which of the acceptable wordings is printed. */
  readonly values: ReadonlyMap<string, string>;
  /** Why a cell has no candidates. */
  readonly reasons: ReadonlyMap<string, string>;
  /** By line: the cells that may be there, with their weight. */
  readonly lines: ReadonlyMap<number, ReadonlyMap<string, number>>;
}

type Chosen = ReadonlyMap<string, Place>;

/** Prior position of a column: running numbers left, totals right. */
const prior: Readonly<Record<string, number>> = {
  PositionId: 0,
  ItemId: 0.1,
  Description: 0.25,
  Quantity: 0.55,
  Unit: 0.6,
  UnitPrice: 0.7,
  Discount: 0.8,
  VatRate: 0.8,
  TotalAmount: 1,
};

const amounts = new Set(['Quantity', 'UnitPrice', 'TotalAmount']);
/** Cells that rows share: the same numbers stand among the totals. */
const shared: ReadonlySet<string> = new Set(['Quantity', 'Unit', 'UnitPrice', 'Discount', 'VatRate']);

/**
 * One place a cell, by row: `anchors` are the lines where rows are thought to be, undefined where unknown. Cells of one column are chosen below each other. `totals`: lines that
 * hold sums and taxes of the document.
 */
export function chooseCells(
  printed: Printed,
  rows: readonly RowCells[],
  anchors: readonly (number | undefined)[],
  totals: ReadonlySet<number>,
  lineOf: LineOf,
): readonly Chosen[] {
  const near = rows.map((row, index) => nearAnchor(row, anchors, index, totals, lineOf));
  const centre = (at: Place) => {
    const box = boxOf(at, printed.document);
    return (box.x + box.width / 2) / printed.document.pages[at.page]!.width;
  };
  // First by the prior, then by the columns that all rows together show.
  const first = near.map((cells, index) => assign(cells, (name, at) => Math.abs(centre(at) - (prior[name] ?? 0.5)), anchors[index], lineOf));
  const columns = columnCentres(first, centre);
  return near.map((cells, index) => assign(cells, (name, at) => Math.abs(centre(at) - (columns.get(name) ?? prior[name] ?? 0.5)), anchors[index], lineOf));
}

/** Lines between the previous and the next row; a cell above the line only where the previous row does not claim it. Below the last row totals begin. */
function nearAnchor(
  row: RowCells,
  anchors: readonly (number | undefined)[],
  index: number,
  totals: ReadonlySet<number>,
  lineOf: LineOf,
): ReadonlyMap<string, readonly Place[]> {
  const anchor = anchors[index];
  if (anchor === undefined) return new Map();
  const before = anchors.slice(0, index).findLast((line) => line !== undefined) ?? -1;
  const behind = anchors.slice(index + 1).find((line) => line !== undefined) ?? Infinity;
  const from = Math.max(before + 1, anchor - 3);
  const to = Math.min(behind, anchor + 7);
  const end = behind === Infinity ? firstTotal(row, anchor, totals, lineOf) : Infinity;
  const cells = [...row.candidates].map(([name, places]) => {
    const until = shared.has(name) ? Math.min(to, end) : to;
    const inside = places.filter((at) => lineOf(at) >= from && lineOf(at) < until);
    const onLine = inside.filter((at) => lineOf(at) === anchor);
    // The same amount may be on the line as unit price and below it as total; a distant single digit is another value.
    return [name, onLine.length > 0 && !amounts.has(name) ? onLine : inside] as const;
  });
  return new Map(cells.filter(([, places]) => places.length > 0));
}

/** The first line of totals below a row, whose own total is one of them where the document has one row. */
function firstTotal({ candidates }: RowCells, anchor: number, totals: ReadonlySet<number>, lineOf: LineOf): number {
  const own = (candidates.get('TotalAmount') ?? []).map((at) => lineOf(at)).filter((line) => line >= anchor);
  const last = Math.max(anchor, own.length > 0 ? Math.min(...own) : anchor);
  return Math.min(...[...totals].filter((line) => line > last), Infinity);
}

/** Cells with the fewest places choose first; each takes the free place that fits its column best. */
function assign(cells: ReadonlyMap<string, readonly Place[]>, off: (name: string, at: Place) => number, anchor: number | undefined, lineOf: LineOf): Chosen {
  const chosen = new Map<string, Place>();
  const used = new Set<string>();
  // An amount printed once is the row's total, even if the unit price is equal.
  const pairs = [...cells].flatMap(([name, places]) =>
    places.map((at) => ({
      name,
      at,
      cost:
        off(name, at) +
        0.15 * Math.abs(lineOf(at) - (anchor ?? 0)) +
        (places.length === 1 ? -1 : 0) -
        0.02 * at.words.length -
        (name === 'TotalAmount' && lineOf(at) === anchor ? 1.2 : 0),
    })),
  );
  for (const { name, at } of pairs.sort((a, b) => a.cost - b.cost)) {
    if (chosen.has(name) || at.words.some((word) => used.has(`${at.page}:${word}`))) continue;
    chosen.set(name, at);
    for (const word of at.words) used.add(`${at.page}:${word}`);
  }
  return chosen;
}

function columnCentres(rows: readonly Chosen[], centre: (at: Place) => number): ReadonlyMap<string, number> {
  const all = new Map<string, number[]>();
  for (const row of rows) for (const [name, at] of row) all.set(name, [...(all.get(name) ?? []), centre(at)]);
  return new Map([...all].map(([name, values]) => [name, values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!]));
}
