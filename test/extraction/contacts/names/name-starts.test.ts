/** Companies whose first words the network left out get them back; what stands before a name otherwise stays out. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contactsOf, spansOf } from '../../../../src/extraction/contacts/contacts.js';
import { drawn } from '../../../drawn.js';
import { classifiedAs } from '../../saying.js';

const cases: readonly (readonly [text: string, tagged: string, name: string])[] = [
  ['TALLERES DEL NORTE, S.A.', 'DEL NORTE, S.A.', 'TALLERES DEL NORTE, S.A.'],
  ['Gebr. Huber Holz GmbH', 'Huber Holz GmbH', 'Gebr. Huber Holz GmbH'],
  ['Odbiorca: Nowak Transport Sp. z o.o.', 'Transport Sp. z o.o.', 'Nowak Transport Sp. z o.o.'],
  ['Lieferant · Sonnen Apotheke KG', 'Apotheke KG', 'Sonnen Apotheke KG'],
  ['Kunde Muster GmbH', 'Muster GmbH', 'Muster GmbH'],
  ['Herrn Muster GmbH', 'Muster GmbH', 'Muster GmbH'],
  ['Wir danken der Muster GmbH', 'Muster GmbH', 'Muster GmbH'],
  ['Alle Preise Gelten Nur Bei Muster GmbH', 'Muster GmbH', 'Muster GmbH'],
  ['Auftrag 2024 Muster GmbH', 'Muster GmbH', 'Muster GmbH'],
  ['Anna Maria Muster', 'Maria Muster', 'Maria Muster'],
];

for (const [text, tagged, name] of cases)
  test(`name starts: ${text}`, async () => {
    const document = drawn(text);
    const [contact] = contactsOf(spansOf(await classifiedAs(document, { tags: { 'Receiver.Name': [tagged] } }), document), {});
    assert.equal(contact?.fields.Name?.[0]?.value, name);
  });
