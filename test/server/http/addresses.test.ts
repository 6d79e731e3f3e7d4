/** Addresses as clients write them: letter case, slashes, minor versions, methods; and the type of what they get. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { canonicalUrl } from '../../../src/server/http/addresses.js';
import { published } from '../../api/published.js';
import { invoice, localRunner, started } from '../started.js';

const server = await started(localRunner(), {}, { versions: published });
after(() => server.stop());

for (const [url, canonical] of [
  ['/', '/'],
  ['/?a=B', '/?a=B'],
  ['/HealthZ/', '/healthz'],
  ['/V1-18/InvoiceDetail/Detect', '/v1-18/invoicedetail/detect'],
  ['//v1-18//invoicedetail/detect/?x=Y/', '/v1-18/invoicedetail/detect?x=Y/'],
  ['/v1-18', '/v1-18'],
  ...['12', '13', '17', '19', '25', '999'].map((minor) => [`/v1-${minor}/openapi`, '/v1-18/openapi'] as const),
  ['/v1-10/openapi', '/v1-10/openapi'],
  ['/v1-11/openapi', '/openapi'],
  ['/v1-9/openapi', '/v1-9/openapi'],
  ['/v1-1800/openapi', '/v1-1800/openapi'],
  ['/v2-18/openapi', '/v2-18/openapi'],
] as const)
  test(`address ${url}`, () => assert.equal(canonicalUrl(url, published), canonical));

/** What only 1.18 answers tells the version: Contacts; 1.10 has OcrWordQuality. */
for (const [path, version] of [
  ['/v1-17/invoicedetail/detect', '1.18'],
  ['/v1-12/invoicedetail/detect', '1.18'],
  ['/v1-20/invoicedetail/detect', '1.18'],
  ['/V1-18/InvoiceDetail/Detect/', '1.18'],
  ['/v1-10/InvoiceDetail/Detect/', '1.10'],
  ['/invoiceDetail/detect/', '1.11'],
  ['/v1-11/invoicedetail/detect', '1.11'],
] as const)
  test(`POST ${path} is answered as ${version}`, async () => {
    const response = await server.post({ Invoice: invoice }, {}, path);
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('content-type'), 'application/json; charset=utf-8');
    const answer = (await response.json()) as object;
    assert.deepEqual(['Contacts' in answer, 'OcrWordQuality' in answer], [version === '1.18', version === '1.10']);
  });

test('1.11: a Version without a form of its own is answered as 1.18', async () => {
  const versions = [
    ['v1-17', true],
    ['1.16', true],
    ['v1-18', true],
    ['1.11', false],
    ['v2-0', false],
  ] as const; // prettier-ignore
  for (const [Version, is118] of versions)
    assert.equal('Contacts' in ((await (await server.post({ Invoice: invoice, Version }, {}, '/invoicedetail/detect')).json()) as object), is118, Version);
});

for (const [method, path, allow] of [
  ['GET', '/v1-18/invoicedetail/detect', 'POST'],
  ['PUT', '/v1-18/invoicedetail/detect', 'POST'],
  ['DELETE', '/V1-17/invoicedetail/detect/', 'POST'],
  ['OPTIONS', '/invoicedetail/detect', 'POST'],
  ['POST', '/v1-18/openapi', 'GET, HEAD'],
  ['POST', '/healthz', 'GET, HEAD'],
  ['PATCH', '/', 'GET, HEAD'],
] as const)
  test(`405: ${method} ${path}`, async () => {
    const response = await fetch(`${server.url}${path}`, { method, headers: { 'x-apikey': server.key } });
    assert.deepEqual([response.status, response.headers.get('allow')], [405, allow]);
    assert.equal(response.headers.get('x-message'), `${method} is not allowed here. Send ${allow.replace(', ', ' or ')}`);
    assert.ok(Array.isArray(((await response.json()) as { InvoiceDetailTypePredictions: unknown }).InvoiceDetailTypePredictions));
  });
