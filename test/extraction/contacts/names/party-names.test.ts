/** What of a party's name is its name. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { contactsOf } from '../../../../src/extraction/contacts/contacts.js';
import { contactSpans } from '../../../../src/extraction/contacts/steps.js';
import { isPartyKey, isPerson } from '../../../../src/extraction/contacts/names/party-names.js';
import { drawn } from '../../../drawn.js';
import { classifiedAs } from '../../fake-networks.js';

for (const [text, is] of [
  ['Anna Jäger', true],
  ['S. Kooijman', true],
  ['Anna Jäger GmbH', false],
  ['Anna', false],
  ['Sanitär Heizung', false],
  ['Lager 7', false],
] as const)
  test(`party-names: ${text} is ${is ? 'a person' : 'none'}`, () => assert.equal(isPerson(text), is));

test('party-names: keys', () => assert.deepEqual(['Bill To:', 'ODBERATEĽ', 'Muster'].map(isPartyKey), [true, true, false]));

const lines: readonly (readonly [what: string, names: readonly string[], wanted: string])[] = [
  ['a person beneath a company', ['Olive und Wein', 'Anna Jäger'], 'Olive und Wein'],
  ['a name that goes on', ['Kanzlei Berg &', 'Anna Jäger'], 'Kanzlei Berg & Anna Jäger'],
  ['a key above', ['Odberateľ', 'Alfa Stavby'], 'Alfa Stavby'],
  ['a club with its form', ['Turnverein Havel e. V.', 'Uwe Lindau'], 'Turnverein Havel e. V.'],
];
for (const [what, names, wanted] of lines)
  test(`party-names: ${what}`, async () => {
    const document = drawn(names.join('\n'));
    const [contact] = contactsOf(contactSpans(await classifiedAs(document, { tags: { 'Sender.Name': names } })), {});
    assert.equal(contact?.fields.Name?.[0]?.value, wanted);
  });
