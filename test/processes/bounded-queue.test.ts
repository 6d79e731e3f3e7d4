import assert from 'node:assert/strict';
import test from 'node:test';
import { boundedQueue } from '../../src/processes/bounded-queue.js';

const queue = (length: number, bytes: number) => boundedQueue<string>(length, bytes, (text) => text.length);

test('a queue has room for so many items, and for so many bytes', () => {
  const two = queue(2, 10);
  two.add('a');
  assert.ok(two.hasRoomFor('123456789'));
  assert.ok(!two.hasRoomFor('1234567890'));
  two.add('b');
  assert.ok(!two.hasRoomFor('c'));
});

test('what is taken or removed leaves its room; what was put first is taken first', () => {
  const one = queue(10, 3);
  for (const text of ['a', 'b', 'c']) one.add(text);
  assert.ok(!one.hasRoomFor('d'));
  one.remove('b');
  one.remove('b');
  assert.ok(one.hasRoomFor('d') && !one.hasRoomFor('de'));
  one.addFirst('d');
  assert.deepEqual([one.take(), one.length()], ['d', 2]);
  assert.deepEqual([one.drain(), one.take(), one.hasRoomFor('abc')], [['a', 'c'], undefined, true]);
});
