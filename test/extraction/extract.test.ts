/** A document and its networks' outputs to everything that is found on it. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Document } from '../../src/document/document.js';
import { extract } from '../../src/extraction/extract.js';
import type { ExtractOptions } from '../../src/extraction/options.js';
import { drawn } from '../drawn.js';
import { fakeNetworks, type FakeOutputs } from './fake-networks.js';

const invoice = drawn(`
  Muster GmbH                      Rechnung
  Hauptstraße 12                   Nr.:RE-4711
  1010 Wien                        Datum: 03.04.2024
                                   Kunde 10023
  Pos  Bezeichnung      Menge   Preis     Betrag
  1    Bohrmaschine     2       50,00     100,00
  Netto                                   100,00
  20 % USt                                 20,00
  Gesamtbetrag                        120,00 EUR
  zahlbar in 14 Tagen bis 17.04.2024
  UID: ATU57780814   IBAN AT61 1904 3002 3457 3201   BIC BKAUATWW`);

const fake: FakeOutputs = {
  details: {
    InvoiceId: { 'RE-4711': 5 },
    InvoiceDate: { '2024-04-03': 4, '2024-03-04': 4.2 },
    CustomerId: { '10023': 5 },
    NetTotalAmount: { '100.00': 3 },
    VatTotalAmount: { '20.00': 3 },
    GrandTotalAmount: { '120.00': 5 },
    VatRate: { '20 %': 4 },
    SenderVatId: { ATU57780814: 5 },
    Iban: { AT611904300234573201: 5 },
    Bic: { BKAUATWW: 5 },
    DueDateDate: { '2024-04-17': 5 },
    DueDateDuration: { '14': 5 },
  },
  tags: { 'Sender.Name': 'Muster GmbH', 'Sender.Street': 'Hauptstraße 12', 'Sender.ZipCode': '1010', 'Sender.City': 'Wien' },
  document: [4, 0, 0, -4, 4],
  roles: ['outside', 'outside', 'outside', 'outside', 'header', 'start'],
  columns: { PositionId: ['1'], Description: ['Bohrmaschine'], Quantity: ['2'], UnitPrice: ['50,00'], TotalAmount: ['100,00'] },
};

const extracted = (document: Document, what: FakeOutputs, options: ExtractOptions = {}) => extract(document, fakeNetworks(document, what), options);

test('extract: everything that belongs to an invoice', async () => {
  const { documentType, predictions, groups, contacts, lineItems } = await extracted(invoice, fake);
  assert.equal(documentType.value, 'Invoice');
  assert.deepEqual(
    predictions.map(({ name, value }) => `${name} ${value}`),
    [
      'DocumentType Invoice',
      'InvoiceId RE-4711',
      'CustomerId 10023',
      'InvoiceCurrency EUR',
      'GrandTotalAmount 120.00',
      'NetTotalAmount 100.00',
      'VatTotalAmount 20.00',
      'SenderVatId ATU57780814',
      'InvoiceDate 2024-04-03', // 17.04. on the page says that the day comes first
      'Iban AT611904300234573201',
      'Bic BKAUATWW',
    ],
  );
  assert.deepEqual(
    groups.map(({ name, members }) => [name, ...members.map((member) => `${member.name} ${member.value}`)]),
    [
      ['VatGroup', 'VatRate 20.0', 'NetAmount 100.00', 'VatAmount 20.00'],
      ['DueDateGroup', 'DueDateDate 2024-04-17', 'DueDateDuration 14'],
    ],
  );
  assert.deepEqual(
    contacts.map(({ role, fields }) => [role, fields.Name![0]!.value, fields.City![0]!.value, fields.Country![0]!.value]),
    [['Sender', 'Muster GmbH', 'Wien', 'AT']],
  );
  assert.deepEqual(
    lineItems.map(({ cells }) => [cells.Description!.value, cells.Quantity!.value, cells.UnitPrice!.value, cells.TotalAmount!.value]),
    [['Bohrmaschine', '2.0', '50.0000', '100.00']],
  );
});

test('extract: every prediction that is printed has its text, page and box, and a score between 0 and 1', async () => {
  const { predictions, groups } = await extracted(invoice, fake);
  for (const { name, text, page, box, score, evidence } of [...predictions, ...groups.flatMap(({ members }) => members)]) {
    assert.ok(score >= 0 && score <= 1, name);
    if (name === 'DocumentType' || name === 'InvoiceCurrency' || evidence.derived) continue;
    assert.ok(text && page === 0 && box && box.width > 0, name);
  }
});

test('extract: amounts that add up are surer, and say why', async () => {
  const { predictions } = await extracted(invoice, fake);
  const gross = predictions.find(({ name }) => name === 'GrandTotalAmount')!;
  assert.ok(gross.score > gross.evidence.probability);
  assert.deepEqual(gross.evidence.notes, ['net 100.00 + VAT 20.00 = gross 120.00']);
});

test('extract: amounts that contradict each other are given, and are for a person’s eyes', async () => {
  const contrary = drawn(`
  Rechnung Nr. RE-4711
  Netto                                   100,00
  20 % USt                                 30,00
  Gesamtbetrag                        150,00 EUR`);
  const details = { NetTotalAmount: { '100.00': 6 }, VatTotalAmount: { '30.00': 6 }, GrandTotalAmount: { '150.00': 6 } };
  const { predictions } = await extracted(contrary, { document: [4], details });
  for (const [name, value] of [
    ['NetTotalAmount', '100.00'],
    ['VatTotalAmount', '30.00'],
    ['GrandTotalAmount', '150.00'],
  ]) {
    const found = predictions.find((prediction) => prediction.name === name)!;
    assert.deepEqual([found.value, found.evidence.disagrees], [value, 1]);
    assert.ok(found.score < 0.61 && found.evidence.probability < 0.61 && found.evidence.margin < 0.61, name);
  }
});

test('extract: nothing likely, nothing given; but what was looked for is told', async () => {
  const { predictions, groups, contacts, lineItems, lookedFor } = await extracted(invoice, { document: [0, 0, 4] });
  assert.deepEqual(
    predictions.map(({ name, value }) => `${name} ${value}`),
    ['DocumentType Other', 'InvoiceCurrency EUR'],
  );
  assert.deepEqual([groups, contacts, lineItems], [[], [], []]);
  assert.ok(lookedFor.includes('InvoiceId'));
  assert.ok(!lookedFor.includes('DueDateDate')); // given in its group
});

test('extract: forced, the best match is given however unlikely', async () => {
  const { predictions } = await extracted(invoice, { details: { InvoiceId: { 'RE-4711': -3 }, GrandTotalAmount: { '120.00': -3 } } }, { forceBestMatch: true });
  const value = (name: string) => predictions.find((prediction) => prediction.name === name)?.value;
  assert.deepEqual([value('InvoiceId'), value('GrandTotalAmount')], ['RE-4711', '120.00']);
  assert.ok(value('InvoiceDate'));
});

test('extract: VAT exemption is the view of the page', async () => {
  const { predictions } = await extracted(invoice, { document: [4, 0, 0, 3] });
  assert.equal(predictions.find(({ name }) => name === 'VatExemption')?.value, 'Vat Exemption');
});

test('extract: a custom detail is found like any other', async () => {
  const custom = [{ name: 'ContractId', kind: 'identifier', many: false }];
  const { predictions, lookedFor } = await extracted(invoice, { custom, details: { ContractId: { '10023': 5 } } });
  assert.equal(predictions.find(({ name }) => name === 'ContractId')?.value, '10023');
  assert.ok(lookedFor.includes('ContractId'));
});

test('extract: an empty document has nothing on it', async () => {
  const { documentType, predictions, groups, contacts, lineItems } = await extracted(drawn(''), {});
  assert.deepEqual([documentType.value, documentType.score], ['Other', 0]);
  assert.deepEqual([predictions.map(({ name }) => name), groups, contacts, lineItems], [['DocumentType'], [], [], []]);
});

test('extract: codes are groups, told apart by what they hold', async () => {
  const box = { x: 0, y: 0, width: 10, height: 10 };
  const girocode = 'BCD\n002\n1\nSCT\nBKAUATWW\nMuster GmbH\nAT611904300234573201\nEUR120.00\n\n\nRE-4711';
  const [page] = invoice.pages;
  const codes = [
    { format: 'QRCode', text: girocode, box },
    { format: 'EAN-13', text: '4006381333931', box },
  ];
  const { groups } = await extracted({ ...invoice, pages: [{ ...page!, codes }] }, { document: [4] });
  assert.deepEqual(
    groups.map(({ name }) => name),
    ['QrCodeGroup', 'BarCode'],
  );
  assert.equal(groups[0]!.members[0]!.value, girocode);
  assert.ok(groups[0]!.members.some(({ value }) => value === 'AT611904300234573201'));
  assert.equal(groups[1]!.members[0]!.value, '4006381333931');
});

/** What is decided together, softly: readings of dates, and numbers that several details want. */
async function values(text: string, details: NonNullable<FakeOutputs['details']>) {
  const { predictions } = await extracted(drawn(text), { details, document: [4, 0, 0, -4, 0] });
  return Object.fromEntries(predictions.filter(({ name }) => details[name]).map(({ name, value }) => [name, value]));
}

