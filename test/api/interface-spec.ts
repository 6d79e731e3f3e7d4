/** The tables of the interface spec, where it lies beside the repository: whoever checks out the repository alone has the tests of its rows, not the count of them. */
import { existsSync, readFileSync } from 'node:fs';

const path = new URL('../../../shared/docs/interface-spec.md', import.meta.url);
export const skip = existsSync(path) ? false : 'interface-spec.md does not lie in ../shared/docs';

/** Under the heading or the line with a colon that stands before it: the cells of every row. */
export function tables(): ReadonlyMap<string, readonly (readonly string[])[]> {
  const found = new Map<string, string[][]>();
  let [title, rows]: [string, string[][] | undefined] = ['', undefined];
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (!line.startsWith('|')) {
      rows = undefined;
      if (/^#|:$/.test(line)) title = line.replace(/^#+ |:$/g, '');
      continue;
    }
    // The first line names the columns, the second rules them off.
    if (!rows) found.set(title, (rows = []));
    rows.push(
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
  }
  return new Map([...found].map(([name, all]) => [name, all.slice(2)]));
}

/** Rows that stand there, and rows that have a test. */
export function missingRows(title: string, tested: readonly string[]): readonly string[] {
  const rows = tables().get(title) ?? [['no such table']];
  return rows.map(([name]) => name!).filter((name) => !tested.includes(name));
}
