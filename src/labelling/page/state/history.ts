/** Undo and redo: the states before and after the one that is shown. */

export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
}

const most = 1000;

/** A history with nothing to undo. */
export const historyOf = <T>(present: T): History<T> => ({ past: [], present, future: [] });

/** The same state again is no step. */
export const changed = <T>(history: History<T>, next: T): History<T> =>
  next === history.present ? history : { past: [...history.past, history.present].slice(-most), present: next, future: [] };

/** One step back; the same history where there is none. */
export function undone<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  return past.length === 0 ? history : { past: past.slice(0, -1), present: past.at(-1)!, future: [present, ...future] };
}

/** One step forward; the same history where there is none. */
export function redone<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  return future.length === 0 ? history : { past: [...past, present], present: future[0]!, future: future.slice(1) };
}
