/** Words that were taken for a part of a name or an address and are none; names with their marks. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { fieldValue } from '../../../src/values/contact/field-value.js';
import { contactsOf } from '../../../src/extraction/contacts/contacts.js';
import { contactSpans } from '../../../src/extraction/contacts/steps.js';
import { drawn } from '../../drawn.js';
import { classifiedAs, type FakeOutputs } from '../fake-networks.js';

type Fields = Readonly<Record<string, string>>;

const cases: readonly (readonly [what: string, text: string, tags: NonNullable<FakeOutputs['tags']>, found: Fields])[] = [
  [
    'a word that is no street',
    'Agent toutes marques\n12 rue du Lac – 74000 Annecy',
    { 'Sender.Street': ['Agent', '12 rue du Lac'], 'Sender.ZipCode': '74000', 'Sender.City': 'Annecy' },
    { Street: '12 rue du Lac', ZipCode: '74000', City: 'Annecy' },
  ],
  [
    'who is addressed above a name',
    'Monsieur et Madame\nBastien Morvane',
    { 'Sender.Name': ['Monsieur et Madame', 'Bastien Morvane'] },
    { Name: 'Bastien Morvane' },
  ],
  ['a key is no town', 'Immat : GK-418-ZT', { 'Sender.City': 'Immat', 'Sender.Name': 'GK-418-ZT' }, { Name: 'GK-418-ZT' }],
];

for (const [what, text, tags, expected] of cases)
  test(`seams: ${what}`, async () => {
    const document = drawn(text);
    const [contact] = contactsOf(contactSpans(await classifiedAs(document, { tags })), {});
    assert.deepEqual(Object.fromEntries(Object.entries(contact!.fields).map(([field, list]) => [field, list![0]!.value])), expected);
  });

const marked: readonly (readonly [text: string, name: string])[] = [
  ['✚ Apotheke am Ring', 'Apotheke am Ring'],
  ['☀ Fjällnät', 'Fjällnät'],
  ['Bäckerei Sonne ☀', 'Bäckerei Sonne'],
  ['A & B Handels GmbH', 'A & B Handels GmbH'],
  ['+ Plus Optik', '+ Plus Optik'],
];
for (const [text, name] of marked) test(`seams: a name’s mark: ${text}`, () => assert.equal(fieldValue('Name', text, undefined), name));
