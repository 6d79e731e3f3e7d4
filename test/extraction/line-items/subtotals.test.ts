/** The sum below the last row, which is no row's total. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { classifyLines } from '../../../src/extraction/decoding/classify.js';
import { newTrace } from '../../../src/extraction/decoding/steps.js';
import { lineItemsOf } from '../../../src/extraction/line-items/line-items.js';
import { encode } from '../../../src/features/encode.js';
import { drawn } from '../../drawn.js';
import { fakeNetworks } from '../fake-networks.js';

/** Totals of the rows; lines that begin with a letter begin a row, what looks like an amount is a total, surer on lines without words. */
async function totalsIn(text: string, without: readonly string[] = []) {
  const document = drawn(text);
  const lines = text.trimEnd().split('\n').filter(Boolean);
  const words = text.split(/\s+/).filter(Boolean);
  const columns = { Description: words.filter((word) => /^\p{L}/u.test(word)), TotalAmount: words.filter((word) => /^\d/.test(word)) };
  const roles = lines.map((line) => (/^\p{L}/u.test(line) ? ('start' as const) : ('continues' as const)));
  const pieces = await classifyLines(encode(document, { candidates: false }), fakeNetworks(document, { roles, columns }).lineItems!);
  for (const piece of pieces)
    for (const [i, { text: word, line }] of piece.page.tokens.entries())
      for (let c = 0; c < piece.columnCount && /^\d/.test(word) && /^\p{L}/u.test(lines[line]!); c++) piece.columns[i * piece.columnCount + c]! *= 0.99;
  const trace = newTrace(without);
  return { totals: lineItemsOf(pieces, { decimal: 'comma', trace }).map(({ cells }) => cells.TotalAmount?.value), trace };
}

const bill = (below: string) => `
Bretter       40,00
Leisten       12,50
Fracht         7,50
${below}`;

for (const [what, text, expected] of [
  ['the sum of all rows', bill('              60,00'), ['40.00', '12.50', '7.50']],
  ['another amount', bill('              61,00'), ['40.00', '12.50', '61.00']],
  ['a sum two hundredths off', bill('              60,02'), ['40.00', '12.50', '60.02']],
  ['the sum with a word beside it', bill('12345 neue    60,00').replace('12345 ', ''), ['40.00', '12.50', '7.50', '60.00']],
  ['the sum of the rows with a total', bill('              60,00').replace('Leisten       12,50', 'Leisten').replace('60,00', '47,50'), ['40.00', '7.50']],
  ['the only row', 'Fracht         7,50\n               7,50', ['7.50']],
] as const)
  test(`subtotals: below the last row ${what}`, async () => assert.deepEqual((await totalsIn(text)).totals, expected));

test('items.subtotals: is left out by its name, and says what it changed', async () => {
  const text = bill('              60,00');
  assert.deepEqual((await totalsIn(text, ['items.subtotals'])).totals, ['40.00', '12.50', '60.00']);
  assert.ok((await totalsIn(text)).trace.changes.some(({ step }) => step === 'items.subtotals'));
});
