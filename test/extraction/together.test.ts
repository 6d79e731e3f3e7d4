/** What is decided together: ids of two parties, groups, the currency. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { currencyOf } from '../../src/extraction/amounts/currency.js';
import type { Group, Prediction } from '../../src/extraction/extraction.js';
import type { ExtractOptions } from '../../src/extraction/options.js';
import { derivedPrediction, formatValue, noEvidence } from '../../src/extraction/decoding/predictions.js';
import { taxNumber, vatIds } from '../../src/extraction/parties/tax-ids.js';
import { drawn } from '../drawn.js';
import { groupsOf } from './groups/groups-of.js';
import { rankingsOf, type FakeOutputs } from './fake-networks.js';

type Details = NonNullable<FakeOutputs['details']>;

const [austrian, german] = ['ATU57780814', 'DE126695416'];

async function ids(details: Details, options: ExtractOptions = {}) {
  const document = drawn(`
    UID: ${austrian}
    USt-IdNr. ${german}`);
  const found = vatIds(await rankingsOf(document, { details }), options);
  return Object.fromEntries(found.map(({ name, value }) => [name, value]));
}

for (const [what, details, options, found] of [
  ['each its own', { SenderVatId: { [austrian]: 5 }, ReceiverVatId: { [german]: 5 } }, {}, { SenderVatId: austrian, ReceiverVatId: german }],
  ['both want one: the likelier keeps it', { SenderVatId: { [austrian]: 3 }, ReceiverVatId: { [austrian]: 5 } }, {}, { ReceiverVatId: austrian }],
  [
    'the loser takes its next best',
    { SenderVatId: { [austrian]: 5 }, ReceiverVatId: { [austrian]: 1, [german]: 1 } },
    {},
    { SenderVatId: austrian, ReceiverVatId: german },
  ],
  ["the caller's list decides", { SenderVatId: { [austrian]: 5 } }, { receiverVatIds: ['ATU 577 808 14'] }, { ReceiverVatId: austrian }],
  ['for both parties', {}, { receiverVatIds: [german], senderVatIds: [austrian] }, { SenderVatId: austrian, ReceiverVatId: german }],
  ['a listed id that is not printed says nothing', { SenderVatId: { [austrian]: 5 } }, { receiverVatIds: ['ATU11111111'] }, { SenderVatId: austrian }],
] as const) {
  test(`VAT ids: ${what}`, async () => assert.deepEqual(await ids(details as unknown as Details, options), found));
}

for (const [country, value, found] of [
  ['DE', '123/456/78901', true],
  ['AT', '123/456/78901', false],
  ['DE', '123', false],
] as const) {
  test(`tax number: ${value} of ${country}`, () =>
    assert.equal(taxNumber(derivedPrediction('SenderTaxId', value, 0.9, []), country)?.name, found ? 'TaxNumber' : undefined));
}

const written = (group: Group | undefined) => group?.members.map(({ name, value }) => `${name} ${value}`);
const invoiceDate: Prediction = { name: 'InvoiceDate', value: '2024-03-12', score: 0.9, evidence: noEvidence };

async function due(text: string, details: Details, date: Prediction | undefined = invoiceDate) {
  const document = drawn(text);
  return groupsOf('groups.due-date', await rankingsOf(document, { details }), date)[0];
}

test('due date: printed', async () => {
  assert.deepEqual(written(await due('fällig am 26.03.2024', { DueDateDate: { '2024-03-26': 5 } })), ['DueDateDate 2024-03-26']);
});

test('due date: follows from invoice date and days', async () => {
  const group = await due('zahlbar in 14 Tagen', { DueDateDuration: { '14': 5 } });
  assert.deepEqual(written(group), ['DueDateDate 2024-03-26', 'DueDateDuration 14']);
  assert.ok(group!.members[0]!.evidence.derived);
});

test('due date: a date and days that say the same confirm each other', async () => {
  const both = { DueDateDate: { '2024-03-26': 5, '2024-03-27': 5 }, DueDateDuration: { '14': 5 } };
  const [right] = (await due('zahlbar in 14 Tagen bis 26.03.2024', both))!.members;
  const [wrong] = (await due('zahlbar in 14 Tagen bis 27.03.2024', both))!.members;
  assert.deepEqual([right!.evidence.agrees, right!.evidence.disagrees], [1, 0]);
  assert.deepEqual([wrong!.evidence.agrees, wrong!.evidence.disagrees], [0, 1]);
});

test('due date: days without an invoice date are given alone', async () => {
  const document = drawn('zahlbar in 14 Tagen');
  const group = groupsOf('groups.due-date', await rankingsOf(document, { details: { DueDateDuration: { '14': 5 } } }))[0];
  assert.deepEqual(written(group), ['DueDateDuration 14']);
});

for (const terms of [
  '30 Tage netto bis 04.04.2024, 3 % Skonto bis 22.03.2024',
  'bis 22.03.2024 3 % Skonto, bis 04.04.2024 netto',
  'Rechnung vom 12.03.2024: bis 22.03.2024 3 % Skonto, bis 04.04.2024 netto',
])
  test(`terms that name a discount, their days exchanged: ${terms}`, async () => {
    const document = drawn(terms);
    const details = { DueDateDate: { '2024-03-22': 5 }, DiscountDate: { '2024-04-04': 4 }, DiscountPercent: { '3.0': 5 } };
    const rankings = await rankingsOf(document, { details });
    assert.deepEqual(written(groupsOf('groups.due-date', rankings)[0]), ['DueDateDate 2024-04-04']);
    assert.deepEqual(groupsOf('groups.discounts', rankings).map(written), [['DiscountDate 2024-03-22', 'DiscountPercent 3.0']]);
  });

test('due date: none', async () => assert.equal(await due('Danke', {}), undefined));

test('discounts: one group each, in the order they stand', async () => {
  const document = drawn(`
    innerhalb von 10 Tagen 3 % Skonto
    innerhalb von 20 Tagen 2 % Skonto`);
  const rankings = await rankingsOf(document, { details: { DiscountDuration: { '20': 5, '10': 4 }, DiscountPercent: { '2.0': 5, '3.0': 4 } } });
  assert.deepEqual(groupsOf('groups.discounts', rankings).map(written), [
    ['DiscountDuration 10', 'DiscountPercent 3.0'],
    ['DiscountDuration 20', 'DiscountPercent 2.0'],
  ]);
});

test('delivery period: it does not end before it starts', async () => {
  const document = drawn('Leistung 13.01.2024 bis 31.01.2024, davor 20.12.2023');
  const details = { DeliveryPeriodDateStart: { '2024-01-13': 5 }, DeliveryPeriodDateEnd: { '2023-12-20': 5, '2024-01-31': 5 } };
  assert.deepEqual(written(groupsOf('groups.delivery-period', await rankingsOf(document, { details }))[0]), [
    'DeliveryPeriodDateStart 2024-01-13',
    'DeliveryPeriodDateEnd 2024-01-31',
  ]);
});

test('banks: code and account side by side', async () => {
  const document = drawn('BLZ 37040044  Konto 532013000');
  const rankings = await rankingsOf(document, { details: { BankCode: { '37040044': 5 }, BankAccount: { '532013000': 5 } } });
  assert.deepEqual(groupsOf('groups.bank', rankings).map(written), [['BankCode 37040044', 'BankAccount 532013000']]);
});

async function currency(text: string, country: string | undefined) {
  const document = drawn(text);
  const gross = (await rankingsOf(document, { details: { GrandTotalAmount: { '120.00': 5 } } })).get('GrandTotalAmount')!.ranked[0];
  return currencyOf(document, gross, { Sender: { country } })?.value;
}

for (const [text, country, value] of [
  ['Summe 120,00 EUR', 'DE', 'EUR'],
  ['Summe € 120,00', 'AT', 'EUR'],
  ['Summe 120,00 CHF\nPreise in EUR', 'CH', 'CHF'], // beside the total counts most
  ['Sum 120,00 kr', 'NO', 'NOK'],
  ['Sum 120,00 kr', 'SE', 'SEK'],
  ['Summe 120,00', 'CZ', 'CZK'], // nothing printed: the sender's
  ['Summe 120,00', undefined, undefined],
] as const) {
  test(`currency: ${JSON.stringify(text)} of ${country}`, async () => assert.equal(await currency(text, country), value));
}

for (const [name, value, written] of [
  ['GrandTotalAmount', '1234.5', '1234.50'],
  ['VatRate', '20', '20.0'],
  ['InvoiceId', '4711', '4711'],
  ['GrandTotalAmount', '', ''],
] as const) {
  test(`format: ${name} ${value}`, () => assert.equal(formatValue(name, value), written));
}

for (const [what, text, currency] of [
  ['kilometres are no marks', 'Rechnung EUR\nkm: 17791\nkm gefahren: 873\nkm: 18664', 'EUR'],
  ['a province is no ringgit', 'Via Roma 1, 00100 (RM)\nTotale € 12,00', 'EUR'],
  ['words beside their amounts count', 'Ukupno 12,00 KM\nPDV 2,00 KM', 'BAM'],
  ['a euro is nothing else', 'Alle Beträge in Euro\nSumme 120,00', 'EUR'],
] as const)
  test(`currency: ${what}`, () => assert.equal(currencyOf(drawn(text), undefined)?.value, currency));
