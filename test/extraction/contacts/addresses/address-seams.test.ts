/** Words of names and addresses that were taken for the field beside them, names with and without their marks and legal forms: what is found of them. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { fieldValue } from '../../../../src/extraction/contacts/spans/values.js';
import { contactsOf, spansOf } from '../../../../src/extraction/contacts/contacts.js';
import { drawn } from '../../../drawn.js';
import { classifiedAs, type Saying } from '../../saying.js';

type Fields = Readonly<Record<string, string>>;

const cases: readonly (readonly [what: string, text: string, tags: NonNullable<Saying['tags']>, found: Fields])[] = [
  [
    'the number of a box is no code',
    '12 Pine St PMB 40118\nOakland, CA 94607',
    { 'Sender.Street': '12 Pine St PMB', 'Sender.ZipCode': ['40118', '94607'], 'Sender.City': 'Oakland,' },
    { Street: '12 Pine St PMB 40118', ZipCode: '94607', City: 'Oakland' },
  ],
  [
    'the first group of a code behind the number of a box',
    'Box 118, 653 40 Karlstad',
    { 'Sender.Street': 'Box 118, 653', 'Sender.ZipCode': '40', 'Sender.City': 'Karlstad' },
    { Street: 'Box 118', ZipCode: '653 40', City: 'Karlstad' },
  ],
  [
    'the town before its county',
    'Mill Road, Clonmel, Co. Tipperary',
    { 'Sender.Street': 'Mill Road, Clonmel,', 'Sender.City': 'Tipperary' },
    { Street: 'Mill Road', City: 'Clonmel' },
  ],
  [
    'a town of two words before its county',
    'Castle Street, New Ross, Co. Wexford',
    { 'Sender.Street': 'Castle Street, New Ross,', 'Sender.City': 'Wexford' },
    { Street: 'Castle Street', City: 'New Ross' },
  ],
  [
    'the rest of a saint’s town',
    '20008 Donostia-San Sebastián',
    { 'Sender.ZipCode': '20008', 'Sender.City': 'Donostia-San' },
    { ZipCode: '20008', City: 'Donostia-San Sebastián' },
  ],
  ['a couple', 'Mr and Mrs J Ellis', { 'Sender.Name': 'and Mrs J Ellis' }, { Name: 'Mr and Mrs J Ellis' }],
  ['the owner of a firm', 'Podere Colle di Rossi Anna', { 'Sender.Name': 'Podere Colle di Rossi' }, { Name: 'Podere Colle di Rossi Anna' }],
  [
    'a word that is no street',
    'Agent toutes marques\n12 rue du Lac – 74000 Annecy',
    { 'Sender.Street': ['Agent', '12 rue du Lac'], 'Sender.ZipCode': '74000', 'Sender.City': 'Annecy' },
    { Street: '12 rue du Lac', ZipCode: '74000', City: 'Annecy' },
  ],
  [
    'a park before the street',
    'Pol. Ind. Las Eras, Nave 3 · 50016 ZARAGOZA',
    { 'Sender.Street': 'Las Eras, Nave 3', 'Sender.ZipCode': '50016', 'Sender.City': 'ZARAGOZA' },
    { Street: 'Pol. Ind. Las Eras, Nave 3', ZipCode: '50016', City: 'ZARAGOZA' },
  ],
  [
    'the end of the street before the code',
    '4 rue Lumière, 29100 Douarnenez',
    { 'Sender.Street': '4 rue', 'Sender.City': ['Lumière,', 'Douarnenez'], 'Sender.ZipCode': '29100' },
    { Street: '4 rue Lumière', ZipCode: '29100', City: 'Douarnenez' },
  ],
  [
    'what an article of the street stands before, where there is another town',
    '8 route de Sancerre\n18220 HENRICHEMONT',
    { 'Sender.Street': '8 route de', 'Sender.City': ['Sancerre', 'HENRICHEMONT'], 'Sender.ZipCode': '18220' },
    { Street: '8 route de Sancerre', ZipCode: '18220', City: 'HENRICHEMONT' },
  ],
  [
    'the same where the other town hangs on its code',
    '8 route de Sancerre\n18220 HENRICHEMONT',
    { 'Sender.Street': '8 route de', 'Sender.City': 'Sancerre', 'Sender.ZipCode': '18220 HENRICHEMONT' },
    { Street: '8 route de Sancerre', ZipCode: '18220', City: 'HENRICHEMONT' },
  ],
  [
    'a street is not called Straße alone',
    'Kurze Straße 12 · 30159 Hannover',
    { 'Sender.Street': 'Straße 12', 'Sender.City': ['Kurze', 'Hannover'], 'Sender.ZipCode': '30159' },
    { Street: 'Kurze Straße 12', ZipCode: '30159', City: 'Hannover' },
  ],
  [
    'the first word of a street',
    'Wiener Neustädter Str. 5 · 2601 Sollenau',
    { 'Sender.Street': 'Neustädter Str. 5', 'Sender.ZipCode': '2601', 'Sender.City': 'Sollenau' },
    { Street: 'Wiener Neustädter Str. 5', ZipCode: '2601', City: 'Sollenau' },
  ],
  [
    'nor after a company',
    'Muster GmbH Straße 12 · 30159 Hannover',
    { 'Sender.Name': 'Muster GmbH', 'Sender.Street': 'Straße 12', 'Sender.ZipCode': '30159', 'Sender.City': 'Hannover' },
    { Name: 'Muster GmbH', Street: 'Straße 12', ZipCode: '30159', City: 'Hannover' },
  ],
  [
    'who is addressed above a name',
    'Monsieur et Madame\nOlivier Delvaux',
    { 'Sender.Name': ['Monsieur et Madame', 'Olivier Delvaux'] },
    { Name: 'Olivier Delvaux' },
  ],
  ['an article is no country', 'The Salty Whale Bar', { 'Sender.Country': 'The', 'Sender.Name': 'Salty Whale Bar' }, { Name: 'The Salty Whale Bar' }],
  ['a key is no town', 'Immat : GK-418-ZT', { 'Sender.City': 'Immat', 'Sender.Name': 'GK-418-ZT' }, { Name: 'GK-418-ZT' }],
  [
    'a name of several parties is the likeliest’s',
    'Polar Drive Rentals Pty Ltd',
    { 'Sender.Name': 'Drive Rentals Pty Ltd', 'Other.Name': 'Polar' },
    { Name: 'Polar Drive Rentals Pty Ltd' },
  ],
  ['with the legal form it has elsewhere', 'Fjällnät\n\n\n\nbetalas till Fjällnät AB · Box 1', { 'Sender.Name': 'Fjällnät' }, { Name: 'Fjällnät AB' }],
  ['but not that of a longer name', 'Fjällnät\n\n\n\nStora Fjällnät AB · Box 1', { 'Sender.Name': 'Fjällnät' }, { Name: 'Fjällnät' }],
];

for (const [what, text, tags, expected] of cases)
  test(`seams: ${what}`, async () => {
    const document = drawn(text);
    const [contact] = contactsOf(spansOf(await classifiedAs(document, { tags }), document), {});
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
