import assert from 'node:assert/strict';
import test from 'node:test';
import { atLeast, atMost, leastSamples, logGamma, shareInterval } from '../../../src/evaluation/calibration/binomial.js';

/** P(Bin(n, numerator / denominator) ≤ k) in whole numbers, to 30 digits. */
function exactly(k: number, n: number, numerator: bigint, denominator: bigint): number {
  let [sum, choose] = [0n, 1n];
  for (let i = 0; i <= k; i++) {
    sum += choose * numerator ** BigInt(i) * (denominator - numerator) ** BigInt(n - i);
    choose = (choose * BigInt(n - i)) / BigInt(i + 1);
  }
  return Number((sum * 10n ** 30n) / denominator ** BigInt(n)) / 1e30;
}

for (const [k, n, per] of [
  [0, 45, 50],
  [1, 77, 50],
  [3, 200, 20],
  [19, 400, 50],
  [20, 1000, 20],
  [7, 10, 500],
  [60, 3000, 20],
] as const) {
  test(`P(Bin(${n}, ${per}/1000) ≤ ${k})`, () => {
    const wanted = exactly(k, n, BigInt(per), 1000n);
    assert.ok(Math.abs(atMost(k, n, per / 1000) / wanted - 1) < 1e-9, `${atMost(k, n, per / 1000)} is not ${wanted}`);
    assert.ok(Math.abs(atLeast(k + 1, n, per / 1000) - (1 - wanted)) < 1e-9);
  });
}

test('the ends of the distribution', () => {
  assert.equal(atMost(-1, 5, 0.5), 0);
  assert.equal(atMost(5, 5, 0.5), 1);
  assert.equal(atLeast(0, 5, 0.5), 1);
  assert.equal(atLeast(6, 5, 0.5), 0);
});

// Extraction research, 3.1: flawless samples needed.
for (const [target, at90, at95] of [
  [0.9, 22, 29],
  [0.95, 45, 59],
  [0.97, 76, 99],
  [0.98, 114, 149],
  [0.99, 230, 299],
  [0.995, 460, 598],
] as const) {
  test(`least samples for ${target}`, () => assert.deepEqual([leastSamples(target, 0.9), leastSamples(target, 0.95)], [at90, at95]));
}

test("Clopper and Pearson's interval", () => {
  // Their classical example: 4 of 20 at 95 %.
  const { low, high } = shareInterval(4, 20);
  assert.ok(Math.abs(low - 0.0573) < 1e-4 && Math.abs(high - 0.4366) < 1e-4, `${low} ${high}`);
  assert.deepEqual(shareInterval(0, 0), { low: 0, high: 1 });
  assert.equal(shareInterval(10, 10).high, 1);
});

test('ln Γ of whole numbers is the log of a factorial', () => {
  for (const [x, factorial] of [
    [1, 1],
    [5, 24],
    [11, 3_628_800],
    [20, 121645100408832000],
  ] as const)
    assert.ok(Math.abs(logGamma(x) - Math.log(factorial)) < 1e-10);
});
