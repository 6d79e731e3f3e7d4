/** What of a party's name is its name. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { contactsOf, spansOf } from '../../../../src/extraction/contacts/contacts.js';
import { isPartyKey, isPerson, once, withoutPartyKey } from '../../../../src/extraction/contacts/names/party-names.js';
import { drawn } from '../../../drawn.js';
import { classifiedAs } from '../../saying.js';

for (const [text, name] of [
  ['Absender Muster GmbH', 'Muster GmbH'],
  ['Objednávateľ Alfa s. r. o.', 'Alfa s. r. o.'],
  ['Kunde 6 A/S', 'Kunde 6 A/S'],
  ['Cliente SA de CV', 'Cliente SA de CV'],
  ['Buyer Company', 'Buyer Company'],
  ['Firma Testowa SA', 'Firma Testowa SA'],
] as const)
  test(`party-names: without its key ${text} is ${name}`, () => assert.equal(withoutPartyKey(text), name));

for (const [text, is] of [
  ['Anna Jäger', true],
  ['S. Kooijman', true],
  ['Anna Jäger GmbH', false],
  ['Anna', false],
  ['Sanitär Heizung', false],
  ['Lager 7', false],
] as const)
  test(`party-names: ${text} is ${is ? 'a person' : 'none'}`, () => assert.equal(isPerson(text), is));

test('party-names: a name of both columns counts once', () => {
  assert.equal(once('Beta Bau SE Beta Bau SE'), 'Beta Bau SE');
  assert.equal(once('Duran Duran Duran'), 'Duran Duran Duran');
  assert.equal(once('Duran Duran'), 'Duran Duran');
});
test('party-names: keys', () => assert.deepEqual(['Bill To:', 'ODBERATEĽ', 'Muster'].map(isPartyKey), [true, true, false]));

const lines: readonly (readonly [what: string, names: readonly string[], wanted: string])[] = [
  ['a person beneath a company', ['Olive und Wein', 'Anna Jäger'], 'Olive und Wein'],
  ['a name that goes on', ['Kanzlei Berg &', 'Anna Jäger'], 'Kanzlei Berg & Anna Jäger'],
  ['a key above', ['Odberateľ', 'Alfa Stavby'], 'Alfa Stavby'],
  ['a brand above the whole name', ['Alfa Stavby', 'Alfa Stavby s.r.o.'], 'Alfa Stavby s.r.o.'],
  ['a club with its form', ['Turnverein Havel e. V.', 'Uwe Lindau'], 'Turnverein Havel e. V.'],
];
for (const [what, names, wanted] of lines)
  test(`party-names: ${what}`, async () => {
    const document = drawn(names.join('\n'));
    const [contact] = contactsOf(spansOf(await classifiedAs(document, { tags: { 'Sender.Name': names } }), document), {});
    assert.equal(contact?.fields.Name?.[0]?.value, wanted);
  });

for (const [what, short, full, wanted] of [
  ['the name with its legal form wins, wherever it stands', 'KOLAR & PETEK', 'Kolar & Petek d.o.o.', 'Kolar & Petek d.o.o.'],
  ['the given name in full wins over its letter', 'H. Lindqvist', 'Hedda Lindqvist', 'Hedda Lindqvist'],
  ['the firm with its owner’s name wins', 'Colle Alto', 'Azienda Agricola Colle Alto di Rossi Anna', 'Azienda Agricola Colle Alto di Rossi Anna'],
  ['the firm with the given name wins', 'Schreinerei Vogt,', 'Schreinerei Thomas Vogt', 'Schreinerei Thomas Vogt'],
  ['a person behind the firm is none of it', 'Vogt Holzbau', 'Vogt Holzbau Max Vogt', 'Vogt Holzbau'],
  ['another hotel is another', 'Hotel Post', 'Hotel Alte Post Gasthof Krone', 'Hotel Post'],
  ['a department is none of it', 'Muster Bau', 'Buchhaltung Muster Bau', 'Muster Bau'],
  ['another person is another', 'H. Lindqvist', 'Olof Lindqvist', 'H. Lindqvist'],
] as const)
  test(`party-names: ${what}`, async () => {
    const document = drawn(`${short}\nHafenweg 3\n\n\n\n\n\n\n\n${full}`);
    const tags = { 'Sender.Name': [short, full], 'Sender.Street': 'Hafenweg 3' };
    const [contact] = contactsOf(spansOf(await classifiedAs(document, { tags }), document), {});
    assert.equal(contact?.fields.Name?.[0]?.value, wanted);
  });
