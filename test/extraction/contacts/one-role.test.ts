/** Whose a name is that the network gives to both parties. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { contactsOf } from '../../../src/extraction/contacts/contacts.js';
import { contactSpans } from '../../../src/extraction/contacts/steps.js';
import { newTrace } from '../../../src/extraction/decoding/steps.js';
import { drawn } from '../../drawn.js';
import { classifiedAs, type FakeOutputs } from '../fake-networks.js';

/** The letterhead is tagged as the receiver's, and the signature as the sender's. */
const page = (signature: string, above = '') => `${above}Nordwind Werke
Talweg 3               030 7654321

Bill to
Ahorn Handel
Bergstr. 9



${signature}`;
const tags: FakeOutputs['tags'] = {
  'Receiver.Name': ['Nordwind Werke', 'Ahorn Handel'],
  'Receiver.Street': ['Talweg 3', 'Bergstr. 9'],
  'Receiver.Phone': '030 7654321',
};

async function found(signature: string, own: FakeOutputs['tags'], above = '', without: readonly string[] = [], source: 'ocr' | 'text' = 'text') {
  const trace = newTrace(without);
  const spans = contactSpans(await classifiedAs(drawn(page(signature, above), { source }), { tags: { ...tags, ...own } }), trace);
  const parties = contactsOf(spans, {}).map(({ role, fields }) => [role, fields.Name?.[0]?.value, fields.Street?.[0]?.value, fields.Phone?.[0]?.value]);
  return { parties, trace };
}
const [signed, misread] = ['For NORDWIND WERKE', 'For NORDWIND WEKKE'];
const sender = ['Sender', 'Nordwind Werke', 'Talweg 3', '0307654321'];
const receiver = ['Receiver', 'Ahorn Handel', 'Bergstr. 9', undefined];

test('one role: a letterhead is the sender’s who signs, with what stands under its name', async () => {
  const named = async (signature: string, source: 'ocr' | 'text') => (await found(signature, { 'Sender.Name': signature.slice(4) }, '', [], source)).parties;
  assert.deepEqual(await named(signed, 'text'), [sender, receiver]);
  assert.deepEqual(await named(misread, 'ocr'), [sender, receiver]);
  assert.equal((await named(misread, 'text'))[0]![2], undefined, 'a text layer is not misread');
});

test('one role: each keeps its own where the sender has another name, or the receiver has no other', async () => {
  const other = await found(signed, { 'Sender.Name': ['Buche & Co', 'NORDWIND WERKE'] }, 'Buche & Co\n\n\n\n\n\n\n\n');
  assert.deepEqual(other.parties[1]![1], 'Nordwind Werke');
  const only = await found(signed, { 'Sender.Name': 'NORDWIND WERKE', 'Receiver.Name': 'Nordwind Werke', 'Other.Name': 'Ahorn Handel' });
  assert.deepEqual(only.parties.find(([role]) => role === 'Receiver')?.[1], 'Nordwind Werke');
});

test('one role: a name in care of whom the receiver is, or below another of its block, stays the receiver’s', async () => {
  for (const care of ['c/o Nordwind Werke', 'Nordwind Werke']) {
    const spans = contactSpans(
      await classifiedAs(drawn(`Nordwind Werke\n\n\n\n\n\n\n\n\n\nAhorn Handel\n${care}\nBergstr. 9\n\n\n\n\n\n\n\n\n\n\nBuche Rat`), {
        tags: { 'Receiver.Name': ['Ahorn Handel', care, 'Buche Rat'], 'Receiver.Street': 'Bergstr. 9', 'Sender.Name': 'Nordwind Werke' },
      }),
    );
    assert.equal(contactsOf(spans, {}).find(({ role }) => role === 'Receiver')?.fields.Street?.[0]?.value, 'Bergstr. 9', care);
  }
});

test('one role: forty names and more are no two parties’', async () => {
  const many = Array.from({ length: 41 }, (_, at) => `Birke ${at}`);
  const spans = contactSpans(
    await classifiedAs(drawn(`${page(signed)}\n\n\n${many.join('\n\n\n')}`), {
      tags: { ...tags, 'Receiver.Name': ['Nordwind Werke', 'Ahorn Handel', ...many], 'Sender.Name': 'NORDWIND WERKE' },
    }),
  );
  assert.ok(spans.some(({ role, text }) => role === 'Receiver' && text === 'Nordwind Werke'));
});

test('contacts.one-role: is left out by its name, and says what it changed', async () => {
  const own = { 'Sender.Name': 'NORDWIND WERKE' };
  assert.equal((await found(signed, own, '', ['contacts.one-role'])).parties[0]![2], undefined);
  assert.ok((await found(signed, own)).trace.changes.some(({ step }) => step === 'contacts.one-role'));
});
