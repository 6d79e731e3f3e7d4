/** The number before a street, which the network takes for a postal code: the street's where the block has its code on a line below. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { contactsOf } from '../../../src/extraction/contacts/contacts.js';
import { contactSpans } from '../../../src/extraction/contacts/steps.js';
import { drawn } from '../../drawn.js';
import { classifiedAs } from '../fake-networks.js';

for (const [text, street, expected] of [
  ['4127 NW Alder Ave\n  Elmton 88123', 'NW Alder Ave', '4127 NW Alder Ave'],
  ['41270, Alder Road\n  Elmton 88123', 'Alder Road', '41270, Alder Road'],
  ['4127 NW Alder Ave\n  Elmton', 'NW Alder Ave', 'NW Alder Ave'],
  ['4127 Alderburg\n  Elmton 88123', 'Alderburg', 'Alderburg'],
  ['4127 - CENTRO\n  Elmton 88123', '- CENTRO', 'CENTRO'],
] as const)
  test(`house number: ${text.replaceAll(/\n\s*/g, ' / ')}`, async () => {
    const code = text.split(' ')[0]!;
    const tags = { 'Receiver.Name': 'Klang eG', 'Receiver.ZipCode': [code, '88123'], 'Receiver.Street': street, 'Receiver.City': 'Elmton' };
    const [contact] = contactsOf(contactSpans(await classifiedAs(drawn(`  Klang eG\n  ${text}`), { tags })), {}).filter(({ role }) => role === 'Receiver');
    assert.equal(contact!.fields.Street![0]!.value, expected);
  });
