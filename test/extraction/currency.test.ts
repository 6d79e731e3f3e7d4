/** What is no currency: words in the case of another sign, and units beside numbers that are no amounts. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { currencyOf } from '../../src/extraction/currency.js';
import { drawn } from '../drawn.js';

const travels = (unit: string) => `
  Datum      Menge     Preis   Betrag
  03.04.     184 ${unit}    0,42    77,28
  10.04.     184 ${unit}    0,42    77,28
  17.04.     236 ${unit}    0,42    99,12
  Summe EUR                   253,68`;

for (const [what, text, countries, currency] of [
  ['kilometres travelled', travels('km'), ['AT'], 'EUR'],
  ['with another K', travels('Km'), ['AT'], 'EUR'],
  ['in capitals', travels('KM'), ['AT'], 'EUR'],
  ['of nobody knows where', travels('km'), [], 'EUR'],
  ['nothing but kilometres', 'gefahren 184 km\n77,28', ['AT'], undefined],
  ['the meter of a car', 'KM 118 447\nTotal TTC 120,00 €', ['FR'], 'EUR'],
  ['marks in capitals', 'Ukupno 12,00 KM\nPDV 2,00 KM', [], 'BAM'],
  ['marks in capitals of a party', 'Ukupno 12 KM', ['BA'], 'BAM'],
  ['marks in small letters of a party', 'Ukupno 12,00 km', ['DE', 'BA'], 'BAM'],
  ['marks beside an account in euro', 'Ukupno 12,00 KM\nPDV 2,00 KM\nEUR SWIFT', [], 'BAM'],
  ['an article is no pound', 'Payable le 12.03.2024\nTotal 120,00', ['FR'], undefined],
  ['a sign of many countries beside a named one', 'Subtotal $ 120.00\nTotal $ 139.20\nMoneda: MXN', [], 'MXN'],
  ['a key of currencies goes before a total', 'Subtotal $ 120.00\nTotal AUD\nCurrency: CAD', [], 'CAD'],
  ['the same where nothing is named', 'Subtotal $ 120.00\nTotal $ 139.20', [], 'USD'],
  ['codes in small letters', 'Total 120.00 usd', ['DE'], 'USD'],
] as const)
  test(`currency: ${what}`, () => assert.equal(currencyOf(drawn(text), undefined, countries)?.value, currency));

for (const [what, text, countries, stated, currency] of [
  ['a bare sign', 'Subtotal $ 120.00\nTotal $ 139.20', ['US', 'CA'], 'CA', 'CAD'],
  ['a bare sign of a country without more', 'Subtotal $ 120.00\nTotal $ 139.20', ['US', 'NZ'], 'NZ', 'NZD'],
  ['kroner', 'Sum 120,00 kr', ['SE', 'DK'], 'DK', 'DKK'],
  ['a country without the sign', 'Subtotal $ 120.00\nTotal $ 139.20', ['AU', 'DE'], 'DE', 'AUD'],
  ['a currency that is named', 'Subtotal $ 120.00\nTotal $ 139.20\nCurrency: USD', ['US', 'CA'], 'CA', 'USD'],
  ['a sign that says its country', 'Subtotal A$ 120.00\nTotal A$ 139.20', ['AU', 'CA'], 'CA', 'AUD'],
  ['another sign', 'Summe 120,00 €', ['DE', 'US'], 'US', 'EUR'],
] as const)
  test(`currency, the receiver's country being stated: ${what}`, () => assert.equal(currencyOf(drawn(text), undefined, countries, stated)?.value, currency));
