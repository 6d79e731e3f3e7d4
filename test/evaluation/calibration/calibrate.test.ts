import assert from 'node:assert/strict';
import test from 'node:test';
import { calibrated, calibratorFeatures, logit, sigmoid } from '../../../src/bundle/calibrator.js';
import { isOutside, thresholdFor } from '../../../src/bundle/calibration.js';
import { calibrateRows, documentsDigest } from '../../../src/evaluation/calibration/calibrate.js';
import { fitLogistic, type Sample } from '../../../src/evaluation/calibration/logistic.js';
import { expectedCalibrationError } from '../../../src/evaluation/metrics.js';
import type { Row } from '../../../src/evaluation/rows.js';
import { model87, simulate } from '../../../src/evaluation/calibration/simulation.js';
import { random } from '../../../src/random.js';

const options = { targetPrecision: 0.95, confidence: 0.9 };

test('a known logistic is found again', () => {
  const stream = random('known');
  const samples: Sample[] = Array.from({ length: 20_000 }, () => {
    const features = [1, 2 * stream.normal(), stream.normal()];
    return { features, correct: stream.chance(sigmoid(0.7 + 1.3 * features[1]! - 0.4 * features[2]!)) };
  });
  const { weights } = fitLogistic(samples, { mean: [0, 1, 0], variance: 10 }, [0, 1, -1]);
  for (const [i, wanted] of [0.7, 1.3, -0.4].entries()) assert.ok(Math.abs(weights[i]! - wanted) < 0.08, `${weights}`);
});

test('with a margin, thresholds are those of the stricter target, and promise what was asked', () => {
  const rows = simulate(model87, 2000, 'margin');
  const thresholdOf = (more: object) => calibrateRows(rows, { ...options, ...more }).calibration.thresholds.InvoiceId!;
  const [plain, strict, margined] = [thresholdOf({}), thresholdOf({ targetPrecision: 0.97 }), thresholdOf({ margin: 0.02 })];
  assert.ok(plain.threshold >= 0 && strict.threshold > plain.threshold);
  assert.deepEqual(margined, { ...strict, targetPrecision: 0.95, margin: 0.02 });
});

test('a weight keeps its sign, whatever the data say', () => {
  const samples: Sample[] = Array.from({ length: 100 }, (_, i) => ({ features: [1, i % 2], correct: i % 2 === 0 }));
  const { weights } = fitLogistic(samples, { mean: [0, 0], variance: 1 }, [0, 1]);
  assert.equal(weights[1], 0);
  assert.ok(Math.abs(weights[0]!) < 0.01);
});

test('separable data give finite weights', () => {
  const samples: Sample[] = Array.from({ length: 50 }, (_, i) => ({ features: [1, i - 24.5], correct: i >= 25 }));
  const { weights } = fitLogistic(samples, { mean: [0, 1], variance: 1 }, [0, 1]);
  assert.ok(weights.every((weight) => Number.isFinite(weight) && Math.abs(weight) < 10));
});

for (const n of [120, 1000, 4000]) {
  test(`overconfident scores are put right: ${n} predictions`, () => {
    const { calibration } = calibrateRows(simulate(model87, n, n), options);
    const fresh = simulate(model87, 20_000, 'fresh');
    const scored = fresh.map(({ rawScore, correct }) => ({
      score: calibrated(calibration.calibrators.InvoiceId!, [1, logit(rawScore), ...calibratorFeatures.slice(2).map(() => 0)]),
      correct,
    }));
    const [before, after] = [
      expectedCalibrationError(fresh.map(({ rawScore, correct }) => ({ score: rawScore, correct }))).error,
      expectedCalibrationError(scored).error,
    ];
    assert.ok(after < (n < 1000 ? before : n < 4000 ? 0.025 : 0.012), `${before} became ${after}`);
  });
}

test('a detail with few predictions leans on the others', () => {
  const rows: Row[] = ['A', 'B', 'C', 'D'].flatMap((detail) => simulate(model87, 1000, detail).map((row) => ({ ...row, detail })));
  const few = simulate(model87, 15, 'few').map((row) => ({ ...row, detail: 'Custom' }));
  const { calibration, details } = calibrateRows([...rows, ...few], options);
  const [own, other] = [calibration.calibrators.Custom!.weights[1]!, calibration.calibrators.A!.weights[1]!];
  assert.ok(Math.abs(own - other) < 0.25, `${own} ${other}`);
  assert.equal(details.Custom!.threshold, -1);
  assert.match(details.Custom!.reason!, /label about 30 more/);
});

test('guesses count for no threshold', () => {
  const rows = simulate(model87, 300, 'read');
  const guesses = simulate(model87, 300, 'guessed').map((row) => ({ ...row, document: `guessed ${row.document}`, correct: false, guessed: true as const }));
  assert.deepEqual(calibrateRows([...rows, ...guesses], options).calibration.thresholds, calibrateRows(rows, options).calibration.thresholds);
});

test('evidence beyond the score is used', () => {
  const stream = random('check');
  const at = calibratorFeatures.indexOf('checkPassed');
  const rows: Row[] = Array.from({ length: 3000 }, (_, i) => {
    const passed = stream.chance(0.5);
    const features = calibratorFeatures.map((name, j) => (name === 'one' ? 1 : name === 'logitScore' ? logit(0.9) : j === at && passed ? 1 : 0));
    return { document: `d${i}`, supplier: `s${i % 300}`, detail: 'Iban', rawScore: 0.9, correct: stream.chance(passed ? 0.995 : 0.7), features };
  });
  const { calibration, details } = calibrateRows(rows, options);
  assert.ok(calibration.calibrators.Iban!.weights[at]! > 1.5);
  assert.ok(details.Iban!.threshold > 0.7 && details.Iban!.accepted > 1000);
});

