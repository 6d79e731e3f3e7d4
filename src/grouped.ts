/** Lists in parts: by a key, and in runs of neighbours. */

/** The elements of each key, in order (`Map.groupBy` of ECMAScript 2024, which Node 20 lacks). */
export function grouped<T, K>(elements: Iterable<T>, keyOf: (element: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const element of elements) {
    const key = keyOf(element);
    const group = groups.get(key);
    if (group) group.push(element);
    else groups.set(key, [element]);
  }
  return groups;
}

/** The list in runs: an element joins the run before it where `joins` holds for the run's last element and it. */
export function runsOf<T>(list: readonly T[], joins: (last: T, next: T, run: readonly T[]) => boolean): T[][] {
  const runs: T[][] = [];
  for (const element of list) {
    const run = runs.at(-1);
    if (run && joins(run.at(-1)!, element, run)) run.push(element);
    else runs.push([element]);
  }
  return runs;
}
