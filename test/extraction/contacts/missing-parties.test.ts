/** Addresses by their shape: which party has one that the network gave to nobody, to the other party or to several at once. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { contactsOf, spansOf } from '../../../src/extraction/contacts/contacts.js';
import { drawn } from '../../drawn.js';
import { classifiedAs, type Saying } from '../saying.js';

/** Rows of a page that is read in several pieces. */
const crowd = (rows: number): string => Array.from({ length: rows }, () => `  ${'wenig und '.repeat(12)}\n`).join('');

/** The sender's address is known by its town alone. */
const fjallnat = {
  'Sender.Name': 'Fjällnät AB',
  'Receiver.Name': 'Brf Granen',
  'Receiver.Street': 'Ringvägen 7',
  'Receiver.ZipCode': '561 31',
  'Receiver.City': 'Huskvarna',
  'Other.City': 'Östersund',
};

const cases: readonly (readonly [what: string, page: string, tags: NonNullable<Saying['tags']>, role: string, found: Readonly<Record<string, string>>])[] = [
  [
    'a block of mixed owners is that of its likeliest',
    `  Licht & Ton eG


  Mühle Brandt OHG
  Am Wehr 8
  24937 Flensburg`,
    {
      'Sender.Name': ['Licht & Ton eG'],
      'Receiver.Name': 'Mühle Brandt OHG',
      'Receiver.Street': 'Am Wehr 8',
      'Sender.ZipCode': '24937',
      'Receiver.City': 'Flensburg',
    },
    'Receiver',
    { Name: 'Mühle Brandt OHG', Street: 'Am Wehr 8', ZipCode: '24937', City: 'Flensburg' },
  ],
  [
    'an address right behind its owner’s name',
    `  Fjällnät AB

  Brf Granen
  Ringvägen 7
  561 31 Huskvarna

  Fjällnät AB · Box 118 · 831 22 Östersund · Org.nr 5564`,
    fjallnat,
    'Sender',
    { Name: 'Fjällnät AB', Street: 'Box 118', ZipCode: '831 22', City: 'Östersund' },
  ],
  [
    'an address at the foot of a crowded page',
    `  Fjällnät AB

  Brf Granen
  Ringvägen 7
  561 31 Huskvarna

${crowd(50)}
  Fjällnät AB · Box 118 · 831 22 Östersund · Org.nr 5564`,
    fjallnat,
    'Sender',
    { Name: 'Fjällnät AB', Street: 'Box 118', ZipCode: '831 22', City: 'Östersund' },
  ],
  [
    'a block that stands in two pieces of a crowded page',
    `  Licht & Ton eG
${crowd(20)}
  ${'ja '.repeat(18)}

  Mühle Brandt OHG
  Am Wehr 8
  24937 Flensburg
${crowd(30)}`,
    {
      'Sender.Name': ['Licht & Ton eG'],
      'Receiver.Name': 'Mühle Brandt OHG',
      'Receiver.Street': 'Am Wehr 8',
      'Sender.ZipCode': '24937',
      'Receiver.City': 'Flensburg',
    },
    'Receiver',
    { Name: 'Mühle Brandt OHG', Street: 'Am Wehr 8', ZipCode: '24937', City: 'Flensburg' },
  ],
  [
    'no address of a third page',
    `  Fjällnät AB\f  Bilaga\f  Fjällnät AB · Box 118 · 831 22 Östersund · Org.nr 5564
  Brf Granen
  Ringvägen 7
  561 31 Huskvarna`,
    fjallnat,
    'Sender',
    { Name: 'Fjällnät AB' },
  ],
  [
    'one address is not given to both',
    `  Dach Huber e.U.
  Gasse 3
  4020 Linz`,
    { 'Sender.Name': 'Dach Huber e.U.', 'Sender.Street': 'Gasse 3', 'Sender.ZipCode': '4020', 'Sender.City': 'Linz' },
    'Receiver',
    {},
  ],
];

for (const [what, page, tags, role, expected] of cases)
  test(`missing parties: ${what}`, async () => {
    const document = drawn(page);
    const contacts = contactsOf(spansOf(await classifiedAs(document, { tags }), document), {});
    const fields = contacts.find((contact) => contact.role === role)?.fields ?? {};
    assert.deepEqual(Object.fromEntries(Object.entries(fields).map(([field, list]) => [field, list![0]!.value])), expected);
  });
