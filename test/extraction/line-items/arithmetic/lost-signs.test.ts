import assert from 'node:assert/strict';
import test from 'node:test';
import { withLostSigns } from '../../../../src/extraction/line-items/arithmetic/lost-signs.js';
import type { Cell } from '../../../../src/extraction/line-items/cells/cell.js';
import { readingsOf } from '../../../../src/extraction/line-items/cells/cell-values.js';

const token = { text: '', box: { x: 0, y: 0, width: 1, height: 1 }, word: 0, start: 0, end: 0, line: 0 };
const cell = (field: Cell['field'], text: string): Cell => ({ field, text, tokens: [token], probability: 0.9 });

const cases: readonly (readonly [
  what: string,
  cells: readonly [quantity: string, price: string, total: string],
  alternatives: Readonly<Record<string, readonly string[]>>,
  values: readonly [price: number, total: number],
  text?: string,
])[] = [
  ['a price without its sign', ['12', '$999', '$119.88'], {}, [9.99, 119.88]],
  ['a price with the sign of thousands left', ['12', '$1,29999', '$15,599.88'], {}, [1299.99, 15599.88]],
  ['a total without its sign', ['2', '4,50', '900'], {}, [4.5, 9]],
  ['prices that are said to be per hundred', ['12', '999', '119,88'], {}, [999, 119.88], 'Kabel 12 999 per 100 119,88'],
  ['what adds up', ['2', '450', '900,00'], { '450': ['430'] }, [450, 900]],
  ['what adds up in no way', ['2', '451', '900,00'], {}, [451, 900]],
  ['another reading of the total', ['3', '19,50', '68,50'], { '68,50': ['66,50', '58,50'] }, [19.5, 58.5]],
  ['another reading of the price', ['3', '18,50', '58,50'], { '18,50': ['19,50'] }, [19.5, 58.5]],
  ['a digit of the total that nobody saw', ['3', '19,50', '68,50'], { '68,50': ['66,50'] }, [19.5, 68.5]],
  ['a digit of the price that nobody saw', ['3', '19,58', '58,50'], {}, [19.58, 58.5]],
  ['another reading of either', ['3', '19,60', '58,50'], { '19,60': ['19,50'], '58,50': ['58,80'] }, [19.6, 58.5]],
];

for (const [what, [quantity, price, total], alternatives, values, text = ''] of cases)
  test(`lost decimal signs: ${what}`, () => {
    const cells = { Quantity: cell('Quantity', quantity), UnitPrice: cell('UnitPrice', price), TotalAmount: cell('TotalAmount', total) };
    const mended = withLostSigns(cells, undefined, text, { isRecognised: () => true, others: (asked) => alternatives[asked.text] ?? [] });
    assert.deepEqual(
      [mended.UnitPrice!, mended.TotalAmount!].map((found) => Number(readingsOf(found)[0])),
      values,
    );
    assert.equal(mended.UnitPrice!.text, price);
  });

test('lost decimal signs: a text layer is as it is', () => {
  const cells = { Quantity: cell('Quantity', '12'), UnitPrice: cell('UnitPrice', '999'), TotalAmount: cell('TotalAmount', '119,88') };
  assert.equal(withLostSigns(cells, undefined, '', { isRecognised: () => false, others: () => [] }), cells);
});
