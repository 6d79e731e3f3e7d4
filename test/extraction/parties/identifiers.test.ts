/** Details that exclude each other: one number is given to one of them. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { chooseExclusive, exclusiveDetails } from '../../../src/extraction/parties/identifiers.js';
import { drawn } from '../../drawn.js';
import { rankingsOf, type FakeOutputs } from '../fake-networks.js';

async function identifiers(details: FakeOutputs['details'], text = 'Rechnung 4711  Kunde 815  Auftrag 99-2024', least = 0.35) {
  const chosen = chooseExclusive(await rankingsOf(drawn(text), { details: details! }), [...exclusiveDetails], { least });
  return Object.fromEntries([...chosen].flatMap(([name, ranked]) => (ranked ? [[name, ranked.value]] : [])));
}

for (const [what, details, chosen] of [
  ['each its own', { InvoiceId: { '4711': 5 }, CustomerId: { '815': 5 } }, { InvoiceId: '4711', CustomerId: '815' }],
  ['who wants it most keeps it', { InvoiceId: { '4711': 2 }, CustomerId: { '4711': 5 } }, { CustomerId: '4711' }],
  ['the loser takes its next best', { InvoiceId: { '4711': 2, '99-2024': 2 }, CustomerId: { '4711': 5 } }, { CustomerId: '4711', InvoiceId: '99-2024' }],
  ['parts of it are taken too', { InvoiceId: { '99-2024': 5 }, CustomerId: { '2024': 4, '99': 4 } }, { InvoiceId: '99-2024' }],
  ['nothing likely, nothing chosen', { InvoiceId: { '4711': -3 } }, {}],
] as const) {
  test(`identifiers: ${what}`, async () => assert.deepEqual(await identifiers(details as FakeOutputs['details']), chosen));
}

test('identifiers: the best match is given where it is forced', async () => {
  assert.equal((await identifiers({ InvoiceId: { '4711': -3 } }, 'Rechnung 4711', 0)).InvoiceId, '4711');
});
