/** First words of rows below a heading of their numbers are these, whatever the network took them for. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { classifyLines } from '../../../../src/extraction/decoding/classify.js';
import { newTrace } from '../../../../src/extraction/decoding/steps.js';
import { lineItemsOf } from '../../../../src/extraction/line-items/line-items.js';
import { encode } from '../../../../src/features/encode.js';
import { drawn } from '../../../drawn.js';
import { fakeNetworks, type FakeOutputs } from '../../fake-networks.js';

/** Number, article and description of each row. */
async function found(table: string, columns: FakeOutputs['columns'], without: readonly string[] = []) {
  const document = drawn(table);
  const lines = table.trim().split('\n');
  const isHeading = (line: string) => !/\d/.test(line) && /Pos|OZ|Art/.test(line);
  const roles = lines.map((line) => (isHeading(line) ? ('header' as const) : ('start' as const)));
  const all = { header: lines.filter(isHeading).flatMap((line) => line.trim().split(/\s+/)), TotalAmount: ['50,20', '28,00', '31,10'], ...columns };
  const pieces = await classifyLines(encode(document, { candidates: false }), fakeNetworks(document, { roles, columns: all }).lineItems!);
  const trace = newTrace(without);
  const items = lineItemsOf(pieces, { decimal: 'comma', trace }).map(({ cells }) => [cells.PositionId?.value, cells.ItemId?.value, cells.Description?.value]);
  return { items, trace };
}

const table = `
  OZ            Leistung        Betrag
  01.02.0010    Mauerwerk       50,20
  01.02.0035    Stürze          28,00
  01.03.0010    Putz            31,10`;
const words = ['Mauerwerk', 'Stürze', 'Putz'];
/** Rows whose first words stay articles. */
const articles = [
  [undefined, '4471', 'Mauerwerk'],
  [undefined, '4472', 'Stürze'],
];
const asDays = { DeliveryDate: ['01.02.0010', '01.02.0035', '01.03.0010'], Description: words };

for (const [what, text, columns, expected] of [
  [
    'that read as days',
    table,
    asDays,
    [
      ['01.02.0010', undefined, 'Mauerwerk'],
      ['01.02.0035', undefined, 'Stürze'],
      ['01.03.0010', undefined, 'Putz'],
    ],
  ],
  [
    'before an article, in one cell with it',
    `
  Pos.    Material   Text        Betrag
  0010    4471-22    Mauerwerk   50,20
  0020    4471-35    Stürze      28,00`,
    { ItemId: ['0010', '4471-22', '0020', '4471-35'], Description: words },
    [
      ['0010', '4471-22', 'Mauerwerk'],
      ['0020', '4471-35', 'Stürze'],
    ],
  ],
  [
    'but not articles',
    `
  Art.-Nr.    Text        Betrag
  4471        Mauerwerk   50,20
  4472        Stürze      28,00`,
    { ItemId: ['4471', '4472'], Description: words },
    articles,
  ],
  [
    'but not where articles have a heading above',
    `
  Art.
  Pos.    Text        Betrag
  4471    Mauerwerk   50,20
  4472    Stürze      28,00`,
    { ItemId: ['4471', '4472'], Description: words },
    articles,
  ],
  [
    'but not the same in all rows',
    `
  Pos.    Text        Betrag
  4471    Mauerwerk   50,20
  4471    Stürze      28,00`,
    { ItemId: ['4471'], Description: words },
    [
      [undefined, '4471', 'Mauerwerk'],
      [undefined, '4471', 'Stürze'],
    ],
  ],
  [
    'but not words of the name in most rows',
    `
  Pos.      Text                 Betrag
  Mauer     aus Stein            50,20
  2 Stürze  darüber              28,00`,
    { Description: ['Mauer', 'aus', 'Stein', '2', 'Stürze', 'darüber'] },
    [
      [undefined, undefined, 'Mauer aus Stein'],
      [undefined, undefined, '2 Stürze darüber'],
    ],
  ],
  [
    'but not below the next heading',
    `
  Pos.    Art.     Text        Betrag
          4471     Mauerwerk   50,20
          4472     Stürze      28,00`,
    { ItemId: ['4471', '4472'], Description: words },
    articles,
  ],
] as const)
  test(`numbers of rows: ${what}`, async () => assert.deepEqual((await found(text, columns)).items, expected));

test('items.positions: is left out by its name, and says what it changed', async () => {
  assert.deepEqual((await found(table, asDays, ['items.positions'])).items[0], [undefined, undefined, 'Mauerwerk']);
  const { trace } = await found(table, asDays);
  assert.ok(trace.changes.some(({ step }) => step === 'items.positions'));
});
