/** Where the focus goes: along the values of the panel, across the cells of the table, to the next open proposal. */
import { openPaths } from './accept.js';
import { keyOf, type Path } from './paths.js';
import { allPaths, focusedPath, labelsOf, type Session, shownColumns, shownPaths, tablePaths } from './session.js';

export type Direction = 'up' | 'down' | 'left' | 'right';

/** Stays where nothing is that way. */
export function moved(session: Session, direction: Direction): string {
  const at = focusedPath(session);
  return at?.of === 'cell' ? inTable(session, at, direction) : inPanel(session, direction);
}

function inPanel(session: Session, direction: Direction): string {
  const keys = shownPaths(session).map(keyOf);
  const at = keys.indexOf(session.focus);
  const to = direction === 'down' || direction === 'right' ? Math.min(keys.length - 1, at + 1) : Math.max(0, at - 1);
  return keys[to] ?? session.focus;
}

function inTable(session: Session, { row, name }: Extract<Path, { of: 'cell' }>, direction: Direction): string {
  const columns = shownColumns(session);
  const rows = labelsOf(session).lineItems?.length ?? 0;
  const column = columns.indexOf(name);
  const [down, across] = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] }[direction] as [number, number];
  const [toRow, toColumn] = [row + down, column + across];
  if (toRow < 0 || toRow >= rows || toColumn < 0 || toColumn >= columns.length) return session.focus;
  return keyOf({ of: 'cell', row: toRow, name: columns[toColumn]! });
}

/** The next open proposal; where none is left, the value below. */
export function nextOpen(session: Session): string {
  const open = openPaths(labelsOf(session), session.proposals, allPaths(session)).map(keyOf);
  // One that is left open is passed by.
  return open[(open.indexOf(session.focus) + 1) % open.length] ?? moved(session, 'down');
}

/** Key of the first cell of the item table; undefined where there is none. */
export const firstCell = (session: Session): string | undefined => {
  const [first] = tablePaths(session);
  return first && keyOf(first);
};

/** Where a finding points: "VatGroup[2].VatAmount" counts from 1, "Sender.Name" is a path. */
export function pathOfFinding(session: Session, detail: string): string | undefined {
  const key = detail.replace(/\[(\d+)\]/, (_, row: string) => `[${Number(row) - 1}]`);
  return [...allPaths(session), ...tablePaths(session)].map(keyOf).find((each) => each === key);
}
