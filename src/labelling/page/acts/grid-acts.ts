/** What can be done to the grid of the item table: drawn, moved, split, joined, named. The rows of the page follow each change as one step to undo. */
import { api } from './api.js';
import { focusValue } from './focus.js';
import type { Documents } from './documents.js';
import type { Edits } from './edits.js';
import { type Axis, columnNamed, columnsOfGrid, type Grid, gridOf, lineAdded, lineMoved, lineRemoved, linesOf, rowsOfGrid, rowsOn } from '../state/grid.js';
import { gridDrawn, likelyTable } from '../state/drawn-grid.js';
import { secondRow } from '../state/second-row.js';
import { withGrid } from '../state/grid-rows.js';
import type { Path } from '../state/paths.js';
import { columnsOf, labelsOf } from '../state/session.js';
import type { Labels, OpenPage } from '../state/types.js';
import type { Band } from '../state/words.js';
import type { Store } from './store.js';

export interface GridActs {
  /** Shows it on the page in sight, or takes it away. */
  toggle(): void;
  close(): void;
  /** From a box around the rows. */
  draw(page: number, band: Band): void;
  /** Takes one that was only proposed. */
  take(): void;
  /** The line alone, while it is dragged; `settle` brings the rows. */
  drag(axis: Axis, index: number, to: number): void;
  settle(): void;
  nudge(axis: Axis, index: number, by: number): void;
  add(axis: Axis, index: number): void;
  remove(axis: Axis, index: number): void;
  name(column: number, name: string): void;
  /** The row that has the focus, at the line that looks most like the beginning of another. */
  splitRow(): void;
  choose(axis: Axis, index: number): void;
  /** After undo and redo. */
  follow(): void;
}

/** Of the page's height, where nothing looks like a table. */
const [from, to] = [0.35, 0.65];

/** The acts on the grid of the page in sight; `change` makes each a step to undo. */
export function gridActs(store: Store, documents: Documents, { change, path }: Pick<Edits, 'change' | 'path'>, pageInSight: () => number): GridActs {
  const { settle, settled } = rowSettling(store, documents, change);
  const { pages, known, before } = gridsOf(store);

  const show = (grid: Grid | undefined, isDraft: boolean) => {
    settled(isDraft ? undefined : grid);
    store.set({ grid: grid && { grid, isDraft } });
  };
  const close = () => {
    if (!store.get().grid) return;
    show(undefined, false);
    focusValue();
  };

  function set(next: (grid: Grid) => Grid): void {
    const { grid: view } = store.get();
    if (!view) return;
    const grid = next(view.grid);
    if (grid === view.grid) return;
    store.set({ grid: { ...view, grid } });
    settle();
  }

  /** Of the rows that are there; without any, proposed by what the page looks like. */
  function begin(): void {
    const page = pageInSight();
    const own = known(page);
    const grid = own ?? proposed(pages()[page]!, page, before(page));
    show(grid, !own);
    if (!own)
      documents.notify(
        grid ? 'Draw a box around the rows, or take these lines with Enter.' : 'There are no words here. Draw a box around the rows where they stand.',
      );
  }

  function splitRow(): void {
    const at = rowToSplit(labelsOf(store.get()), path(), known);
    if (!at) {
      documents.notify('Go to a cell of a row of two lines or more: s splits it.');
      return;
    }
    const { grid, row } = at;
    const { top, bottom } = rowsOfGrid(grid)[row]!;
    const cut = secondRow(pages()[grid.page]!, grid, top, bottom);
    show(grid, false);
    if (cut === undefined) documents.notify('All words of this row stand on one line.');
    else set((same) => ({ ...same, ys: [...same.ys.slice(0, row + 1), cut, ...same.ys.slice(row + 1)] }));
  }

  return {
    toggle: () => (store.get().grid ? close() : begin()),
    close,
    draw(page, band) {
      const drawn = gridDrawn(pages()[page]!, page, band, before(page));
      if (!drawn) return;
      show(drawn, false);
      settled(undefined);
      settle();
    },
    take() {
      const { grid } = store.get();
      if (!grid?.isDraft) return;
      store.set({ grid: { ...grid, isDraft: false }, message: undefined });
      settle();
    },
    drag(axis, index, at) {
      const { grid: view } = store.get();
      if (view) store.set({ grid: { ...view, grid: lineMoved(view.grid, axis, index, at, pages()[view.grid.page]!) } });
    },
    settle,
    nudge: (axis, index, by) => set((grid) => lineMoved(grid, axis, index, linesOf(grid, axis)[index]! + by, pages()[grid.page]!)),
    add: (axis, index) => set((grid) => lineAdded(grid, axis, index)),
    remove: (axis, index) => set((grid) => lineRemoved(grid, axis, index)),
    name: (column, name) => set((grid) => columnNamed(grid, column, name)),
    choose(axis, index) {
      const { grid } = store.get();
      if (grid) store.set({ grid: { ...grid, line: { axis, index } } });
    },
    splitRow,
    follow() {
      const { grid } = store.get();
      if (grid) show(known(grid.grid.page), false);
    },
  };
}