for (const [name, rows] of [
  ['all right', simulate(model87, 300, 1).map((row) => ({ ...row, correct: true }))],
  ['all wrong', simulate(model87, 300, 1).map((row) => ({ ...row, correct: false }))],
  ['one supplier only', simulate(model87, 300, 1).map((row) => ({ ...row, supplier: 'acme', correct: true }))],
  ['nothing given', simulate(model87, 300, 1).map((row) => ({ ...row, value: '', correct: false }))],
  ['one row', simulate(model87, 1, 1)],
] as const) {
  test(`calibrate: ${name}`, () => {
    const { details, scores } = calibrateRows(rows, options);
    const threshold = details.InvoiceId?.threshold ?? -1;
    if (name === 'all right') assert.ok(threshold >= 0);
    else assert.equal(threshold, -1);
    assert.ok(scores.every((score) => score === undefined || (score >= 0 && score <= 1)));
  });
}

test('a base keeps the thresholds that a few labels do not contradict', () => {
  const base = calibrateRows(simulate(model87, 4000, 'base'), options).calibration;
  const agreeing = calibrateRows(simulate(model87, 40, 'customer'), { ...options, base });
  assert.equal(agreeing.details.InvoiceId!.source, 'base');
  assert.equal(agreeing.details.InvoiceId!.reason, undefined, 'a reason is why none is recommended');
  assert.equal(agreeing.calibration.thresholds.InvoiceId!.threshold, base.thresholds.InvoiceId!.threshold);
  const against = calibrateRows(
    simulate(model87, 40, 'customer').map((row, i) => ({ ...row, correct: i % 2 === 0 })),
    { ...options, base },
  );
  assert.equal(against.details.InvoiceId!.threshold, -1);
});

test('the same rows and seed give the same calibration', () => {
  const rows = simulate(model87, 400, 'same');
  assert.deepEqual(calibrateRows(rows, options), calibrateRows(rows, options));
});

/** Half of them with a text layer, half scans; `wrong` of the scans' best are wrong all the same. */
const bySource = (scans: number, wrong: number): Row[] =>
  simulate(model87, 1000, 'sources').map(({ logit: _logit, ...row }, i) => ({
    ...row,
    quality: i < scans ? 'scan' : 'text',
    correct: i < scans && i % Math.max(1, Math.round(1 / wrong)) === 0 ? false : row.correct,
  }));

for (const [what, rows, holds] of [
  ['both sources', bySource(400, 0.0001), { scan: true, text: true }],
  ['few scans', bySource(15, 0.0001), { scan: false, text: true }],
  ['scans that are worse than their scores', bySource(60, 0.25), { scan: false, text: true }],
] as const) {
  test(`a threshold holds for sources with evidence for it: ${what}`, () => {
    const { calibration } = calibrateRows(rows, { ...options, targetPrecision: 0.9 });
    const { threshold, qualities } = calibration.thresholds.InvoiceId!;
    assert.ok(threshold >= 0);
    assert.deepEqual(Object.fromEntries(Object.entries(qualities!).map(([source, { holds }]) => [source, holds])), holds);
    assert.equal(thresholdFor(calibration, calibration.thresholds.InvoiceId!, 'photo'), -1);
    assert.deepEqual([isOutside(calibration, 'photo'), isOutside(calibration, 'text')], [true, false]);
  });
}

test('a threshold of the base stands for what it stood for there', () => {
  const base = calibrateRows(
    simulate(model87, 4000, 'base').map((row) => ({ ...row, quality: 'text' })),
    options,
  ).calibration;
  const own = simulate(model87, 40, 'customer').map((row) => ({ ...row, quality: 'scan' }));
  const { calibration, details } = calibrateRows(own, { ...options, base });
  assert.equal(details.InvoiceId!.source, 'base');
  assert.deepEqual(
    ['text', 'scan', 'photo'].map((source) => thresholdFor(calibration, calibration.thresholds.InvoiceId!, source) >= 0),
    [true, false, false],
  );
});

test('a calibration knows the documents it was fitted to', () => {
  const rows = simulate(model87, 50, 'same');
  assert.equal(calibrateRows(rows, options).calibration.documents, documentsDigest([...rows].reverse()));
  assert.notEqual(documentsDigest(rows), documentsDigest(rows.slice(1)));
});

test('misread scans do not keep text layers from a threshold', () => {
  const stream = random('sources');
  // Scores tell nothing of what was misread: one in twelve values of scans is wrong.
  const rows: Row[] = simulate(model87, 1200, 'sources').map((row, i) => {
    const quality = i % 3 === 0 ? 'scan' : 'text';
    return { ...row, rawScore: 0.99, correct: !stream.chance(quality === 'scan' ? 1 / 12 : 0.002), quality };
  });
  const of = (some: readonly Row[]) => calibrateRows(some, { targetPrecision: 0.98, confidence: 0.9 }).calibration;
  const { thresholds, qualities } = of(rows);
  const { threshold, n, qualities: by } = thresholds.InvoiceId!;
  assert.ok(threshold >= 0 && n === 800, `${threshold} on ${n}`);
  assert.deepEqual([qualities, by?.text?.holds, by?.scan?.holds], [{ text: 800, scan: 400 }, true, false]);
  // Scans alone, and text layers of which nobody said what they are, have none.
  assert.ok(of(rows.filter(({ quality }) => quality === 'scan')).thresholds.InvoiceId!.threshold < 0);
  assert.ok(of(rows.map(({ quality, ...row }) => row)).thresholds.InvoiceId!.threshold < 0);
});
