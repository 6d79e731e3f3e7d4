/** Which words a bracket that opens in an article's name adds to it. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { classifyLines } from '../../../../src/extraction/decoding/classify.js';
import { newTrace } from '../../../../src/extraction/decoding/steps.js';
import { lineItemsOf } from '../../../../src/extraction/line-items/line-items.js';
import { encode } from '../../../../src/features/encode.js';
import { drawn } from '../../../drawn.js';
import { fakeNetworks } from '../../fake-networks.js';

async function cellsOf(text: string, columns: Readonly<Record<string, readonly string[]>>, without: readonly string[] = []) {
  const document = drawn(text);
  const roles = text.split('\n').map((_, at) => (at === 0 ? ('start' as const) : ('continues' as const)));
  const all = { Description: ['Pumpe', '(S/N'], TotalAmount: ['4,50'], ...columns };
  const pieces = await classifyLines(encode(document, { candidates: false }), fakeNetworks(document, { roles, columns: all }).lineItems!);
  const trace = newTrace(without);
  const [item] = lineItemsOf(pieces, { decimal: 'comma', trace });
  return { cells: [item?.cells.Description?.value, item?.cells.ItemId?.value], trace };
}

for (const [what, text, columns, expected] of [
  ['articles within it', 'Pumpe (S/N KC-081, KC-082)      4,50', { ItemId: ['KC-081,', 'KC-082)'] }, ['Pumpe (S/N KC-081, KC-082)', undefined]],
  ['on the next line', 'Pumpe (S/N      4,50\nKC-081)', {}, ['Pumpe (S/N KC-081)', undefined]],
  ['behind an article before the name', 'P-1   Pumpe (S/N KC-081)      4,50', { ItemId: ['P-1', 'KC-081)'] }, ['Pumpe (S/N KC-081)', 'P-1']],
  ['none where nothing closes it', 'Pumpe (S/N KC-081      4,50', { ItemId: ['KC-081'] }, ['Pumpe (S/N', 'KC-081']],
  ['none in another cell', 'Pumpe (S/N      KC-081)      4,50', { ItemId: ['KC-081)'] }, ['Pumpe (S/N', 'KC-081)']],
  ['none that are a quantity', 'Pumpe (S/N 2)      4,50', { Quantity: ['2)'] }, ['Pumpe (S/N', undefined]],
  ['none where it closes', 'Pumpe (S/N) KC-081      4,50', { Description: ['Pumpe', '(S/N)'], ItemId: ['KC-081'] }, ['Pumpe (S/N)', 'KC-081']],
] as const)
  test(`words of brackets: ${what}`, async () => assert.deepEqual((await cellsOf(text, columns)).cells, expected));

test('items.bracketed-words: is left out by its name, and says what it changed', async () => {
  const text = 'Pumpe (S/N KC-081)      4,50';
  assert.deepEqual((await cellsOf(text, { ItemId: ['KC-081)'] }, ['items.bracketed-words', 'items.whole-names'])).cells, ['Pumpe (S/N', 'KC-081)']);
  assert.ok((await cellsOf(text, { ItemId: ['KC-081)'] })).trace.changes.some(({ step }) => step === 'items.bracketed-words'));
});
