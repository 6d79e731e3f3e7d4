/** The whole of extraction, detail by detail, for no file holds them all: each from print to value, and what follows from context and from what the caller knows. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { responseOf } from '../../src/api/response/response.js';
import { modelDetails } from '../../src/catalogue/details.js';
import { extract } from '../../src/extraction/extract.js';
import type { Extraction } from '../../src/extraction/extraction.js';
import type { ExtractOptions } from '../../src/extraction/options.js';
import { drawn, type DrawnOptions } from '../drawn.js';
import { fakeNetworks, type FakeOutputs } from './fake-networks.js';

async function extracted(text: string, fake: FakeOutputs, options: ExtractOptions = {}, about: DrawnOptions = {}) {
  const document = drawn(text, about);
  return { document, extraction: await extract(document, fakeNetworks(document, { document: [4, 0, 0, -4, 0], ...fake }), options) };
}

const all = ({ predictions, groups }: Extraction) => [...predictions, ...groups.flatMap(({ members }) => members)];
const foundAs = (extraction: Extraction, name: string): string | undefined => all(extraction).find((prediction) => prediction.name === name)?.value;

const printed: readonly (readonly [name: string, line: string, printed: string, value: string])[] = [
  ['InvoiceId', 'Rechnung Nr. RE-2024/0815', 'RE-2024/0815', 'RE-2024/0815'],
  ['InvoiceDate', 'Wien, am 3. April 2024', '3. April 2024', '2024-04-03'],
  ['DeliveryDate', 'Lieferdatum 31.3.24', '31.3.24', '2024-03-31'],
  ['DeliveryNoteId', 'Lieferschein LS 4711', 'LS 4711', 'LS 4711'],
  ['CustomerId', 'Kundennr. 10023', '10023', '10023'],
  ['ReceiverOrderId', 'Ihre Bestellung PO-77', 'PO-77', 'PO-77'],
  ['ReceiverOrderDate', 'vom 2024-03-15', '2024-03-15', '2024-03-15'],
  ['SenderOrderId', 'Auftrag AB-12345', 'AB-12345', 'AB-12345'],
  ['SenderOrderDate', 'vom 15/03/2024', '15/03/2024', '2024-03-15'],
  ['CostCenter', 'Kostenstelle 4711-20', '4711-20', '4711-20'],
  ['GrandTotalAmount', 'Gesamt EUR 1.234,50', '1.234,50', '1234.50'],
  ['NetTotalAmount', "Total CHF 1'037.39", "1'037.39", '1037.39'],
  ['VatTotalAmount', 'MwSt. 197,11-', '197,11-', '-197.11'],
  ['VatRate', 'zzgl. 8,1 % MwSt.', '8,1 %', '8.1'],
  ['NetAmount', 'Basis 1 037,39', '1 037,39', '1037.39'],
  ['VatAmount', 'Steuer 19,00 €', '19,00', '19.00'],
  ['Iban', 'IBAN: CH93 0076 2011 6238 5295 7', 'CH93 0076 2011 6238 5295 7', 'CH9300762011623852957'],
  ['Bic', 'BIC COBA DE FF XXX', 'COBA DE FF XXX', 'COBADEFFXXX'],
  ['BankCode', 'BLZ 370 400 44', '370 400 44', '37040044'],
  ['BankAccount', 'Konto 532 013 000', '532 013 000', '532013000'],
  ['DueDateDate', 'fällig am 26.03.2024', '26.03.2024', '2024-03-26'],
  ['DueDateDuration', 'zahlbar in 14 Tagen', '14 Tagen', '14'],
  ['DiscountDate', 'Skonto bis 20.03.2024', '20.03.2024', '2024-03-20'],
  ['DiscountDuration', '3 % Skonto innerhalb 10 Tagen', '10 Tagen', '10'],
  ['DiscountPercent', '2,5 % Skonto', '2,5 %', '2.5'],
  ['DeliveryPeriodDateStart', 'Leistung 01.03.2024 bis', '01.03.2024', '2024-03-01'],
  ['DeliveryPeriodDateEnd', 'Leistung bis 31.03.2024', '31.03.2024', '2024-03-31'],
  ['SenderVatId', 'UID: ATU 577 808 14', 'ATU 577 808 14', 'ATU57780814'],
  ['ReceiverVatId', 'Ihre UID CHE-123.456.788 MWST', 'CHE-123.456.788 MWST', 'CHE123456788'],
  ['SenderTaxId', 'St.-Nr. 181/815/08155', '181/815/08155', '181/815/08155'],
  ['ReceiverTaxId', 'CNPJ 11.222.333/0001-81', '11.222.333/0001-81', '11222333000181'],
  ['CompanyRegistrationNumber', 'IČO: 27074358', '27074358', '27074358'],
  ['IsrReference', 'Ref. 21 00000 00007 40518 26300 04412', '21 00000 00007 40518 26300 04412', '210000000007405182630004412'],
  ['IsrSubscriber', 'Konto 01-39139-1', '01-39139-1', '010391391'],
  ['KId', 'KID 0000 1234 5674', '0000 1234 5674', '000012345674'],
];

test('details: the table has every detail that is chosen among candidates', () =>
  assert.deepEqual(printed.map(([name]) => name).sort(), modelDetails.map(({ name }) => name).sort()));

for (const [name, line, text, value] of printed) {
  test(`detail ${name}: "${text}" is ${value}`, async () => {
    // A VAT rate makes a group; so do amounts beside one.
    const members: NonNullable<FakeOutputs['details']> = name === 'NetAmount' || name === 'VatAmount' ? { VatRate: { '19 %': 5 } } : {};
    const { extraction } = await extracted(members.VatRate ? `19 %   ${line}` : line, { details: { ...members, [name]: { [text]: 5, [value]: 5 } } });
    assert.equal(foundAs(extraction, name), value);
  });
}

for (const [what, text, details, options, about, name, value] of [
  ['kroner of a Norwegian account', 'Sum 120,00 kr\nNO93 8601 1117 947', { Iban: { NO9386011117947: 5 } }, {}, {}, 'InvoiceCurrency', 'NOK'],
  ['kronor of the receiver’s country', 'Sum 120,00 kr', {}, { receiverCountry: 'SE' }, { countries: [] }, 'InvoiceCurrency', 'SEK'],
  ['dollars of the country that the caller gives', 'Sum $ 120.00', {}, { receiverCountry: 'CA' }, { countries: ['US'] }, 'InvoiceCurrency', 'CAD'],
  ['not printed: the receiver’s', 'Sum 120.00', { GrandTotalAmount: { '120.00': 5 } }, { receiverCountry: 'CZ' }, { countries: [] }, 'InvoiceCurrency', 'CZK'],
  ['an id of somebody', 'VAT ATU57780814', { SenderVatId: { ATU57780814: -1 }, ReceiverVatId: { ATU57780814: -1 } }, {}, {}, 'VatId', 'ATU57780814'],
  ['a tax id of somebody', 'IČO 27074358', { SenderTaxId: { '27074358': -1 }, ReceiverTaxId: { '27074358': -1 } }, {}, {}, 'TaxId', '27074358'],
  [
    'a date long before it was received',
    'Datum 03.04.1999\n05.04.2024',
    { InvoiceDate: { '1999-04-03': 3, '2024-04-05': 2 } },
    { receivedDate: '2024-04-10' },
    {},
    'InvoiceDate',
    '2024-04-05',
  ],
  [
    'no invoice is dated after it came',
    'Datum 03.06.2024\n05.04.2024',
    { InvoiceDate: { '2024-06-03': 3, '2024-04-05': 2 } },
    { receivedDate: '2024-04-10' },
    {},
    'InvoiceDate',
    '2024-04-05',
  ],
  [
    'but due it is then',
    'fällig 03.06.2024\n05.04.2024',
    { DueDateDate: { '2024-06-03': 3, '2024-04-05': 2 } },
    { receivedDate: '2024-04-10' },
    {},
    'DueDateDate',
    '2024-06-03',
  ],
] as const) {
  test(`from context: ${what}`, async () => {
    const { extraction } = await extracted(text, { details: details as NonNullable<FakeOutputs['details']> }, options, about);
    assert.equal(foundAs(extraction, name), value);
  });
}

for (const [logits, value] of [
  [[4, 0, 0, -4, 0], 'Invoice'],
  [[0, 4, 0, -4, 0], 'CreditMemo'],
  [[0, 0, 4, -4, 0], 'Other'],
] as const) {
  test(`document type ${value}`, async () => assert.equal(foundAs((await extracted('Text', { document: logits })).extraction, 'DocumentType'), value));
}

test('forced, no detail that a candidate could be is empty', async () => {
  const text = 'Nr. 4711 Kunde 10023\nBLZ\nDatum 03.04.2024\nSumme 119,00\nIBAN AT61 1904 3002 3457 3201\nUID ATU57780814\nSt.-Nr. 181/815/08155';
  const { extraction } = await extracted(text, {}, { forceBestMatch: true });
  for (const name of ['InvoiceId', 'CustomerId', 'ReceiverOrderId', 'SenderOrderId', 'DeliveryNoteId', 'CostCenter', 'InvoiceDate', 'GrandTotalAmount', 'Iban'])
    assert.ok(foundAs(extraction, name), name);
  assert.ok(['SenderVatId', 'ReceiverVatId'].some((name) => foundAs(extraction, name)));
  // An empty value then says that nothing on the page could be it.
  assert.equal(foundAs(extraction, 'IsrSubscriber'), undefined);
});

test('an id of somebody is named as the version names it', async () => {
  const found = await extracted('VAT ATU57780814', { details: { SenderVatId: { ATU57780814: -1 }, ReceiverVatId: { ATU57780814: -1 } } });
  const names = responseOf(found).InvoiceDetailTypePredictions as readonly { TypeName: string; Value: string }[];
  assert.deepEqual(
    names.filter(({ Value }) => Value === 'ATU57780814').map(({ TypeName }) => TypeName),
    ['VatId'],
  );
});

const parties = 'Muster GmbH\n\n\n\nKunde AG\n\n\n\nSpedition KG';
for (const [language, names] of [
  ['de', ['Muster GmbH', 'Kunde AG', 'Spedition KG']],
  ['fr', ['Muster GmbH', 'Kunde AG']],
] as const) {
  test(`contacts of a document in ${language}`, async () => {
    const tags = { 'Sender.Name': 'Muster GmbH', 'Receiver.Name': 'Kunde AG', 'Other.Name': 'Spedition KG' };
    const found = responseOf(await extracted(parties, { tags }, {}, { language })).Contacts as unknown as readonly { Name: { Value: string } }[];
    assert.deepEqual(
      found.map(({ Name }) => Name.Value),
      names,
    );
  });
}
