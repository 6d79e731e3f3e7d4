/** The figures of reports/labelling/effort.md. */
import type { Effort } from './person.js';

export interface Compared extends Effort {
  readonly tableKeys: number;
}

export function reportOf(documents: readonly Compared[], bundle: string): string {
  const mean = (of: (one: Compared) => number) => documents.reduce((sum, one) => sum + of(one), 0) / documents.length;
  const wrong = documents.flatMap(({ left }) => left).length;
  const lines = [
    '# Keys and clicks to label an invoice',
    '',
    `${documents.length} synthetic invoices of eight rows (header, parties, VAT groups, rows; wordings that no training uses), labelled wholly by a script in`,
    `Chromium from the proposals of ${bundle}: \`A\` and \`X\`, then two clicks for each value that is wrong (the value, its words), \`d\`. By tables: every character`,
    'of the same values, and a key for each cell of a column that any document needs; nothing is counted for reading, or for finding the words. Made by',
    '`scripts/bench-labelling.ts`.',
    '',
    '| Document | keys | clicks | corrected | keys by tables |',
    '|---|---|---|---|---|',
    ...[...documents]
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map((one) => `| ${one.name} | ${one.keys} | ${one.clicks} | ${one.corrected.length} | ${one.tableKeys} |`),
    `| mean | ${mean(({ keys }) => keys).toFixed(1)} | ${mean(({ clicks }) => clicks).toFixed(1)} | ${mean(({ corrected }) => corrected.length).toFixed(1)} | ${mean(({ tableKeys }) => tableKeys).toFixed(0)} |`,
    '',
    wrong === 0 ? 'All labels are right in the end.' : `${wrong} values are not right in the end.`,
    '',
  ];
  return lines.join('\n');
}
