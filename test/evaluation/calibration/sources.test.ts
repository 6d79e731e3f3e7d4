/** Thresholds by source of documents, and as strictly as real documents ask for. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { thresholdFor } from '../../../src/bundle/calibration.js';
import { calibrated, roundScore } from '../../../src/bundle/calibrator.js';
import { calibrateRows } from '../../../src/evaluation/calibration/calibrate.js';
import { samplesOf } from '../../../src/evaluation/calibration/pooled.js';
import { model87, simulate } from '../../../src/evaluation/calibration/simulation.js';
import type { Row } from '../../../src/evaluation/rows.js';
import { random } from '../../../src/random.js';

const options = { targetPrecision: 0.95, confidence: 0.9 };

/** Text layers whose scores rank well beside scans whose scores rank worse. */
const mixed = (seed: string, wrongScans: number): Row[] => {
  const stream = random('mixed', seed);
  return simulate(model87, 3000, seed).map(({ logit: _logit, ...row }, i) =>
    i % 3 === 0 ? { ...row, quality: 'scan', correct: row.correct && !stream.chance(wrongScans) } : { ...row, quality: 'text' },
  );
};

test('each source has the threshold that its own predictions allow', () => {
  const { calibration } = calibrateRows(mixed('own', 0.03), options);
  const [text, scan] = ['text', 'scan'].map((source) => thresholdFor(calibration, calibration.thresholds.InvoiceId!, source));
  assert.ok(text! > 0 && (scan! < 0 || scan! > text!), `${text} ${scan}`);
  const alone = calibrateRows(
    mixed('own', 0.03).filter(({ quality }) => quality === 'text'),
    options,
  );
  assert.ok(Math.abs(alone.calibration.thresholds.InvoiceId!.threshold - text!) < 0.05);
});

for (const [what, wrong, level] of [
  ['fewer than promised: the threshold stays', 0.005, 'same'],
  ['more: it is tested more strictly, or given up', 0.06, 'stricter'],
  ['far more: there is none', 0.4, 'none'],
] as const)
  test(`real values above the threshold are wrong, ${what}`, () => {
    const rows = mixed('synthetic', 0);
    const stream = random('real', what);
    const real = mixed('real', 0)
      .slice(0, 600)
      .map((row) => ({ ...row, correct: row.rawScore > 0.5 ? !stream.chance(wrong) : row.correct }));
    const plain = calibrateRows(rows, options).calibration;
    const { calibration } = calibrateRows(rows, { ...options, real });
    const of = (each: typeof plain) => thresholdFor(each, each.thresholds.InvoiceId!, 'text');
    assert.ok(of(plain) >= 0);
    if (level === 'same') assert.equal(of(calibration), of(plain));
    else if (level === 'none') assert.equal(of(calibration), -1);
    else assert.ok(of(calibration) < 0 || of(calibration) > of(plain), `${of(plain)} became ${of(calibration)}`);
    assert.equal(thresholdFor(calibration, calibration.thresholds.InvoiceId!, 'photo'), -1, 'of a source without any');
  });

test('a detail without real values goes by its kind', () => {
  const named = (rows: readonly Row[], detail: string) => rows.map((row) => ({ ...row, detail }));
  const rows = ['A', 'B', 'C', 'Rare', 'Sender.Name'].flatMap((detail) => named(mixed('synthetic', 0), detail));
  const stream = random('real', 'kind');
  const bad = ['A', 'B', 'C'].flatMap((detail) =>
    named(mixed(`real ${detail}`, 0).slice(0, 300), detail).map((row) => ({ ...row, correct: !stream.chance(0.07) })),
  );
  const good = named(mixed('real', 0).slice(0, 300), 'Sender.Name').map((row) => ({ ...row, correct: true }));
  const [strict, plain] = [calibrateRows(rows, { ...options, real: [...bad, ...good] }), calibrateRows(rows, options)].map(
    ({ calibration }) =>
      (detail: string) =>
        thresholdFor(calibration, calibration.thresholds[detail]!, 'text'),
  );
  assert.equal(strict!('Sender.Name'), plain!('Sender.Name'));
  assert.ok(plain!('Rare') >= 0 && (strict!('Rare') < 0 || strict!('Rare') > plain!('Rare')));
});

