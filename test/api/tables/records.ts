import assert from 'node:assert/strict';
import type { Any } from '../call.js';
import { are, boxes, inRange, isScore, isText, item, LineItemTable, type Row, second, Sender, type Tables, whole } from './answers.js';

const details: readonly Any[] = [Sender.Name, Sender.Address.Street, Sender.Phone, ...Sender.Email, item.Quantity, item.Description];
const ofDetails = (name: string) => details.map((each) => each[name]);

const cell = (name: string, value: string): Row => [name, () => assert.equal(item[name].Value, value)];

/** Contacts and line items. */
export const recordTables: Tables = {
  DetailResponse: [
    ['Name', () => are(ofDetails('Name'), isText)],
    ['Text', () => assert.deepEqual([Sender.Address.Country.Text, Sender.Name.Text], ['', 'ACME GmbH'])],
    ['Value', () => are(ofDetails('Value'), isText)],
    ['Score', () => are(ofDetails('Score'), isScore)],
    ['RecommendedThreshold', () => are(ofDetails('RecommendedThreshold'), (value) => value === -1 || inRange(0, 1)(value))],
    ['X, Y, Width, Height', () => boxes(details)],
  ],
  ContactResponse: [
    ['Name', () => assert.equal(Sender.Name.Value, 'ACME GmbH')],
    ['Address', () => assert.equal(Sender.Address.Street.Value, 'Hauptstr. 1')],
    ['Score', () => assert.equal(Sender.Score, 0.9)],
    ['RecommendedThreshold', () => assert.deepEqual([Sender.RecommendedThreshold, whole.Receiver.RecommendedThreshold], [0.8, -1])],
    [
      'WebsiteUrl',
      () =>
        assert.deepEqual(
          Sender.WebsiteUrl.map(({ Value }: Any) => Value),
          ['https://acme.example'],
        ),
    ],
    [
      'Email',
      () =>
        assert.deepEqual(
          Sender.Email.map(({ Value }: Any) => Value),
          ['a@acme.example', 'b@acme.example'],
        ),
    ],
    ['Phone', () => assert.equal(Sender.Phone.Value, '+49301234')],
    ['Fax', () => assert.equal(Sender.Fax.Value, '+49301235')],
  ],
  AddressResponse: [
    ['Street', () => assert.equal(Sender.Address.Street.Value, 'Hauptstr. 1')],
    ['ZipCode', () => assert.equal(Sender.Address.ZipCode.Value, '10115')],
    ['City', () => assert.equal(Sender.Address.City.Value, 'Berlin')],
    ['Country', () => assert.equal(Sender.Address.Country.Value, 'DE')],
    ['X, Y, Width, Height', () => boxes([Sender.Address])],
  ],
  LineItemTableResponse: [['LineItems', () => assert.equal(LineItemTable.LineItems.length, 2)]],
  LineItemResponse: [
    ['PositionNumber', () => assert.deepEqual([item.PositionNumber, second.PositionNumber], [1, 2])],
    cell('PositionId', '10'),
    cell('ItemId', 'A-1'),
    cell('Description', 'Schraube'),
    cell('OrderId', 'B-1'),
    cell('DeliveryId', 'L-1'),
    cell('DeliveryDate', '2024-03-01'),
    cell('Quantity', '2.0'),
    cell('Unit', 'Stk'),
    cell('UnitPrice', '50.0000'),
    cell('VatRate', '19.0'),
    cell('Discount', '5 %'),
    cell('TotalAmount', '100.00'),
    ['Score', () => assert.equal(item.Score, 0.7778)],
    ['RecommendedThreshold', () => assert.equal(item.RecommendedThreshold, -1)],
    ['X, Y, Width, Height', () => boxes([item, second])],
  ],
};
