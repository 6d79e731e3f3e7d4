/** How well a model knows a supplier: F1 by how many of its documents were labelled. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { experienceOf } from '../../../src/evaluation/report/experience.js';
import { becomeFinal, reportOf } from '../../../src/evaluation/report/report.js';
import type { Row } from '../../../src/evaluation/rows.js';

const trained = new Map([['acme', 12]]);
for (const [seen, supplier, expected] of [
  [0, 'acme', 'new supplier'],
  [1, 'x', '1–2 labelled'],
  [3, 'x', '3–9 labelled'],
  [9, 'x', '3–9 labelled'],
  [10, 'x', '10 or more labelled'],
  [undefined, 'acme', '10 or more labelled'],
  [undefined, 'other', 'new supplier'],
  [undefined, '', 'unknown'],
] as const)
  test(`${seen ?? 'no note'}, supplier "${supplier}": ${expected}`, () =>
    assert.equal(experienceOf({ supplier, ...(seen !== undefined && { seen }) }, trained), expected));

const row = (document: string, detail: string, correct: boolean, seen?: number): Row => ({
  document,
  supplier: 's',
  detail,
  value: 'a',
  truth: correct ? 'a' : 'b',
  correct,
  rawScore: 0.9,
  ...(seen !== undefined && { seen }),
});
const about = { dataset: 'set', bundle: 'made' };

test('F1 of header details, contacts and cells by labelled documents, fewest first', () => {
  const rows = [row('b', 'InvoiceId', true, 3), row('b', 'Sender.Name', true, 3), row('a', 'InvoiceId', false, 0), row('a', 'LineItem.Quantity', true, 0)];
  const { shots } = reportOf(becomeFinal(rows, undefined), undefined, about);
  assert.deepEqual(
    shots.map(({ name, documents, header, contacts, lineItems }) => [name, documents, header.f1, contacts.f1, lineItems.f1]),
    [
      ['new supplier', 1, 0, 0, 1],
      ['3–9 labelled', 1, 1, 1, 0],
    ],
  );
});

test('nothing where it is not known of any', () =>
  assert.deepEqual(reportOf(becomeFinal([row('a', 'InvoiceId', true)], undefined), undefined, about).shots, []));
