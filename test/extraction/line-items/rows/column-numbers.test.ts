/** The line that numbers the columns of a form. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { classifyLines } from '../../../../src/extraction/decoding/classify.js';
import { newTrace } from '../../../../src/extraction/decoding/steps.js';
import { lineItemsOf } from '../../../../src/extraction/line-items/line-items.js';
import { encode } from '../../../../src/features/encode.js';
import { drawn } from '../../../drawn.js';
import { fakeNetworks } from '../../fake-networks.js';

/** Totals of the rows; each line is taken for one, and its last word for the total. */
async function totalsIn(text: string, without: readonly string[] = []) {
  const document = drawn(text);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const words = lines.map((line) => line.trim().split(/\s{2,}/));
  const columns = { Description: words.map(([, name]) => name!), TotalAmount: words.map((line) => line.at(-1)!) };
  const pieces = await classifyLines(
    encode(document, { candidates: false }),
    fakeNetworks(document, { roles: lines.map(() => 'start' as const), columns }).lineItems!,
  );
  const trace = newTrace(without);
  return { totals: lineItemsOf(pieces, { decimal: 'comma', trace }).map(({ cells }) => cells.TotalAmount?.value), trace };
}

const table = (numbers: string) => `
${numbers}
1     Scânduri       buc      4       10,00      40,00
2     Cuie           kg       2        6,25      12,50`;

for (const [what, numbers, expected] of [
  ['from nought', '0     1              2        3       4          5', ['40.00', '12.50']],
  ['with what one is computed from', '0     1              2        3       4(2x3)     5', ['40.00', '12.50']],
  ['with blanks in that', '0     1              2        3       4 (2 x 3)  5', ['40.00', '12.50']],
  ['in brackets', '(1)   (2)            (3)      (4)     (5)        (6)', ['40.00', '12.50']],
  ['that do not count up is a row', '0     1              2        3       4          6', ['6.00', '40.00', '12.50']],
  ['of four columns may be a row', '1     2              3        4', ['4.00', '40.00', '12.50']],
] as const)
  test(`items.column-numbers: a line of numbers ${what}`, async () => assert.deepEqual((await totalsIn(table(numbers))).totals, expected));

test('items.column-numbers: is left out by its name, and says what it changed', async () => {
  const text = table('0     1              2        3       4          5');
  assert.deepEqual((await totalsIn(text, ['items.column-numbers'])).totals, ['5.00', '40.00', '12.50']);
  assert.ok((await totalsIn(text)).trace.reasons.some(({ step, because }) => step === 'items.column-numbers' && because === 'it numbers the columns'));
});
