/** Which numbers are part of an article's name. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { classifyLines } from '../../../src/extraction/decoding/classify.js';
import { newTrace } from '../../../src/extraction/decoding/steps.js';
import { lineItemsOf } from '../../../src/extraction/line-items/line-items.js';
import { encode } from '../../../src/features/encode.js';
import { drawn } from '../../drawn.js';
import { fakeNetworks } from '../fake-networks.js';

async function nameOf(text: string, columns: Readonly<Record<string, readonly string[]>>, without: readonly string[] = []) {
  const document = drawn(text);
  const roles = text.split('\n').map((_, at) => (at === 0 ? ('start' as const) : ('continues' as const)));
  const pieces = await classifyLines(encode(document, { candidates: false }), fakeNetworks(document, { roles, columns }).lineItems!);
  const trace = newTrace(without);
  return { name: lineItemsOf(pieces, { decimal: 'comma', trace })[0]?.cells.Description?.value, trace };
}

for (const [what, text, columns, expected] of [
  ['within it', 'Leergut 0,15 EURO      4,50', { Description: ['Leergut', 'EURO'], TotalAmount: ['4,50'] }, 'Leergut 0,15 EURO'],
  ['behind it', 'Schorle 0,25      4,50', { Description: ['Schorle'], TotalAmount: ['4,50'] }, 'Schorle 0,25'],
  ['signs within it', 'Schrauben # 9 x 30      4,50', { Description: ['Schrauben', '30'], TotalAmount: ['4,50'] }, 'Schrauben # 9 x 30'],
  ['a letter behind it', 'Schorle B      4,50', { Description: ['Schorle'], TotalAmount: ['4,50'] }, 'Schorle'],
  ['with signs between', 'Miete 01.03.2024 - 31.03.2024      4,50', { Description: ['Miete'], TotalAmount: ['4,50'] }, 'Miete 01.03.2024 - 31.03.2024'],
  ['before a sign', 'Schorle 2 x      4,50', { Description: ['Schorle'], TotalAmount: ['4,50'] }, 'Schorle'],
  ['before its unit', 'Schorle 2 Stk      4,50', { Description: ['Schorle'], Unit: ['Stk'], TotalAmount: ['4,50'] }, 'Schorle'],
  ['of a rate', 'Schorle 19%      4,50', { Description: ['Schorle'], TotalAmount: ['4,50'] }, 'Schorle'],
  ['of another column', 'Schorle 2      4,50', { Description: ['Schorle'], Quantity: ['2'], TotalAmount: ['4,50'] }, 'Schorle'],
  ['in another cell', 'Schorle      0,25      4,50', { Description: ['Schorle'], TotalAmount: ['4,50'] }, 'Schorle'],
  ['on a line of its own', 'Schorle      4,50\n0,25', { Description: ['Schorle'], TotalAmount: ['4,50'] }, 'Schorle'],
] as const)
  test(`whole names: a number ${what}`, async () => assert.equal((await nameOf(text, columns)).name, expected));

test('items.whole-names: is left out by its name, and says what it changed', async () => {
  const columns = { Description: ['Schorle'], TotalAmount: ['4,50'] };
  assert.equal((await nameOf('Schorle 0,25      4,50', columns, ['items.whole-names'])).name, 'Schorle');
  assert.ok((await nameOf('Schorle 0,25      4,50', columns)).trace.changes.some(({ step }) => step === 'items.whole-names'));
});
