import assert from 'node:assert/strict';
import test from 'node:test';
import { lineItemCsv } from '../../../src/cli/views/line-item-csv.js';
import type { LineItem, Prediction } from '../../../src/extraction/extraction.js';
import { noEvidence } from '../../../src/extraction/decoding/predictions.js';

const cell = (name: string, value: string): Prediction => ({ name, value, score: 0.9, evidence: noEvidence });
const item = (cells: Readonly<Record<string, string>>, custom?: Readonly<Record<string, string>>): LineItem => ({
  cells: Object.fromEntries(Object.entries(cells).map(([name, value]) => [name, cell(name, value)])),
  ...(custom && { custom: Object.fromEntries(Object.entries(custom).map(([name, value]) => [name, cell(name, value)])) }),
  score: 0.5,
  page: 1,
  box: { x: 0, y: 0, width: 1, height: 1 },
});

const cases: readonly (readonly [what: string, items: readonly LineItem[], lines: readonly string[]])[] = [
  ['no rows: the usual columns', [], ['File,Page,Row,Description,Quantity,UnitPrice,TotalAmount,Score']],
  [
    'numbers stay numbers, also below nothing',
    [item({ Description: 'Gutschrift', Quantity: '-2', UnitPrice: '4.5000', TotalAmount: '-9.00' })],
    ['File,Page,Row,Description,Quantity,UnitPrice,TotalAmount,Score', 'a.pdf,2,1,Gutschrift,-2,4.5,-9,0.5'],
  ],
  [
    'text that would be a formula is kept text; commas are quoted',
    [item({ Description: '=HYPERLINK("x")' }), item({ Description: 'Schraube, M8', ItemId: '0815' })],
    [
      'File,Page,Row,ItemId,Description,Quantity,UnitPrice,TotalAmount,Score',
      'a.pdf,2,1,,"\'=HYPERLINK(""x"")",,,,0.5',
      'a.pdf,2,2,0815,"Schraube, M8",,,,0.5',
    ],
  ],
  [
    "a customer's own columns come last",
    [item({ Description: 'Pumpe' }, { Serial: 'S-1' })],
    ['File,Page,Row,Description,Quantity,UnitPrice,TotalAmount,Serial,Score', 'a.pdf,2,1,Pumpe,,,,S-1,0.5'],
  ],
];

for (const [what, lineItems, lines] of cases)
  test(`line item CSV: ${what}`, () => {
    assert.equal(lineItemCsv([{ file: 'a.pdf', lineItems }]), `\uFEFF${lines.join('\n')}\n`);
  });
