import assert from 'node:assert/strict';
import test from 'node:test';
import { thresholdFor } from '../../src/bundle/calibration.js';
import { calibrateRows } from '../../src/evaluation/calibration/calibrate.js';
import { compareRows, mcnemar, regressionsIn } from '../../src/evaluation/compare.js';
import { watch, withdraw } from '../../src/evaluation/calibration/monitor.js';
import { comparisonMarkdown, comparisonPage } from '../../src/evaluation/report/comparison.js';
import type { Row } from '../../src/evaluation/rows.js';
import { model87, simulate } from '../../src/evaluation/calibration/simulation.js';
import { random } from '../../src/random.js';

const options = { targetPrecision: 0.95, confidence: 0.9 };
const rowsOf = (n: number, right: (i: number) => boolean, detail = 'InvoiceId'): Row[] =>
  Array.from({ length: n }, (_, i) => ({ document: `d${i}`, supplier: `s${i % 20}`, detail, value: 'x', truth: `t${i}`, rawScore: 0.9, correct: right(i) }));

for (const [fixed, broken, p, worseP] of [
  [0, 0, 1, 1],
  [5, 5, 1, 0.623],
  [10, 2, 0.0386, 0.9968],
  [2, 10, 0.0386, 0.0193],
] as const) {
  test(`McNemar: ${fixed} fixed, ${broken} broken`, () => {
    const found = mcnemar(fixed, broken);
    assert.ok(Math.abs(found.p - p) < 1e-3 && Math.abs(found.worseP - worseP) < 1e-3, JSON.stringify(found));
  });
}

test('the same predictions: nothing changed', () => {
  const rows = simulate(model87, 300, 1);
  const { overall, details } = compareRows(rows, rows, options);
  assert.deepEqual([overall.n, overall.fixed, overall.broken], [300, 0, 0]);
  assert.deepEqual(regressionsIn(details[0]!), []);
});

test('what got worse is named, detail by detail', () => {
  const before = [...rowsOf(200, (i) => i % 10 !== 0), ...rowsOf(200, (i) => i % 10 !== 0, 'InvoiceDate')];
  const after = [...rowsOf(200, (i) => i % 5 !== 0), ...rowsOf(200, (i) => i % 20 !== 0, 'InvoiceDate')];
  const { details, suppliers } = compareRows(before, after, options);
  const [date, id] = details as [(typeof details)[0], (typeof details)[0]];
  assert.deepEqual([date.name, date.fixed, date.broken, regressionsIn(date).length], ['InvoiceDate', 10, 0, 0]);
  assert.deepEqual([id.name, id.fixed, id.broken], ['InvoiceId', 0, 20]);
  assert.match(regressionsIn(id)[0]!, /right in 80\.0 %, before in 90\.0 %/);
  assert.ok(suppliers[0]!.broken >= suppliers.at(-1)!.broken);
  const markdown = comparisonMarkdown({ documents: 200, overall: id, details, suppliers: [{ ...id, name: 'a|<b>' }] }, 'x');
  assert.ok(markdown.includes('a\\|<b>'));
  assert.ok(comparisonPage({ documents: 200, overall: id, details, suppliers: [{ ...id, name: '<b>' }] }, 'x').includes('&lt;b&gt;'));
});

test('an invented value counts against the one that invents', () => {
  const absent = { document: 'd', supplier: 's', detail: 'Iban', value: 'x', truth: '', rawScore: 0.9, correct: false };
  const other = rowsOf(1, () => true).map((row) => ({ ...row, document: 'd' }));
  const { details } = compareRows(other, [...other, absent], options);
  assert.deepEqual(
    details.map(({ name, fixed, broken }) => [name, fixed, broken]),
    [
      ['Iban', 0, 1],
      ['InvoiceId', 0, 0],
    ],
  );
});

test('only documents of both count', () =>
  assert.equal(
    compareRows(
      rowsOf(10, () => true),
      rowsOf(6, () => true),
      options,
    ).documents,
    6,
  ));

const { calibration } = calibrateRows(simulate(model87, 1000, 'monitor'), options);
const corrections = (n: number, wrong: number, seed: string): Row[] => {
  const stream = random('corrections', seed);
  return Array.from({ length: n }, (_, i) => ({
    document: `c${i}`,
    supplier: 's',
    detail: 'InvoiceId',
    rawScore: 1,
    score: 1,
    correct: !stream.chance(wrong),
  }));
};

test('a promise that holds is seldom withdrawn, however often one looks', () => {
  const withdrawn = Array.from({ length: 200 }, (_, i) => watch(corrections(500, 0.05, `holds ${i}`), calibration)[0]!.withdrawn).filter(Boolean).length;
  assert.ok(withdrawn <= 0.1 * 200 + 2 * Math.sqrt(200 * 0.09), `${withdrawn} of 200`);
});

test('a promise that fell is withdrawn with a reason', () => {
  const watched = watch(corrections(150, 0.2, 'fell'), calibration);
  assert.equal(watched[0]!.withdrawn, true);
  const after = withdraw(calibration, watched).thresholds.InvoiceId!;
  assert.equal(after.threshold, -1);
  assert.match(after.reason!, /withdrawn: \d+ of 150/);
});

test('a promise that fell for scans stands for text layers', () => {
  const rows = ['text', 'scan'].flatMap((quality) =>
    simulate(model87, 1000, `monitor ${quality}`).map((row) => ({ ...row, quality, document: `${quality} ${row.document}` })),
  );
  const { calibration } = calibrateRows(rows, options);
  const of = (source: string, wrong: number) => corrections(150, wrong, source).map((row) => ({ ...row, quality: source }));
  const watched = watch([...of('text', 0.02), ...of('scan', 0.2)], calibration);
  assert.deepEqual(
    watched.map(({ source, accepted, withdrawn }) => [source, accepted, withdrawn]),
    [
      ['scan', 150, true],
      ['text', 150, false],
    ],
  );
  const after = withdraw(calibration, watched);
  const from = (source: string) => thresholdFor(after, after.thresholds.InvoiceId!, source);
  assert.ok(from('text') >= 0);
  assert.equal(from('scan'), -1);
  assert.match(after.thresholds.InvoiceId!.reason!, /of source "scan"/);
  const none = withdraw(after, watch(of('text', 0.3), after)).thresholds.InvoiceId!;
  assert.equal(none.threshold, -1);
});

test('values below the threshold say nothing', () =>
  assert.deepEqual(
    watch(
      corrections(50, 1, 'low').map((row) => ({ ...row, score: 0.1 })),
      calibration,
    ),
    [],
  ));
