import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { labelFromValues, type ValuesOptions } from '../../src/dataset/from-values.js';
import { addFile, createDataset, entryNamed, labels } from '../../src/dataset/store.js';
import { InputError } from '../../src/errors.js';
import { drawn } from '../drawn.js';

const page = drawn(`
  Nordlicht GmbH
  Hafenstr. 5
  20457 Hamburg

  Rechnung Nr. 4711        12.03.2024
  Kostenträger KT-55

  1   Lampe    2    50,00    100,00

  Netto      100,00
  19 %        19,00
  Gesamt     119,00 EUR`);

async function imported(tables: Readonly<Record<string, string>>, options: ValuesOptions = {}, document = page) {
  const folder = await mkdtemp(join(tmpdir(), 'values-'));
  try {
    const dataset = await createDataset(join(folder, 'set'));
    await addFile(dataset, 'a.pdf', new TextEncoder().encode('a'), document);
    for (const [name, text] of Object.entries(tables)) await writeFile(join(folder, name), text);
    const lineItems = options.lineItems === undefined ? {} : { lineItems: join(folder, options.lineItems) };
    const { imported: report, refused } = await labelFromValues(dataset, join(folder, Object.keys(tables)[0]!), { ...options, ...lineItems });
    return { report, refused, labels: (await labels(await entryNamed(dataset, 'a.pdf')))! };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const values = async (tables: Readonly<Record<string, string>>, options?: ValuesOptions) => {
  const { labels } = await imported(tables, options);
  return Object.fromEntries(Object.entries(labels.details).map(([name, list]) => [name, list.map(({ value }) => value)]));
};

for (const [what, csv] of [
  ['semicolons', 'file;InvoiceId;InvoiceDate;GrandTotalAmount\na.pdf;4711;12.03.2024;119,00\n'],
  ['commas and quotes', '\ufefffile,InvoiceId,InvoiceDate,GrandTotalAmount\r\n"a.pdf","4711","2024-03-12","119,00"\r\n'],
  ['tabs', 'file\tInvoiceId\tInvoiceDate\tGrandTotalAmount\na.pdf\t4711\t12. März 2024\t119.00\n'],
  ['a path and no ending', 'file;InvoiceId;InvoiceDate;GrandTotalAmount\nscans/a;4711;12.03.2024;119\n'],
] as const) {
  test(`CSV with ${what}`, async () =>
    assert.deepEqual(await values({ 'v.csv': csv }), { InvoiceId: ['4711'], InvoiceDate: ['2024-03-12'], GrandTotalAmount: ['119.00'] }));
}

test('JSON with groups, parties and items', async () => {
  const row = {
    file: 'a.pdf',
    DocumentType: 'Invoice',
    InvoiceCurrency: 'EUR',
    InvoiceId: 4711,
    CustomerId: null,
    CostCenter: [],
    VatGroup: [{ VatRate: '19', NetAmount: '100', VatAmount: 19 }],
    Sender: { Name: 'Nordlicht GmbH', City: 'Hamburg', ZipCode: '20457', Country: 'Deutschland' },
    LineItems: [{ PositionId: '1', Description: 'Lampe', Quantity: '2', UnitPrice: '50', TotalAmount: '100' }],
  };
  const { labels, report } = await imported({ 'v.json': JSON.stringify([row]) });
  assert.deepEqual([labels.documentType, labels.currency, labels.supplier], ['Invoice', 'EUR', 'nordlicht gmbh']);
  assert.deepEqual(labels.groups, { VatGroup: [{ VatRate: '19.0', NetAmount: '100.00', VatAmount: '19.00' }] });
  assert.deepEqual(labels.details.CostCenter, []);
  assert.equal(labels.contacts?.[0]?.fields.Country?.value, 'DE');
  assert.deepEqual(
    Object.entries(labels.lineItems![0]!.fields).map(([name, label]) => [name, label.value]),
    [
      ['PositionId', '1'],
      ['Description', 'Lampe'],
      ['Quantity', '2.0'],
      ['UnitPrice', '50.0000'],
      ['TotalAmount', '100.00'],
    ],
  );
  assert.deepEqual(report[0]!.unplaced, []);
});

test('line items in a second table, own details where declared', async () => {
  const tables = { 'v.csv': 'file;KT\na.pdf;KT-55\n', 'items.csv': 'file;Description;TotalAmount\na.pdf;Lampe;100,00\n' };
  const { labels } = await imported(tables, { lineItems: 'items.csv', custom: [{ name: 'KT', kind: 'identifier' }] });
  assert.equal(labels.details.KT?.[0]?.places.length, 1);
  assert.equal(labels.lineItems?.[0]?.fields.TotalAmount?.value, '100.00');
});

test('what is not on the page is no label, "-" says it is absent', async () => {
  const { labels, report } = await imported({ 'v.csv': 'file;InvoiceId;CustomerId\na.pdf;4712;-\n' });
  assert.deepEqual(labels.details, { CustomerId: [] });
  assert.deepEqual(
    report[0]!.unplaced.map(({ detail, value, reason }) => [detail, value, reason]),
    [['InvoiceId', '4712', 'not on the page, only similar: 4711']],
  );
});

test('a document that is not there is reported, the others stay', async () => {
  const { report } = await imported({ 'v.csv': 'file;InvoiceId\na.pdf;4711\nb.pdf;1\n' });
  assert.deepEqual(
    report.map(({ document, skipped }) => [document, skipped !== undefined]),
    [
      ['a.pdf', false],
      ['b.pdf', true],
    ],
  );
});

for (const [what, tables, message, options] of [
  ['an unknown column', { 'v.csv': 'file;InvoiceNumber\na.pdf;1\n' }, /no detail is called "InvoiceNumber".*nearest is InvoiceId.*--customer/, {}],
  ['a column that is nearly right', { 'v.csv': 'file;invoiceid\na.pdf;1\n' }, /nearest is InvoiceId/, {}],
  ['a derived column', { 'v.csv': 'file;VatId\na.pdf;1\n' }, /follows from others.*VatId/, {}],
  ['no file column', { 'v.csv': 'InvoiceId\n1\n' }, /row 2: the column "file"/, {}],
  ['a date that is none', { 'v.csv': 'file;InvoiceDate\na.pdf;soon\n' }, /row 2, InvoiceDate: "soon" is no date/, {}],
  ['a country that is none', { 'v.csv': 'file;Sender.Country\na.pdf;Nirgendwo\n' }, /is no country/, {}],
  ['two rows of one document', { 'v.csv': 'file;InvoiceId\na.pdf;1\na.pdf;2\n' }, /row 3: a\.pdf has a row already/, {}],
  ['no documents at all', { 'v.csv': 'file;InvoiceId\nz.pdf;1\n' }, /none of its 1 documents/, {}],
  ['an empty table', { 'v.csv': 'file;InvoiceId\n' }, /no rows/, {}],
  ['JSON that is none', { 'v.json': '[{"file": ' }, /is no JSON/, {}],
  ['an object instead of a list', { 'v.json': '{"file": "a.pdf"}' }, /not a list/, {}],
  ['items that are no list', { 'v.csv': 'file;LineItems\na.pdf;{}\n' }, /LineItems: is no list/, {}],
  ['a field that no item has', { 'v.csv': 'file;InvoiceId\na.pdf;1\n', 'i.csv': 'file;Price\na.pdf;1\n' }, /nearest is UnitPrice/, { lineItems: 'i.csv' }],
  ['a binary file', { 'v.csv': 'file\u0000\u0000' }, /binary/, {}],
] as const) {
  test(`refused: ${what}`, () =>
    assert.rejects(
      imported(tables, { ...options, strict: true }),
      (error) => error instanceof InputError && message.test(error.message) && !error.message.includes('\n'),
    ));
}

for (const [what, tables, cells, details, options] of [
  ['a date that is none', { 'v.csv': 'file;InvoiceDate;InvoiceId\na.pdf;soon;4711\n' }, ['v.csv 2 a.pdf InvoiceDate'], { InvoiceId: ['4711'] }],
  ['a country that is none', { 'v.csv': 'file;Sender.Country;InvoiceId\na.pdf;Nirgendwo;4711\n' }, ['v.csv 2 a.pdf Sender.Country'], { InvoiceId: ['4711'] }],
  ['one of several values', { 'v.csv': 'file,VatRate,InvoiceId\na.pdf,19;none,4711\n' }, ['v.csv 2 a.pdf VatRate'], { InvoiceId: ['4711'] }],
  [
    'cells about the whole document',
    { 'v.csv': 'file;DocumentType;InvoiceCurrency;VatExemption;language;InvoiceId\na.pdf;Brief;Taler;maybe;North German;4711\n' },
    ['v.csv 2 a.pdf DocumentType', 'v.csv 2 a.pdf InvoiceCurrency', 'v.csv 2 a.pdf VatExemption', 'v.csv 2 a.pdf language'],
    { InvoiceId: ['4711'] },
  ],
  [
    'a member of one of two groups',
    {
      'v.json': JSON.stringify([
        {
          file: 'a.pdf',
          VatGroup: [
            { VatRate: '19', NetAmount: '100' },
            { VatRate: 'none', VatAmount: '19' },
          ],
        },
      ]),
    },
    ['v.json 1 a.pdf VatGroup[2].VatRate'],
    { NetAmount: ['100.00'], VatAmount: ['19.00'] },
  ],
  [
    'a list that is none',
    { 'v.csv': 'file;VatGroup;LineItems;InvoiceId\na.pdf;none;{};4711\n' },
    ['v.csv 2 a.pdf VatGroup', 'v.csv 2 a.pdf LineItems'],
    { InvoiceId: ['4711'] },
  ],
  [
    'cells of line items',
    { 'v.json': JSON.stringify([{ file: 'a.pdf', InvoiceId: 4711, LineItems: [{ Price: '1', Description: 'Lampe', Quantity: 'many' }] }]) },
    ['v.json 1 a.pdf LineItems[1].Price', 'v.json 1 a.pdf LineItems[1].Quantity'],
    { InvoiceId: ['4711'] },
  ],
  [
    'cells of a second table',
    { 'v.csv': 'file;InvoiceId\na.pdf;4711\n', 'i.csv': 'file;Description;Quantity\na.pdf;Lampe;many\n;Birne;1\n' },
    ['i.csv 2 a.pdf Quantity', 'i.csv 3  file'],
    { InvoiceId: ['4711'] },
    { lineItems: 'i.csv' },
  ],
  ['a row without a file', { 'v.csv': 'file;InvoiceId\n;12\na.pdf;4711\n' }, ['v.csv 2  file'], { InvoiceId: ['4711'] }],
] as const) {
  test(`left out and told: ${what}`, async () => {
    const { refused, labels } = await imported(tables, options);
    assert.deepEqual(
      refused.map(({ table, row, document, column }) => `${basename(table)} ${row} ${document} ${column}`),
      cells,
    );
    assert.deepEqual(Object.fromEntries(Object.entries(labels.details).map(([name, list]) => [name, list.map(({ value }) => value)])), details);
  });
}

const odd = drawn(`
  Muster AG                  USt-Id DE 000/12 (Muster)
  Tel. 0800 MUSTER           SWIFT MUSTERBANK
  info@muster                www.muster
  IBAN XX00 0000 MUSTER      UID ΕΛ 123`);

for (const [detail, cell] of [
  ['SenderVatId', 'DE 000/12 (Muster)'],
  ['SenderVatId', 'ΕΛ 123'],
  ['Bic', 'MUSTERBANK'],
  ['Iban', 'XX00 0000 MUSTER'],
  ['Sender.Phone', '0800 MUSTER'],
  ['Sender.Email', 'info@muster'],
  ['Sender.WebsiteUrl', 'www.muster'],
] as const) {
  test(`what is printed is the truth, whatever its form: ${detail} ${cell}`, async () => {
    const { report, refused } = await imported({ 'v.csv': `file;${detail}\na.pdf;"${cell}"\n` }, {}, odd);
    assert.deepEqual(refused, []);
    assert.deepEqual(report[0]!.unplaced, []);
    assert.equal(report[0]!.placed, 1);
  });
}

test("a whitelist's value is a label though it is printed nowhere", async () => {
  const custom = [{ name: 'Supplier', kind: 'identifier', listed: true }] as const;
  const { labels, report } = await imported({ 'values.csv': 'file,Supplier,InvoiceId\na.pdf,70001,4711\n' }, { custom });
  assert.deepEqual(labels.groups, { SupplierGroup: [{ Supplier: '70001' }] });
  assert.deepEqual(report[0]!.unplaced, []);
  const none = await imported({ 'values.csv': 'file,Supplier\na.pdf,-\n' }, { custom });
  assert.deepEqual(none.labels.groups, { SupplierGroup: [] });
});
