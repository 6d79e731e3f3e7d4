import assert from 'node:assert/strict';
import test from 'node:test';
import { learningCurves } from '../../src/evaluation/learning-curve.js';
import { model87, simulate } from '../../src/evaluation/calibration/simulation.js';

test('more labels let more pass, and the forecast says so', () => {
  const [curve] = learningCurves(simulate(model87, 200, 'curve'), { targetPrecision: 0.95, confidence: 0.9 });
  const { documents, points } = curve!;
  assert.equal(documents, 200);
  assert.deepEqual(
    points.map(({ labels }) => labels),
    [50, 100, 150, 200, 250, 400, 800],
  );
  assert.ok(points[0]!.share < points.at(-1)!.share, JSON.stringify(points));
  assert.ok(points.every(({ low, share, high }) => low <= share + 1e-9 && share <= high + 1e-9 && high <= 1));
  assert.deepEqual(
    points.map(({ forecast }) => forecast),
    [false, false, false, false, true, true, true],
  );
});
