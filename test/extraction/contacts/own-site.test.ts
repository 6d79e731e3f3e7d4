/** Which web address is the sender's where the network says it of none; and addresses that it is not sure of. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { contactSpans } from '../../../src/extraction/contacts/steps.js';
import { newTrace } from '../../../src/extraction/decoding/steps.js';
import { extract } from '../../../src/extraction/extract.js';
import { tagNames } from '../../../src/network/config.js';
import { drawn } from '../../drawn.js';
import { classifiedAs, fakeNetworks, type FakeOutputs } from '../fake-networks.js';

async function siteOf(text: string, tags: FakeOutputs['tags'], without: readonly string[] = []) {
  const document = drawn(text);
  const trace = newTrace(without);
  const { contacts } = await extract(document, fakeNetworks(document, { tags: tags! }), {}, trace);
  return { site: contacts.find(({ role }) => role === 'Sender')?.fields.WebsiteUrl?.[0]?.value, trace };
}

const mail = { 'Sender.Name': 'Muster GmbH', 'Sender.Email': 'post@ahorn-holz.de' };
for (const [what, text, tags, site] of [
  ['below the domain of its mail address', 'Muster GmbH\npost@ahorn-holz.de\nwww.ahorn-holz.de', mail, 'https://ahorn-holz.de'],
  ['of its name', 'Ahorn Holz GmbH\nBesuchen Sie ahornholz.de', { 'Sender.Name': 'Ahorn Holz GmbH' }, 'https://ahornholz.de'],
  [
    'a host below that domain',
    'Muster GmbH\npost@ahorn-holz.co.uk\nshop.ahorn-holz.co.uk',
    { 'Sender.Name': 'Muster GmbH', 'Sender.Email': 'post@ahorn-holz.co.uk' },
    'https://shop.ahorn-holz.co.uk',
  ],
  ['of another domain', 'Muster GmbH\npost@ahorn-holz.de\nwww.buche-druck.de', mail, undefined],
  ['of a name of few letters', 'Ahorn GmbH\nBesuchen Sie ahorn.de', { 'Sender.Name': 'Ahorn GmbH' }, undefined],
  ['another is there', 'Muster GmbH\npost@ahorn-holz.de\nahorn.shop\nwww.ahorn-holz.de', { ...mail, 'Sender.WebsiteUrl': 'ahorn.shop' }, 'https://ahorn.shop'],
  [
    'the receiver’s mail address',
    'Muster GmbH\npost@ahorn-holz.de\nwww.ahorn-holz.de',
    { 'Sender.Name': 'Muster GmbH', 'Receiver.Email': 'post@ahorn-holz.de' },
    undefined,
  ],
] as const)
  test(`own site: ${what}`, async () => assert.equal((await siteOf(text, tags)).site, site));

test('contacts.own-site: is left out by its name, and says what it changed', async () => {
  const text = 'Muster GmbH\npost@ahorn-holz.de\nwww.ahorn-holz.de';
  assert.equal((await siteOf(text, mail, ['contacts.own-site'])).site, undefined);
  assert.ok((await siteOf(text, mail)).trace.changes.some(({ step }) => step === 'contacts.own-site'));
});

test('a lone address is a field on its own from two thirds on, a lone word is none', async () => {
  const pages = await classifiedAs(drawn('Lieferung frei ahornholz.de morgen'), {});
  const likely = (word: string, field: string) => {
    const { page, tags } = pages[0]!;
    const at = page.tokens.findIndex(({ text }) => text === word) * tagNames.length;
    tags.fill(0, at, at + tagNames.length);
    tags[at + tagNames.indexOf(field)] = 0.67;
    tags[at] = 0.33;
  };
  likely('ahornholz.de', 'Sender.WebsiteUrl');
  likely('Lieferung', 'Sender.City');
  assert.deepEqual(
    contactSpans(pages).map(({ field, text }) => [field, text]),
    [['WebsiteUrl', 'ahornholz.de']],
  );
});
