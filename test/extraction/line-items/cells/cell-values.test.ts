/** What a cell's text can mean, and how the interface writes it. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { LineItemFieldName } from '../../../../src/catalogue/line-item-fields.js';
import { formatCell, readingsOf } from '../../../../src/extraction/line-items/cells/cell-values.js';

for (const [field, text, value] of [
  ['PositionId', '1.', '1'],
  ['PositionId', '12)', '12'],
  ['PositionId', '1.2.', '1.2'],
  ['PositionId', '0010', '0010'],
  ['PositionId', 'A.', 'A'],
  ['Discount', '20% -3,20', '-3,20'],
  ['Discount', '7.60 (20%)', '7.60'],
  ['Discount', '50+10', '50+10'],
  ['Discount', '33.333%', '33.333%'],
  ['ItemId', 'K-40.', 'K-40.'],
  ['ItemId', 'EAN 4012345678901', '4012345678901'],
  ['ItemId', 'SKU-77', 'SKU-77'],
  ['ItemId', '8901234567-RICE', '8901234567'],
  ['ItemId', '10023456-ROT', '10023456-ROT'],
  ['ItemId', 'ISBN:9780306406157', '9780306406157'],
  ['ItemId', '4711-BLAU', '4711-BLAU'],
  ['Description', '– Haken, verzinkt.', 'Haken, verzinkt.'],
] as const satisfies readonly (readonly [LineItemFieldName, string, string])[])
  test(`${field} "${text}" is "${value}"`, () => assert.deepEqual(readingsOf({ field, tokens: [], text, probability: 1 }), [value]));

for (const [field, text, values] of [
  ['Quantity', '2', ['2.0']],
  ['Quantity', '2,5', ['2.5']],
  ['Quantity', '200 Stk', ['200.0']],
  ['Quantity', '1.234', ['1234.0', '1.234']],
  ['UnitPrice', '0,15', ['0.1500']],
  ['TotalAmount', '1.234,00 EUR', ['1234.00']],
  ['VatRate', '19 % A', ['19.0']],
  ['DeliveryDate', '12.03.2024', ['2024-03-12', '2024-12-03']],
  ['Description', ' Schraube M8: ', ['Schraube M8']],
  ['Description', '– Schraube -M8- -', ['Schraube -M8-']],
  ['Description', `M8${','.repeat(300_000)}M9`, [`M8${','.repeat(300_000)}M9`]],
  ['Discount', '5 %', ['5 %']],
  ['TotalAmount', 'frei', []],
] as const) {
  test(`table cells: ${field} ${text.slice(0, 30)}`, () => {
    const readings = readingsOf({ field, text, tokens: [], probability: 1 });
    assert.deepEqual(
      readings.map((value) => formatCell(field, value)),
      values,
    );
  });
}

for (const [text, read, layer] of [
  ['/740,00', ['740.00'], []],
  ['7.40-', ['-7.40', '7.40'], ['-7.40']],
] as const)
  test(`a stroke before a number of a picture, a sign behind it: ${text}`, () => {
    const readings = (recognised: boolean) =>
      readingsOf({ field: 'TotalAmount', text, tokens: [{ recognised }] as never, probability: 1 }).map((value) => formatCell('TotalAmount', value));
    assert.deepEqual([readings(true), readings(false)], [read, layer]);
  });
