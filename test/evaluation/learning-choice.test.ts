/** Which model a customer gets: no later one is taken that is worse on documents it has not learnt from. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseBest, regressionsOf } from '../../src/evaluation/learning-choice.js';
import type { Row } from '../../src/evaluation/rows.js';

/** One value a sign: + right, - wrong. */
const rowsOf = (signs: string): Row[] =>
  [...signs].map((sign, index) => ({
    document: `d${index}`,
    supplier: '',
    detail: 'InvoiceId',
    value: sign === '+' ? 'a' : 'b',
    truth: 'a',
    correct: sign === '+',
    rawScore: 0.5,
  }));
const choose = (before: string, memory: string, training: string) =>
  chooseBest(
    [
      { name: 'before', rows: rowsOf(before) },
      { name: 'memory', rows: rowsOf(memory) },
      { name: 'training', rows: rowsOf(training) },
    ],
    new Set(['training']),
  );

for (const [before, memory, training, best, why] of [
  ['--------', '++++----', '++++++++', 'training', 'each better than the one before'],
  ['--------', '++++----', '++++----', 'memory', 'training that is not better is not worth its while'],
  ['++++----', '++++----', '++++----', 'memory', 'memory is cheap'],
  ['++++++++', '++++----', '++++++--', 'before', 'both worse'],
  ['++++++--', '++++----', '++++++++', 'training', 'training is compared with the best so far'],
  ['++++----', '++++++--', '-+++++++', 'training', 'one broken, two fixed'],
  ['', '', '', 'memory', 'nothing to judge by'],
] as const)
  test(`${before || 'no value'} → ${memory} → ${training}: ${best} (${why})`, () => assert.equal(choose(before, memory, training).best, best));

test('says why one is not taken, and against which', () => {
  const { judgements } = choose('++++++++', '++++----', '++++++++');
  assert.deepEqual(
    judgements.map(({ name, against, reasons }) => [name, against, reasons[0]?.replace(/ \(p.*/, '')]),
    [
      ['memory', 'before', 'worse: 0 values fixed, 4 broken'],
      ['training', 'before', 'not better: 0 values fixed, 0 broken'],
    ],
  );
});

test('names the details that get worse, and no other', () => {
  const ofDate = (signs: string) => rowsOf(signs).map((row) => ({ ...row, detail: 'DeliveryDate' }));
  const [before, after] = [
    [...rowsOf('++----'), ...ofDate('++++++')],
    [...rowsOf('++++--'), ...ofDate('++----')],
  ];
  assert.deepEqual(regressionsOf(before, after), ['DeliveryDate']);
  assert.deepEqual(regressionsOf(before, before), []);
});

for (const [what, unchanged, best] of [
  ['that gets worse is a reason against', undefined, 'before'],
  ['that is not asked for in use is none', (detail: string) => detail === 'InvoiceId', 'memory'],
] as const)
  test(`a detail ${what}`, () => {
    const ofDate = (signs: string) => rowsOf(signs).map((row) => ({ ...row, detail: 'DeliveryDate' }));
    const memory = { name: 'memory', rows: [...rowsOf('----'), ...ofDate('+++++')], ...(unchanged && { unchanged }) };
    assert.equal(chooseBest([{ name: 'before', rows: [...rowsOf('++++'), ...ofDate('-----')] }, memory], new Set()).best, best);
  });

test('scores that are less sure refuse no candidate whose values are better by more than chance', () => {
  const many = (detail: string, right: (i: number) => boolean, score: (i: number) => number): Row[] =>
    Array.from({ length: 400 }, (_, i) => ({
      document: `d${i}`,
      supplier: '',
      detail,
      value: right(i) ? 'a' : 'b',
      truth: 'a',
      correct: right(i),
      rawScore: score(i),
    }));
  const ids = (isSorted: boolean) =>
    many(
      'InvoiceId',
      (i) => i % 4 !== 0,
      (i) => (isSorted ? (i % 4 === 0 ? 0.1 : 0.9) : 0.5),
    );
  const dates = (right: number) =>
    many(
      'InvoiceDate',
      (i) => i < right,
      () => 0.5,
    );
  const judged = (right: number) =>
    chooseBest(
      [
        { name: 'before', rows: [...ids(true), ...dates(200)] },
        { name: 'memory', rows: [...ids(false), ...dates(right)] },
      ],
      new Set(),
    );
  const better = judged(300);
  assert.equal(better.best, 'memory');
  assert.match(better.judgements[0]!.noted.join(), /^InvoiceId: 0\.0 % pass at the target, before/);
  const same = judged(201);
  assert.equal(same.best, 'before');
  assert.match(same.judgements[0]!.reasons.join(), /^InvoiceId: 0\.0 % pass at the target, before/);
  assert.deepEqual(same.judgements[0]!.noted, []);
});
