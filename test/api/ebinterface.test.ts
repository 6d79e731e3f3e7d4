/** FormattedResult as ebInterface 6.1: well-formed, complete, and valid where xmllint and the schema are at hand. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { answer, type Recognition } from '../../src/api/answer.js';
import { ebInterface } from '../../src/api/ebinterface/invoice.js';
import { currentVersion } from '../../src/api/versions/index.js';
import type { Extraction } from '../../src/extraction/extraction.js';
import { document, extraction, nothing, prediction } from './extraction.js';
import { noPrints } from './call.js';

const header = [
  prediction('InvoiceId', '4711'),
  prediction('InvoiceDate', '2024-03-12'),
  prediction('InvoiceCurrency', 'EUR'),
  prediction('GrandTotalAmount', '119'),
  prediction('SenderVatId', 'ATU12345678'),
];
const [vatGroup, , ...otherGroups] = extraction.groups;
const full: Extraction = {
  ...extraction,
  predictions: [
    ...header,
    ...['ReceiverOrderId', 'SenderOrderId', 'CustomerId', 'DeliveryNoteId'].map((name) => prediction(name, 'B & <1>')),
    prediction('ReceiverOrderDate', '2024-03-01'),
    prediction('Iban', 'AT611904300234573201'),
    prediction('Bic', 'BKAUATWW'),
    prediction('IsrReference', '210000000007405182630004412'),
  ],
};
const twoRates = { name: 'VatGroup', members: [prediction('VatRate', '7'), prediction('NetAmount', '10'), prediction('VatAmount', '0.7')] };

/** [what, extraction, values that must stand there]. */
const cases: readonly (readonly [string, Extraction, Readonly<Record<string, unknown>>])[] = [
  ['everything', full, { InvoiceNumber: '4711', TotalGrossAmount: '119.00', 'Delivery.Period.FromDate': '2024-02-01', 'Biller.Address.Town': 'Berlin' }],
  [
    'header alone',
    { ...nothing, predictions: header, groups: [vatGroup!] },
    { 'InvoiceRecipient.VATIdentificationNumber': '00000000', 'Details.ItemList.ListLineItem.UnitPrice': '100.00' },
  ],
  [
    'items without rate, two rates: a line a rate',
    { ...full, lineItems: [{ ...extraction.lineItems[1]! }], groups: [vatGroup!, twoRates, ...otherGroups] },
    { 'Tax.TaxItem.1.TaxPercent.#text': '7.00', 'Details.ItemList.ListLineItem.1.LineItemAmount': '10.00' },
  ],
  [
    'complete items',
    { ...full, lineItems: [extraction.lineItems[0]!] },
    { 'Details.ItemList.ListLineItem.Quantity.#text': '2.0000', 'Details.ItemList.ListLineItem.ArticleNumber.#text': 'A-1' },
  ],
  [
    'exempt from VAT',
    { ...nothing, predictions: [...header, prediction('VatExemption', 'Vat Exemption')] },
    { 'Tax.TaxItem.TaxPercent.@TaxCategoryCode': 'E' },
  ],
  ['a credit memo', { ...full, documentType: prediction('DocumentType', 'CreditMemo') }, { '@DocumentType': 'CreditMemo' }],
  ['signs that XML does not know', { ...full, predictions: [prediction('InvoiceId', 'A\u0000\ud800<&>"1'), ...header.slice(1)] }, { InvoiceNumber: 'A<&>"1' }],
];

/** The part that is written here, and the official schema where somebody names it. */
const official = process.env.BELEG_EBINTERFACE_XSD;
const schemas = [fileURLToPath(new URL('./ebinterface-part.xsd', import.meta.url)), ...(official ? [official] : [])];
const canValidate = spawnSync('xmllint', ['--version']).status === 0;
if (!canValidate) console.error('SKIPPED: ebInterface documents are not validated, for there is no xmllint (Debian: apt-get install libxml2-utils)');

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false, parseAttributeValue: false });
for (const [what, of, values] of cases) {
  const xml = ebInterface(of, 'de');
  test(`ebInterface: ${what}`, () => {
    assert.equal(XMLValidator.validate(xml), true);
    const { Invoice } = parser.parse(xml);
    for (const [path, value] of Object.entries(values)) {
      const parts = path.startsWith('@') ? [path] : path.split('.');
      assert.equal(
        parts.reduce((at, part) => at?.[part], Invoice),
        value,
        `${path}\n${xml}`,
      );
    }
  });
  test(`ebInterface: ${what} is valid by the schema`, { skip: !canValidate }, () => {
    for (const schema of schemas) {
      const { status, stderr } = spawnSync('xmllint', ['--noout', '--nonet', '--schema', schema, '-'], { input: xml, encoding: 'utf8' });
      assert.equal(status, 0, `${stderr}\n${xml}`);
    }
  });
}

test('ebInterface: nothing is made up where the schema asks for more than was found', () => {
  for (const missing of ['InvoiceId', 'InvoiceDate', 'InvoiceCurrency', 'GrandTotalAmount'])
    assert.equal(ebInterface({ ...full, predictions: full.predictions.filter(({ name }) => name !== missing) }), '');
  assert.equal(ebInterface({ ...nothing, predictions: header }), '');
});

test('FormattedResult: with Format 1 and the switch, and not otherwise', async () => {
  const recognition: Recognition = {
    detect: async () => ({ document, extraction: full }),
    pageImages: async () => [],
    pagePrints: noPrints,
    customDetails: [],
  };
  const call = async (Format: unknown, on: boolean) => {
    const { body } = await answer({ body: Buffer.from(JSON.stringify({ Invoice: 'AAAA', Format })), version: currentVersion, ebInterface: on }, recognition);
    return JSON.parse(body).FormattedResult;
  };
  assert.match(await call(1, true), /^<\?xml .*<Invoice xmlns="http:\/\/www\.ebinterface\.at\/schema\/6p1\/"/s);
  for (const [format, on] of [
    [0, true],
    [null, true],
    [1, false],
  ] as const)
    assert.equal(await call(format, on), undefined);
});
