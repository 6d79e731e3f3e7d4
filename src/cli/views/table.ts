/** Plain-text table: columns as wide as their content, numbers right-aligned, long cells truncated. */

export interface TableColumn {
  readonly title: string;
  readonly right?: boolean;
  /** Longest cell in characters; longer ones end in "…". */
  readonly widest?: number;
}

const defaultWidest = 50;

/** Columns part by blanks; texts longer than a column's `widest` are cut. */
export function table(columns: readonly (string | TableColumn)[], rows: readonly (readonly string[])[]): string {
  const about: TableColumn[] = columns.map((column) => (typeof column === 'string' ? { title: column } : column));
  const all = [about.map(({ title }) => title), ...rows].map((row) => about.map(({ widest }, i) => truncated(row[i] ?? '', widest ?? defaultWidest)));
  const widths = about.map((_, i) => Math.max(...all.map((row) => length(row[i]!))));
  const pad = (cell: string, i: number) => (about[i]!.right ? ' '.repeat(widths[i]! - length(cell)) + cell : cell + ' '.repeat(widths[i]! - length(cell)));
  return all.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}

const length = (text: string): number => [...text].length;

/** Control characters of a document must not reach the terminal. */
function truncated(text: string, widest: number): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
  const plain = text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ');
  const letters = [...plain];
  return letters.length > widest ? `${letters.slice(0, widest - 1).join('')}…` : plain;
}
