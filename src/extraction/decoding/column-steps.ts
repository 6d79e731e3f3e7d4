/** What the item network makes of words' columns and lines' roles, before rows are made of it: with the evidence of remembered documents for both, then with that of words that stand below each other for columns. */
import { lineRoles } from '../../network/config.js';
import type { Recollection } from '../../memory/recall.js';
import { type PageOutput, withConsensus } from './column-consensus.js';
import { likeliest, logOf, reweighed } from './probabilities.js';
import { type Describe, mapSame, type Step } from './steps.js';

type Recalled = Pick<Recollection, 'columns'> | undefined;

export const columnSteps: readonly Step<readonly PageOutput[], Recalled>[] = [
  {
    name: 'items.recalled',
    evidence: ['memory'],
    reason: 'columns under the same headings, or in rows of the same form, on remembered documents',
    run: (outputs, recollection) => (recollection ? mapSame(outputs, (output) => recalled(output, recollection)) : outputs),
  },
  { name: 'items.column-consensus', evidence: ['consensus', 'layout'], reason: 'the column of what stands above and below', run: withConsensus },
];

function recalled(output: PageOutput, recollection: Exclude<Recalled, undefined>): PageOutput {
  const { page, columns, columnCount, roles } = output;
  const found = recollection.columns(page, roles, columnCount);
  if (!found) return output;
  const ofLines = found.roles ? { roles: reweighed(roles.map(Math.exp), found.roles, lineRoles.length).map(logOf) } : {};
  return { ...output, ...ofLines, columns: reweighed(columns, found.terms, columnCount), sure: found.sure };
}

/** The likeliest column of every word, by its index. */
export const describeColumns: Describe<readonly PageOutput[]> = (outputs) =>
  outputs.flatMap(({ page: { page, tokens }, columns, columnCount }) =>
    tokens.map(({ line, word }, i) => [{ page, line, word }, `column ${likeliest(columns, i, columnCount)}`] as const),
  );
