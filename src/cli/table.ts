/** A table for people: columns as wide as their content, long cells cut. */
const widest = 50;

export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [columns, ...rows].map((row) => row.map(cut));
  const widths = columns.map((_, i) => Math.max(...all.map((row) => [...(row[i] ?? '')].length)));
  return all.map((row) => row.map((cell, i) => (i === row.length - 1 ? cell : cell + ' '.repeat(widths[i]! - [...cell].length))).join('  ').trimEnd()).join('\n');
}

/** Control characters of a document must not reach the terminal. */
function cut(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
  const plain = text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ');
  const letters = [...plain];
  return letters.length > widest ? `${letters.slice(0, widest - 1).join('')}…` : plain;
}
