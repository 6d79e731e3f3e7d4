/** Edit distance of two texts: Levenshtein's, by choice with transpositions (optimal string alignment) or substitutions of another cost. */

export interface EditOptions {
  /** A greater distance is returned as Infinity, as soon as it is certain. */
  readonly limit?: number;
  /** Where more characters than this lie between the parts that both begin and end with, the texts count as unlike: Infinity. */
  readonly longest?: number;
  /** Two neighbours exchanged count as one edit. */
  readonly transpositions?: boolean;
  /** Cost of one character in place of another, at most 1 and 0 for the same; 1 for any other where absent. Insertions and deletions cost 1. */
  readonly cost?: (a: string, b: string) => number;
}

/** Time and memory are those of a table of both lengths, less what both begin and end with; callers bound them. */
export function editDistance(a: string, b: string, { limit = Infinity, longest = Infinity, transpositions = false, cost = unlike }: EditOptions = {}): number {
  if (Math.abs(a.length - b.length) > limit) return Infinity;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let [aEnd, bEnd] = [a.length, b.length];
  while (aEnd > start && bEnd > start && a[aEnd - 1] === b[bEnd - 1]) [aEnd, bEnd] = [aEnd - 1, bEnd - 1];
  const [n, m] = [aEnd - start, bEnd - start];
  if (n === 0 || m === 0) return n + m;
  if (Math.max(n, m) > longest) return Infinity;
  let before: number[] = [];
  let previous = Array.from({ length: m + 1 }, (_, j) => j);
  for (let i = 1; i <= n; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= m; j++) {
      const [x, y] = [a[start + i - 1]!, b[start + j - 1]!];
      let value = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + cost(x, y));
      if (transpositions && i > 1 && j > 1 && x === b[start + j - 2] && a[start + i - 2] === y) value = Math.min(value, before[j - 2]! + 1);
      row.push(value);
      if (value < least) least = value;
    }
    if (least > limit) return Infinity;
    [before, previous] = [previous, row];
  }
  return previous[m]! <= limit ? previous[m]! : Infinity;
}

const unlike = (a: string, b: string): number => (a === b ? 0 : 1);
