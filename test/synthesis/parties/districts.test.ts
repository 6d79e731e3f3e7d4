/** Quarters and regions stand beside streets and towns and belong to neither. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countryByCode } from '../../../src/catalogue/country-table.js';
import { languages } from '../../../src/catalogue/languages/index.js';
import { random } from '../../../src/random.js';
import { addressLines } from '../../../src/synthesis/layout/party/address.js';
import { scene as newScene } from '../../../src/synthesis/layout/scene.js';
import { describedStreet, surroundings } from '../../../src/synthesis/parties/districts.js';
import { placeholderPerson } from '../../../src/synthesis/parties/placeholders.js';
import { syntheticFacts } from '../../../src/synthesis/synthetic-facts.js';

const english = languages.find(({ code }) => code === 'en')!;

for (const [code, least] of [
  ['BR', 0.45],
  ['TR', 0.45],
  ['DE', 0.01],
] as const)
  test(`quarters in ${code}`, () => {
    const all = Array.from({ length: 300 }, (_, i) => surroundings(random(code, i), countryByCode(code)!, english, undefined));
    assert.ok(all.filter(({ district }) => district).length / all.length >= least);
    for (const { district, state } of all) assert.ok(!`${district}${state}`.includes('{'));
  });

test('a town that states its region gets no other', () => {
  for (let i = 0; i < 100; i++) assert.equal(surroundings(random('state', i), countryByCode('US')!, english, 'TX').state, undefined);
});

test('streets of doors, buildings and roads have no place left open', () => {
  for (let i = 0; i < 200; i++) assert.match(describedStreet(random('street', i), english), /^[^{}]{4,}$/);
});

test('the quarter is printed without a meaning, once, and street and town keep theirs', () => {
  let seen = 0;
  for (let i = 0; i < 150; i++) {
    const facts = syntheticFacts(random('quarter', i), { languages: ['pt', 'tr', 'es'] });
    const { district, street, city } = facts.sender;
    if (!district || !street || [street, city].some((each) => each.includes(district))) continue;
    seen++;
    const pieces = addressLines(newScene(facts, random('scene', i)), 0, { person: false }).flat();
    const own = pieces.filter(({ text }) => text.includes(district));
    assert.ok(own.length <= 1, `${i}`);
    assert.equal(own[0]?.means, undefined);
    for (const [field, value] of [
      ['Street', street],
      ['City', city],
    ])
      assert.ok(
        pieces.some(({ means = [] }) => means.some((each) => 'contact' in each && each.field === field && each.value === value)),
        `${i} ${field}`,
      );
  }
  assert.ok(seen > 25, `${seen}`);
});

test('sample people have a whole address', () => {
  for (let i = 0; i < 60; i++) {
    const { name, street, city } = placeholderPerson(random('person', i), english);
    assert.ok(name && city && /\d/.test(street) && !street.includes('{'));
  }
});
