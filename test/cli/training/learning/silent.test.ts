/** Details that the memory is not asked for: a half is judged by what was chosen on the other half. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { silentDetails } from '../../../../src/cli/training/learning/silent.js';
import type { Row } from '../../../../src/evaluation/rows.js';

const columns = ['InvoiceId', 'InvoiceDate', 'VatRate'];

/** "InvoiceId ++--": one value a sign, + right, - wrong. `half`: its documents. */
const rowsOf = (half: number, of: readonly string[]): Row[] =>
  of.flatMap((text) => {
    const [detail, signs] = text.split(' ') as [string, string];
    return [...signs].map(
      (sign, i): Row => ({ document: `${half}-${i}`, supplier: '', detail, truth: 'a', value: sign, correct: sign === '+', rawScore: 0.5 }),
    );
  });

for (const [what, before, after, judged, all] of [
  ['nothing gets worse', [['InvoiceId ++++'], ['InvoiceId ++++']], [['InvoiceId ++++'], ['InvoiceId ++++']], [[], []], []],
  ['worse in the first half', [['InvoiceId ++++'], ['InvoiceId ++++']], [['InvoiceId ----'], ['InvoiceId ++++']], [[], ['InvoiceId']], ['InvoiceId']],
  ['worse in the second half', [['InvoiceId ++++'], ['InvoiceId ++++']], [['InvoiceId ++++'], ['InvoiceId ----']], [['InvoiceId'], []], ['InvoiceId']],
  ['a little worse in both', [['InvoiceId ++++'], ['InvoiceId ++++']], [['InvoiceId ++--'], ['InvoiceId --++']], [[], []], ['InvoiceId']],
  ['worse in one, better in the other', [['InvoiceId ++++'], ['InvoiceId ----']], [['InvoiceId ----'], ['InvoiceId ++++']], [[], ['InvoiceId']], []],
  [
    'another detail in each',
    [
      ['InvoiceId ++++', 'InvoiceDate ++++'],
      ['InvoiceId ++++', 'InvoiceDate ++++'],
    ],
    [
      ['InvoiceId ----', 'InvoiceDate ++++'],
      ['InvoiceId ++++', 'InvoiceDate ----'],
    ],
    [['InvoiceDate'], ['InvoiceId']],
    ['InvoiceDate', 'InvoiceId'],
  ],
  ['a member of a group', [['VatGroup.VatRate ++++'], []], [['VatGroup.VatRate ----'], []], [[], ['VatRate']], ['VatRate']],
  ['a cell, and so the item table', [['LineItem.VatRate ++++'], []], [['LineItem.VatRate ----'], []], [[], ['LineItem']], ['LineItem']],
  ['what is no column of the network', [['Currency ++++'], []], [['Currency ----'], []], [[], []], []],
] as const)
  test(`silent details: ${what}`, () => {
    const parts = (of: readonly (readonly string[])[]) => of.map((rows, half) => rowsOf(half, rows));
    assert.deepEqual(silentDetails(parts(before), parts(after), columns), { judged, all });
  });
