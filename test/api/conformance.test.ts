/** Conformance by the literal rows of the interface spec and the wire facts, through a whole call: the raw text of a request in, the raw text of its answer out. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ReadOptions } from '../../src/reading/options.js';
import { type Any, call, Invoice } from './call.js';
import { catalogue } from './catalogue-rows.js';
import { nothing } from './extraction.js';

const contactsAndItems = ['Sender', 'Receiver', 'Contacts', 'LineItemTable'];
/** Ids are compared as they are printed: a parse would hide what was rounded. */
const printedTypes = (text: string) => new Set([...text.matchAll(/"Type":(-?\d+)/g)].map(([, digits]) => digits));

for (const [row, flag, id, place, names] of catalogue) {
  for (const filter of [id, `"${id}"`, ...(flag === '-' ? [] : [`"${flag}"`])]) {
    test(`catalogue row ${row}: Filter ${filter}`, async () => {
      const { status, text, answer } = await call(`{"Filter":${filter},"Invoice":"${Invoice}"}`);
      assert.equal(status, 200);
      const predicted = answer.InvoiceDetailTypePredictions.map(({ TypeName }: Any) => TypeName);
      const groups = answer.PredictionGroups.map(({ TypeName }: Any) => TypeName);
      const wanted = names.split(',').filter(Boolean);
      assert.deepEqual(predicted, place === 'prediction' || place === 'Sender' ? wanted : []);
      assert.deepEqual(groups, place === 'group' || place === 'member' ? wanted : []);
      assert.deepEqual(
        contactsAndItems.filter((member) => member in answer),
        contactsAndItems.filter((member) => member === place),
      );
      if (place === 'prediction') assert.deepEqual([...printedTypes(text)], [id]);
      if (place === 'group' || place === 'member') assert.ok(printedTypes(text).has(id), text);
      if (place === 'member')
        assert.ok(answer.PredictionGroups.every((group: Any) => group.InvoiceDetailTypePredictions.every(({ Type }: Any) => String(Type) === id)));
    });
  }
}

test('catalogue row none: Filter 0, None, null and absent are all details of the subscription', async () => {
  const whole = await call(`{"Invoice":"${Invoice}"}`);
  for (const filter of ['0', '"0"', '"None"', '"none"', 'null', '""', '-1', '18446744073709551615'])
    assert.equal((await call(`{"Filter":${filter},"Invoice":"${Invoice}"}`)).text, whole.text, filter);
  const some = await call(`{"Filter":0,"Invoice":"${Invoice}"}`, { subscription: ['InvoiceId', 'VatGroup'] });
  assert.deepEqual([...printedTypes(some.text)].sort(), ['1024', '131072', '268435456', '32', '536870912']);
});

test('a combined filter keeps its low bits from raw text to raw text', async () => {
  // 2^61 + 2^63 (as the negative it is in int64) + 8 + 2.
  const { text } = await call(`{"Filter":-6917529027641081846,"Invoice":"${Invoice}"}`);
  assert.deepEqual([...printedTypes(text)].sort(), ['-9223372036854775808', '2', '2305843009213693952', '4611686018427387904', '8']);
});

/** [key, value, the options of extraction that follow]. */
for (const [key, value, following] of [
  ['ReceiverVatId', 'DE123456789', { receiverVatIds: ['DE123456789'] }],
  ['ReceiverVatId', 'DE123456789,ATU12345678', { receiverVatIds: ['DE123456789', 'ATU12345678'] }],
  ['SenderVatId', 'DE123456789', { senderVatIds: ['DE123456789'] }],
  ['DocumentReceiverCountry', 'AT', { receiverCountry: 'AT' }],
  ['DocumentReceivedDate', '2024-03-12', { receivedDate: '2024-03-12' }],
  ['ForceReturnBestMatch', 'true', { forceBestMatch: true }],
] as const) {
  for (const form of ['JSON', 'form', 'form with JSON']) {
    test(`PropertyStore row ${key} ${value}, as ${form}`, async () => {
      const store = JSON.stringify({ [key]: value });
      const body =
        form === 'JSON'
          ? `{"Invoice":"${Invoice}","PropertyStore":${store}}`
          : new URLSearchParams({ Invoice, ...(form === 'form' ? { [`PropertyStore[${key}]`]: value } : { PropertyStore: store }) }).toString();
      const contentType = form === 'JSON' ? 'application/json' : 'application/x-www-form-urlencoded';
      let options: Any;
      await call(body, { contentType, onOptions: (all) => (options = all) });
      const [[name, expected]] = Object.entries(following) as [[string, unknown]];
      assert.deepEqual(options[name], expected);
      // 1.11 knows two keys.
      await call(body, { contentType, version: '1.11', onOptions: (all) => (options = all) });
      assert.deepEqual(options[name], key === 'ReceiverVatId' ? expected : undefined);
    });
  }
}

for (const [languages, following] of [
  ...['de', 'en', 'es', 'pl', 'it', 'fr', 'cs', 'sk', 'nl', 'nb', 'hr', 'tr', 'pt', 'sv', 'da', 'sl'].map((code) => [code, [code]] as const),
  ['de,en,fr', ['de', 'en', 'fr']],
] as [string, string[]][]) {
  test(`language code ${languages}`, async () => {
    let options: ReadOptions = {};
    await call(`{"Invoice":"${Invoice}","Languages":"${languages}"}`, { onOptions: (all) => (options = all) });
    assert.deepEqual(options.languages, following);
  });
}

