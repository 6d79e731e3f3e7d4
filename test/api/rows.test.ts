/** A test for every row of interface-spec.md's tables that a call of the api shows, under the table's and the row's own name; the server's are in test/server/rows.test.ts. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PDFDocument } from '@cantoo/pdf-lib';
import { type Any, call, Invoice } from './call.js';
import { catalogue } from './catalogue-rows.js';
import { extraction, nothing, prediction } from './extraction.js';
import { missingRows, skip, tables } from './interface-spec.js';

const pdf = await PDFDocument.create();
pdf.addPage([595, 842]);
const page = Buffer.from(await pdf.save()).toString('base64');
const asked = { Invoice: page, CreateResultPdf: true, AddOcrResult: true, AddOcrPageImages: true, AddDocumentText: true };
const whole = (await call(JSON.stringify(asked), { of: extraction })).answer;
const old = (await call(JSON.stringify(asked), { of: extraction, version: '1.10' })).answer;
const ask = async (more: object, options = {}): Promise<Any> => (await call(JSON.stringify({ Invoice, ...more }), options)).answer;
const heard = async (more: object): Promise<Any> => {
  let options: Any;
  await call(JSON.stringify({ Invoice, ...more }), { onOptions: (all) => (options = all) });
  return options;
};

const fails = (): never => {
  throw new TypeError('a bug');
};

type Row = readonly [name: string, show: () => void | Promise<void>];
const [isInteger, isText] = [(value: unknown) => Number.isInteger(value), (value: unknown) => typeof value === 'string'];
const are = (values: readonly unknown[], form: (value: unknown) => boolean) => assert.ok(values.length > 0 && values.every(form), values.join());
const inRange = (low: number, high: number) => (value: unknown) => typeof value === 'number' && value >= low && value <= high;
const isScore = (value: unknown) => inRange(0, 1)(value) && Number((value as number).toFixed(4)) === value;
const boxes = (records: readonly Any[]) =>
  are(
    records.flatMap(({ X, Y, Width, Height }) => [X, Y, Width, Height]),
    isInteger,
  );

const detections: readonly Any[] = [whole.InvoiceDetailTypePredictions, ...whole.PredictionGroups.map((each: Any) => each.InvoiceDetailTypePredictions)].flat();
const of = (name: string) => detections.map((each) => each[name]);
const { Sender, LineItemTable } = whole;
const [item, second] = LineItemTable.LineItems;
const details: readonly Any[] = [Sender.Name, Sender.Address.Street, Sender.Phone, ...Sender.Email, item.Quantity, item.Description];
const ofDetails = (name: string) => details.map((each) => each[name]);

/** What the wire makes of a value, wherever the detail stands. */
async function values(name: string, value: string, group?: string): Promise<string[]> {
  const found = prediction(name, value);
  const own =
    name === 'DocumentType'
      ? { ...nothing, documentType: found }
      : group
        ? { ...nothing, groups: [{ name: group, members: [found] }] }
        : { ...nothing, predictions: [found] };
  const answer = await ask({}, { of: own });
  const all = [...answer.InvoiceDetailTypePredictions, ...answer.PredictionGroups.flatMap((each: Any) => each.InvoiceDetailTypePredictions)];
  return all.filter(({ TypeName }: Any) => TypeName === name).map(({ Value }: Any) => Value);
}

