/** Conformance of values not found, contacts, line items and versions: a row of the interface spec's tables a test, named by it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { document, extraction, nothing, prediction } from '../extraction.js';
import { answer, find, type Found, whole } from './answer.js';

test('an empty page has no predictions, whatever networks and the caller say of it; what was looked for is there without a score', () => {
  const said = { ...nothing, documentType: prediction('DocumentType', 'Other', { score: 0.0002 }), predictions: [prediction('InvoiceCurrency', 'EUR')] };
  const page = { ...document.pages[0]!, words: [], lines: [] };
  for (const version of ['1.18', '1.10', '1.11'] as const) {
    const { InvoiceDetailTypePredictions: all } = answer({ version }, { ...said, lookedFor: ['InvoiceId'] }, { ...document, pages: [page] });
    const names = all.map(({ TypeName }: Found) => TypeName);
    assert.ok(names.includes('DocumentType') && names.includes('InvoiceId'));
    assert.deepEqual(
      all.filter(({ Value, Score }: Found) => Value !== '' || Score !== 0),
      [],
    );
  }
});

test('a value that the version does not know is a value not found: no score, no threshold', () => {
  const type = find(
    answer({ version: '1.11' }, { ...extraction, documentType: prediction('DocumentType', 'Other', { threshold: 0.4 }) }).InvoiceDetailTypePredictions,
    'DocumentType',
  );
  assert.deepEqual([type!.Value, type!.Score, type!.RecommendedThreshold, type!.Confidence], ['', 0, -1, -1]);
});

test('of several entries of one Type those with a value stand first, in their own places', () => {
  const predictions = [
    prediction('SenderVatId', ''),
    prediction('ReceiverVatId', 'DE123456789'),
    prediction('Iban', ''),
    prediction('Iban', 'DE89370400440532013000'),
  ];
  const { InvoiceDetailTypePredictions: all } = answer({ filter: 'VatIds,Ibans,DocumentType' }, { ...nothing, predictions });
  assert.deepEqual(
    all.map(({ TypeName, Value }: Found) => [TypeName, Value]).filter(([name]: string[]) => name !== 'DocumentType'),
    [
      ['Iban', 'DE89370400440532013000'],
      ['Iban', ''],
      ['ReceiverVatId', 'DE123456789'],
      ['SenderVatId', ''],
    ],
  );
});

test('ContactResponse and AddressResponse', () => {
  const { Sender, Receiver, Contacts } = whole;
  assert.deepEqual(Object.keys(Sender), ['Name', 'Address', 'Score', 'RecommendedThreshold', 'WebsiteUrl', 'Email', 'Phone', 'Fax']);
  assert.deepEqual(Object.keys(Sender.Name), ['Name', 'Text', 'Value', 'Score', 'RecommendedThreshold', 'X', 'Y', 'Width', 'Height']);
  assert.deepEqual(
    [Sender.Name.Value, Sender.Address.Street.Value, Sender.Address.ZipCode.Value, Sender.Address.City.Value, Sender.Address.Country.Value],
    ['ACME GmbH', 'Hauptstr. 1', '10115', 'Berlin', 'DE'],
  );
  assert.deepEqual([Sender.Address.X, Sender.Address.Y, Sender.Address.Width, Sender.Address.Height], [10, 21, 100, 31]);
  assert.equal(Sender.Email.length, 2);
  assert.equal(Sender.RecommendedThreshold, 0.8);
  assert.equal(Receiver.RecommendedThreshold, -1);
  assert.ok(!('Address' in Receiver && Receiver.Address !== undefined));
  assert.equal(Contacts.length, 3);
  assert.equal(answer({}, extraction, { ...document, language: 'en' }).Contacts.length, 2);
  assert.equal(find(whole.InvoiceDetailTypePredictions, 'Sender')!.Type, 2n);
});

test('LineItemResponse: every field in its format', () => {
  const [first, second] = whole.LineItemTable.LineItems;
  const values = Object.fromEntries(Object.entries(first).flatMap(([name, cell]) => (typeof cell === 'object' ? [[name, (cell as Found).Value]] : [])));
  assert.deepEqual(values, {
    PositionId: '10',
    ItemId: 'A-1',
    Description: 'Schraube',
    OrderId: 'B-1',
    DeliveryId: 'L-1',
    DeliveryDate: '2024-03-01',
    Quantity: '2.0',
    Unit: 'Stk',
    UnitPrice: '50.0000',
    VatRate: '19.0',
    Discount: '5 %',
    TotalAmount: '100.00',
    BatchId: 'X9',
  });
  assert.deepEqual([first.PositionNumber, second.PositionNumber, first.Score, first.RecommendedThreshold], [1, 2, 0.7778, -1]);
  assert.ok(!('Quantity' in second));
});

test('versioning: 1.11 has 32 bits, two document types, fewer fields, and splits VAT ids by the list', () => {
  const own = answer(
    { version: '1.11', receiverVatIds: ['de 123 456 789'] },
    { ...extraction, predictions: [prediction('SenderVatId', 'DE123456789'), prediction('ReceiverVatId', 'ATU1')] },
  );
  const all = [...own.InvoiceDetailTypePredictions, ...own.PredictionGroups] as Found[];
  assert.ok(all.every(({ Type }) => Type < 2n ** 31n && Type > 0n));
  assert.equal(find(all, 'DocumentType')!.Value, '');
  assert.deepEqual([find(all, 'ReceiverVatId')!.Value, find(all, 'SenderVatId')!.Value], ['DE123456789', 'ATU1']);
  assert.deepEqual(Object.keys(own.LineItemTable.LineItems[0]), [
    'PositionId',
    'ItemId',
    'Description',
    'OrderId',
    'DeliveryId',
    'Quantity',
    'UnitPrice',
    'TotalAmount',
    'BatchId',
    'Score',
    'X',
    'Y',
    'Width',
    'Height',
  ]);
  assert.ok(!('RecommendedThreshold' in own.Sender) && !('Contacts' in own) && !('Countries' in own));
});

test('UId and VatId: the name of a VAT id that is nobody’s follows the version', () => {
  const of = (version: '1.18' | '1.10') =>
    answer({ version, filter: 8388608n }, { ...nothing, predictions: [prediction('VatId', 'DE1')] }).InvoiceDetailTypePredictions[0].TypeName;
  assert.deepEqual([of('1.18'), of('1.10')], ['VatId', 'UId']);
});

test('an id in the caller’s lists is named after the list', () => {
  const own = answer(
    { receiverVatIds: ['DE1'], senderVatIds: ['FR2'] },
    { ...nothing, predictions: [prediction('SenderVatId', 'DE1'), prediction('VatId', 'FR2'), prediction('VatId', 'IT3')] },
  );
  assert.deepEqual(
    own.InvoiceDetailTypePredictions.slice(1).map(({ TypeName, Value }: Found) => [TypeName, Value]),
    [
      ['VatId', 'IT3'],
      ['SenderVatId', 'FR2'],
      ['ReceiverVatId', 'DE1'],
    ],
  );
});
