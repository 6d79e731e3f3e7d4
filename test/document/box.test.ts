/** Boxes: margins, other resolutions, what they share. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Box, hull, intersection, padded, times, touches } from '../../src/document/box.js';

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const whole = (least: number) => fc.integer({ min: least, max: 3000 });
const any = fc.tuple(whole(-500), whole(-500), whole(1), whole(1)).map((sides) => box(...sides));

test('box: a margin on every side', () => {
  assert.deepEqual(padded(box(10, 20, 30, 40), 5), box(5, 15, 40, 50));
  assert.deepEqual(padded(box(2, 3, 10, 10), 5), box(-3, -2, 20, 20));
  fc.assert(fc.property(any, whole(0), (one, by) => assert.deepEqual(padded(padded(one, by), -by), one)));
});

test('box: at another resolution', () => {
  assert.deepEqual(times(box(10, 20, 30, 40), 0.5), box(5, 10, 15, 20));
  fc.assert(fc.property(any, (one) => assert.deepEqual(times(times(one, 4), 0.25), one)));
});

for (const [other, expected] of [
  [box(0, 0, 10, 10), true],
  [box(9, 9, 5, 5), true],
  [box(3, 3, 2, 2), true],
  [box(10, 0, 5, 10), false], // side by side
  [box(0, 10, 10, 5), false],
  [box(20, 20, 5, 5), false],
] as const)
  test(`box: 10 × 10 and ${JSON.stringify(Object.values(other))} ${expected ? 'share' : 'do not share'} a part`, () =>
    assert.equal(touches(box(0, 0, 10, 10), other), expected));

test('box: what touches shares a part, which lies in both', () => {
  fc.assert(
    fc.property(any, any, (a, b) => {
      const shared = intersection(a, b);
      assert.equal(touches(a, b), shared !== undefined);
      assert.equal(touches(b, a), touches(a, b));
      if (shared) for (const one of [a, b]) assert.deepEqual(hull([one, shared]), one);
    }),
  );
});
