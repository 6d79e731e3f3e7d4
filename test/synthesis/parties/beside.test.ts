/** Lines of an address that are no field (what a person does, what a house is called), and streets that nothing but their place tells. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countryByCode } from '../../../src/catalogue/country-table.js';
import { streetWords } from '../../../src/catalogue/country-words/surroundings.js';
import { languages } from '../../../src/catalogue/languages/index.js';
import { random } from '../../../src/random.js';
import { addressLines } from '../../../src/synthesis/layout/party/address.js';
import { scene as newScene } from '../../../src/synthesis/layout/scene.js';
import { estateName } from '../../../src/synthesis/parties/address-extras.js';
import { syntheticAddress } from '../../../src/synthesis/parties/addresses.js';
import { rareStreet } from '../../../src/synthesis/parties/districts.js';
import { syntheticParty } from '../../../src/synthesis/parties/parties.js';
import { syntheticFacts } from '../../../src/synthesis/synthetic-facts.js';

const english = languages.find(({ code }) => code === 'en')!;
const party = (i: number, isPerson: boolean, language = english) =>
  syntheticParty(random('beside', i), { country: countryByCode('GB')!, language, countryName: 'UK', role: 'receiver', isPerson });

test('of some persons the trade is stated, in all languages', () => {
  for (const language of languages) {
    const trades = Array.from({ length: 60 }, (_, i) => party(i, true, language).department).filter((trade) => trade !== undefined);
    assert.ok(trades.length > 3 && trades.length < 25, `${language.code}: ${trades.length}`);
    for (const trade of trades) assert.ok(language.synthesis.party.trades.includes(trade));
  }
});

test('a house has a name of letters', () => {
  for (let i = 0; i < 100; i++) assert.match(estateName(random('estate', i), english), /^\p{Lu}[\p{L} ]+$/u);
});

test('trade and house stand in the block and mean nothing', () => {
  const facts = syntheticFacts(random('lines', 4));
  const receiver = { ...facts.receiver, department: 'Potter', extra: 'Larkenau', street: 'Elm Row 4' };
  for (let i = 0; i < 20; i++) {
    const pieces = addressLines(newScene({ ...facts, receiver }, random('lines page', i)), 1).flat();
    for (const text of ['Potter', 'Larkenau']) assert.deepEqual(pieces.find((piece) => piece.text === text)?.means ?? [], []);
    assert.ok(pieces.some(({ text, means }) => text === 'Elm Row 4' && means?.length === 1));
  }
});

test('streets of rarer words are usual in America and rare elsewhere', () => {
  const share = (code: string): number => {
    const all = Array.from({ length: 400 }, (_, i) => syntheticAddress(random(code, i), countryByCode(code)!, english).street);
    return all.filter((street) => streetWords.some((word) => street.endsWith(` ${word}`))).length / all.length;
  };
  assert.ok(share('US') > 0.2 && share('US') < 0.45, String(share('US')));
  assert.ok(share('IE') < 0.1, String(share('IE')));
  assert.match(rareStreet(random('rare'), english, '12'), /^12 \p{L}/u);
});
