/** Addresses in one line whose tags have gaps or seams in the wrong place: what is found of them. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { contactsOf } from '../../../src/extraction/contacts/contacts.js';
import { contactSpans } from '../../../src/extraction/contacts/steps.js';
import { drawn } from '../../drawn.js';
import { classifiedAs, type FakeOutputs } from '../fake-networks.js';

type Fields = Readonly<Record<string, string>>;

const cases: readonly (readonly [what: string, text: string, tags: Fields, found: Fields])[] = [
  ['no town where one is', 'Gent 9000 Belgiek', { City: 'Gent', ZipCode: '9000' }, { City: 'Gent', ZipCode: '9000' }],
  ['the letters of a Dutch code', '8011 PA Zwolle', { ZipCode: '8011 PA', City: 'Zwolle' }, { ZipCode: '8011 PA', City: 'Zwolle' }],
  ['a Swiss town in capitals', '2300 LA CHAUX', { ZipCode: '2300', City: 'LA CHAUX' }, { ZipCode: '2300', City: 'LA CHAUX' }],
  [
    'a state behind the comma is no part of the town',
    'Main Street Austin, Texas',
    { Street: 'Main Street', City: 'Austin, Texas' },
    { Street: 'Main Street', City: 'Austin' },
  ],
];

for (const [what, text, tags, wanted] of cases)
  test(`address-gaps: ${what}`, async () => {
    const document = drawn(text);
    const fake: FakeOutputs = { tags: Object.fromEntries(Object.entries(tags).map(([field, words]) => [`Sender.${field}`, words.split('|')])) };
    const [contact] = contactsOf(contactSpans(await classifiedAs(document, fake)), {});
    const found = Object.fromEntries(Object.entries(contact?.fields ?? {}).map(([field, list]) => [field, list![0]!.value]));
    assert.deepEqual(found, wanted);
  });
