/** The server over HTTP: who may come in, what clients send and get, what is refused. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { readJson } from '../../src/api/json.js';
import { responseSchemas } from '../../src/api/description/schemas.js';
import { versions } from '../../src/api/versions/index.js';
import { readOrCreateManifest, replaceManifest } from '../../src/bundle/store.js';
import { InputError } from '../../src/errors.js';
import { invoice, localRunner, recognition, type Started, started } from './started.js';

let server: Started;
before(async () => {
  server = await started();
});
after(() => server.stop());

/** biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely. */
const json = async (response: Response): Promise<any> => response.json();

for (const version of versions) {
  test(`version ${version.name}: its address answers in its shape`, async () => {
    const response = await server.post({ Invoice: invoice, AddOcrResult: true }, {}, `${version.segment}/invoicedetail/detect`);
    assert.equal(response.status, 200);
    assert.match(response.headers.get('content-type')!, /^application\/json/);
    responseSchemas(version).DetectInvoiceResponse.parse(withBigTypes(readJson(await response.text())));
  });

  test(`version ${version.name}: describes itself`, async () => {
    const description = await json(await fetch(`${server.url}${version.segment}/openapi`));
    assert.equal(description.info.version, version.name);
    assert.equal(description.components.schemas.DetectionResponse.properties.Type.format, `int${version.bits}`);
    assert.deepEqual(Object.keys(description.components.schemas.DetectInvoiceRequest.properties).sort(), [...version.requestFields].sort());
  });
}

/** The reader gives small numbers as numbers. */
function withBigTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withBigTypes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, name === 'Type' ? BigInt(member as number) : withBigTypes(member)]));
}

test('ids keep all their digits', async () => {
  const text = await (await server.post({ Invoice: invoice })).text();
  assert.match(text, /"Type":-9223372036854775808,"TypeName":"BarCode"/);
  assert.match(text, /"Type":2305843009213693952,"TypeName":"SenderTaxId"/);
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const clients: readonly (readonly [string, string, Record<string, string>])[] = [
  ['Java', `{"Filter":1040,"Invoice":"${invoice.replaceAll('=', '\\u003d')}","Version":"v1-18","CreateResultPdf":false}`, {}],
  [
    'C#',
    new URLSearchParams({
      Filter: '1040',
      Invoice: invoice,
      AddDocumentText: 'true',
      CreateResultPdf: 'false',
      'PropertyStore[SessionLogId]': 'S-1',
    }).toString(),
    { ...form, accept: 'application/json, application/json' },
  ],
  ['PowerShell', `{"Filter":"InvoiceId,GrandTotalAmount","Invoice":"${invoice}","CreateResultPdf":0,"AddDocumentText":1}`, {}],
  ['Zapier', `{"Filter":null,"Invoice":"${invoice}"}`, {}],
];
for (const [name, body, headers] of clients) {
  test(`client: ${name}`, async () => {
    const response = await server.post(body, headers);
    assert.equal(response.status, 200);
    const answer = await json(response);
    const names = answer.InvoiceDetailTypePredictions.map(({ TypeName }: { TypeName: string }) => TypeName);
    if (name === 'Zapier') assert.ok(names.length > 15);
    else assert.deepEqual(names, ['InvoiceId', 'GrandTotalAmount']);
    assert.equal(answer.DocumentText?.includes('\r\n') ?? false, name === 'C#' || name === 'PowerShell');
  });
}

test('Zapier checks its key with the description', async () => {
  const check = (key: string) => fetch(`${server.url}/v1-18/openapi`, { headers: { 'x-apikey': key } }).then(({ status }) => status);
  assert.equal(await check(server.key), 200);
  assert.equal(await check('wrong'), 401);
});

test("the description tells a key its bundle's own details, and nobody else", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'described-'));
  await replaceManifest(folder, {
    ...(await readOrCreateManifest(folder)),
    customDetails: [{ name: 'ProjectId', kind: 'identifier', keywords: {}, many: false, id: '4' }],
  });
  const own = await started(localRunner(), { bundle: folder });
  try {
    const described = async (headers: Record<string, string>) => (await fetch(`${own.url}/v1-18/openapi`, { headers })).text();
    assert.match(await described({ 'x-apikey': own.key }), /ProjectId 4/);
    assert.doesNotMatch(await described({}), /ProjectId/);
  } finally {
    await own.stop();
    await rm(folder, { recursive: true });
  }
});

for (const [name, body, message] of [
  ['no JSON', '{"Invoice": ', 'body'],
  ['a list', '[1]', 'body'],
  ['deep JSON', '['.repeat(100_000), 'nested'],
  ['no Invoice', '{"Filter": 0}', 'Invoice: missing'],
  ['an empty Invoice', '{"Invoice": ""}', 'Invoice: empty'],
  ['no base64', '{"Invoice": "%%%"}', 'no base64'],
  ['a number as Invoice', '{"Invoice": 17}', 'Invoice'],
  ['an unknown detail', `{"Invoice": "${invoice}", "Filter": "Colour"}`, 'Colour'],
  ['a filter of 70 bits', `{"Invoice": "${invoice}", "Filter": 1180591620717411303424}`, 'Filter'],
  ['a boolean that is none', `{"Invoice": "${invoice}", "AddOcrResult": "perhaps"}`, 'AddOcrResult'],
  ['nothing', '', 'body'],
] as const) {
  test(`400: ${name}`, async () => {
    const response = await server.post(body);
    assert.equal(response.status, 400);
    assert.ok(response.headers.get('x-message')!.includes(message), response.headers.get('x-message')!);
    assert.deepEqual(await json(response), { InvoiceDetailTypePredictions: [], PredictionGroups: [], InvoiceState: 1, Confidence: -1 });
  });
}

