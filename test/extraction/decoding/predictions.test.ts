/** Values as the interface writes them. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { formatValue } from '../../../src/extraction/decoding/predictions.js';

for (const [name, value, written] of [
  ['GrandTotalAmount', '1234.5', '1234.50'],
  ['VatRate', '20', '20.0'],
  ['InvoiceId', '4711', '4711'],
  ['GrandTotalAmount', '', ''],
] as const) {
  test(`format: ${name} ${value}`, () => assert.equal(formatValue(name, value), written));
}
