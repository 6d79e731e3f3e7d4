import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printed, textOf } from '../../src/dataset/align/printed.js';
import { place } from '../../src/dataset/align/value.js';
import { align } from '../../src/dataset/align.js';
import type { Truth } from '../../src/dataset/truth.js';
import type { Document } from '../../src/document/document.js';
import type { KindName } from '../../src/values/kind.js';
import { drawn, type DrawnOptions } from '../drawn.js';

const texts = (document: Document, kind: KindName, value: string) => place(printed(document), kind, value).places.map((at) => textOf(at, document));

for (const [kind, value, line, found] of [
  ['date', '2024-03-12', 'Rechnung vom 12.03.2024', ['12.03.2024']],
  ['date', '2024-03-12', 'Datum: 12. März 2024', ['12. März 2024']],
  ['date', '2024-03-12', 'Date: March 12, 2024', ['March 12, 2024']],
  ['date', '2024-04-03', 'Date 04/03/2024', ['04/03/2024']],
  ['amount', '1234.50', 'Summe   1.234,50 EUR', ['1.234,50']],
  ['amount', '1234.50', "Total   CHF 1'234.50", ["1'234.50"]],
  ['amount', '18.0000', 'Preis   18,00', ['18,00']],
  ['amount', '100.00', 'Menge 2   100,00', ['100,00']],
  ['amount', '-119.00', 'Gutschrift   119,00', ['119,00']],
  ['amount', '119.00', 'Summe   112,00', []],
  ['iban', 'DE89370400440532013000', 'IBAN DE89 3704 0044 0532 0130 00', ['DE89 3704 0044 0532 0130 00']],
  ['iban', 'DE89370400440532013000', 'IBAN: DE89370400440532013000', ['DE89370400440532013000']],
  ['identifier', 'RE-2024/17', 'Rechnung RE-2024/17', ['RE-2024/17']],
  ['identifier', '4711', 'Rechnungs-Nr.:4711 vom', ['Rechnungs-Nr.:4711']],
  ['identifier', '4711', 'Kunde 94711 Artikel A4711', []],
  ['identifier', '12', '12.03.2024', []],
  ['identifier', '2019-604182', 'Bestellung 2019 - 604182', ['2019 - 604182']],
  ['identifier', '4711', '4711   und   4711', ['4711', '4711']],
  ['text', 'Müller & Söhne GmbH', 'MUELLER & SOEHNE GMBH', ['MUELLER & SOEHNE GMBH']],
  ['text', 'Via Emilia 5', 'Via Emilia 5, Bologna', ['Via Emilia 5,']],
  ['rate', '19.0', 'zzgl. 19 % MwSt.', ['19 %']],
] as const) {
  test(`${kind} ${value} in "${line}"`, () => {
    const document = drawn(line);
    const trimmed = texts(document, kind, value).map((text) => text.replace(/ %$/, ' %'));
    assert.deepEqual(trimmed, found);
  });
}

const ocr: DrawnOptions = { source: 'ocr', confidence: 0.8 };
for (const [kind, value, line, found] of [
  ['identifier', 'RE-2024-001', 'Rechnung RE-2O24-00l', ['RE-2O24-00l']],
  ['identifier', 'RE-2024-001', 'Rechnung RE-2024-777', []],
  ['amount', '1505.80', 'Summe   1.5O5,80', ['1.5O5,80']],
  ['text', 'Gartenbau Hollerbach GmbH', 'Gartenbau Ho1lerbach GmbH', ['Gartenbau Ho1lerbach GmbH']],
] as const) {
  test(`OCR: ${kind} ${value} in "${line}"`, () => assert.deepEqual(texts(drawn(line, ocr), kind, value), found));
}

test('a near miss in a text layer is another number', () => {
  const { places, reason } = place(printed(drawn('Rechnung RE-2024-007')), 'identifier', 'RE-2024-001');
  assert.deepEqual([places, reason], [[], 'not on the page, only similar: RE-2024-007']);
});

test('a text runs on below in its own column', () => {
  const document = drawn(`
    1   Schrauben mit sehr      5,00
        langem Gewinde`);
  assert.deepEqual(texts(document, 'text', 'Schrauben mit sehr langem Gewinde'), ['Schrauben mit sehr langem Gewinde']);
});

const invoice = drawn(`
  Nordlicht GmbH
  Hafenstr. 5
  20457 Hamburg


  Kunde AG                       Rechnung Nr. 4711
  Hauptstraße 12                 Datum 12.03.2024
  50667 Köln                     Lieferung nach Hamburg


  Pos  Artikel   Bezeichnung          Menge   Preis     Gesamt
  1    A-100     Lampe groß           2       50,00     100,00
                 mit Schirm
  2    A-200     Lampe klein          1       50,00     50,00
  3    A-300     Lampe groß           3       10,00     30,00

                 Netto                                  180,00
                 19 % MwSt.                             34,20
                 Gesamtbetrag                           214,20 EUR


  Nordlicht GmbH · Hafenstr. 5 · 20457 Hamburg`);

