/** Columns of remembered tables move the item network's probabilities; the trace has what each word was taken for before and after, and why. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { PageOutput } from '../../../src/extraction/decoding/column-consensus.js';
import { columnSteps, describeColumns } from '../../../src/extraction/decoding/column-steps.js';
import { newTrace, runSteps } from '../../../src/extraction/decoding/steps.js';
import { encode } from '../../../src/features/encode.js';
import { columnNames } from '../../../src/network/config.js';
import { drawn } from '../../drawn.js';

const names = columnNames();
const page = encode(drawn('Brett    10,00'), { candidates: false })[0]!;
const unsure: PageOutput = {
  page,
  columnCount: names.length,
  columns: new Float32Array(page.tokens.length * names.length).map((_, at) => (names[at % names.length] === 'UnitPrice' ? 0.6 : 0.4 / (names.length - 1))),
  roles: new Float32Array(0),
};

/** Remembers that the last word's column holds totals, where it remembers the table at all. */
const remembering = (isKnown: boolean) => ({
  columns: () =>
    isKnown
      ? {
          terms: new Float32Array(page.tokens.length * names.length).map((_, at) =>
            at === (page.tokens.length - 1) * names.length + names.indexOf('TotalAmount') ? 9 : 0,
          ),
          sure: new Int8Array(page.tokens.length).fill(-1),
        }
      : undefined,
});

const column = (name: string): string => `column ${names.indexOf(name)}`;
for (const [what, recollection, without, changes] of [
  ['a column under a remembered heading', remembering(true), [], [['items.recalled', column('UnitPrice'), column('TotalAmount')]]],
  ['left out', remembering(true), ['items.recalled'], []],
  ['another table', remembering(false), [], []],
  ['nothing remembered', undefined, [], []],
] as const)
  test(`items.recalled: ${what}`, () => {
    const trace = newTrace(without);
    const [after] = runSteps(columnSteps, [unsure], recollection, trace, describeColumns);
    assert.deepEqual(
      trace.changes.map(({ step, before, after }) => [step, before, after]),
      changes,
    );
    assert.equal(after === unsure, changes.length === 0);
  });
