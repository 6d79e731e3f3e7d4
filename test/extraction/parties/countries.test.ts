/** Countries of the parties by the ids that were decided to be theirs, whatever the network took each for. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { extract } from '../../../src/extraction/extract.js';
import type { ExtractOptions } from '../../../src/extraction/options.js';
import { drawn } from '../../drawn.js';
import { fakeNetworks, type FakeOutputs } from '../fake-networks.js';

const [austrian, german, iban] = ['ATU57780814', 'DE126695416', 'AT611904300234573201'];
/** Without letters of their countries. */
const [indian, norwegian] = ['27AAPFU0939F1ZV', '923609016MVA'];
const letter = `
  Muster OG


  Kunde AG
  USt-IdNr. ${german}





  Konto ${iban}
  UID: ${austrian}
  ${indian}
  ${norwegian}`;
const tags = { 'Sender.Name': 'Muster OG', 'Receiver.Name': 'Kunde AG' };

const cases: readonly (readonly [what: string, details: FakeOutputs['details'], options: ExtractOptions, sender: string, receiver: string])[] = [
  ['each by its id', { SenderVatId: { [austrian]: 5 }, ReceiverVatId: { [german]: 5 } }, {}, 'AT', 'DE'],
  ["the caller's list of receivers", { SenderVatId: { [german]: 5 }, Iban: { [iban]: 5 } }, { receiverVatIds: [german] }, 'AT', 'DE'],
  ["the caller's list of senders", { SenderVatId: { [german]: 5 }, ReceiverVatId: { [german]: 4 } }, { senderVatIds: [austrian] }, 'AT', 'DE'],
  ['by the account', { Iban: { [iban]: 5 } }, {}, 'AT', 'AT'],
  ['an Indian number', { SenderVatId: { [indian]: 5 } }, {}, 'IN', 'IN'],
  ['a Norwegian number', { SenderVatId: { [norwegian]: 5 } }, {}, 'NO', 'NO'],
  ['by nothing', {}, {}, 'SI', 'SI'],
  ['forced ids say nothing', {}, { forceBestMatch: true }, 'SI', 'SI'],
  ['the caller knows the receiver', { ReceiverVatId: { [german]: 5 } }, { receiverCountry: 'ch' }, 'SI', 'CH'],
];

for (const [what, details, options, sender, receiver] of cases)
  test(`countries: ${what}`, async () => {
    const document = drawn(letter, { countries: ['SI'] });
    const { contacts } = await extract(document, fakeNetworks(document, { details: details!, tags }), options);
    const countryOf = (role: string) => contacts.find((contact) => contact.role === role)?.fields.Country?.[0]?.value;
    assert.deepEqual([countryOf('Sender'), countryOf('Receiver')], [sender, receiver]);
  });

test('countries: a Mexican number that begins as a French one', async () => {
  const document = drawn('Muster SA\n\n\nRFC FRI850101AB3', { countries: ['ES'] });
  const details = { SenderVatId: { FRI850101AB3: 5 } };
  const { contacts } = await extract(document, fakeNetworks(document, { details, tags: { 'Sender.Name': 'Muster SA' } }));
  assert.equal(contacts.find(({ role }) => role === 'Sender')?.fields.Country?.[0]?.value, 'MX');
});
