/** Gradients against differences of the loss, and the losses of cases that can be told by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random } from '../../../src/random.js';
import { detailsJudge, type Judge, lineItemsJudge, type Outputs, type Targets } from '../../../src/training/losses/losses.js';
import { f1, sumTallies } from '../../../src/training/losses/scores.js';

const draw = random('losses');
const floats = (count: number, make: (i: number) => number) => Float32Array.from({ length: count }, (_, i) => make(i));
const normal = (...shape: number[]) => ({
  data: floats(
    shape.reduce((a, b) => a * b),
    () => draw.normal(),
  ),
  shape,
});
const zeroOrOne = (share: number, ...shape: number[]) => ({
  data: floats(
    shape.reduce((a, b) => a * b),
    () => (draw.chance(share) ? 1 : 0),
  ),
  shape,
});
const classes = (count: number, ...shape: number[]) => ({
  data: Int32Array.from({ length: shape.reduce((a, b) => a * b) }, () => draw.integer(-1, count - 1)),
  shape,
});

const allowed = zeroOrOne(0.7, 2, 5, 4);
const cases: readonly [string, Judge, Outputs, Targets][] = [
  [
    'details',
    detailsJudge([false, true, false, true]),
    { scores: normal(2, 5, 4), tags: normal(2, 6, 28), document: normal(2, 8) },
    {
      gold: { data: allowed.data.map((may) => (may && draw.chance(0.3) ? 1 : 0)), shape: allowed.shape },
      allowed,
      known: zeroOrOne(0.8, 2, 1, 4),
      tagtarget: classes(28, 2, 6),
      documenttarget: zeroOrOne(0.4, 2, 8),
      documentknown: zeroOrOne(0.8, 2, 8),
    },
  ],
  ['line items', lineItemsJudge, { columns: normal(2, 6, 14), roles: normal(2, 4, 5) }, { columntarget: classes(14, 2, 6), roletarget: classes(5, 2, 4) }],
];

for (const [name, judge, outputs, targets] of cases) {
  test(`losses: gradient of ${name}`, () => {
    const { gradients } = judge(outputs, targets);
    for (const [output, { data }] of Object.entries(outputs)) {
      for (let i = 0; i < data.length; i += 3) {
        const [before, step] = [data[i]!, 1 / 256];
        const at = (value: number) => {
          data[i] = value;
          return judge(outputs, targets).loss;
        };
        const slope = (at(before + step) - at(before - step)) / (2 * step);
        data[i] = before;
        assert.ok(Math.abs(slope - gradients[output]![i]!) < 1e-4, `${output}[${i}]: ${gradients[output]![i]}, by difference ${slope}`);
      }
    }
  });
}

const single = detailsJudge([false]);
const scored = (scores: number[], gold: number[], known = 1) =>
  single(
    { scores: { data: Float32Array.from(scores), shape: [1, scores.length, 1] } },
    {
      gold: { data: Float32Array.from(gold), shape: [1, scores.length, 1] },
      allowed: { data: new Float32Array(scores.length).fill(1), shape: [1, scores.length, 1] },
      known: { data: Float32Array.of(known), shape: [1, 1, 1] },
    },
  );

for (const [what, scores, gold, shareOfTruth, counts] of [
  ['two right candidates count together', [1, 1, -1], [1, 1, 0], (2 * Math.E) / (2 * Math.E + 1 / Math.E + 1), { right: 1, wrong: 0, missed: 0 }],
  ['none is right where nothing is gold', [-1, -1], [0, 0], 1 / (1 + 2 / Math.E), { right: 0, wrong: 0, missed: 0 }],
  ['a wrong choice is wrong and misses', [2, 0], [0, 1], 1 / (2 + Math.E ** 2), { right: 0, wrong: 1, missed: 1 }],
  ['without candidates none costs nothing', [], [], 1, { right: 0, wrong: 0, missed: 0 }],
] as const) {
  test(`losses: ${what}`, () => {
    const { loss, tally } = scored([...scores], [...gold]);
    assert.ok(Math.abs(loss + Math.log(shareOfTruth) / 8) < 1e-6);
    assert.deepEqual(tally.single, counts);
  });
}

test('losses: an unknown label teaches nothing', () => {
  const { loss, gradients } = scored([3, -2], [0, 1], 0);
  assert.equal(loss, 0);
  assert.deepEqual([...gradients.scores!], [0, 0]);
});

test('losses: a column of which nobody said whether a word is one has no part in that word', () => {
  const columns = { data: Float32Array.of(1, 2, 9, 1, 2, 9), shape: [1, 2, 3] };
  const judged = (known: readonly number[]) =>
    lineItemsJudge(
      { columns },
      { columntarget: { data: Int32Array.of(1, 1), shape: [1, 2] }, columnknown: { data: Float32Array.from(known), shape: [1, 2, 3] } },
    ).gradients.columns!;
  const [known, unknown] = [judged([1, 1, 1, 1, 1, 1]), judged([1, 1, 1, 1, 1, 0])];
  assert.ok(known[2]! > 0 && known[5]! > 0);
  assert.ok(unknown[2]! > 0 && unknown[5] === 0);
});

test('losses: targets that are not given are left out', () => {
  assert.deepEqual(single({ scores: normal(1, 2, 1) }, {}).terms, {});
});

test('scores: sums and F1', () => {
  const sum = sumTallies([{ a: { right: 1, wrong: 0, missed: 1 } }, { a: { right: 2, wrong: 1, missed: 0 }, b: { right: 0, wrong: 0, missed: 0 } }]);
  assert.deepEqual(sum.a, { right: 3, wrong: 1, missed: 1 });
  assert.equal(f1(sum.a!), 0.75);
  assert.equal(f1(sum.b!), 0);
});
