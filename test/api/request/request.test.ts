/** DetectInvoiceRequest: fields, forms and properties of each version. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from '../../../src/api/errors.js';
import { readRequest } from '../../../src/api/request/request.js';
import { type VersionName, versionOf } from '../../../src/api/versions/index.js';

const Invoice = Buffer.from('any bytes ÿþ').toString('base64');
const formType = 'application/x-www-form-urlencoded; charset=utf-8';
const read = (body: unknown, version: VersionName = '1.18', type = 'application/json') =>
  readRequest(Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)), type, versionOf(version));

test('field: Invoice', () => {
  const bytes = Buffer.from(Invoice, 'base64');
  for (const text of [Invoice, Invoice.replace(/=+$/, ''), `data:application/pdf;base64,${Invoice}`, `${Invoice.slice(0, 5)}\r\n${Invoice.slice(5)}`]) {
    assert.deepEqual(Buffer.from(read({ Invoice: text }).invoice), bytes);
  }
});

for (const [given, value] of [
  [true, true],
  [false, false],
  ['true', true],
  ['True', true],
  ['false', false],
  [1, true],
  [0, false],
  ['1', true],
  ['', false],
  [null, false],
] as const) {
  for (const field of ['CreateResultPdf', 'AddOcrResult', 'AddOcrPageImages', 'AddDocumentText'] as const) {
    test(`field: ${field} ${JSON.stringify(given)}`, () => {
      const name = `${field[0]!.toLowerCase()}${field.slice(1)}` as 'createResultPdf';
      assert.equal(read({ Invoice, [field]: given })[name], value);
    });
  }
}

test('field: Format', () => {
  assert.ok(read({ Invoice, Format: 1 }).ebInterface);
  assert.ok(!read({ Invoice, Format: 0 }).ebInterface);
  assert.ok(!read({ Invoice, Format: null }).ebInterface);
});

for (const [languages, codes] of [
  ['de,en', ['de', 'en']],
  ['DE; en-US', ['de', 'en']],
  ['xx', []],
  ['', []],
  ['no', ['nb']],
  [null, []],
] as const) {
  test(`field: Languages ${languages}`, () => assert.deepEqual(read({ Invoice, Languages: languages }).languages, codes));
}

test('field: PropertyStore, every key', () => {
  const store = {
    ReceiverVatId: 'DE123456789, ATU12345678',
    SenderVatId: 'FR1',
    DocumentReceiverCountry: 'at',
    DocumentReceivedDate: '2024-03-12',
    SessionLogId: 'S\n1',
    ForceReturnBestMatch: 'true',
    Unknown: 'x',
  };
  const properties = {
    receiverVatIds: ['DE123456789', 'ATU12345678'],
    senderVatIds: ['FR1'],
    receiverCountry: 'AT',
    receivedDate: '2024-03-12',
    forceBestMatch: true,
    sessionLogId: 'S 1',
  };
  assert.deepEqual(read({ Invoice, PropertyStore: store }).properties, properties);
  assert.deepEqual(read({ Invoice, PropertyStore: store }, '1.11').properties, { receiverVatIds: properties.receiverVatIds, sessionLogId: 'S 1' });
  assert.deepEqual(
    read({ Invoice, PropertyStore: { DocumentReceivedDate: 'soon', DocumentReceiverCountry: 'Austria', ForceReturnBestMatch: 'false' } }).properties,
    {},
  );
});

test('members, properties and form fields in another letter case', () => {
  const expected = read({ Invoice, Filter: 16, CreateResultPdf: true, PropertyStore: { SessionLogId: 'S-1' } });
  assert.deepEqual(read({ invoice: Invoice, filter: 16, createResultPdf: true, propertyStore: { sessionLogId: 'S-1' } }), expected);
  assert.deepEqual(read({ INVOICE: Invoice, invoice: 'AAAA', Filter: 16, filter: 2, CREATERESULTPDF: 1, propertystore: { SESSIONLOGID: 'S-1' } }).filter, 16);
  assert.deepEqual(read({ invoice: 'AAAA', Invoice }), read({ Invoice }));
  const fields = { invoice: Invoice, filter: '16', createresultpdf: 'true', 'propertyStore[sessionLogId]': 'S-1' };
  assert.deepEqual(read(new URLSearchParams(fields).toString(), '1.18', formType), { ...expected, filter: '16' });
  assert.equal(read({ invoice: Invoice, version: 'v1-18' }, '1.11').version.name, '1.18');
});

for (const [members, note] of [
  [{ Languages: 'de,xx' }, /^Languages: “xx” not known and ignored; known are .*\bde\b/],
  [{ Languages: 'klingon' }, /^Languages: “klingon”/],
  [{ Languages: 'de-AT, no' }, undefined],
  [{ Format: 7 }, /^Format: “7” is not known and was ignored; known are 0 \(None\) and 1 \(EbInterface\)/],
  [{ Format: 'UBL' }, /^Format: “UBL”/],
  [{ Format: 'None' }, undefined],
  [{ Format: 1 }, undefined],
  [{ Format: '' }, undefined],
] as const)
  test(`what has no effect is noted: ${JSON.stringify(members)}`, () => {
    const { notes } = read({ Invoice, ...members });
    assert.equal(notes.length, note ? 1 : 0);
    if (note) assert.match(notes[0]!, note);
  });

for (const name of ['Invoice', 'Filter', 'Languages', 'Format'])
  test(`an object with a length that is an object is no ${name}`, () =>
    assert.throws(
      () => read({ Invoice, [name]: { length: {} } }),
      (error: Error) => error instanceof ApiError && error.message.startsWith(`${name}: Invalid input`),
    ));

test('a form says the same as JSON', () => {
  const fields = { Filter: '1040', Invoice, CreateResultPdf: 'true', Languages: 'de' };
  const spread = new URLSearchParams({ ...fields, 'PropertyStore[SessionLogId]': 'a b&c' }).toString();
  const inJson = new URLSearchParams({ ...fields, PropertyStore: '{"SessionLogId":"a b&c"}' }).toString();
  const expected = read({ ...fields, PropertyStore: { SessionLogId: 'a b&c' } });
  assert.deepEqual(read(spread, '1.18', formType), expected);
  assert.deepEqual(read(inJson, '1.18', formType), expected);
});

test('JSON that calls itself a form is JSON all the same', () => assert.equal(read({ Invoice, Filter: 16 }, '1.18', formType).filter, 16));

test('a + that a form did not escape is base64 all the same', () => {
  const bytes = Buffer.from([0xfb, 0xef, 0xbe]);
  assert.deepEqual(Buffer.from(read(`Invoice=${bytes.toString('base64')}`, '1.18', formType).invoice), bytes);
});

test('a document of many MB is read in JSON and in a form', () => {
  const large = Buffer.alloc(8 << 20, 0xfb);
  const text = large.toString('base64');
  assert.ok(large.equals(read(`{"Invoice":"${text}"}`).invoice));
  assert.ok(large.equals(read(`Invoice=${encodeURIComponent(text)}`, '1.18', formType).invoice));
});

test('fields of other versions are unknown members, and those are ignored', () => {
  const body = { Invoice, AddDocumentText: true, Languages: 'de', AddOcrPageImages: true, Colour: {} };
  const { addDocumentText, languages, addOcrPageImages } = read(body, '1.11');
  assert.deepEqual({ addDocumentText, languages, addOcrPageImages }, { addDocumentText: false, languages: [], addOcrPageImages: false });
});

test('1.11 names its version in a field', () => {
  assert.equal(read({ Invoice }, '1.11').version.name, '1.11');
  assert.equal(read({ Invoice, Version: '1.11' }, '1.11').version.name, '1.11');
  assert.equal(read({ Invoice, Version: 'v1-18' }, '1.11').version.name, '1.18');
  assert.equal(read({ Invoice, Version: 'v1-10' }, '1.18').version.name, '1.18');
});

for (const body of ['%zz', 'Invoice=%', '&'.repeat(2000)]) {
  test(`a form that is none: ${body.slice(0, 20)}`, () => assert.throws(() => read(body, '1.18', formType), { name: 'InputError' }));
}
