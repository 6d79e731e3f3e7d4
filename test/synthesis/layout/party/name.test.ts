/** Names on several lines, groups that companies belong to, and the customer's number behind a heading. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random } from '../../../../src/random.js';
import type { Facts } from '../../../../src/synthesis/facts.js';
import { numberBehind } from '../../../../src/synthesis/layout/party/heading.js';
import { groupLine, nameInLines } from '../../../../src/synthesis/layout/party/name.js';
import { type Scene, scene as newScene } from '../../../../src/synthesis/layout/scene.js';
import { syntheticFacts } from '../../../../src/synthesis/synthetic-facts.js';

const scenes = (count: number, change: (facts: Facts) => Facts): readonly Scene[] =>
  Array.from({ length: count }, (_, i) => newScene(change(syntheticFacts(random('names', i), { countries: ['US'] })), random('names page', i)));

const named = (name: string, shortName: string) =>
  scenes(60, (facts) => ({ ...facts, sender: { ...facts.sender, name, shortName } })).map((scene) => nameInLines(scene, 0));

test('a long name stands on two or three lines, all of them one name', () => {
  const name = 'Northern Harbour Rope and Chandlery Supplies Limited';
  const printed = named(name, 'Northern Harbour Rope and Chandlery Supplies');
  assert.deepEqual([...new Set(printed.map(({ length }) => length))].sort(), [2, 3]);
  for (const lines of printed) {
    assert.equal(
      lines
        .flatMap((line) => line.map(({ text }) => text))
        .join(' ')
        .toLowerCase(),
      name.toLowerCase(),
    );
    lines.forEach(([piece], i) => {
      const [meaning] = piece!.means!;
      assert.ok(meaning && 'contact' in meaning && meaning.field === 'Name' && Boolean(meaning.continues) === i > 0);
    });
  }
});

test('a short one is never split in three', () => {
  assert.ok(named('Alder Tools Ltd', 'Alder Tools').every(({ length }) => length === 2));
});

test('a group is no part of the name', () => {
  for (const scene of scenes(20, (facts) => facts)) {
    const { text, means } = groupLine(scene);
    assert.equal(means, undefined);
    assert.doesNotMatch(text, /[{}]/);
  }
});

test("the customer's number stands behind one heading at most, once", () => {
  const all = scenes(300, (facts) => ({ ...facts, customerId: '20311' }));
  const behind = all.filter((scene) => numberBehind(scene, 'billTo').length > 0);
  assert.ok(behind.length > 15 && behind.length < 90, `${behind.length} of 300`);
  for (const scene of behind) assert.deepEqual(numberBehind(scene, 'billTo'), []);
  for (const scene of all) assert.deepEqual(numberBehind(scene, 'shipTo'), []);
});