const groupOf: Readonly<Record<string, string>> = {
  NetAmount: 'VatGroup',
  VatAmount: 'VatGroup',
  VatRate: 'VatGroup',
  DueDateDate: 'DueDateGroup',
  DueDateDuration: 'DueDateGroup',
  DiscountDate: 'DiscountGroup',
  DiscountDuration: 'DiscountGroup',
  DiscountPercent: 'DiscountGroup',
  DeliveryPeriodDateStart: 'DeliveryPeriodGroup',
  DeliveryPeriodDateEnd: 'DeliveryPeriodGroup',
  BankCode: 'BankGroup',
  BankAccount: 'BankGroup',
};
/** interface-spec.md's names of what is found several times. */
const single: Readonly<Record<string, string>> = { Ibans: 'Iban', Bics: 'Bic', VatIds: 'SenderVatId', TaxIds: 'SenderTaxId' };
const format = (row: string, cases: Readonly<Record<string, string>>): Row => [
  row,
  async () => {
    for (const name of row.split(', ').map((each) => single[each] ?? each))
      for (const [given, value] of Object.entries(cases)) assert.deepEqual(await values(name, given, groupOf[name]), [value], name);
  },
];
const group = (name: string, members: readonly string[], id: string): Row => [
  name,
  async () => {
    const found = whole.PredictionGroups.find(({ TypeName }: Any) => TypeName === name);
    assert.equal(String(found.Type), id);
    assert.deepEqual(
      found.InvoiceDetailTypePredictions.map(({ TypeName }: Any) => TypeName),
      members,
    );
  },
];
const cell = (name: string, value: string): Row => [name, () => assert.equal(item[name].Value, value)];

