import assert from 'node:assert/strict';
import test from 'node:test';
import { chooseThreshold, type Unit } from '../../../src/evaluation/calibration/threshold.js';
import { experiment, model87, model93 } from '../../../src/evaluation/calibration/simulation.js';

const target = { precision: 0.98, confidence: 0.9, seed: 1 };

/** `n` units, scores falling from 1, the last `wrong` of them wrong, of so many suppliers. */
const units = (n: number, wrong: number, suppliers: number): Unit[] =>
  Array.from({ length: n }, (_, i) => ({ score: Math.round((1 - i / (2 * n)) * 10_000) / 10_000, correct: i < n - wrong, supplier: `s${i % suppliers}` }));

test('all right: everything passes', () => {
  const { threshold, accepted, wrong } = chooseThreshold(units(200, 0, 40), target);
  assert.deepEqual({ accepted, wrong, threshold }, { accepted: 200, wrong: 0, threshold: 0.5025 });
});

test('all wrong: no threshold, and more labels would not help', () => {
  const { threshold, reason } = chooseThreshold(units(200, 200, 40), target);
  assert.equal(threshold, -1);
  assert.match(reason!, /model must be right more often/);
});

test('wrong ones at the end: the threshold stands above them', () => {
  const { threshold, accepted, wrong } = chooseThreshold(units(400, 100, 80), target);
  assert.ok(threshold > 0.6 && accepted <= 310 && wrong <= 4, `${threshold} ${accepted} ${wrong}`);
});

test('one supplier, or four: no threshold', () => {
  for (const suppliers of [1, 4]) {
    const { threshold, reason, moreLabels } = chooseThreshold(units(1000, 0, suppliers), { ...target, precision: 0.9 });
    assert.equal(threshold, -1);
    assert.match(reason!, suppliers === 1 ? /at least 22|1 supplier only/ : /4 suppliers only/);
    assert.ok(moreLabels! > 0);
  }
});

test('one supplier counts ten times at most', () => assert.equal(chooseThreshold(units(1000, 0, 30), target).n, 300));

test('too few: says how many more', () => {
  const { threshold, reason, moreLabels } = chooseThreshold(units(100, 0, 50), target);
  assert.deepEqual([threshold, moreLabels], [-1, 14]);
  assert.match(reason!, /114/);
});

test('few suppliers are told', () => assert.match(chooseThreshold(units(150, 0, 15), target).note!, /15 suppliers/));

test('equal scores stay together', () => {
  const tied = units(300, 0, 60).map((unit, i) => ({ ...unit, score: i < 280 ? 0.99 : 0.5, correct: i % 100 !== 99 }));
  // 280 with one score, two of them wrong: 2 of 280 pass at 0.98, none of the 0.99 may be cut off.
  const { threshold, accepted } = chooseThreshold(tied, target);
  assert.ok((threshold === 0.99 && accepted === 280) || (threshold === 0.5 && accepted === 300), `${threshold} ${accepted}`);
});

test('suppliers that are wrong throughout are not averaged away', () => {
  // 8 of 100 suppliers are wrong in half of theirs: 2.4 % in all, though the scores do not show it.
  const clustered = Array.from({ length: 1000 }, (_, i) => ({ score: 0.9, correct: !(i % 100 < 8 && i % 3 === 0), supplier: `s${i % 100}` }));
  assert.equal(chooseThreshold(clustered, target).threshold, -1);
});

// The acceptance test in small; scripts/bench-calibration.ts runs 1,000 data sets each.
const runs = 200;
const most = 0.1 + 2 * Math.sqrt((0.1 * 0.9) / runs);
for (const [name, model, precision, n, leastCoverage] of [
  ['87 % right', model87, 0.95, 200, 0.45],
  ['87 % right', model87, 0.95, 400, 0.68],
  ['93 % right', model93, 0.98, 400, 0.2],
] as const) {
  test(`the promise holds: ${name}, target ${precision}, ${n} labels`, () => {
    const { violations, coverage } = experiment(model, precision, n, runs, 'threshold');
    assert.ok(violations <= most, `broken in ${violations}`);
    assert.ok(coverage >= leastCoverage, `covers ${coverage}`);
  });
}
test('the promise holds for calibrated scores too', () => {
  const { violations, coverage } = experiment(model87, 0.95, 400, 40, 'whole');
  assert.ok(violations <= 0.1 + 2 * Math.sqrt(0.09 / 40) && coverage > 0.6, `${violations} ${coverage}`);
});
