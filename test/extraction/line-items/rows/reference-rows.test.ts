/** Orders and deliveries that stand once, on a line above, hold for the rows below. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { rowsOf } from '../item-rows.js';

test('references are inherited by the rows below, until the next; a row says its own', async () => {
  const text = `
  Auftrag        B-77
  Lieferschein   L-1     03.04.2025
  Brett      2    5,00    10,00
  Leim       1    4,00    4,00
  Lieferschein   L-2
  Nagel      1    3,00    3,00
  Dose       1    3,00    3,00    L-9
  Auftrag        B-78
  Lack       1    3,00    3,00`;
  const rows = await rowsOf(text, {
    roles: ['other', 'other', 'start', 'start', 'other', 'start', 'start', 'other', 'start'],
    columns: {
      OrderId: ['B-77', 'B-78'],
      DeliveryId: ['L-1', 'L-2', 'L-9'],
      DeliveryDate: ['03.04.2025'],
      Description: ['Brett', 'Leim', 'Nagel', 'Dose', 'Lack'],
      TotalAmount: ['10,00', '4,00', '3,00'],
    },
  });
  assert.deepEqual(
    rows.map(({ OrderId, DeliveryId, DeliveryDate }) => [OrderId, DeliveryId, DeliveryDate]),
    [
      ['B-77', 'L-1', '2025-04-03'],
      ['B-77', 'L-1', '2025-04-03'],
      ['B-77', 'L-2', undefined],
      ['B-77', 'L-9', undefined],
      ['B-78', undefined, undefined],
    ],
  );
});
