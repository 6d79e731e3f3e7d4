/** Countries: rates by day, names, towns. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countryOfName } from '../../src/catalogue/country-names.js';
import { countries, countryByCode } from '../../src/catalogue/country-table.js';
import { currencies } from '../../src/catalogue/currencies.js';
import { ratesOn } from '../../src/synthesis/amounts/taxes.js';

for (const [code, day, rates] of [
  ['DE', '2020-06-30', [19, 7]],
  ['DE', '2020-12-31', [16, 5]],
  ['DE', '2021-01-01', [19, 7]],
  ['CH', '2023-12-31', [7.7, 2.5, 3.7]],
  ['CH', '2024-01-01', [8.1, 2.6, 3.8]],
  ['CZ', '2024-01-01', [21, 12]],
  ['SK', '2025-01-01', [23, 19, 5]],
  ['RO', '2025-08-01', [21, 11]],
] as const)
  test(`VAT rates: ${code} on ${day}`, () => {
    const { standard, reduced } = ratesOn(countryByCode(code)!, day);
    assert.deepEqual([standard, ...reduced], rates);
  });

for (const [name, code] of [
  ['Deutschland', 'DE'],
  ['ÖSTERREICH', 'AT'],
  ['A-', 'AT'],
  ['D', 'DE'],
  ['UK', 'GB'],
  ['USA', 'US'],
  ['Švýcarsko', 'CH'],
  ['Česká republika', 'CZ'],
  ['Ranska', 'FR'],
  ['Türkiye', 'TR'],
  ['CHE', 'CH'],
  ['Rechnung', undefined],
] as const)
  test(`country of ${name}`, () => assert.equal(countryOfName(name), code));

test('countries: every row is whole', () => {
  for (const country of countries) {
    assert.ok(
      currencies.some(({ code }) => code === country.currency),
      country.code,
    );
    assert.ok(country.cities.length >= 6 && country.legalForms.length > 0, country.code);
    for (const [city, zip] of country.cities) assert.ok(city !== '' && zip.length <= country.zipMask.length, `${country.code} ${city}`);
    for (const name of country.names) assert.ok(countryOfName(name) === country.code || name === 'Ελλάδα', `${country.code} ${name}`);
    const days = country.vatRates.map(({ from }) => from ?? '');
    assert.deepEqual(days, [...days].sort());
  }
});
