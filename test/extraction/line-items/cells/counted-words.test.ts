/** Quantities and prices within the words of a row. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { classifyLines } from '../../../../src/extraction/decoding/classify.js';
import { newTrace } from '../../../../src/extraction/decoding/steps.js';
import { lineItemsOf } from '../../../../src/extraction/line-items/line-items.js';
import { encode } from '../../../../src/features/encode.js';
import { drawn } from '../../../drawn.js';
import { fakeNetworks } from '../../fake-networks.js';

/** "quantity | unit | price | name" of a row whose last word is its total and all else its name; `columns`: words of other columns. */
async function cellsIn(row: string, columns: Readonly<Record<string, readonly string[]>> = {}, without: readonly string[] = []) {
  const document = drawn(row);
  const words = row.split(/\s+/).filter(Boolean);
  const taken = Object.values(columns).flat();
  const all = { Description: words.slice(0, -1).filter((word) => !taken.includes(word)), TotalAmount: words.slice(-1), ...columns };
  const networks = fakeNetworks(document, { roles: ['start'], columns: all });
  const pieces = await classifyLines(encode(document, { candidates: false }), networks.lineItems!);
  const trace = newTrace(without);
  const [item] = lineItemsOf(pieces, { decimal: 'comma', trace });
  const { Quantity, Unit, UnitPrice, Description } = item!.cells;
  return { text: [Quantity, Unit, UnitPrice, Description].map((cell) => cell?.value ?? '').join(' | '), trace };
}

for (const [what, row, expected] of [
  ['a count before its price', 'Fahrten 4 x 12,50        50,00', '4.0 |  | 12.5000 | Fahrten 4 x 12,50'],
  ['with a unit', 'Geselle 2,5 Std @ 40,00        100,00', '2.5 | Std | 40.0000 | Geselle 2,5 Std @ 40,00'],
  ['with a unit that is joined to it', 'Beratung 6h × 90,00        540,00', '6.0 | h | 90.0000 | Beratung 6h × 90,00'],
  ['with a currency before the price', 'Beratung 6h x R$ 90,00        540,00', '6.0 | h | 90.0000 | Beratung 6h x R$ 90,00'],
  ['with a currency joined to the price', 'Fahrten 4 @ €12,50        50,00', '4.0 |  | 12.5000 | Fahrten 4 @'],
  ['in brackets', 'Geselle (2,5 Std @ 40,00)        100,00', '2.5 | Std | 40.0000 | Geselle (2,5 Std @ 40,00)'],
  ['a price by the hour', 'Geselle 2,5 Std @ 40,00/Std        100,00', '2.5 | Std | 40.0000 | Geselle 2,5 Std @ 40,00/Std'],
  ['sizes that happen to make it up', 'Balken 2 x 4 x 8,00        32,00', ' |  |  | Balken 2 x 4 x 8,00'],
  ['a size without decimals', 'Paket DN 50 x 2        100,00', ' |  |  | Paket DN 50 x 2'],
  ['a size', 'Platte 20 x 30        50,00', ' |  |  | Platte 20 x 30'],
  ['not their product', 'Fahrten 4 x 12,50        60,00', ' |  |  | Fahrten 4 x 12,50'],
  ['nothing', 'Muster 0 x 12,50        0,00', ' |  |  | Muster 0 x 12,50'],
] as const)
  test(`counted words: ${what}`, async () => assert.equal((await cellsIn(row)).text, expected));

test('counted words: a price that is known must be the same', async () => {
  assert.equal((await cellsIn('Fahrten 4 x 12,50   12,50   50,00', { UnitPrice: ['12,50'] })).text.split(' | ')[0], '4.0');
  assert.equal((await cellsIn('Fahrten 4 x 12,50   25,00   50,00', { UnitPrice: ['25,00'] })).text.split(' | ')[2], '25.0000');
});

test('items.counted-words: is left out by its name, and says what it changed', async () => {
  const row = 'Fahrten 4 à 12,50        50,00';
  assert.equal((await cellsIn(row, {}, ['items.counted-words'])).text, ' |  |  | Fahrten 4 à 12,50');
  const { trace } = await cellsIn(row);
  assert.ok(trace.changes.some(({ step }) => step === 'items.counted-words'));
  assert.ok(trace.reasons.some(({ because }) => because === '"4 à 12,50" is the total'));
});