const rows: Readonly<Record<string, readonly Row[]>> = {
  'DetectInvoiceRequest (request body)': [
    ['Filter', async () => assert.equal((await ask({ Filter: 1024 })).InvoiceDetailTypePredictions.length, 1)],
    ['Invoice', async () => assert.equal((await call('{"Filter":0}')).status, 400)],
    [
      'Format',
      async () => assert.deepEqual([(await ask({ Format: 0 })).FormattedResult, (await call(`{"Invoice":"${Invoice}","Format":1}`)).status], [undefined, 200]),
    ],
    ['PropertyStore', async () => assert.deepEqual((await heard({ PropertyStore: { SenderVatId: 'DE1' } })).senderVatIds, ['DE1'])],
    ['CreateResultPdf', () => assert.match(Buffer.from(whole.ResultPdf, 'base64').toString('latin1'), /^%PDF-/)],
    ['AddOcrResult', async () => assert.deepEqual([typeof JSON.parse(whole.OcrResult), 'OcrResult' in (await ask({}))], ['object', false])],
    ['AddOcrPageImages', async () => assert.deepEqual([whole.OcrPageImages.length, 'OcrPageImages' in (await ask({}))], [1, false])],
    ['AddDocumentText', async () => assert.deepEqual([isText(whole.DocumentText), 'DocumentText' in (await ask({}))], [true, false])],
    ['Languages', async () => assert.deepEqual((await heard({ Languages: 'de,en' })).languages, ['de', 'en'])],
  ],
  'PropertyStore keys': [
    ['ReceiverVatId', async () => assert.deepEqual((await heard({ PropertyStore: { ReceiverVatId: 'DE1,DE2' } })).receiverVatIds, ['DE1', 'DE2'])],
    ['SenderVatId', async () => assert.deepEqual((await heard({ PropertyStore: { SenderVatId: 'DE1' } })).senderVatIds, ['DE1'])],
    ['DocumentReceiverCountry', async () => assert.equal((await heard({ PropertyStore: { DocumentReceiverCountry: 'CH' } })).receiverCountry, 'CH')],
    ['DocumentReceivedDate', async () => assert.equal((await heard({ PropertyStore: { DocumentReceivedDate: '2024-03-12' } })).receivedDate, '2024-03-12')],
    ['SessionLogId', async () => assert.equal((await heard({ PropertyStore: { SessionLogId: 'S-1' } })).sessionLogId, 'S-1')],
    ['ForceReturnBestMatch', async () => assert.equal((await heard({ PropertyStore: { ForceReturnBestMatch: 'true' } })).forceBestMatch, true)],
  ],
  DetectInvoiceResponse: [
    ['DocumentResolution', () => are([whole.DocumentResolution], isInteger)],
    ['DocumentFormat', () => assert.ok(['Letter', 'Receipt'].includes(whole.DocumentFormat))],
    ['Language', () => assert.equal(whole.Language, 'de')],
    ['Countries', () => assert.deepEqual([old.Countries, whole.Countries], ['CH', 'CH'])],
    ['InvoiceDetailTypePredictions', () => assert.ok(whole.InvoiceDetailTypePredictions.length > 5)],
    ['PredictionGroups', () => assert.equal(whole.PredictionGroups.length, extraction.groups.length)],
    ['LineItemTable', () => assert.deepEqual(Object.keys(LineItemTable), ['LineItems'])],
    ['Sender', () => assert.equal(Sender.Name.Value, 'ACME GmbH')],
    ['Receiver', () => assert.equal(whole.Receiver.Name.Value, 'Käufer AG')],
    ['Contacts', () => assert.equal(whole.Contacts.length, 3)],
    ['FormattedResult', () => assert.ok(!('FormattedResult' in whole))],
    ['IsQualityOk', () => assert.equal(whole.IsQualityOk, true)],
    ['OcrWordQuality', () => assert.deepEqual([old.OcrWordQuality, whole.OcrWordQuality], [100, undefined])],
    ['MeanCharacterConfidenceValue', () => assert.deepEqual([old.MeanCharacterConfidenceValue, whole.MeanCharacterConfidenceValue], [1.5, undefined])],
    ['StdDevCharacterConfidenceValue', () => assert.deepEqual([old.StdDevCharacterConfidenceValue, whole.StdDevCharacterConfidenceValue], [2.25, undefined])],
    ['MaxCharacterConfidenceValue', () => assert.deepEqual([old.MaxCharacterConfidenceValue, whole.MaxCharacterConfidenceValue], [30, undefined])],
    ['OcrResult', () => assert.equal(JSON.parse(whole.OcrResult).Pages[0].Lines[0].Words[0].Bold, true)],
    ['ResultPdf', async () => assert.equal((await PDFDocument.load(whole.ResultPdf)).getPageCount(), 1)],
    ['DocumentText', () => assert.match(whole.DocumentText, /^([^\r\n]+\r\n)+$/)],
    ['InvoiceState', () => assert.equal(whole.InvoiceState, 0)],
    ['Confidence', () => assert.ok([-1, 0, 1].includes(whole.Confidence))],
  ],
  DetectionResponse: [
    ['Type', () => are(of('Type'), (type) => typeof type === 'bigint' || Number.isInteger(type))],
    ['TypeName', () => are(of('TypeName'), (name) => isText(name) && name !== '')],
    ['Text', () => assert.ok(of('Text').includes('4711') && of('Text').every((text) => text === text.trim()))],
    ['Value', () => are(of('Value'), isText)],
    ['Score', () => are(of('Score'), isScore)],
    ['RecommendedThreshold', () => are(of('RecommendedThreshold'), (value) => value === -1 || inRange(0, 1)(value))],
    ['X, Y, Width, Height', () => boxes(detections)],
    ['Confidence', () => are(of('Confidence'), (value) => [-1, 0, 1].includes(value as number))],
  ],
  'Value formats by detail': [
    format('GrandTotalAmount, NetAmount, VatAmount', { '-1234.5': '-1234.50', '119': '119.00' }),
    format('VatRate', { '19': '19.0', '7.7': '7.7' }),
    format('InvoiceDate, DeliveryDate, SenderOrderDate, ReceiverOrderDate, DueDateDate, DiscountDate, DeliveryPeriodDateStart, DeliveryPeriodDateEnd', {
      '2024-02-29': '2024-02-29',
    }),
    format(
      'InvoiceId, CustomerId, SenderOrderId, ReceiverOrderId, DeliveryNoteId, Sender, TaxNumber, BankCode, BankAccount, CompanyRegistrationNumber, CostCenter',
      { '00.17/a': '00.17/a' },
    ),
    format('InvoiceCurrency', { CHF: 'CHF' }),
    format('DocumentType', { Invoice: 'Invoice', CreditMemo: 'CreditMemo', Other: 'Other' }),
    format('Ibans, Bics, VatIds, TaxIds', { DE123456789: 'DE123456789' }),
    format('DueDateDuration, DiscountDuration', { '30': '30' }),
    format('DiscountPercent', { '2.5': '2.5' }),
    format('IsrReference, IsrSubscriber, KId', { '010001456': '010001456' }),
    format('VatExemption', { 'Vat Exemption': 'Vat Exemption', '': '' }),
    ['BarCodeGroup.CodeDetail', async () => assert.deepEqual(await values('Bar', '4006381333931', 'BarCode'), ['4006381333931'])],
  ],
  DetectionGroupResponse: [
    ['Type', () => assert.ok(whole.PredictionGroups.every(({ Type }: Any) => BigInt(Type) !== 0n))],
    [
      'TypeName',
      () =>
        are(
          whole.PredictionGroups.map((each: Any) => each.TypeName),
          isText,
        ),
    ],
    ['InvoiceDetailTypePredictions', () => assert.ok(whole.PredictionGroups.every((each: Any) => each.InvoiceDetailTypePredictions.length > 0))],
  ],
  'Groups and their member TypeNames': [
    group('VatGroup', ['VatRate', 'NetAmount', 'VatAmount'], '536870912'),
    group('BankGroup', ['BankCode', 'BankAccount'], '17179869184'),
    group('DueDateGroup', ['DueDateDate', 'DueDateDuration'], '17592186044416'),
    group('DiscountGroup', ['DiscountDate', 'DiscountDuration', 'DiscountPercent'], '1099511627776'),
    group('DeliveryPeriodGroup', ['DeliveryPeriodDateStart', 'DeliveryPeriodDateEnd'], '4503599627370496'),
    group('QrCodeGroup', ['QrCodeRawString', 'Iban'], '144115188075855872'),
    group('BoletoBarCode', ['Bar'], '-9223372036854775808'),
    group('BarCode', ['Bar'], '-9223372036854775808'),
    ['<DetailType>Group (whitelist group)', group('ClientGroup', ['Client', 'ClientHint'], '1152921504606846976')[1]],
  ],
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
  'States and transitions': [
    ['0', () => assert.equal(whole.InvoiceState, 0)],
    // The document of `ask` is no PDF that can be marked.
    ['2', async () => assert.equal((await ask({ CreateResultPdf: true })).InvoiceState, 2)],
    ['1', async () => assert.equal((await ask({}, { onOptions: fails })).InvoiceState, 1)],
    ['4', async () => assert.equal((await ask({ AddOcrPageImages: true }, { pageImages: async () => fails() })).InvoiceState, 4)],
  ],
};

