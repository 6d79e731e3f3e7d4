/** What a line above rows names in plain words. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { namedIn } from '../../../../src/extraction/line-items/rows/reference-words.js';
import { textOf } from '../../../../src/features/tokens/token-text.js';
import { tokensOf } from '../../../../src/features/tokens/tokens.js';
import { drawn } from '../../../drawn.js';

for (const [line, expected] of [
  ['LS-Nr. 700155 vom 12.04.2023', { DeliveryId: '700155', DeliveryDate: '12.04.2023' }],
  ['LS 771204 v. 02.09.25', { DeliveryId: '771204', DeliveryDate: '02.09.25' }],
  ['Rif. DDT n. 311/B del 06/05/2025 – Vs. ord. 77', { DeliveryId: '311/B', DeliveryDate: '06/05/2025', OrderId: '77' }],
  ['BL 402 118 443 du 06/01/2025 - Votre cde 5510', { DeliveryId: '402 118 443', DeliveryDate: '06/01/2025', OrderId: '5510' }],
  ['ALBARÁN B/25-0417 DE 09/03/2025 — SU PEDIDO 5502', { DeliveryId: 'B/25-0417', DeliveryDate: '09/03/2025', OrderId: '5502' }],
  // The day of an order is no delivery's, nor is one far behind.
  ['Bestellung 4711 vom 12.04.2023', { OrderId: '4711' }],
  ['LS-Nr. 700155 durch Spedition am 12.04.2023', { DeliveryId: '700155' }],
  ['LS-Nr. vom 12.04.2023', {}],
  // A line with amounts is an item.
  ['LS-Nr. 700155 vom 12.04.2023 12,50', {}],
  ['Reparatur LS-Nr. 700155', {}],
] as const)
  test(`named on a line: ${line}`, () => {
    const found = namedIn(tokensOf(drawn(line).pages[0]!));
    assert.deepEqual(Object.fromEntries(Object.entries(found).map(([field, tokens]) => [field, textOf(tokens)])), expected);
  });
