/** What of a party's name is its name. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { contactsOf } from '../../../src/extraction/contacts/contacts.js';
import { contactSpans } from '../../../src/extraction/contacts/steps.js';
import { drawn } from '../../drawn.js';
import { classifiedAs } from '../fake-networks.js';

const lines: readonly (readonly [what: string, names: readonly string[], wanted: string])[] = [
  ['a person beneath a company', ['Olive und Wein', 'Anna Jäger'], 'Olive und Wein'],
  ['a person above a company', ['Anna Maria Jäger', 'Olivenhof Wein'], 'Olivenhof Wein'],
  ['a person with a title above a company', ['Mrs Anna Maria Jäger', 'Olivenhof Wein'], 'Olivenhof Wein'],
  ['a person above a lone word', ['Anna Jäger', 'Gentile'], 'Anna Jäger'],
  ['a key above', ['Odberateľ', 'Alfa Stavby'], 'Alfa Stavby'],
  ['a club with its form', ['Turnverein Havel e. V.', 'Uwe Lindau'], 'Turnverein Havel e. V.'],
];
for (const [what, names, wanted] of lines)
  test(`name terms: ${what}`, async () => {
    const document = drawn(names.join('\n'));
    const [contact] = contactsOf(contactSpans(await classifiedAs(document, { tags: { 'Sender.Name': names } })), {});
    assert.equal(contact?.fields.Name?.[0]?.value, wanted);
  });

const inFull: readonly (readonly [what: string, short: string, elsewhere: string, wanted: string])[] = [
  ['its legal form in the small print', 'Olivenhof', 'OLIVENHOF GmbH', 'OLIVENHOF GmbH'],
  ['with words between', 'Olivenhof', 'Olivenhof Wein und Öl GmbH', 'Olivenhof Wein und Öl GmbH'],
  ['another company that begins so', 'Olivenhof Wein', 'Olivenland GmbH', 'Olivenhof Wein'],
  ['a sentence that begins with it', 'Olivenhof', 'Olivenhof is', 'Olivenhof'],
  ['care of a company', 'Anna Jäger', 'Anna Jäger p.a. Olivenhof GmbH', 'Anna Jäger'],
  ['seven words more', 'Olivenhof', 'Olivenhof Wein Öl Honig Brot Käse Saft GmbH', 'Olivenhof'],
  ['a form with a stroke', 'Olivenhof', 'Olivenhof Vin A/S', 'Olivenhof Vin A/S'],
  ['a sentence with a comma', 'Olivenhof', 'Olivenhof, eine Marke der Wein GmbH', 'Olivenhof'],
  ['a form behind a comma', 'Anna Jäger', 'Anna Jäger, EI', 'Anna Jäger, EI'],
  ['a name with its form', 'Olivenhof GmbH', 'Olivenhof GmbH & Co. KG', 'Olivenhof GmbH'],
];
for (const [what, short, elsewhere, wanted] of inFull)
  test(`a name in full: ${what}`, async () => {
    const document = drawn(`${short}\nTalweg 3\n\n\n\n${elsewhere}`);
    const spans = contactSpans(await classifiedAs(document, { tags: { 'Sender.Name': [short, elsewhere], 'Sender.Street': 'Talweg 3' } }));
    assert.equal(contactsOf(spans, {})[0]?.fields.Name?.[0]?.value, wanted);
  });
