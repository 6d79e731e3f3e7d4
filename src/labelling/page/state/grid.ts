/** The grid of an item table on a page: upright lines between its columns, level ones between its rows. Found from labelled rows, moved, split and joined. */
import { boxOf } from './words.js';
import type { GridColumn, GridRow, LabelledLineItem, Labels, OpenPage } from './types.js';

export interface Grid {
  readonly page: number;
  /** Left to right; a column between each two. */
  readonly xs: readonly number[];
  /** Of the columns; '' is none of the table. */
  readonly names: readonly string[];
  /** Top to bottom; a row between each two. */
  readonly ys: readonly number[];
}

export type Axis = 'x' | 'y';

/** Lines nearer than this would hide a column or a row, in pixels of the page. */
const least = 4;

/** Positions of the upright ('x') or level lines, in the page's coordinates, ascending. */
export const linesOf = ({ xs, ys }: Grid, axis: Axis): readonly number[] => (axis === 'x' ? xs : ys);

const withLines = (grid: Grid, axis: Axis, lines: readonly number[]): Grid => (axis === 'x' ? { ...grid, xs: lines } : { ...grid, ys: lines });

/** Not beyond the lines beside it. */
export function lineMoved(grid: Grid, axis: Axis, index: number, to: number, { width, height }: OpenPage): Grid {
  const lines = linesOf(grid, axis);
  const [low, high] = [(lines[index - 1] ?? -least) + least, (lines[index + 1] ?? (axis === 'x' ? width : height) + least) - least];
  const at = Math.max(low, Math.min(high, to));
  return withLines(
    grid,
    axis,
    lines.map((line, i) => (i === index ? at : line)),
  );
}

/** A further line behind this one, in the middle up to the next; behind the last one, in the middle before it. */
export function lineAdded(grid: Grid, axis: Axis, index: number): Grid {
  const lines = linesOf(grid, axis);
  const after = Math.min(index, lines.length - 2);
  const middle = (lines[after]! + lines[after + 1]!) / 2;
  const names = axis === 'x' ? [...grid.names.slice(0, after + 1), '', ...grid.names.slice(after + 1)] : grid.names;
  return { ...withLines(grid, axis, [...lines.slice(0, after + 1), middle, ...lines.slice(after + 1)]), names };
}

/** Joins what is on both sides; an outer line takes its column or row along. The grid itself stays. */
export function lineRemoved(grid: Grid, axis: Axis, index: number): Grid {
  const lines = linesOf(grid, axis);
  if (lines.length <= 2) return grid;
  const [before, after] = [grid.names[index - 1] ?? '', grid.names[index] ?? ''];
  const isOuter = index === 0 || index === lines.length - 1;
  const joined = isOuter ? [] : [before || after];
  const names = axis === 'x' ? [...grid.names.slice(0, Math.max(0, index - 1)), ...joined, ...grid.names.slice(index + 1)] : grid.names;
  return {
    ...withLines(
      grid,
      axis,
      lines.filter((_, i) => i !== index),
    ),
    names: axis === 'x' && index === 0 ? grid.names.slice(1) : names,
  };
}

/** A name is over one column. */
export const columnNamed = (grid: Grid, column: number, name: string): Grid => ({
  ...grid,
  names: grid.names.map((each, i) => (i === column ? name : each === name ? '' : each)),
});

/** Columns that have a name; edges in pixels of the page. */
export const columnsOfGrid = ({ xs, names }: Grid): readonly GridColumn[] =>
  names.flatMap((name, i) => (name === '' ? [] : [{ name, left: xs[i]!, right: xs[i + 1]! }]));
/** Top and bottom of each row, from the first line on. */
export const rowsOfGrid = ({ ys }: Grid): readonly GridRow[] => ys.slice(1).map((bottom, i) => ({ top: ys[i]!, bottom }));

/** Rows of a page, with their numbers in the table. */
export const rowsOn = ({ lineItems = [] }: Labels, page: number): readonly { readonly row: LabelledLineItem; readonly index: number }[] =>
  lineItems.flatMap((row, index) => (pageOf(row) === page ? [{ row, index }] : []));

const cellsOf = ({ fields, custom }: LabelledLineItem) => Object.entries({ ...fields, ...custom });
const pageOf = (row: LabelledLineItem): number | undefined => row.page ?? cellsOf(row)[0]?.[1].places[0]?.page;

/** The lines between what is labelled; undefined where no row is printed on the page. */
export function gridOf(labels: Labels, number: number, page: OpenPage, order: readonly string[]): Grid | undefined {
  const rows = rowsOn(labels, number).map(({ row }) => row);
  const boxes = rows.map((row) =>
    cellsOf(row).flatMap(([name, { places }]) => places.flatMap((place) => (place.page === number ? [{ name, box: boxOf(page, place) }] : []))),
  );
  const known = boxes.map((row) =>
    row.flatMap(({ name, box }) => (box ? [{ name, left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height }] : [])),
  );
  const cells = known.flat();
  if (cells.length === 0 || known.some((row) => row.length === 0)) return undefined;
  const columns = order
    .flatMap((name) => {
      const own = cells.filter((cell) => cell.name === name);
      return own.length === 0
        ? []
        : [{ name, left: Math.min(...own.map(({ left }) => left)), right: Math.max(...own.map(({ right }) => right)), middle: middleOf(own) }];
    })
    .sort((a, b) => a.middle - b.middle);
  const heights = known.map((row) => ({ top: Math.min(...row.map(({ top }) => top)), bottom: Math.max(...row.map(({ bottom }) => bottom)) }));
  return {
    page: number,
    xs: between(columns.map(({ left, right }) => [left, right] as const)),
    names: columns.map(({ name }) => name),
    ys: between(heights.map(({ top, bottom }) => [top, bottom] as const)),
  };
}

const middleOf = (cells: readonly { readonly left: number; readonly right: number }[]): number =>
  cells.reduce((sum, { left, right }) => sum + (left + right) / 2, 0) / cells.length;

/** Around intervals in their order, in the middle of what is left between two. */
function between(intervals: readonly (readonly [number, number])[]): readonly number[] {
  const inner = intervals.slice(1).map(([from], i) => (intervals[i]![1] + from) / 2);
  const lines = [intervals[0]![0] - least, ...inner, intervals.at(-1)![1] + least];
  let previous = Number.NEGATIVE_INFINITY;
  return lines.map((line) => (previous = Math.max(line, previous + least)));
}
