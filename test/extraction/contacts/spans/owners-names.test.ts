/** Names of the owners of a house: its street and number are of them, and who manages it is not the receiver. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { contactSpans } from '../../../../src/extraction/contacts/steps.js';
import { newTrace } from '../../../../src/extraction/decoding/steps.js';
import { drawn } from '../../../drawn.js';
import { classifiedAs } from '../../fake-networks.js';

type Tags = Readonly<Record<string, string | readonly string[]>>;

async function spansOf(text: string, tags: Tags, without: readonly string[] = []) {
  const trace = newTrace(without);
  const spans = contactSpans(await classifiedAs(drawn(text), { tags }), trace);
  return { texts: spans.map(({ field, text: own }) => `${field} ${own}`), trace };
}

const [text, tags] = ['CONDOMINIO VIA VERDI 4\nc/o Studio Neri', { 'Receiver.Name': 'CONDOMINIO VIA', 'Receiver.Street': 'VERDI 4' }] as const;

for (const [what, printed, tagged, texts] of [
  ['its street and number', text, tags, ['Name CONDOMINIO VIA VERDI 4']],
  ['who manages it below', 'WEG Seeweg 4–8\nHausverwaltung Kern', { 'Receiver.Name': 'Hausverwaltung Kern' }, ['Name WEG Seeweg 4–8']],
  ['in whose care, on its line', 'Brf Eken 3 c/o Nord AB', { 'Receiver.Name': 'Brf Eken 3 c/o Nord AB' }, ['Name Brf Eken 3']],
  [
    'a number that was taken for a code',
    'Body Corporate 4417\n3140 Bern',
    { 'Receiver.Name': 'Body Corporate', 'Receiver.ZipCode': ['4417', '3140'] },
    ['Name Body Corporate 4417', 'ZipCode 3140'],
  ],
  ['the town behind it is none of it', 'WEG Seeweg 4 Bern', { 'Receiver.Name': 'WEG', 'Receiver.City': 'Bern' }, ['Name WEG Seeweg 4', 'City Bern']],
  ['not a sender', 'CONDOMINIO VIA VERDI 4', { 'Sender.Name': 'CONDOMINIO VIA' }, ['Name CONDOMINIO VIA']],
  ['not a word that begins so', 'Wegener Bau 4\nKern', { 'Receiver.Name': 'Kern' }, ['Name Kern']],
  ['not far above', 'WEG Seeweg 4\n\n\n\nKern', { 'Receiver.Name': 'Kern' }, ['Name Kern']],
] as const)
  test(`owners of a house: ${what}`, async () => assert.deepEqual((await spansOf(printed, tagged as Tags)).texts, texts));

test('contacts.owners-names: is left out by its name, and says what it changed', async () => {
  assert.deepEqual((await spansOf(text, tags, ['contacts.owners-names'])).texts, ['Name CONDOMINIO VIA', 'Street VERDI 4']);
  assert.ok((await spansOf(text, tags)).trace.changes.some(({ step }) => step === 'contacts.owners-names'));
});
