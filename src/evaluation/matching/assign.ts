/** Optimal assignment of two lists by the sum of gains (Hungarian method, O(n³)). */
const mostForExact = 400;

/** `pairs[i]`: index of the partner of i; undefined where there is no gain. */
export function assign(n: number, m: number, gain: (i: number, j: number) => number): readonly (number | undefined)[] {
  const gains = Array.from({ length: n }, (_, i) => Array.from({ length: m }, (_, j) => gain(i, j)));
  const pairs = Math.max(n, m) > mostForExact ? greedy(gains, m) : hungarian(gains, n, m);
  return pairs.map((j, i) => (j !== undefined && gains[i]![j]! > 0 ? j : undefined));
}

/** Greedy for very long tables: each row takes the best free partner, in order. */
function greedy(gains: readonly (readonly number[])[], m: number): (number | undefined)[] {
  const taken = new Set<number>();
  return gains.map((row) => {
    let best: number | undefined;
    for (let j = 0; j < m; j++) if (!taken.has(j) && row[j]! > (best === undefined ? 0 : row[best]!)) best = j;
    if (best !== undefined) taken.add(best);
    return best;
  });
}

function hungarian(gains: readonly (readonly number[])[], n: number, m: number): (number | undefined)[] {
  const size = Math.max(n, m);
  const u = new Array<number>(size + 1).fill(0);
  const v = new Array<number>(size + 1).fill(0);
  const rowOf = new Array<number>(size + 1).fill(0);
  const way = new Array<number>(size + 1).fill(0);
  const cost = (i: number, j: number): number => -(gains[i - 1]?.[j - 1] ?? 0);
  for (let i = 1; i <= size; i++) {
    rowOf[0] = i;
    let column = 0;
    const least = new Array<number>(size + 1).fill(Infinity);
    const used = new Array<boolean>(size + 1).fill(false);
    do {
      used[column] = true;
      let [delta, next] = [Infinity, 0];
      for (let j = 1; j <= size; j++) {
        if (used[j]) continue;
        const reduced = cost(rowOf[column]!, j) - u[rowOf[column]!]! - v[j]!;
        if (reduced < least[j]!) [least[j], way[j]] = [reduced, column];
        if (least[j]! < delta) [delta, next] = [least[j]!, j];
      }
      for (let j = 0; j <= size; j++) {
        if (used[j]) {
          u[rowOf[j]!]! += delta;
          v[j]! -= delta;
        } else least[j]! -= delta;
      }
      column = next;
    } while (rowOf[column] !== 0);
    do {
      rowOf[column] = rowOf[way[column]!]!;
      column = way[column]!;
    } while (column !== 0);
  }
  const pairs = new Array<number | undefined>(n).fill(undefined);
  for (let j = 1; j <= m; j++) if (rowOf[j]! <= n) pairs[rowOf[j]! - 1] = j - 1;
  return pairs;
}
