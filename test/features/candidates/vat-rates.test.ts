/** Rates that features know beside those of the catalogue: where a country introduces one, the features of a trained network do not. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { countries } from '../../../src/catalogue/country-table.js';
import { printedRates, taxRates } from '../../../src/features/candidates/vat-rates.js';

test('VAT rates of the catalogue that features do not know', () => {
  const all = new Set(countries.flatMap(({ vatRates }) => vatRates.flatMap(({ standard, reduced }) => [standard, ...reduced])));
  const unknown = [...all].filter((rate) => rate > 0 && !taxRates.includes(rate) && !printedRates.has(String(rate))).sort((a, b) => a - b);
  assert.deepEqual(
    unknown,
    [4.75, 6.25, 8.25, 8.875, 9.975, 10.5, 11, 13.5],
    'add new ones to vat-rates.ts with the next featuresVersion; until then list them here',
  );
});
