import assert from 'node:assert/strict';
import test from 'node:test';
import { f1Curves } from '../../src/evaluation/f1-curve.js';
import type { Row } from '../../src/evaluation/rows.js';

/** Wrong in every so many documents. */
const rows = (every: number): Row[] =>
  Array.from({ length: 120 }, (_, i) => ({
    document: `d${i}`,
    supplier: `s${i}`,
    detail: 'InvoiceId',
    value: 'x',
    truth: i % every ? 'x' : 'y',
    rawScore: 0.9,
    correct: i % every !== 0,
  }));

test('errors that halve with every doubling go on to halve', () => {
  const [curve] = f1Curves(
    [
      { labels: 25, rows: rows(5) },
      { labels: 50, rows: rows(10) },
      { labels: 100, rows: rows(20) },
    ],
    [150, 200],
  );
  const [, , last, fifty, double] = curve!.points;
  assert.deepEqual(
    curve!.points.map(({ labels, forecast }) => [labels, forecast]),
    [
      [25, false],
      [50, false],
      [100, false],
      [150, true],
      [200, true],
    ],
  );
  assert.ok(Math.abs(last!.f1 - 0.95) < 1e-9);
  assert.ok(Math.abs(double!.f1 - 0.975) < 0.002, `${double!.f1}`);
  assert.ok(fifty!.f1 > last!.f1 && fifty!.f1 < double!.f1);
  assert.ok(curve!.points.every(({ low, f1, high }) => low <= f1 && f1 <= high && high <= 1));
  assert.ok(double!.high - double!.low > 0.005, 'a forecast is not certain');
});

test('one training is no curve: nothing is forecast', () => {
  const [curve] = f1Curves([{ labels: 100, rows: rows(10) }], [150]);
  assert.equal(curve!.points.length, 1);
});

test('what got worse by chance is not carried on', () => {
  const [curve] = f1Curves(
    [
      { labels: 50, rows: rows(20) },
      { labels: 100, rows: rows(10) },
    ],
    [200],
  );
  assert.equal(curve!.points[2]!.f1, curve!.points[1]!.f1);
});