/** Grids of the pages of the document that is open. */
function gridsOf(store: Store) {
  const pages = () => store.get().opened!.pages;
  const known = (page: number): Grid | undefined => gridOf(labelsOf(store.get()), page, pages()[page]!, columnsOf(store.get()));
  /** Of the nearest page before that has rows. */
  const before = (page: number): Grid | undefined => {
    for (let each = page - 1; each >= 0; each--) if (known(each)) return known(each);
    return undefined;
  };
  return { pages, known, before };
}

/** The rows that follow the grid. */
interface RowSettling {
  /** One after the other, each with the grid as it is by then. */
  settle(): void;
  /** What the rows of the page were last made with. */
  settled(grid: Grid | undefined): void;
}

function rowSettling(store: Store, documents: Documents, change: Edits['change']): RowSettling {
  let settled: Grid | undefined;
  let turn: Promise<void> = Promise.resolve();

  async function settleNow(): Promise<void> {
    const { opened, grid: view } = store.get();
    if (!opened || !view || view.isDraft || view.grid === settled) return;
    const { grid } = view;
    try {
      const { rows, refused } = await api.table(opened.name, { page: grid.page, columns: columnsOfGrid(grid), rows: rowsOfGrid(grid) });
      if (store.get().opened?.name !== opened.name) return;
      const before = settled;
      settled = grid;
      change((labels) => withGrid(labels, grid, rows, opened.pages, before));
      if (refused.length > 0) documents.notify(refused.slice(0, 3).join('; '));
    } catch (error) {
      documents.notify((error as Error).message);
    }
  }

  return {
    settle() {
      turn = turn.then(settleNow);
    },
    settled(grid) {
      settled = grid;
    },
  };
}

/** Where the page looks most like a table; in its middle where nothing does. */
function proposed(sheet: OpenPage, page: number, before: Grid | undefined): Grid | undefined {
  const band = likelyTable(sheet) ?? { x1: 0, y1: sheet.height * from, x2: sheet.width, y2: sheet.height * to };
  return gridDrawn(sheet, page, band, before);
}

/** The row of several lines that has the focus, by its number in the grid of its page. */
function rowToSplit(
  labels: Labels,
  at: Path | undefined,
  known: (page: number) => Grid | undefined,
): { readonly grid: Grid; readonly row: number } | undefined {
  if (at?.of !== 'cell') return undefined;
  const item = labels.lineItems?.[at.row];
  const grid = item?.page === undefined ? undefined : known(item.page);
  if (!item || !grid || item.firstLine === undefined || item.lastLine === item.firstLine) return undefined;
  return { grid, row: rowsOn(labels, grid.page).findIndex(({ index }) => index === at.row) };
}
