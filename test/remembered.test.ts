import assert from 'node:assert/strict';
import test from 'node:test';
import { remembered } from '../src/remembered.js';

function counted(atMost: number) {
  const asked: string[] = [];
  const length = remembered((text) => {
    asked.push(text);
    return text.length;
  }, atMost);
  return { asked, length };
}

test('remembered: a text is computed once', () => {
  const { asked, length } = counted(10);
  assert.deepEqual(['ab', 'abc', 'ab'].map(length), [2, 3, 2]);
  assert.deepEqual(asked, ['ab', 'abc']);
});

test('remembered: what keeps coming stays while others pass', () => {
  const { asked, length } = counted(4);
  for (let i = 0; i < 50; i++) {
    length('again');
    length(`once ${i}`);
  }
  assert.equal(asked.filter((text) => text === 'again').length, 1);
});

test('remembered: what comes no more is forgotten', () => {
  const { asked, length } = counted(4);
  length('first');
  for (let i = 0; i < 10; i++) length(`then ${i}`);
  length('first');
  assert.equal(asked.filter((text) => text === 'first').length, 2);
});

test('remembered: long texts are computed each time', () => {
  const { asked, length } = counted(10);
  const long = 'x'.repeat(500);
  assert.deepEqual([length(long), length(long)], [500, 500]);
  assert.equal(asked.length, 2);
});