const truth: Truth = {
  documentType: 'Invoice',
  currency: 'EUR',
  details: { InvoiceId: ['4711'], InvoiceDate: ['2024-03-12'], GrandTotalAmount: ['214.20'], CustomerId: ['K-99'], CostCenter: [] },
  groups: { VatGroup: [{ VatRate: '19.0', VatAmount: '34.20', NetAmount: '180.00' }] },
  contacts: [
    { role: 'Sender', fields: { Name: 'Nordlicht GmbH', Street: 'Hafenstr. 5', ZipCode: '20457', City: 'Hamburg', Country: 'DE' } },
    { role: 'Receiver', fields: { Name: 'Kunde AG', Street: 'Hauptstraße 12', ZipCode: '50667', City: 'Köln', Phone: '+49221123456' } },
  ],
  lineItems: [
    { fields: { PositionId: '1', ItemId: 'A-100', Description: 'Lampe groß mit Schirm', Quantity: '2.0', UnitPrice: '50.0000', TotalAmount: '100.00' } },
    { fields: { PositionId: '2', Description: 'Lampe klein', Quantity: '1.0', UnitPrice: '50.0000', TotalAmount: '50.00' } },
    { fields: { PositionId: '3', Description: 'Lampe groß', Quantity: '3.0', UnitPrice: '10.0000', TotalAmount: '30.00' } },
  ],
};

test('a whole invoice', () => {
  const { labels, unplaced } = align(invoice, truth);
  assert.deepEqual(
    unplaced.map(({ detail }) => detail),
    ['CustomerId', 'Receiver.Phone'],
  );
  assert.deepEqual(labels.details.CostCenter, [], 'known to be absent');
  assert.equal(labels.details.CustomerId, undefined, 'unknown');
  assert.deepEqual(labels.groups.VatGroup, [{ VatRate: '19.0', VatAmount: '34.20', NetAmount: '180.00' }]);
  assert.equal(labels.details.VatRate?.length, 1);
});

test('a town counts where the rest of the address stands', () => {
  const { labels } = align(invoice, truth);
  const city = labels.contacts![0]!.fields.City!;
  assert.deepEqual(
    city.places.map((at) => invoice.pages[0]!.lines.findIndex((line) => line.words.includes(at.words[0]!))).sort((a, b) => a - b),
    [2, 14],
    'the letterhead and the footer, not the place of delivery',
  );
  assert.deepEqual(labels.contacts![0]!.fields.Country, { value: 'DE', places: [] });
});

test('a town in the name of its company is not the town of its address', () => {
  const page = drawn(['Stadtwerke', 'Talheim Netz AG', 'Uferweg 4', '71234 Talheim', 'Rechnung an', 'Ortsverein Talheim'].join('\n'));
  const contacts = [{ role: 'Sender', fields: { Name: 'Stadtwerke Talheim Netz AG', Street: 'Uferweg 4', ZipCode: '71234', City: 'Talheim' } }] as const;
  const { labels } = align(page, { details: {}, groups: {}, contacts });
  const { City, Name } = labels.contacts![0]!.fields;
  assert.deepEqual(
    City!.places.map(({ words }) => words),
    [[7]],
  );
  assert.deepEqual(
    Name!.places.map(({ words }) => words),
    [[0, 1, 2, 3]],
  );
});

test('rows stand in order, each cell on its own row', () => {
  const { labels } = align(invoice, truth);
  const cells = labels.lineItems!.map(({ fields }) =>
    Object.fromEntries(Object.entries(fields).map(([name, label]) => [name, textOf(label.places[0]!, invoice)])),
  );
  assert.deepEqual(cells, [
    { PositionId: '1', ItemId: 'A-100', Description: 'Lampe groß mit Schirm', Quantity: '2', UnitPrice: '50,00', TotalAmount: '100,00' },
    { PositionId: '2', Description: 'Lampe klein', Quantity: '1', UnitPrice: '50,00', TotalAmount: '50,00' },
    { PositionId: '3', Description: 'Lampe groß', Quantity: '3', UnitPrice: '10,00', TotalAmount: '30,00' },
  ]);
  assert.deepEqual(
    labels.lineItems!.map(({ firstLine, lastLine }) => [firstLine, lastLine]),
    [
      [7, 8],
      [9, 9],
      [10, 10],
    ],
  );
  const second = labels.lineItems![1]!.fields;
  assert.ok(second.UnitPrice!.places[0]!.words[0]! < second.TotalAmount!.places[0]!.words[0]!, 'the price left of the total');
});

