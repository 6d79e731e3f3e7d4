/** Columns of tables by rows that add up: what stands in line with them in all rows, whatever the network took it for. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { classifyLines } from '../../../src/extraction/decoding/classify.js';
import { newTrace } from '../../../src/extraction/decoding/steps.js';
import { lineItemsOf } from '../../../src/extraction/line-items/line-items.js';
import { encode } from '../../../src/features/encode.js';
import { drawn } from '../../drawn.js';
import { fakeNetworks, type FakeOutputs } from '../fake-networks.js';

/** Quantity, price, discount and total of each row. */
async function found(table: string, columns: FakeOutputs['columns'], without: readonly string[] = []) {
  const document = drawn(table);
  const roles = table
    .trim()
    .split('\n')
    .map(() => 'start' as const);
  const pieces = await classifyLines(encode(document, { candidates: false }), fakeNetworks(document, { roles, columns }).lineItems!);
  const items = lineItemsOf(pieces, { decimal: 'point', trace: newTrace(without) });
  return items.map(({ cells }) =>
    [cells.Quantity, cells.UnitPrice, cells.Discount, cells.TotalAmount].map((cell) => (cell ? Number.parseFloat(cell.value) : undefined)),
  );
}

const names = ['Saw', 'Axe', 'Rasp'];

for (const [what, table, columns, expected] of [
  [
    'a list price, a discount that the network does not know, amounts before and after it',
    `
     Saw   5.60   1240   4.10   5084.00   7.50   4702.70
     Axe   9.90    320   7.25   2320.00   7.50   2146.00`,
    { UnitPrice: ['5.60', '9.90'], TotalAmount: ['5084.00', '2320.00'] },
    [
      [1240, 4.1, 7.5, 4702.7],
      [320, 7.25, 7.5, 2146],
    ],
  ],
  [
    'a row that does not add up, in line with others',
    `
     Saw    1   1240   5.60   4.10   7.50   4702.70
     Axe    1    320   9.90   7.25   7.50   2146.00
     Rasp   1     80   3.30   2.15   7.50    158.10`,
    { Quantity: ['1'], UnitPrice: ['5.60', '9.90', '3.30'], TotalAmount: ['4702.70', '2146.00', '158.10'] },
    [
      [1240, 4.1, 7.5, 4702.7],
      [320, 7.25, 7.5, 2146],
      [80, 2.15, 7.5, 158.1],
    ],
  ],
  [
    'a discount with its sign, and a quantity with one decimal',
    `
     Saw   5.60   3.0   2.00   6.00   -10.00%   5.40
     Axe   9.90   7.0   4.15   29.05   -20.00%   23.24`,
    { UnitPrice: ['5.60', '9.90'], TotalAmount: ['6.00', '29.05'], Discount: ['-10.00%', '-20.00%'] },
    [
      [3, 2, -10, 5.4],
      [7, 4.15, -20, 23.24],
    ],
  ],
  [
    'price for quantity, beside a list price',
    `
     Saw   5.60   1240   4.10   5084.00
     Axe   9.90    320   7.25   2320.00`,
    { Quantity: ['4.10', '7.25'], UnitPrice: ['5.60', '9.90'], TotalAmount: ['5084.00', '2320.00'] },
    [
      [1240, 4.1, undefined, 5084],
      [320, 7.25, undefined, 2320],
    ],
  ],
  [
    'the network’s price after the discount adds up: a list price that does too is none',
    `
     Saw   40   12.50   20.00   10.00   400.00
     Axe   60   15.00   20.00   12.00   720.00`,
    { Quantity: ['40', '60'], UnitPrice: ['10.00', '12.00'], TotalAmount: ['400.00', '720.00'] },
    [
      [40, 10, undefined, 400],
      [60, 12, undefined, 720],
    ],
  ],
  ['small numbers that add up by chance', 'Saw   2   3   6.00   9   4   7.00', { Quantity: ['9'], TotalAmount: ['7.00'] }, [[9, undefined, undefined, 7]]],
] as const)
  test(`items.columns-by-sums: ${what}`, async () => {
    const own = { Description: names, ...columns };
    assert.deepEqual(await found(table, own), expected);
  });
