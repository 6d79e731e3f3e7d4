/** Spans as sender, receiver and others: what of them is taken, and how it is written. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { fieldValue } from '../../../src/values/contact/field-value.js';
import { contactsOf } from '../../../src/extraction/contacts/contacts.js';
import { contactSpans } from '../../../src/extraction/contacts/steps.js';
import { drawn } from '../../drawn.js';
import { classifiedAs, type FakeOutputs } from '../fake-networks.js';

const letter = drawn(`
  Muster GmbH                    Beispiel s.r.o.
  Hauptstraße 12                 Dlouhá 7
  A-1010 Wien                    110 00 Praha
  Österreich                     Česko
  Tel. +43 1 2345678
  office@muster.at  www.muster.at

  Lieferadresse
  Lager Süd
  Hafenweg 3
  4020 Linz

  Muster GmbH, Hauptstraße 12, 1010 Wien`);

const tags: FakeOutputs['tags'] = {
  'Sender.Name': 'Muster GmbH',
  'Sender.Street': 'Hauptstraße 12',
  'Sender.ZipCode': 'A-1010',
  'Sender.City': 'Wien',
  'Sender.Country': 'Österreich',
  'Sender.Phone': '+43 1 2345678',
  'Sender.Email': 'office@muster.at',
  'Sender.WebsiteUrl': 'www.muster.at',
  'Receiver.Name': 'Beispiel s.r.o.',
  'Receiver.Street': 'Dlouhá 7',
  'Receiver.ZipCode': '110 00',
  'Receiver.City': 'Praha',
  'Receiver.Country': 'Česko',
  'Other.Name': 'Lager Süd',
  'Other.Street': 'Hafenweg 3',
  'Other.ZipCode': '4020',
  'Other.City': 'Linz',
};

async function found(tags: FakeOutputs['tags'], countries: Parameters<typeof contactsOf>[1] = {}, document = letter) {
  const contacts = contactsOf(contactSpans(await classifiedAs(document, { tags: tags! })), countries);
  return contacts.map(({ role, fields }) => [
    role,
    Object.fromEntries(Object.entries(fields).map(([field, list]) => [field, list!.map(({ value }) => value).join('|')])),
  ]);
}

test('contacts: an address below no domain that can exist is far from certain', async () => {
  const letters = drawn('Muster GmbH\ninfo@muster.tld\noffice@muster.at');
  const pages = await classifiedAs(letters, { tags: { 'Sender.Name': 'Muster GmbH', 'Sender.Email': ['info@muster.tld', 'office@muster.at'] } });
  const mails = contactsOf(contactSpans(pages), {})[0]!.fields.Email!;
  assert.deepEqual(
    mails.map(({ value, score }) => [value, score > 0.5]),
    [
      ['office@muster.at', true],
      ['info@muster.tld', false],
    ],
  );
});

test('contacts: a mail address that was taken for a web address is one, a legal form is neither', async () => {
  const bank = drawn(`
    Muster GmbH
    Hauptstraße 12
    reg.Gen.m.b.H.
    ✉ contact@muster.at`);
  const wrong = { 'Sender.Name': 'Muster GmbH', 'Sender.WebsiteUrl': ['reg.Gen.m.b.H.', '✉ contact@muster.at'] };
  assert.deepEqual(await found(wrong, {}, bank), [['Sender', { Name: 'Muster GmbH', Email: 'contact@muster.at' }]]);
});

test('contacts: a telephone number with its area goes before one within the town', async () => {
  const numbers = drawn('Muster GmbH\nTel 2337715, 0261 2337714');
  const own = { 'Sender.Name': 'Muster GmbH', 'Sender.Phone': ['2337715,', '0261 2337714'] };
  assert.deepEqual(await found(own, {}, numbers), [['Sender', { Name: 'Muster GmbH', Phone: '02612337714' }]]);
});

test('contacts: sender, receiver and others, each field in its format', async () => {
  assert.deepEqual(await found(tags, { Sender: { country: 'AT' } }), [
    [
      'Sender',
      {
        Name: 'Muster GmbH',
        Street: 'Hauptstraße 12',
        ZipCode: '1010',
        City: 'Wien',
        Country: 'AT',
        WebsiteUrl: 'https://muster.at',
        Email: 'office@muster.at',
        Phone: '+4312345678',
      },
    ],
    ['Receiver', { Name: 'Beispiel s.r.o.', Street: 'Dlouhá 7', ZipCode: '110 00', City: 'Praha', Country: 'CZ' }],
    ['Other', { Name: 'Lager Süd', Street: 'Hafenweg 3', ZipCode: '4020', City: 'Linz' }],
  ]);
});

test('contacts: a country that is not printed follows from the caller', async () => {
  const [[, fields]] = (await found({ 'Sender.Name': 'Muster GmbH' }, { Sender: { country: 'AT' } })) as [[string, Record<string, string>]];
  assert.deepEqual(fields, { Name: 'Muster GmbH', Country: 'AT' });
});

test('contacts: an address is taken from one block, not from several', async () => {
  const [[, fields]] = (await found({
    'Sender.Street': ['Hauptstraße 12', 'Hafenweg 3'],
    'Sender.City': 'Linz',
    'Sender.ZipCode': '4020',
  })) as [[string, Record<string, string>]];
  assert.deepEqual(fields, { Street: 'Hafenweg 3', ZipCode: '4020', City: 'Linz' });
});

test('contacts: others without a name are none', async () => assert.deepEqual(await found({ 'Other.City': 'Linz' }), []));

test('contacts: no tags, no contacts', async () => assert.deepEqual(await found({}), []));

test('contacts: columns of two parties on one line are two spans', async () => {
  const pages = await classifiedAs(letter, { tags: { 'Sender.Name': ['Muster GmbH', 'Beispiel s.r.o.'] } });
  assert.deepEqual(
    contactSpans(pages)
      .filter(({ line }) => line === 0)
      .map(({ text }) => text),
    ['Muster GmbH', 'Beispiel s.r.o.'],
  );
});

test('contacts: how surely the words were read is kept', async () => {
  const scan = drawn('Muster GmbH', { source: 'ocr', confidence: 0.7 });
  const [contact] = contactsOf(contactSpans(await classifiedAs(scan, { tags: { 'Sender.Name': 'Muster GmbH' } })), {});
  assert.equal(contact!.fields.Name![0]!.evidence.minConfidence, 0.7);
});

test('contacts: words left out beside, above and below a field, and other words for it, are kept as doubts', async () => {
  const wordsOf = async (text: string, names: string | readonly string[], tags: FakeOutputs['tags'] = {}) => {
    const [contact] = contactsOf(contactSpans(await classifiedAs(drawn(text), { tags: { ...tags, 'Sender.Name': names } })), {});
    return contact!.fields.Name![0]!.evidence.words!;
  };
  const alone = await wordsOf('Muster GmbH', 'Muster GmbH');
  assert.deepEqual([alone.count, alone.second, alone.leftOut], [2, 0, 0]);
  assert.ok(alone.least > 0.5);
  const two = await wordsOf('Muster GmbH\n\n\n\n\nBeispiel AG', ['Muster GmbH', 'Beispiel AG']);
  assert.ok(two.second > 0.5 && two.leftOut < 0.5);
  // The line below is of the same field, and yet another span.
  assert.ok((await wordsOf('Muster GmbH\nBeispiel AG', ['Muster GmbH', 'Beispiel AG'])).leftOut > 0.5);
});

test('of thousands of names the one that is printed several times', async () => {
  const names = Array.from({ length: 1500 }, (_, i) => (i % 500 === 7 ? 'Muster' : `Firma${i}`));
  const document = drawn(names.join('\n\n\n'));
  const tags = Object.fromEntries([['Sender.Name', names]]);
  const [contact] = contactsOf(contactSpans(await classifiedAs(document, { tags })), {});
  assert.equal(contact?.fields.Name?.[0]?.value, 'Muster');
});

const names: readonly (readonly [what: string, page: string, tagged: readonly string[], name: string])[] = [
  ['behind a name with its legal form a person follows', 'Huber GmbH\nAnna Muster\nDorfplatz 1', ['Huber GmbH', 'Anna Muster'], 'Huber GmbH'],
  ['a single letter is no name', 'A\nHuber und Partner\nDorfplatz 1', ['A', 'Huber und Partner'], 'Huber und Partner'],
  ['the name printed twice is no longer for it', 'Huber und Partner\nHuber und Partner\nDorfplatz 1', ['Huber und Partner'], 'Huber und Partner'],
];

for (const [what, page, tagged, name] of names)
  test(`contacts: ${what}`, async () => {
    const [[, fields] = []] = await found({ 'Sender.Name': tagged, 'Sender.Street': 'Dorfplatz 1' }, {}, drawn(page));
    assert.equal((fields as Record<string, string>).Name, name);
  });

const values: readonly (readonly [field: 'Email', printed: string, value: string])[] = [
  ['Email', 'objednavkyGlipovka.cz', 'objednavky@lipovka.cz'],
  ['Email', 'info©muster-bau.co.at', 'info@muster-bau.co.at'],
];

for (const [field, printed, value] of values)
  test(`contacts: misread ${field} ${printed}`, () => {
    assert.equal(fieldValue(field, printed, undefined), value);
  });

test('contacts: lines of the column beside do not part an address', async () => {
  // Half a line apart, as columns of different type stand.
  const page = drawn(
    '  12 Mill Lane      Your Ref\n\n                    7741\n  Bingley\n                    Our Ref\n                    SO-338\n                    Due\n                    30.11.\n  BD16 2RT',
  );
  const closer = {
    ...page,
    pages: page.pages.map((each) => ({ ...each, words: each.words.map((word) => ({ ...word, box: { ...word.box, y: word.box.y * 0.5 } })) })),
  };
  const [[, fields] = []] = await found({ 'Receiver.Street': '12 Mill Lane', 'Receiver.City': 'Bingley', 'Receiver.ZipCode': 'BD16 2RT' }, {}, closer);
  assert.equal((fields as Record<string, string>).ZipCode, 'BD16 2RT');
});

for (const [source, text, value] of [
  ['ocr', 'officeGmuster.at', 'office@muster.at'],
  ['text', 'office@muster.at', 'office@muster.at'],
  ['text', 'officeGmuster.at', undefined],
] as const)
  test(`contacts: the sign of a mail address is read into OCR's letters alone: ${source} ${text}`, async () => {
    const document = drawn(`Muster GmbH\n${text}`, { source });
    const [[, fields]] = (await found({ 'Sender.Name': 'Muster GmbH', 'Sender.Email': text }, {}, document)) as [[string, Record<string, string>]];
    assert.equal(fields.Email, value);
  });

/** Tags that have gaps, or take in words that are no part of a name or an address. */
const tagged: readonly (readonly [what: string, text: string, tags: NonNullable<FakeOutputs['tags']>, fields: Readonly<Record<string, string>>])[] = [
  ['no town where one is', 'Gent 9000 Belgiek', { 'Sender.City': 'Gent', 'Sender.ZipCode': '9000' }, { City: 'Gent', ZipCode: '9000' }],
  ['the letters of a Dutch code', '8011 PA Zwolle', { 'Sender.ZipCode': '8011 PA', 'Sender.City': 'Zwolle' }, { ZipCode: '8011 PA', City: 'Zwolle' }],
  ['a Swiss town in capitals', '2300 LA CHAUX', { 'Sender.ZipCode': '2300', 'Sender.City': 'LA CHAUX' }, { ZipCode: '2300', City: 'LA CHAUX' }],
  [
    'a state behind the comma is no part of the town',
    'Main Street Austin, Texas',
    { 'Sender.Street': 'Main Street', 'Sender.City': 'Austin, Texas' },
    { Street: 'Main Street', City: 'Austin' },
  ],
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

for (const [what, text, tags, fields] of tagged)
  test(`contacts: ${what}`, async () => assert.deepEqual(await found(tags, {}, drawn(text)), [['Sender', fields]]));
