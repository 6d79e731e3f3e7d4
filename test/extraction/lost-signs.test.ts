import assert from 'node:assert/strict';
import test from 'node:test';
import { withLostSigns } from '../../src/extraction/lost-signs.js';
import type { Cell } from '../../src/extraction/cell.js';
import { readingsOf } from '../../src/extraction/table-cells.js';

const token = { text: '', box: { x: 0, y: 0, width: 1, height: 1 }, word: 0, start: 0, end: 0, line: 0 };
const cell = (field: Cell['field'], text: string): Cell => ({ field, text, tokens: [token], probability: 0.9 });

for (const [what, quantity, price, total, text, source, values] of [
  ['a price without its sign', '12', '$999', '$119.88', '', 'ocr', [9.99, 119.88]],
  ['a price with the sign of thousands left', '12', '$1,29999', '$15,599.88', '', 'ocr', [1299.99, 15599.88]],
  ['a total without its sign', '2', '4,50', '900', '', 'ocr', [4.5, 9]],
  ['a text layer is as it is', '12', '999', '119,88', '', 'text', [999, 119.88]],
  ['prices that are said to be per hundred', '12', '999', '119,88', 'Kabel 12 999 per 100 119,88', 'ocr', [999, 119.88]],
  ['what adds up', '2', '450', '900,00', '', 'ocr', [450, 900]],
  ['what adds up in no way', '2', '451', '900,00', '', 'ocr', [451, 900]],
  ['a misread digit of the total', '3', '19,50', '68,50', '', 'ocr', [19.5, 58.5]],
  ['a misread digit of the price', '3', '18,50', '58,50', '', 'ocr', [18.5, 58.5]], // "9" is not taken for an "8"
  ['a misread digit of the price that looks alike', '3', '19,58', '58,50', '', 'ocr', [19.5, 58.5]],
  ['a misread digit of either', '3', '19,60', '58,50', '', 'ocr', [19.6, 58.5]],
  ['a misread digit in a text layer', '3', '19,50', '68,50', '', 'text', [19.5, 68.5]],
] as const) {
  test(`lost decimal signs: ${what}`, () => {
    const cells = { Quantity: cell('Quantity', quantity), UnitPrice: cell('UnitPrice', price), TotalAmount: cell('TotalAmount', total) };
    const mended = withLostSigns(cells, undefined, text, () => source === 'ocr');
    assert.deepEqual(
      [mended.UnitPrice!, mended.TotalAmount!].map((found) => Number(readingsOf(found)[0])),
      values,
    );
    assert.equal(mended.UnitPrice!.text, price);
  });
}
