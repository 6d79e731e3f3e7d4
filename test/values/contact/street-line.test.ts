/** What stands behind a street on its line. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldValue } from '../../../src/values/contact/field-value.js';

for (const [text, country, street] of [
  // What it is near.
  ['17/4, Canal Road, Opp. City Park', 'IN', '17/4, Canal Road'],
  ['17/4, Canal Road, NEAR Old Fort', 'IN', '17/4, Canal Road'],
  ['Plot 12 nr. bus depot', 'IN', 'Plot 12'],
  ['Av. Central 120, frente al mercado', 'MX', 'Av. Central 120'],
  ['Hauptstraße 4, gegenüber der Post', 'DE', 'Hauptstraße 4'],
  ['Blvd. Hidalgo 2210, Col. Centro', 'MX', 'Blvd. Hidalgo 2210'],
  ['Strada Teilor, nr. 72', 'RO', 'Strada Teilor, nr. 72'],
  ['Ringstraße, Nr. 5', 'DE', 'Ringstraße, Nr. 5'],
  ['NEAR OLD FORT, CANAL ROAD', 'IN', 'NEAR OLD FORT, CANAL ROAD'],
  ['Near Lane 12', 'GB', 'Near Lane 12'],
  ['12 Opposite Street', 'GB', '12 Opposite Street'],
  ['An der Neben 4', 'DE', 'An der Neben 4'],
  // Its quarter.
  ['Rua das Palmeiras, 99, Jardim Novo', 'BR', 'Rua das Palmeiras, 99'],
  ['Rua das Palmeiras, nº 99 - Jardim Novo', 'BR', 'Rua das Palmeiras, nº 99'],
  ['Rua das Palmeiras, 99, Sala 4', 'BR', 'Rua das Palmeiras, 99, Sala 4'],
  ['Rua das Palmeiras, 99 - Loja B', 'BR', 'Rua das Palmeiras, 99 - Loja B'],
  ['Rua das Palmeiras, 99, Jardim Novo', 'PT', 'Rua das Palmeiras, 99, Jardim Novo'],
] as const)
  test(`street of ${country}: ${text}`, () => assert.equal(fieldValue('Street', text, country), street));

test('a long line costs little', () => {
  const line = 'Canal Road '.repeat(20_000);
  assert.equal(fieldValue('Street', line, 'BR').length, line.trim().length);
});
