/** What tills take off an item on the line below it. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { classifyLines } from '../../../src/extraction/decoding/classify.js';
import { newTrace } from '../../../src/extraction/decoding/steps.js';
import { lineItemsOf } from '../../../src/extraction/line-items/line-items.js';
import { encode } from '../../../src/features/encode.js';
import { drawn } from '../../drawn.js';
import { fakeNetworks } from '../fake-networks.js';

/** Name, total and discount of each row; all lines behind the first continue it where they begin with a blank. */
async function found(text: string, columns: Readonly<Record<string, readonly string[]>>, without: readonly string[] = []) {
  const lines = text.split('\n');
  const roles = lines.map((line) => (line.startsWith(' ') ? ('continues' as const) : ('start' as const)));
  const document = drawn(text);
  const pieces = await classifyLines(encode(document, { candidates: false }), fakeNetworks(document, { roles, columns }).lineItems!);
  return lineItemsOf(pieces, { decimal: 'comma', trace: newTrace(without) }).map(({ cells }) =>
    [cells.Description, cells.TotalAmount, cells.Discount].map((cell) => cell?.value),
  );
}

const tea = ['Tee', 'lose'];
for (const [what, text, columns, expected] of [
  ['taken for a total', 'Tee lose   4,50\n  Aktion   -0,50', { Description: tea, TotalAmount: ['4,50', '-0,50'] }, ['Tee lose', '4.50', '-0,50']],
  ['a minus behind it', 'Tee lose   4,50\n  Aktion   0,50-', { Description: tea, TotalAmount: ['4,50', '0,50-'] }, ['Tee lose', '4.50', '0,50-']],
  [
    'its words taken for the name',
    'Tee lose   4,50\n  Aktion   -0,50',
    { Description: [...tea, 'Aktion'], TotalAmount: ['4,50'] },
    ['Tee lose', '4.50', '-0,50'],
  ],
  ['more than the total', 'Tee lose   4,50\n  Aktion   -5,50', { Description: tea, TotalAmount: ['4,50'] }, ['Tee lose', '4.50', undefined]],
  ['no minus', 'Tee lose   4,50\n  Aktion   0,50', { Description: tea, TotalAmount: ['4,50'] }, ['Tee lose', '4.50', undefined]],
  ['two of them', 'Tee lose   4,50\n  Aktion   -0,50\n  Karte   -0,20', { Description: tea, TotalAmount: ['4,50'] }, ['Tee lose', '4.50', undefined]],
  [
    'with its percentage',
    'Tee lose   4,50\n  Aktion 10%   -0,45',
    { Description: tea, Discount: ['10%'], TotalAmount: ['4,50', '-0,45'] },
    ['Tee lose', '4.50', '-0,45'],
  ],
  [
    'beside a discount',
    'Tee lose   10%   4,50\n  Aktion   -0,50',
    { Description: tea, Discount: ['10%'], TotalAmount: ['4,50', '-0,50'] },
    ['Tee lose', '4.50', '10%'],
  ],
] as const)
  test(`a discount below its item: ${what}`, async () => assert.deepEqual(await found(text, columns), [expected]));

test('a row of its own stays one; without the step nothing is taken off', async () => {
  const columns = { Description: [...tea, 'Leergut'], TotalAmount: ['4,50', '-0,50'] };
  assert.deepEqual(await found('Tee lose   4,50\nLeergut   -0,50', columns), [
    ['Tee lose', '4.50', undefined],
    ['Leergut', '-0.50', undefined],
  ]);
  assert.deepEqual(await found('Tee lose   4,50\n  Aktion   -0,50', { Description: tea, TotalAmount: ['4,50', '-0,50'] }, ['items.discounts-below']), [
    ['Tee lose', '4.50', undefined],
  ]);
});
