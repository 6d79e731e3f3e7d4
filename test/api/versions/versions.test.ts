/** A version is a file: a made-up one, defined here alone, is served by its own details and fields, and leaves the others as they are. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer } from '../../../src/api/answer.js';
import { openApi } from '../../../src/api/description/openapi.js';
import { readJson } from '../../../src/api/json.js';
import { responseOf } from '../../../src/api/response/response.js';
import { detailsUntil } from '../../../src/api/versions/fields.js';
import { versionNumbered, versionOf, versions } from '../../../src/api/versions/index.js';
import { knownDetails } from '../../../src/api/versions/known-details.js';
import type { Version } from '../../../src/api/versions/version.js';
import { details } from '../../../src/catalogue/details.js';
import { lineItemFields } from '../../../src/catalogue/line-item-fields.js';
import { localRunner, recognition, started } from '../../server/started.js';
import { type Any, call, Invoice } from '../call.js';
import { published } from '../published.js';
import { document, extraction, prediction } from '../extraction.js';

const madeUp: Version = {
  name: '9.9',
  segment: '/v9-9',
  keyHeader: 'X-ApiKey',
  bits: 64,
  details: ['InvoiceId', 'VatGroup', 'VatRate', 'LineItems'],
  requestFields: ['Invoice', 'Filter'],
  propertyKeys: ['SessionLogId'],
  responseFields: ['InvoiceDetailTypePredictions', 'PredictionGroups', 'LineItemTable', 'Sender', 'DocumentText', 'InvoiceState'],
  lineItemFields: ['Description', 'TotalAmount'],
  positionNumber: false,
  recordThresholds: false,
  documentTypes: ['Invoice'],
  splitsVatIds: false,
  vatIdName: 'VatId',
};

const names = (list: readonly { readonly TypeName: string }[]): string[] => list.map(({ TypeName }) => TypeName);

const answered = async (request: object, version = madeUp): Promise<Any> => {
  const { status, body } = await answer({ body: Buffer.from(JSON.stringify({ Invoice, ...request })), version }, recognition);
  return { status, ...(readJson(body) as object) };
};

test('a made-up version has its own details, members of groups, fields and cells, and no others', async () => {
  const found = await answered({ AddDocumentText: true });
  assert.deepEqual(Object.keys(found), ['status', 'InvoiceDetailTypePredictions', 'PredictionGroups', 'LineItemTable', 'InvoiceState']);
  assert.deepEqual(
    names(found.InvoiceDetailTypePredictions).filter((name) => name !== 'ContractId' && name !== 'ProjectId'),
    ['InvoiceId'],
  );
  assert.deepEqual(
    found.PredictionGroups.map((group: Any) => [group.TypeName, names(group.InvoiceDetailTypePredictions)]),
    [['VatGroup', ['VatRate']]],
  );
  const cells = Object.keys(found.LineItemTable.LineItems[0]).filter((name) => !['BatchId', 'Score', 'X', 'Y', 'Width', 'Height'].includes(name));
  assert.deepEqual(cells, ['Description', 'TotalAmount']);
});

test('its Filter knows its own flags alone', async () => {
  assert.equal((await answered({ Filter: 'InvoiceId' })).status, 200);
  assert.equal((await answered({ Filter: 'Ibans' })).status, 400);
  const flags = knownDetails(madeUp, []).flatMap((detail) => detail.flags);
  assert.deepEqual(flags.sort(), ['InvoiceId', 'LineItem', 'LineItems', 'VatGroup']);
});

test('its description has its fields', () => {
  const { schemas } = JSON.parse(JSON.stringify(openApi(madeUp))).components;
  assert.deepEqual(Object.keys(schemas.DetectInvoiceRequest.properties).sort(), ['Filter', 'Invoice']);
  assert.deepEqual(Object.keys(schemas.DetectInvoiceResponse.properties).sort(), [...madeUp.responseFields].sort());
});

test('over HTTP it has its addresses, and 1.18 is as it was', async () => {
  const before = await call(JSON.stringify({ Invoice }), { of: extraction });
  const server = await started(localRunner(), {}, { versions: [...versions, madeUp] });
  try {
    const post = async (path: string) => (await server.post({ Invoice }, {}, `${path}/invoicedetail/detect`)).json() as Promise<Any>;
    assert.deepEqual(names((await post('/v9-9')).PredictionGroups), ['VatGroup']);
    assert.deepEqual(names((await post('/V9-12')).PredictionGroups), ['VatGroup']);
    assert.deepEqual(names((await post('/v1-18')).PredictionGroups), names(before.answer.PredictionGroups));
    assert.equal(((await (await fetch(`${server.url}/v9-9/openapi`)).json()) as Any).info.version, '9.9');
    assert.equal((await fetch(`${server.url}/v8-1/openapi`)).status, 404);
  } finally {
    await server.stop();
  }
});

test('a detail of a later version is not one of 1.18', () => {
  const rows = [{ name: 'Old' }, { name: 'Own', since: '1.18' }, { name: 'Next', since: '1.19' }, { name: 'Later', since: '10.1' }] as const;
  assert.deepEqual(detailsUntil('1.18', rows), ['Old', 'Own']);
  assert.deepEqual(detailsUntil('9.9', rows), ['Old', 'Own', 'Next']);
});

test('a new row of the catalogue reaches no version before 1.18', () => {
  for (const name of ['1.10', '1.11'] as const) assert.equal(versionOf(name).details.length, 27, name);
  const known = new Set(details.map(({ name }) => name));
  for (const version of versions)
    assert.deepEqual(
      version.details.filter((name) => !known.has(name)),
      [],
      version.name,
    );
});

test('every detail and every line item field of the catalogue is in a version', () => {
  assert.deepEqual(
    details.map(({ name }) => name).filter((name) => !versions.some((version) => version.details.includes(name))),
    [],
  );
  assert.deepEqual(
    lineItemFields.map(({ name }) => name).filter((name) => !versions.some((version) => version.lineItemFields.includes(name))),
    [],
  );
});

test('members that a version lacks do not come in groups that it has', () => {
  const group = { name: 'OwnGroup', members: [prediction('ContractId', 'K-1'), prediction('BankCode', '37040044')] };
  const of = (name: '1.11' | '1.18') =>
    (responseOf({ document, extraction: { ...extraction, groups: [group] } }, { version: versionOf(name) }) as Any).PredictionGroups.flatMap((each: Any) =>
      names(each.InvoiceDetailTypePredictions),
    );
  assert.deepEqual(of('1.18'), ['ContractId', 'BankCode']);
  assert.deepEqual(of('1.11'), ['ContractId']);
});

for (const [major, minor, name] of [
  [1, 9, undefined],
  [1, 10, '1.10'],
  [1, 11, '1.11'],
  [1, 12, '1.18'],
  [1, 18, '1.18'],
  [1, 19, '1.18'],
  [2, 0, undefined],
  [9, 8, undefined],
  [9, 9, '9.9'],
  [9, 10, '9.9'],
] as const)
  test(`number ${major}.${minor} is answered as ${name}`, () => assert.equal(versionNumbered(major, minor, [...published, madeUp])?.name, name));
