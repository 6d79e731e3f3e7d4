/** Which numbers behind a name are of it, and which are postal codes. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { contactSpans } from '../../../../src/extraction/contacts/steps.js';
import { newTrace } from '../../../../src/extraction/decoding/steps.js';
import { drawn } from '../../../drawn.js';
import { classifiedAs } from '../../fake-networks.js';

async function spansOf(text: string, tags: Readonly<Record<string, string>>, without: readonly string[] = []) {
  const trace = newTrace(without);
  const spans = contactSpans(await classifiedAs(drawn(text), { tags }), trace);
  return { texts: spans.map(({ field, text: own }) => `${field} ${own}`), trace };
}

const [text, tags] = ['Strata Plan 4417\n3140 Bern', { 'Receiver.Name': 'Strata Plan', 'Receiver.ZipCode': '4417', 'Receiver.City': 'Bern' }] as const;
const own = ['Name Strata Plan', 'ZipCode 4417'];

for (const [what, printed, codes, texts] of [
  ['the party has another code', text, ['4417', '3140'], ['Name Strata Plan 4417', 'ZipCode 3140', 'City Bern']],
  ['the party has no other', text, ['4417'], [...own, 'City Bern']],
  ['words follow it in its cell', 'Strata Plan 4417 Bern\n3140 Thun', ['4417', '3140'], [...own, 'City Bern', 'ZipCode 3140']],
  ['it stands in another cell', 'Strata Plan          4417\n3140 Bern', ['4417', '3140'], [...own, 'ZipCode 3140', 'City Bern']],
] as const)
  test(`numbers behind names: ${what}`, async () =>
    assert.deepEqual((await spansOf(printed, { ...tags, 'Receiver.ZipCode': codes } as unknown as Readonly<Record<string, string>>)).texts, texts));

test('contacts.numbered-names: is left out by its name, and says what it changed', async () => {
  const both = { ...tags, 'Receiver.ZipCode': ['4417', '3140'] } as unknown as Readonly<Record<string, string>>;
  assert.deepEqual((await spansOf(text, both, ['contacts.numbered-names'])).texts, [...own, 'ZipCode 3140', 'City Bern']);
  assert.ok((await spansOf(text, both)).trace.changes.some(({ step }) => step === 'contacts.numbered-names'));
});
