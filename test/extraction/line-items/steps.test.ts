/** Each step of the item table by itself: rows and their cells, and what lines between them name. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { classifyLines } from '../../../src/extraction/decoding/classify.js';
import { newTrace } from '../../../src/extraction/decoding/steps.js';
import { tableOf } from '../../../src/extraction/line-items/rows/table-rows.js';
import type { ItemRow } from '../../../src/extraction/line-items/cells/cell.js';
import { tableSteps } from '../../../src/extraction/line-items/steps.js';
import { encode } from '../../../src/features/encode.js';
import { drawn } from '../../drawn.js';
import { fakeNetworks, type FakeOutputs } from '../fake-networks.js';
import { stepNamed, takeReasons } from '../step-named.js';

type Roles = NonNullable<FakeOutputs['roles']>;
type Columns = NonNullable<FakeOutputs['columns']>;
type Values = Readonly<Record<string, string>>;

/** The table as the network leaves it to the steps: no columns are smoothed against each other. */
async function tableIn(text: string, roles: Roles, columns: Columns) {
  const document = drawn(text);
  const network = fakeNetworks(document, { roles, columns }).lineItems!;
  return tableOf(await classifyLines(encode(document, { candidates: false }), network, newTrace(['items.column-consensus'])));
}

const context = { decimal: 'comma' as const, otherReadings: () => [] };

const board: Columns = { Description: ['Brett', 'Leim'], Quantity: ['2', '3'], UnitPrice: ['5,00', '1,50'], TotalAmount: ['10,00', '4,50'] };

const receipt: Columns = { Description: ['Sahne', 'Quark'], Quantity: ['3', '4'], Unit: ['Stk'], UnitPrice: ['1,20'], TotalAmount: ['3,60', '0,89'] };

for (const [what, text, roles, lines, columns = board] of [
  ['two items in one', 'Brett  2  5,00  10,00\nLeim  3  1,50  4,50', ['start', 'continues'], [[0], [1]]],
  ['one item of two lines', 'Brett  2  5,00  10,00\nLeim', ['start', 'continues'], 'same'],
  ['two rows', 'Brett  2  5,00  10,00\nLeim  3  1,50  4,50', ['start', 'start'], 'same'],
  ['words above their numbers', 'Brett\n2  5,00  10,00', ['start', 'start'], [[0, 1]]],
  [
    'numbers above their words',
    '2  5,00  10,00\nBrett\n3  1,50  4,50\nLeim',
    ['start', 'start', 'start', 'start'],
    [
      [0, 1],
      [2, 3],
    ],
  ],
  ['words alone are no item', 'Brett  2  5,00  10,00\nLeim', ['start', 'start'], [[0]]],
  ['a row without a total belongs to the one above', 'Brett  2  5,00  10,00\nLeim  3', ['start', 'continues'], 'same'],
  ['what continues a line that is no item is none', 'Brett  2  5,00  10,00\nSumme\nrest', ['start', 'other', 'continues'], [[0]]],
  [
    'a quantity and its price below the total that they come to',
    'Sahne    3,60\n3 Stk x 1,20\nQuark    0,89',
    ['start', 'start', 'start'],
    [[0, 1], [2]],
    receipt,
  ],
  ['above it', '3 Stk x 1,20\nSahne    3,60\nQuark    0,89', ['start', 'start', 'start'], [[0, 1], [2]], receipt],
  ['another total', 'Sahne    3,60\n4 Stk x 1,20\nQuark    0,89', ['start', 'start', 'start'], [[0], [2]], receipt],
] as const)
  test(`items.readings: ${what}`, async () => {
    const table = await tableIn(text, roles, columns);
    const reasons: string[] = [];
    const result = stepNamed(tableSteps, 'items.readings').run(table, context, (subject, because) => void ('cell' in subject || reasons.push(because)));
    assert.deepEqual(
      result.rows.map(({ row }) => row.lines),
      lines === 'same' ? table.rows.map(({ row }) => row.lines) : lines,
    );
    if (lines === 'same') return assert.deepEqual(reasons, []);
    const known = new Set(table.rows.map(({ row }) => row.lines.join()));
    const begun = new Set<number>(lines.map(([first]) => first));
    const gone = table.rows.filter(({ row }) => !begun.has(row.lines[0]));
    assert.equal(reasons.length, lines.filter((each) => !known.has(each.join())).length + gone.length);
  });

const rent: Columns = { Description: ['Miete', 'Strom', 'Wasser'], Quantity: ['3'], TotalAmount: ['42,00', '12,50'] };
const row = 'Brett  2  5,00  10,00';
const rowValues = { Description: 'Brett', Quantity: '2', UnitPrice: '5,00', TotalAmount: '10,00' };

/** Cells as printed, or what they must have meant; "DeliveryId above": what the row inherits. */
const cases: readonly (readonly [name: string, what: string, text: string, roles: Roles, columns: Columns, after: readonly Values[] | 'same'])[] = [
  [
    'items.readings',
    'an amount where other rows have totals',
    'Miete          42,00\nStrom          12,50\nWasser    3     7,20',
    ['start', 'start', 'start'],
    rent,
    [
      { Description: 'Miete', TotalAmount: '42,00' },
      { Description: 'Strom', TotalAmount: '12,50' },
      { Description: 'Wasser', Quantity: '3', TotalAmount: '7,20' },
    ],
  ],
  ['items.readings', 'words without a number', `${row}\nLeim`, ['start', 'start'], board, [rowValues]],
  ['items.readings', 'numbers that add up without a name', `${row}\n2  5,00  10,00`, ['start', 'start'], board, 'same'],
  [
    'items.readings',
    'the quantity that the price comes to the total with',
    'Brett    40    0,25    10,00',
    ['start'],
    { ...board, UnitPrice: ['0,25'] },
    [{ Description: 'Brett', Quantity: '40', UnitPrice: '0,25', TotalAmount: '10,00' }],
  ],
  ['items.readings', 'a row that adds up', row, ['start'], board, 'same'],
  ['items.readings', 'nothing fits', 'Brett  2  5,00  11,00', ['start'], { ...board, TotalAmount: ['11,00'] }, 'same'],
  [
    'items.inherited-references',
    'a delivery above is inherited by the rows below',
    `Lieferschein  L-7\n${row}`,
    ['other', 'start'],
    { ...board, DeliveryId: ['L-7'] },
    [{ ...rowValues, 'DeliveryId above': 'L-7' }],
  ],
  [
    'items.inherited-references',
    'below the row it is inherited by none',
    `${row}\nLieferschein  L-7`,
    ['start', 'other'],
    { ...board, DeliveryId: ['L-7'] },
    'same',
  ],
];

const valuesOf = ({ cells, inherited }: ItemRow): Values => ({
  ...Object.fromEntries(Object.values(cells).map(({ field, text, corrected }) => [field, corrected ?? text])),
  ...Object.fromEntries(Object.entries(inherited ?? {}).map(([field, { cell }]) => [`${field} above`, cell.text])),
});

for (const [name, what, text, roles, columns, after] of cases)
  test(`${name}: ${what}`, async () => {
    const table = await tableIn(text, roles, columns);
    const { because, reasons } = takeReasons();
    const result = stepNamed(tableSteps, name).run(table, context, because);
    if (name === 'items.inherited-references') assert.equal(reasons.length, after === 'same' ? 0 : 1);
    assert.deepEqual(result.rows.map(valuesOf), after === 'same' ? table.rows.map(valuesOf) : after);
  });
