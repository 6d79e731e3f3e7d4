/** The page of what was learnt: figures, reasons, what to label next; names are shown as text. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseBest } from '../../../src/evaluation/learning-choice.js';
import { html } from '../../../src/evaluation/report/markup.js';
import { learningPage } from '../../../src/evaluation/report/learning-page.js';
import { becomeFinal, reportOf } from '../../../src/evaluation/report/report.js';
import type { Row } from '../../../src/evaluation/rows.js';

const row = (correct: boolean): Row => ({
  document: 'a<b>.pdf',
  supplier: 's',
  detail: 'InvoiceId',
  value: correct ? '4711' : '4712',
  truth: '4711',
  correct,
  rawScore: 0.9,
});
const about = { bundle: 'models/acme', dataset: 'datasets/acme' };
const reportOn = (rows: Row[]) => reportOf(becomeFinal(rows, undefined), undefined, about);
const { judgements } = chooseBest(
  [
    { name: 'before', rows: [row(true)] },
    { name: 'memory', rows: [row(false)] },
  ],
  new Set(),
);
const none = async () => html``;

test('says what was tried, why it was not taken, what fails and what to label next', async () => {
  const ways = [
    { name: 'before', summary: reportOn([row(true)]).summary },
    { name: 'memory', summary: reportOn([row(false)]).summary },
  ];
  const next = [{ name: 'c&d.pdf', uncertainty: 0.25, novelty: 0.5 }];
  const page = await learningPage({ ...about, documents: 2, ways, judgements, next }, reportOn([row(false)]), none);
  for (const text of [
    'The bundle stays as it was',
    '2 new labelled documents',
    '100.0 %',
    'worse: 0 values fixed, 1 broken',
    'a&lt;b&gt;.pdf: 1 wrong',
    'c&amp;d.pdf',
    '25.0 %',
  ])
    assert.ok(page.includes(text), text);
  assert.ok(!page.includes('a<b>'));
});

test('one document, all labelled: nothing to judge by, nothing to label', async () => {
  const page = await learningPage({ ...about, taken: 'memory', documents: 1, ways: [], judgements: [], next: [] }, reportOn([]), none);
  for (const text of [
    'Taken: memory',
    'beleg bundle list models/acme',
    '1 new labelled document: too few to judge by',
    'Every document of the dataset is labelled',
  ])
    assert.ok(page.includes(text), text);
});