/** [field, what it adds to the answer] in every form of a boolean. */
for (const [field, member, filled] of [
  ['AddOcrResult', 'OcrResult', /^\{"Resolution":300/],
  ['AddDocumentText', 'DocumentText', /^Rechnung +4711\r\nTotal +119\.00\r\n$/],
] as const) {
  for (const yes of ['true', '"true"', '"True"', '1', '"1"'])
    test(`request field ${field}: ${yes}`, async () => assert.match((await call(`{"Invoice":"${Invoice}","${field}":${yes}}`)).answer[member], filled));
  for (const no of ['false', '"false"', '0', 'null', '""'])
    test(`request field ${field}: ${no}`, async () => assert.ok(!(member in (await call(`{"Invoice":"${Invoice}","${field}":${no}}`)).answer)));
}

test('request field AddOcrPageImages: a base64 text a page, in versions that have it', async () => {
  const body = `{"Invoice":"${Invoice}","AddOcrPageImages":true}`;
  assert.deepEqual((await call(body)).answer.OcrPageImages, [Buffer.from('page').toString('base64')]);
  assert.ok(!('OcrPageImages' in (await call(body, { version: '1.11' })).answer));
});

test('request field CreateResultPdf: fails alone as an empty string and bit 2', async () => {
  const { answer, status } = await call(`{"Invoice":"${Invoice}","CreateResultPdf":true,"AddDocumentText":true}`);
  assert.deepEqual([status, answer.ResultPdf, answer.InvoiceState], [200, '', 2]);
  assert.ok(answer.DocumentText.length > 0);
});

test('behaviour rule 6: an empty document has empty predictions, and an empty currency among them', async () => {
  const { status, answer, text } = await call(`{"Invoice":"${Invoice}"}`, { of: { ...nothing, lookedFor: ['InvoiceId', 'GrandTotalAmount'] }, empty: true });
  assert.deepEqual([status, answer.InvoiceState], [200, 0]);
  assert.equal(answer.InvoiceDetailTypePredictions.find(({ TypeName }: Any) => TypeName === 'InvoiceCurrency').Value, '');
  assert.ok(answer.InvoiceDetailTypePredictions.every(({ Value }: Any) => Value === '') && !text.includes('null'));
});

/** TypeNames that the interface spec lists; each must be possible. */
const typeNames =
  'DocumentType, InvoiceId, SenderOrderId, CustomerId, InvoiceDate, SenderOrderDate, ReceiverOrderDate, DeliveryDate, Iban, Bic, SenderVatId, ReceiverVatId, UId, NetTotalAmount, VatTotalAmount, GrandTotalAmount, InvoiceCurrency, DeliveryNoteId, ReceiverOrderId, TaxNumber, SenderTaxId, ReceiverTaxId, TaxId, Sender, IsrReference, IsrSubscriber, KId, CompanyRegistrationNumber, CostCenter, VatExemption';
for (const name of typeNames.split(', ')) {
  test(`TypeName ${name} occurs, found or looked for`, async () => {
    const found = await call(`{"Invoice":"${Invoice}"}`);
    const missing = await call(`{"Invoice":"${Invoice}"}`, { of: { ...nothing, lookedFor: ['InvoiceId'] } });
    assert.ok(`${found.text}${missing.text}`.includes(`"TypeName":"${name}"`));
  });
}

const flagsOf: Readonly<Record<'1.10' | '1.11', readonly string[]>> = {
  '1.11':
    'None Sender DeliveryDate GrandTotalAmount InvoiceDate Receiver InvoiceId DocumentType Ibans Bics LineItems InvoiceCurrency DeliveryNoteId CustomerId TaxNumber VatIds SenderOrderId ReceiverOrderId SenderOrderDate ReceiverOrderDate VatGroup'.split(
      ' ',
    ),
  '1.10':
    'DeliveryDate GrandTotalAmount InvoiceDate InvoiceId DocumentType Ibans InvoiceCurrency CustomerId UstIds SenderOrderId ReceiverOrderId SenderOrderDate ReceiverOrderDate VatGroup'.split(
      ' ',
    ),
};
for (const version of ['1.10', '1.11'] as const) {
  for (const flag of flagsOf[version])
    test(`versioning: ${version} knows the flag ${flag}`, async () =>
      assert.equal((await call(`{"Filter":"${flag}","Invoice":"${Invoice}"}`, { version })).status, 200));
  for (const [, flag] of catalogue.filter(([, flag]) => flag !== '-' && !flagsOf[version].includes(flag)))
    test(`versioning: ${version} does not know the flag ${flag}`, async () =>
      assert.equal((await call(`{"Filter":"${flag}","Invoice":"${Invoice}"}`, { version })).status, 400));
  test(`versioning: answers of ${version} hold no id beyond its own`, async () => {
    const types = [...printedTypes((await call(`{"Invoice":"${Invoice}"}`, { version })).text)].map((digits) => BigInt(digits!));
    assert.ok(types.length > 10 && types.every((type) => type > 0n && type < 1n << 31n), types.join());
  });
}