for (const [table, all] of Object.entries(rows)) {
  for (const [row, show] of all) test(`${table}: ${row}`, show);
  test(`${table}: no row is without a test`, { skip }, () =>
    assert.deepEqual(
      missingRows(
        table,
        all.map(([row]) => row),
      ),
      [],
    ),
  );
}

test('Detail catalogue: every row has its tests in conformance.test.ts, with its flag and its id', { skip }, () => {
  const spec = tables().get('Detail catalogue: Filter flags and detail ids')!;
  assert.equal(spec.length, 44);
  const named = new Set(catalogue.map(([row, flag, id]) => `${row}|${flag}|${id}`));
  // The sender's name and contact share a row there; “none” has a test of its own.
  const missing = spec
    .map(([row, flag, id]) => `${row!.replace('Sender Contact', 'Sender Name')}|${flag!.replace('no flag listed', '-')}|${id}`)
    .filter((each) => !named.has(each) && !each.startsWith('none'));
  assert.deepEqual(missing, []);
});

test('DetailResponse, LineItemResponse, …: every other table of the api is walked here', { skip }, () => {
  const elsewhere = ['Detail catalogue: Filter flags and detail ids', 'Response statuses', 'Authentication', 'Errors', 'Limits'];
  assert.deepEqual(
    [...tables().keys()].filter((table) => !(table in rows) && !elsewhere.includes(table)),
    [],
  );
});
