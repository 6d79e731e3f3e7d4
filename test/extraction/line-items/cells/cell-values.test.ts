import assert from 'node:assert/strict';
import test from 'node:test';
import type { LineItemFieldName } from '../../../../src/catalogue/line-item-fields.js';
import { readingsOf } from '../../../../src/extraction/line-items/cells/cell-values.js';

for (const [field, text, value] of [
  ['PositionId', '1.', '1'],
  ['PositionId', '12)', '12'],
  ['PositionId', '1.2.', '1.2'],
  ['PositionId', '0010', '0010'],
  ['PositionId', 'A.', 'A'],
  ['ItemId', 'K-40.', 'K-40.'],
  ['Description', '– Haken, verzinkt.', 'Haken, verzinkt.'],
] as const satisfies readonly (readonly [LineItemFieldName, string, string])[])
  test(`${field} "${text}" is "${value}"`, () => assert.deepEqual(readingsOf({ field, tokens: [], text, probability: 1 }), [value]));
