/** Suppliers overseas write English, with the addresses, numbers and taxes of their country. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countryOfName } from '../../../src/catalogue/country-names.js';
import { currencies } from '../../../src/catalogue/currencies.js';
import { random } from '../../../src/random.js';
import { vatNumber } from '../../../src/synthesis/identifiers/identifiers.js';
import { syntheticAddress, townAndState } from '../../../src/synthesis/parties/addresses.js';
import { overseas } from '../../../src/synthesis/parties/overseas.js';
import { syntheticFacts } from '../../../src/synthesis/synthetic-facts.js';
import { languages } from '../../../src/catalogue/languages/index.js';
import { kinds } from '../../../src/values/index.js';

const english = languages.find(({ code }) => code === 'en')!;
const many = Array.from({ length: 400 }, (_, seed) => syntheticFacts(random('overseas', seed), { languages: ['en'] }));
const codes = new Set(overseas.map(({ code }) => code));

for (const [text, city, state] of [
  ['Pune, Maharashtra', 'Pune', 'Maharashtra'],
  ['Austin, TX', 'Austin', 'TX'],
  ['Ciudad de México, CDMX', 'Ciudad de México', 'CDMX'],
  ['Brescia (BS)', 'Brescia', 'BS'],
  ['Frankfurt am Main', 'Frankfurt am Main', undefined],
] as const)
  test(`town and state of ${text}`, () => {
    const found = townAndState(text);
    assert.equal(found.city, city);
    assert.equal(found.state, state);
  });

test('every row is whole, and its addresses follow its mask', () => {
  for (const country of overseas) {
    assert.ok(currencies.some(({ code }) => code === country.currency));
    for (const name of country.names) assert.equal(countryOfName(name), country.code);
    const mask = new RegExp(`^${country.zipMask.replaceAll('9', '\\d')}$`);
    for (let seed = 0; seed < 40; seed++) assert.match(syntheticAddress(random(country.code, seed), country, english).zip, mask);
  }
});

test('Indian numbers are read, and their check character is right', () => {
  const india = overseas.find(({ code }) => code === 'IN')!;
  for (let seed = 0; seed < 60; seed++) {
    const text = vatNumber(random('gstin', seed), india)!;
    assert.match(text, /^\d{2}[A-Z]{5}\d{4}[A-Z]1Z[A-Z\d]$/);
    assert.equal(kinds['vat-id'].read(text)[0]?.check, 'passed', text);
  }
});

test('one English supplier in five is overseas; none where countries are asked for', () => {
  const share = many.filter(({ sender }) => codes.has(sender.country.code)).length / many.length;
  assert.ok(share > 0.12 && share < 0.28, `${share}`);
  for (let seed = 0; seed < 60; seed++) {
    const { sender } = syntheticFacts(random('asked', seed), { languages: ['en'], countries: ['GB', 'US'] });
    assert.ok(['GB', 'US'].includes(sender.country.code));
  }
});

test('within a state the tax of India has two halves that add up', () => {
  const halves = many.filter(({ sender, levies }) => sender.country.code === 'IN' && levies);
  assert.ok(halves.length > 3);
  for (const { levies, vat } of halves) {
    assert.equal(levies!.length, 2);
    assert.equal(levies![0]!.rate, levies![1]!.rate);
    assert.equal(levies![0]!.vat + levies![1]!.vat, vat[0]!.vat);
  }
});