test('400: what cannot be read, and an Accept that wants something else', async () => {
  const own = await started(localRunner({ ...recognition, detect: () => Promise.reject(new InputError('Invoice: no document')) }));
  const response = await own.post({ Invoice: invoice });
  assert.equal(response.status, 400);
  assert.equal(response.headers.get('x-message'), 'Invoice: no document');
  await own.stop();
  assert.equal((await server.post({ Invoice: invoice }, { accept: 'text/html' })).status, 400);
  assert.equal((await server.post({ Invoice: invoice }, { accept: '*/*' })).status, 200);
});

test('400: a body larger than allowed', async () => {
  const own = await started(localRunner(), { bodyMegabytes: 0.01 });
  for (const length of [20_000, 30_000_000]) {
    // Said also to whoever sends all of it before he listens.
    const response = await own.post({ Invoice: 'A'.repeat(length) });
    assert.equal(response.status, 400);
    assert.match(response.headers.get('x-message')!, /^body: larger than 0\.01 MB/);
  }
  await own.stop();
});

test('401 and 403: keys and identifiers', async () => {
  const status = async (headers: Record<string, string>) => (await server.post({ Invoice: invoice }, headers)).status;
  assert.equal(await status({ 'x-apikey': '' }), 401);
  assert.equal(await status({ 'x-apikey': `${server.key.slice(0, -1)}!` }), 401);
  assert.equal(await status({ 'x-apikey': `${server.key.slice(0, -2)}AA` }), 401);
  assert.equal(await status({ 'x-apikey': await server.makeKey({ mayPredict: false }) }), 403);
  assert.equal(await status({ 'x-apikey': await server.makeKey({ expires: '2020-01-01T00:00:00.000Z' }) }), 401);
  const limited = await server.makeKey({ identifiers: ['shop-1'] });
  assert.equal(await status({ 'x-apikey': limited }), 401);
  assert.equal(await status({ 'x-apikey': limited, 'x-apiidentifier': 'shop-2' }), 401);
  assert.equal(await status({ 'x-apikey': limited, 'x-apiidentifier': 'shop-1' }), 200);
  const revoked = await server.makeKey();
  assert.equal(await status({ 'x-apikey': revoked }), 200);
  assert.ok(await server.store.revokeKey(revoked.split('_')[1]!, new Date().toISOString()));
  assert.equal(await status({ 'x-apikey': revoked }), 401);
});

test('1.10 takes its key from Authorization too', async () => {
  const response = await server.post({ Invoice: invoice }, { 'x-apikey': '', authorization: server.key }, '/v1-10/invoicedetail/detect');
  assert.equal(response.status, 200);
});

test('only details of the subscription', async () => {
  const key = await server.makeKey({ details: ['InvoiceId', 'VatGroup', 'ProjectId'] });
  const answer = await json(await server.post({ Invoice: invoice, Filter: 0 }, { 'x-apikey': key }));
  assert.deepEqual(
    answer.InvoiceDetailTypePredictions.map(({ TypeName }: { TypeName: string }) => TypeName),
    ['InvoiceId', 'ProjectId'],
  );
  assert.deepEqual(
    answer.PredictionGroups.map(({ TypeName }: { TypeName: string }) => TypeName),
    ['VatGroup'],
  );
  assert.equal(answer.Sender, undefined);
  assert.equal(answer.LineItemTable, undefined);
});

test('429 with Retry-After where a key sends too much', async () => {
  const key = await server.makeKey({ requestsPerMinute: 1 });
  assert.equal((await server.post({ Invoice: invoice }, { 'x-apikey': key })).status, 200);
  const refused = await server.post({ Invoice: invoice }, { 'x-apikey': key });
  assert.equal(refused.status, 429);
  assert.ok(Number(refused.headers.get('retry-after')) > 0);
});

test('requests and pages are counted a key and identifier', async () => {
  const key = await server.makeKey({ customer: 'counted' });
  for (const identifier of ['a', 'a', 'b']) await server.post({ Invoice: invoice }, { 'x-apikey': key, 'x-apiidentifier': identifier });
  await server.post('bad', { 'x-apikey': key });
  const rows = (await server.store.usage({})).filter(({ customer }) => customer === 'counted');
  assert.deepEqual(
    rows.map(({ identifier, requests, pages }) => [identifier, requests, pages]),
    [
      ['a', 2, 2],
      ['b', 1, 1],
    ],
  );
});

test('health, readiness, metrics, the page, and addresses that are none', async () => {
  const get = async (path: string) => fetch(`${server.url}${path}`);
  assert.equal((await get('/healthz')).status, 200);
  assert.equal((await get('/readyz')).status, 200);
  assert.match(await (await get('/metrics')).text(), /beleg_requests_total\{version="1.18",status="200"\} \d+/);
  assert.match(await (await get('/')).text(), /X-ApiKey/);
  assert.equal((await json(await get('/version/openapi'))).info.version, '1.18');
  assert.equal((await get('/v2-0/openapi')).status, 404);
});
