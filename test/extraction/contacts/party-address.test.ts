/** Which street, code and town are a party's address where several are tagged. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { contactsOf } from '../../../src/extraction/contacts/contacts.js';
import { contactSpans } from '../../../src/extraction/contacts/steps.js';
import { drawn } from '../../drawn.js';
import { classifiedAs, type FakeOutputs } from '../fake-networks.js';

for (const [what, text, own, country, address] of [
  [
    'a county below the town',
    'Unit 14\nRedditch\nWorcestershire\nB98 9EX',
    { Street: 'Unit 14', City: ['Redditch', 'Worcestershire'], ZipCode: 'B98 9EX' },
    'GB',
    { Street: 'Unit 14', ZipCode: 'B98 9EX', City: 'Redditch' },
  ],
  [
    'a box at the post office beside a street',
    `Postfach 22 44\n40748 Langenfeld\n${'\n\nPosten'.repeat(6)}\n\nIndustriestraße 60\n40764 Langenfeld`,
    { Street: ['Postfach 22 44', 'Industriestraße 60'], ZipCode: ['40748', '40764'], City: ['Langenfeld', 'Langenfeld'] },
    'DE',
    { Street: 'Industriestraße 60', ZipCode: '40764', City: 'Langenfeld' },
  ],
  [
    'a box at the post office alone',
    'Postfach 22 44\n40748 Langenfeld',
    { Street: 'Postfach 22 44', ZipCode: '40748', City: 'Langenfeld' },
    'DE',
    { Street: 'Postfach 22 44', ZipCode: '40748', City: 'Langenfeld' },
  ],
] as const)
  test(`contacts: ${what}`, async () => {
    const sender = Object.fromEntries(Object.entries(own).map(([field, words]) => [`Sender.${field}`, words])) as NonNullable<FakeOutputs['tags']>;
    const [contact] = contactsOf(contactSpans(await classifiedAs(drawn(text), { tags: sender })), { Sender: { country } });
    assert.deepEqual(Object.fromEntries(Object.keys(address).map((field) => [field, contact!.fields[field as keyof typeof address]![0]!.value])), address);
  });