test('lines of the table have roles', () => {
  const roles = align(invoice, truth).labels.lineRoles![0]!;
  assert.deepEqual(roles.slice(6, 12), ['header', 'start', 'continues', 'start', 'start', 'outside']);
});

test('the number of a delivery above its rows is no row, and a sentence no header', () => {
  const document = drawn(`
    We thank you for your order and bill as follows
    Art.-No.      Qty     Price      Amount
    Delivery 771304
    A-100         2       50.00      100.00
    B-200         1       30.00       30.00
  `);
  const { labels } = align(document, {
    details: {},
    groups: {},
    lineItems: [
      { fields: { ItemId: 'A-100', Quantity: '2.0', UnitPrice: '50.0000', TotalAmount: '100.00', DeliveryId: '771304' } },
      { fields: { ItemId: 'B-200', Quantity: '1.0', UnitPrice: '30.0000', TotalAmount: '30.00', DeliveryId: '771304' } },
    ],
  });
  assert.deepEqual(labels.lineRoles, [['outside', 'header', 'other', 'start', 'start']]);
});

const headings = 'Nr.           Menge     Preis      Betrag';
for (const [what, lines, roles] of [
  ['a header above a note with a day', [headings, 'Lieferung vom 12.05.2026, Rolltor'], ['header', 'outside']],
  ['a header above several notes', [headings, 'Lieferung 88120', 'Baustelle', 'Abruf 4711'], ['header', 'outside', 'outside', 'outside']],
  ['a header of which one heading goes on below', [headings, '                                            Ihr Zeichen'], ['header', 'outside']],
  ['a header above a sentence', [headings, 'Ihre Order 88120', 'Wir danken.'], ['header', 'outside', 'outside']],
  ['keys over two of four columns', ['Kunde                              Datum', 'K-88120                            12.05.2026'], ['outside', 'outside']],
  ['words above too many notes', [headings, ...Array.from({ length: 5 }, (_, i) => `Abruf 471${i}`)], Array(6).fill('outside')],
] as const)
  test(`lines above the first row: ${what}`, () => {
    const document = drawn([...lines, 'A-100         2         50,00      100,00', 'B-200         1         30,00       30,00'].join('\n'));
    const { labels } = align(document, {
      details: {},
      groups: {},
      lineItems: [
        { fields: { ItemId: 'A-100', Quantity: '2.0', UnitPrice: '50.0000', TotalAmount: '100.00' } },
        { fields: { ItemId: 'B-200', Quantity: '1.0', UnitPrice: '30.0000', TotalAmount: '30.00' } },
      ],
    });
    assert.deepEqual(labels.lineRoles, [[...roles, 'start', 'start']]);
  });

test('what rows share is not taken from among the totals', () => {
  const document = drawn(`
    Bezeichnung         Menge     Preis      Betrag
    Glockenseil         2         40,00      80,00
    Wartung der Uhr     1         60,00      60,00
    Summe netto                             140,00
    MwSt. 20 %                               28,00
    Zu zahlen                               168,00
  `);
  const { labels, unplaced } = align(document, {
    details: { NetTotalAmount: ['140.00'], GrandTotalAmount: ['168.00'] },
    groups: { VatGroup: [{ VatRate: '20.0', VatAmount: '28.00' }] },
    lineItems: [
      { fields: { Description: 'Glockenseil', Quantity: '2.0', TotalAmount: '80.00', VatRate: '20.0' } },
      { fields: { Description: 'Wartung der Uhr', Quantity: '1.0', TotalAmount: '60.00', VatRate: '20.0' } },
    ],
  });
  assert.deepEqual(labels.lineRoles, [['header', 'start', 'start', 'outside', 'outside', 'outside']]);
  assert.deepEqual(
    unplaced.map(({ detail, reason }) => [detail, reason]),
    [
      ['LineItems[1].VatRate', 'stands only outside the row'],
      ['LineItems[2].VatRate', 'stands only outside the row'],
    ],
  );
});

test('a row that is not there leaves the roles unknown', () => {
  const { labels, unplaced } = align(invoice, { ...truth, lineItems: [...truth.lineItems!, { fields: { Description: 'Transport', TotalAmount: '7.77' } }] });
  assert.equal(labels.lineRoles, undefined);
  assert.equal(labels.lineItems!.length, 3);
  assert.deepEqual(
    unplaced.filter(({ detail }) => detail.startsWith('LineItems')).map(({ detail, reason }) => [detail, reason]),
    [
      ['LineItems[4].Description', 'the row is not on the page'],
      ['LineItems[4].TotalAmount', 'the row is not on the page'],
    ],
  );
});