test('a source without real documents keeps the threshold that its own predictions allow', () => {
  const rows = mixed('own', 0.03);
  const real = mixed('real', 0).flatMap((row) => (row.quality === 'text' ? [{ ...row, correct: true }] : []));
  const [plain, strict] = [calibrateRows(rows, { ...options, targetPrecision: 0.9 }), calibrateRows(rows, { ...options, targetPrecision: 0.9, real })];
  const [before, after] = [plain, strict].map(({ calibration }) =>
    ['text', 'scan'].map((source) => thresholdFor(calibration, calibration.thresholds.InvoiceId!, source)),
  );
  assert.ok(before!.every((threshold) => threshold >= 0) && before![0] !== before![1], `${before}`);
  assert.deepEqual(after, before);
});

test('a threshold of the base stands for each source as it stood there', () => {
  const base = calibrateRows(mixed('own', 0.03), options).calibration;
  const own = simulate(model87, 40, 'customer').map((row, i) => ({ ...row, quality: i % 2 ? 'text' : 'scan' }));
  const { calibration, details } = calibrateRows(own, { ...options, base });
  assert.equal(details.InvoiceId!.source, 'base');
  const of = (each: typeof base) => ['text', 'scan', 'photo', undefined].map((source) => thresholdFor(each, each.thresholds.InvoiceId!, source));
  assert.deepEqual(of(calibration), of(base));
  // The customer's calibrator rates these documents lower; the base's scores tell how many pass.
  const { accepted } = details.InvoiceId!.qualities!.text!;
  const passing = own.filter(
    (row) =>
      row.quality === 'text' &&
      roundScore(calibrated(base.calibrators.InvoiceId!, samplesOf(row).features)) >= thresholdFor(base, base.thresholds.InvoiceId!, 'text'),
  );
  assert.equal(accepted, passing.length);
});

/** Six text layers in seven, right from a half on; pictures are surely right from `from` on. */
const easyAndHard = (from: number, qualityOf: (at: number) => string): Row[] => {
  const stream = random('easy and hard');
  return simulate(model87, 4200, 'easy and hard').map(({ logit: _logit, ...row }, at) => {
    const quality = at % 7 === 0 ? qualityOf(at) : 'text';
    return {
      ...row,
      quality,
      correct: row.rawScore > (quality === 'text' ? 0.5 : from) ? !stream.chance(0.005) : stream.chance(quality === 'text' ? 0.5 : 0.9),
    };
  });
};

test('text layers do not carry scans below the threshold of their own', () => {
  const { calibration } = calibrateRows(
    easyAndHard(0.8, () => 'scan'),
    options,
  );
  const [text, scan] = ['text', 'scan'].map((source) => thresholdFor(calibration, calibration.thresholds.InvoiceId!, source));
  assert.ok(text! >= 0 && scan! > text! + 0.02, `${text} ${scan}`);
});

test('scans tell what to expect of the few photographs, which may contradict it', () => {
  const few = (at: number): string => (at % 70 === 0 ? 'photo' : 'scan');
  const of = (rows: Row[]) => {
    const { calibration } = calibrateRows(rows, options);
    return ['scan', 'photo'].map((source) => thresholdFor(calibration, calibration.thresholds.InvoiceId!, source));
  };
  const [scan, photo] = of(easyAndHard(0.8, few));
  assert.ok(scan! > 0 && photo === scan, `${scan} ${photo}`);
  const stream = random('bad photographs');
  const contradicted = of(easyAndHard(0.8, few).map((row) => (row.quality === 'photo' ? { ...row, correct: stream.chance(0.7) } : row)));
  assert.equal(contradicted[1], -1);
});
