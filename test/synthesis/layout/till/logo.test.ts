/** Logos above shops' names, as a reader takes them for words. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random } from '../../../../src/random.js';
import { scene } from '../../../../src/synthesis/layout/scene.js';
import { logoLine } from '../../../../src/synthesis/layout/till/logo.js';
import { syntheticFacts } from '../../../../src/synthesis/synthetic-facts.js';
import { fieldsOf, rolls, shareOf, type Roll } from './rolls.js';

const scenes = Array.from({ length: 1500 }, (_, i) => scene(syntheticFacts(random('logo', i)), random('logo scene', i)));
const lines = scenes.flatMap((each) => logoLine(each) ?? []);

test('one receipt in twelve has one', () => assert.ok(lines.length > 80 && lines.length < 165, String(lines.length)));

test('a logo has no label', () => {
  for (const { means } of lines) assert.equal(means, undefined);
});

test('it resembles the name and is not it', () => {
  for (const each of scenes) {
    const [logo] = logoLine(each) ?? [];
    assert.notEqual(logo?.text, each.facts.sender.shortName.toUpperCase());
  }
});

test('the name is below it', () => {
  const firstRun = ({ drawings }: Roll) => drawings[0]!.runs[0]!;
  const below = (roll: Roll): boolean =>
    firstRun(roll).means.length === 0 && /^[@/«|(]/.test(firstRun(roll).text) && fieldsOf(roll, 'Sender').Name !== undefined;
  assert.ok(shareOf(below) > 0.005, String(shareOf(below)));
  assert.ok(rolls.length > 300);
});
