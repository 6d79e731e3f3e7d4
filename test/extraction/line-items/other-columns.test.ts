/** Words below headings of columns that are no fields, and the price beside a retail price, whatever the network took them for. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { classifyLines } from '../../../src/extraction/decoding/classify.js';
import { newTrace } from '../../../src/extraction/decoding/steps.js';
import { lineItemsOf } from '../../../src/extraction/line-items/line-items.js';
import { encode } from '../../../src/features/encode.js';
import { drawn } from '../../drawn.js';
import { fakeNetworks, type FakeOutputs } from '../fake-networks.js';

/** Description and price of each row. */
async function found(table: string, columns: FakeOutputs['columns'], without: readonly string[] = []) {
  const document = drawn(table);
  const lines = table.trim().split('\n');
  const roles = lines.map((_, i) => (i === 0 ? ('header' as const) : ('start' as const)));
  const all = { header: lines[0]!.trim().split(/\s+/), ...columns };
  const pieces = await classifyLines(encode(document, { candidates: false }), fakeNetworks(document, { roles, columns: all }).lineItems!);
  return lineItemsOf(pieces, { decimal: 'point', trace: newTrace(without) }).map(({ cells }) => [cells.Description?.value, Number(cells.UnitPrice?.value)]);
}

for (const [what, table, columns, expected] of [
  [
    'a pack and a maker of two words behind the name',
    `
     Qty   Item            Pack     Mfg.         Price   Amount
     12    Garden hose     20M      NORDAL K     4.10    50.20
     3     Rubber boots    PAIR     TESK         9.00    28.00`,
    { Quantity: ['12', '3'], Description: ['Garden', 'hose', '20M', 'NORDAL', 'K', 'Rubber', 'boots', 'PAIR', 'TESK'], UnitPrice: ['4.10', '9.00'] },
    [
      ['Garden hose', 4.1],
      ['Rubber boots', 9],
    ],
  ],
  [
    'a name that reaches below the next heading',
    `
     Qty   Item                        Pack     Price   Amount
     12    Garden hoses for allotment  20M      4.10    50.20`,
    { Quantity: ['12'], Description: ['Garden', 'hoses', 'for', 'allotment', '20M'], UnitPrice: ['4.10'] },
    [['Garden hoses for allotment', 4.1]],
  ],
  [
    'the only words of a row',
    `
     Qty   Pack            Price   Amount
     12    Garden          4.10    50.20`,
    { Quantity: ['12'], Description: ['Garden'], UnitPrice: ['4.10'] },
    [['Garden', 4.1]],
  ],
  [
    'a retail price in place of the price',
    `
     Qty   Item            MRP      PTR      Amount
     12    Garden hose     7.35     4.10     50.20`,
    { Quantity: ['12'], Description: ['Garden', 'hose'], UnitPrice: ['7.35'], TotalAmount: ['50.20'] },
    [['Garden hose', 4.1]],
  ],
  [
    'a retail price by which the row adds up',
    `
     Qty   Item            MRP      PTR      Amount
     12    Garden hose     7.35     4.10     88.20`,
    { Quantity: ['12'], Description: ['Garden', 'hose'], UnitPrice: ['7.35'], TotalAmount: ['88.20'] },
    [['Garden hose', 7.35]],
  ],
  [
    'a retail price alone',
    `
     Qty   Item            MRP      Amount
     12    Garden hose     7.35     50.20`,
    { Quantity: ['12'], Description: ['Garden', 'hose'], UnitPrice: ['7.35'], TotalAmount: ['50.20'] },
    [['Garden hose', 7.35]],
  ],
] as const)
  test(`items.other-columns: ${what}`, async () => {
    assert.deepEqual(await found(table, columns), expected);
  });
