/** Shops at places in place of a street: malls, stations, airports. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '../../../src/catalogue/languages/index.js';
import { random } from '../../../src/random.js';
import { atLandmark } from '../../../src/synthesis/parties/landmarks.js';
import { syntheticSupplier } from '../../../src/synthesis/supplier.js';

for (const { code } of languages)
  test(`landmarks: ${code}`, () => {
    const suppliers = Array.from({ length: 300 }, (_, i) => syntheticSupplier(random('landmark', code, i), { languages: [code] }));
    const places = suppliers.map(({ party, language }) => [party, atLandmark(party, language)] as const);
    const moved = places.filter(([before, after]) => before.street !== after.street);
    const beside = places.filter(([before, after]) => before.street === after.street && before.extra !== after.extra);
    assert.ok(moved.length > 10 && moved.length < 50, `${moved.length} moved`);
    assert.ok(beside.length > 4 && beside.length < 32, `${beside.length} beside`);
    assert.ok(new Set(moved.map(([, { street }]) => street)).size > 5);
    for (const [, { street, extra }] of places) assert.ok(!/[{}]/.test(`${street}${extra}`), street);
  });

test('a shop stays where it is', () => {
  const { party, language } = syntheticSupplier(random('landmark', 1), {});
  assert.deepEqual(atLandmark(party, language), atLandmark(party, language));
});
