/** One heading over the columns of a rate and its amount. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random } from '../../../../../src/random.js';
import type { Column } from '../../../../../src/synthesis/layout/table/column.js';
import { spanningHeadings } from '../../../../../src/synthesis/layout/table/headings/spanning.js';
import { scene as newScene } from '../../../../../src/synthesis/layout/scene.js';
import { syntheticFacts } from '../../../../../src/synthesis/synthetic-facts.js';

const column = (name: string, header: string): Column => ({ name, header, align: 'right', cell: () => [] });
const facts = syntheticFacts(random('spanning'), { languages: ['en'] });
const headingsOf = (columns: readonly Column[]) =>
  Array.from({ length: 40 }, (_, i) => spanningHeadings(newScene(facts, random('spanning page', i)), columns)).filter(({ over }) => over.length > 0);

const cases: readonly (readonly [what: string, columns: readonly Column[], over: readonly (readonly [number, string])[]])[] = [
  ['rate and amount', [column('description', 'Item'), column('vatRate', 'VAT %'), column('vatAmount', 'VAT'), column('total', 'Total')], [[1, 'VAT']]],
  ['discount and its amount', [column('discount', 'Disc. (%)'), column('discountAmount', 'Discount')], [[0, 'Disc.']]],
  [
    'two taxes',
    [column('other', 'CGST %'), column('other', 'CGST Amt'), column('other', 'SGST%'), column('other', 'SGST')],
    [
      [0, 'CGST'],
      [2, 'SGST'],
    ],
  ],
];
for (const [what, columns, over] of cases) {
  test(`spanning headings: ${what}`, () => {
    const drawn = headingsOf(columns);
    assert.ok(drawn.length > 10 && drawn.length < 35, `${drawn.length} of 40 tables`);
    for (const each of drawn) {
      assert.deepEqual(
        each.over.map(({ column, text }) => [column, text]),
        over,
      );
      assert.ok(each.columns.every(({ header }) => header !== ''));
    }
  });
}

test('spanning headings: none over columns of different taxes', () => {
  assert.equal(headingsOf([column('other', 'CGST'), column('other', 'SGST'), column('vatRate', 'VAT %'), column('total', 'Total')]).length, 0);
});
