/** Holds of documents end by themselves, by leaving, and by being taken over. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { holdMs, locks } from '../../src/labelling/locks.js';

const [anna, ben] = [
  { session: 'a', who: 'Anna' },
  { session: 'b', who: 'Ben' },
];

test('locks: a page that says nothing more loses its hold', () => {
  let now = 0;
  const held = locks(() => now);
  assert.equal(held.hold('1.pdf', anna), undefined);
  now += holdMs - 1;
  assert.deepEqual(held.hold('1.pdf', ben), anna);
  assert.equal(held.hold('1.pdf', anna), undefined);
  now += holdMs - 1;
  assert.deepEqual(held.hold('1.pdf', ben), anna);
  now += 1;
  assert.equal(held.hold('1.pdf', ben), undefined);
});

test('locks: a page holds the one document that it shows', () => {
  const held = locks();
  held.hold('1.pdf', anna);
  held.hold('2.pdf', anna);
  assert.equal(held.holderOf('1.pdf'), undefined);
  assert.deepEqual(held.holderOf('2.pdf'), anna);
  held.release('2.pdf', 'b');
  assert.deepEqual(held.holderOf('2.pdf'), anna);
  assert.equal(held.hold('2.pdf', ben, true), undefined);
  assert.deepEqual(held.holderOf('2.pdf'), ben);
});
