/** Rows of labels by a grid: cells that its lines left alone stay as they are, with what the user typed into them; the others get the words in the cell. */
import { type Grid, columnsOfGrid, rowsOfGrid, rowsOn } from './grid.js';
import type { GridRow, Label, LabelledLineItem, Labels, OpenPage } from './types.js';
import { withRows } from './values.js';
import { withExtents } from './rows.js';
import { boxOf } from './words.js';

/** `found`: the server's, one for each row of the grid. `before`: the grid that the rows had; without one all rows of the page are new. */
export function withGrid(labels: Labels, grid: Grid, found: readonly LabelledLineItem[], pages: readonly OpenPage[], before?: Grid): Labels {
  const page = pages[grid.page]!;
  const old = before ? rowsOn(labels, grid.page).map(({ row }) => ({ row, middle: middleOf(row, page) })) : [];
  const within = ({ top, bottom }: GridRow) => old.flatMap(({ row, middle }) => (middle >= top && middle < bottom ? [row] : []));
  const stays = unmoved(grid, before);
  const ruled = [...grid.names, ...(before?.names ?? [])];
  const rows = rowsOfGrid(grid).flatMap((area, i): readonly LabelledLineItem[] => {
    const known = within(area);
    const row = mixed(found[i]!, known, (name) => stays(area, name), ruled);
    return Object.keys(row.fields).length + Object.keys(row.custom ?? {}).length > 0 ? [row] : [];
  });
  return withExtents(withPageRows(labels, grid.page, rows), pages);
}

/** The same lines on all four sides. */
function unmoved(grid: Grid, before: Grid | undefined): (row: GridRow, name: string) => boolean {
  const columns = new Map(before && columnsOfGrid(before).map((column) => [column.name, column]));
  const rows = new Set(before && rowsOfGrid(before).map(({ top, bottom }) => `${top} ${bottom}`));
  const now = new Map(columnsOfGrid(grid).map((column) => [column.name, column]));
  return ({ top, bottom }, name) => {
    const [is, was] = [now.get(name), columns.get(name)];
    return rows.has(`${top} ${bottom}`) && is !== undefined && is.left === was?.left && is.right === was.right;
  };
}

/** Columns that no grid has had, and values that are not printed, stay with the row they were in. */
function mixed(found: LabelledLineItem, known: readonly LabelledLineItem[], stays: (name: string) => boolean, ruled: readonly string[]): LabelledLineItem {
  const part = (of: (row: LabelledLineItem) => Readonly<Record<string, Label | undefined>>): Record<string, Label> => {
    const old = Object.assign({}, ...[...known].reverse().map(of)) as Record<string, Label>;
    const kept = Object.entries(old).filter(([name, { places }]) => stays(name) || places.length === 0 || !ruled.includes(name));
    const now = Object.entries(of(found)).flatMap(([name, label]) =>
      label && !stays(name) ? [[name, same(label, known.map(of), name) ?? label] as const] : [],
    );
    return Object.fromEntries([...kept, ...now]);
  };
  const [fields, custom] = [part((row) => row.fields), part((row) => row.custom ?? {})];
  return { fields, ...(Object.keys(custom).length > 0 && { custom }) };
}

/** What OCR misread and the user typed right keeps its value as long as it keeps its words. */
function same(label: Label, rows: readonly Readonly<Record<string, Label | undefined>>[], name: string): Label | undefined {
  const words = ({ places }: Label) => places.flatMap((place) => [...place.words].sort((a, b) => a - b)).join();
  return rows.flatMap((row) => row[name] ?? []).find((each) => words(each) === words(label));
}

function middleOf({ fields, custom }: LabelledLineItem, page: OpenPage): number {
  const words = Object.values({ ...fields, ...custom }).flatMap(({ places }) => places.flatMap((place) => place.words));
  const box = boxOf(page, { words });
  return box ? box.y + box.height / 2 : -1;
}

/** In the place of those that the page had; a page without any gets them behind the pages before it. */
function withPageRows(labels: Labels, page: number, rows: readonly LabelledLineItem[]): Labels {
  const old = new Set(rowsOn(labels, page).map(({ index }) => index));
  return withRows(labels, (all) => {
    const later = all.findIndex((row) => (row.page ?? -1) > page);
    const first = old.size > 0 ? Math.min(...old) : later < 0 ? all.length : later;
    const kept = all.flatMap((row, index) => (old.has(index) ? [] : [{ row, index }]));
    const next = [
      ...kept.filter(({ index }) => index < first).map(({ row }) => row),
      ...rows,
      ...kept.filter(({ index }) => index >= first).map(({ row }) => row),
    ];
    return next.length > 0 ? next : undefined;
  });
}
