/** Counts and units before the sign that multiplies a price, whatever column the network has them in. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { newTrace } from '../../../../src/extraction/decoding/steps.js';
import { rowsOf } from '../item-rows.js';

for (const [line, columns, expected] of [
  [
    'Seife 3 kpl x 2,50    7,50',
    { Description: ['Seife', 'kpl'], UnitPrice: ['2,50'], TotalAmount: ['7,50'] },
    { Description: 'Seife', Quantity: '3.0', Unit: 'kpl' },
  ],
  ['Seife (3 × 2,50)    7,50', { Description: ['Seife', '(3'], UnitPrice: ['2,50)'], TotalAmount: ['7,50'] }, { Description: 'Seife', Quantity: '3.0' }],
  ['Brett 30 cm x 100 cm    7,50', { Description: ['Brett', '30', 'cm', 'x', '100'], TotalAmount: ['7,50'] }, { Description: 'Brett 30 cm x 100 cm' }],
  // What the price is for is no word of the name.
  [
    '1,250 kg x 6,00 €/kg Seife    7,50',
    { Description: ['€/kg', 'Seife'], Unit: ['kg'], UnitPrice: ['6,00'], TotalAmount: ['7,50'] },
    { Description: 'Seife', Quantity: '1.25', Unit: 'kg' },
  ],
  // Before an at sign also with its unit, at the beginning of a line; elsewhere a size.
  [
    '3EA @ 2,50/EA Seife    7,50',
    { Description: ['3EA', '@', 'Seife'], UnitPrice: ['2,50/EA'], TotalAmount: ['7,50'] },
    { Description: 'Seife', Quantity: '3.0', Unit: 'EA' },
  ],
  ['Reis 2KG @ 7,50    7,50', { Description: ['Reis', '2KG'], UnitPrice: ['7,50'], TotalAmount: ['7,50'] }, { Description: 'Reis 2KG' }],
  ['Seife $ 2.50    7.50', { Description: ['Seife'], UnitPrice: ['$'], Quantity: ['2.50'], TotalAmount: ['7.50'] }, { Description: 'Seife' }],
] as const)
  test(`items.times: ${line}`, async () => {
    const trace = newTrace();
    const [row] = await rowsOf(line, { columns, roles: ['start'] }, { decimal: 'comma', trace });
    const { Description, Quantity, Unit } = row!;
    assert.deepEqual({ Description, ...(Quantity && { Quantity }), ...(Unit && { Unit }) }, expected);
    assert.equal(
      trace.reasons.some(({ step }) => step === 'items.times'),
      'Quantity' in expected || line.includes('$'),
    );
  });