for (const [what, text, details, expected] of [
  [
    'the day comes first because it does elsewhere',
    'Datum 03.04.2024\nLiefertermin 25.03.2024',
    { InvoiceDate: { '2024-04-03': 3, '2024-03-04': 3.4 }, DeliveryDate: { '2024-03-25': 4 } },
    { InvoiceDate: '2024-04-03', DeliveryDate: '2024-03-25' },
  ],
  [
    'the month comes first because it does elsewhere',
    'Date 03/04/2024\nShipped 03/25/2024',
    { InvoiceDate: { '2024-04-03': 3.4, '2024-03-04': 3 }, DeliveryDate: { '2024-03-25': 4 } },
    { InvoiceDate: '2024-03-04', DeliveryDate: '2024-03-25' },
  ],
  [
    'a number serves one detail',
    'Rechnung 4711 Kunde 10023',
    { InvoiceId: { '4711': 4, '10023': 1 }, CustomerId: { '4711': 3, '10023': 2 } },
    { InvoiceId: '4711', CustomerId: '10023' },
  ],
  [
    'no invoice is numbered by a part of an account',
    'IBAN AT61 1904 3002 3457 3201\nBeleg 77',
    { Iban: { AT611904300234573201: 5 }, InvoiceId: { '1904 3002': 3, '77': 1 } },
    { Iban: 'AT611904300234573201', InvoiceId: '77' },
  ],
  [
    'what is more of a VAT id is no tax id',
    'NIP 5260001246\nREGON 012100784',
    { SenderVatId: { '5260001246': 5 }, SenderTaxId: { '5260001246': 3, '012100784': 2 } },
    { SenderVatId: '5260001246', SenderTaxId: '012100784' },
  ],
  [
    'one tax id is not both parties’',
    'IČO 27074358\nIČO 45274649',
    { SenderTaxId: { '27074358': 4 }, ReceiverTaxId: { '27074358': 3, '45274649': 2 } },
    { SenderTaxId: '27074358', ReceiverTaxId: '45274649' },
  ],
] as const) {
  test(`extract: ${what}`, async () => assert.deepEqual(await values(text, details as unknown as NonNullable<FakeOutputs['details']>), expected));
}
