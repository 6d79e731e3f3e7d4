/** Which rate the code beside an item means, where the document says it. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { hull } from '../../../../src/document/box.js';
import { noEvidence } from '../../../../src/extraction/decoding/predictions.js';
import { noReasons } from '../../../../src/extraction/decoding/steps.js';
import type { Group, LineItem, Prediction } from '../../../../src/extraction/extraction.js';
import { withRates } from '../../../../src/extraction/line-items/rates/row-rates.js';
import { encode } from '../../../../src/features/encode.js';
import { drawn } from '../../../drawn.js';

/** Rates of the items that the first lines are, each with the total that ends it or the code behind it. `headed`: where the rates of the groups are printed. */
function ratesOf(
  lines: readonly string[],
  count: number,
  rates: readonly string[],
  headed: Readonly<Record<string, string>> = {},
  codes: readonly string[] = [],
) {
  const pages = encode(drawn(lines.join('\n')));
  const tokens = pages[0]!.tokens;
  const prediction = (name: string, value: string, box?: Prediction['box']): Prediction => ({
    ...{ name, value, score: 0.9, evidence: noEvidence },
    ...(box && { box, page: 0 }),
  });
  const items = lines.slice(0, count).map((line, at): LineItem => {
    const [total] = /\d+[.,]\d\d(?!.*\d[.,]\d)/.exec(line)!;
    const own = tokens.filter((token) => token.line === at);
    const box = own.find(({ text }) => text === total)!.box;
    return {
      cells: {
        TotalAmount: prediction('TotalAmount', total.replace(',', '.'), box),
        ...(codes[at] !== undefined && { VatRate: { ...prediction('VatRate', Number(codes[at]).toFixed(1)), text: codes[at] } }),
      },
      ...(codes[at] !== undefined && { rateText: codes[at] }),
      ...{ score: 0.9, page: 0, box: hull(own.map((token) => token.box)) },
    };
  });
  const groups = rates.map((rate): Group => {
    const box = tokens.find(({ text, line }) => line >= count && text === headed[rate])?.box;
    return { name: 'VatGroup', members: [prediction('VatRate', rate, box)] };
  });
  return withRates(items, groups, pages, noReasons).map(({ cells }) => cells.VatRate?.value);
}

const two = ['Brot 3,00 A', 'Seife 4,00 B', 'Milch 1,00 A'];
const both = ['7.0', '19.0', '7.0'];
for (const [what, lines, count, rates, wanted] of [
  ['before the rate', [...two, 'A 7,00% 4,00', 'B 19,00% 4,00'], 3, ['7.0', '19.0'], both],
  ['with a sign between them', [...two, 'A = 7 % MwSt', 'B = 19 % MwSt'], 3, ['7.0', '19.0'], both],
  ['attached to the sign', [...two, 'A: 7%', 'B: 19%'], 3, ['7.0', '19.0'], both],
  ['behind the rate', [...two, '7% (A)', '19% (B)'], 3, ['7.0', '19.0'], both],
  ['digits', ['Brot 3,00 1', 'Seife 4,00 2', '1 7,00% 3,00', '2 19,00% 4,00'], 2, ['7.0', '19.0'], ['7.0', '19.0']],
  ['among the words of the items', ['Brot A 2 x 3,00', 'Seife B 1 x 4,00', 'PTU A 7%', 'PTU B 19%'], 2, ['7.0', '19.0'], ['7.0', '19.0']],
  ['among the words of few items', ['Vitamin B 3,00', 'Seife 4,00', 'Brot 2,00', 'A 7%', 'B 19%'], 3, ['7.0', '19.0'], [undefined, undefined, undefined]],
  ['one of them is explained', [...two, 'A 7%'], 3, ['7.0', '19.0'], ['7.0', undefined, '7.0']],
  ['the only rate, and another code', [...two, 'A 7%'], 3, ['7.0'], ['7.0', undefined, '7.0']],
  ['explained as two', [...two, 'A 7%', 'A 19%'], 3, ['7.0', '19.0'], [undefined, undefined, undefined]],
  ['a rate that the document has not', [...two, 'A 5%', 'B 16%'], 3, ['7.0', '19.0'], [undefined, undefined, undefined]],
  ['a small letter is a word', ['Pasta a mano 3,00', 'Pane a fette 4,00', 'IVA a 22%'], 2, ['22.0', '10.0'], [undefined, undefined]],
  ['numbers behind totals, and one rate', ['Brot 3,00 1', 'Seife 4,00 2', 'MwSt 19%'], 2, ['19.0'], ['19.0', '19.0']],
  ['explained nowhere', two, 3, ['7.0', '19.0'], [undefined, undefined, undefined]],
] as const)
  test(`codes of VAT rates: ${what}`, () => assert.deepEqual(ratesOf(lines, count, rates), wanted));

test('codes of VAT rates: rows below a percent sign, by the place of their rate; a nought is a code', () => {
  const lines = ['Brot 3,00 0', 'Seife 4,00 1', 'MWST % Total', '0 2.6 3.00', '1 8.1 4.00'];
  assert.deepEqual(ratesOf(lines, 2, ['2.6', '8.1'], { '2.6': '2.6', '8.1': '8.1' }, ['0', '1']), ['2.6', '8.1']);
});

test('codes of VAT rates: a rate of the document is none', () => {
  const lines = ['Brot 3,00', 'Seife 4,00', 'Satz 7 19'];
  assert.deepEqual(ratesOf(lines, 2, ['7.0', '19.0'], { '7.0': '7', '19.0': '19' }, ['7', '19']), ['7.0', '19.0']);
});

test('codes of VAT rates: behind totals, where a rate of exchange was read as the rate', () => {
  const lines = ['Brot 3,00 1', 'Seife 4,00 2', '1 7,00% 3,00', '2 19,00% 4,00'];
  assert.deepEqual(ratesOf(lines, 2, ['7.0', '19.0'], {}, ['1.2650', '1.2650']), ['7.0', '19.0']);
});
