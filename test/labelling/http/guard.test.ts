/** Who may ask the labelling server. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { cookieOf, headers, refusalOf } from '../../../src/labelling/http/guard.js';

const guard = { token: 'right-token', port: 8090 };
const host = '127.0.0.1:8090';
const cookie = 'other=1; beleg-label-8090=right-token';
const origin = `http://${host}`;

for (const [what, asked, status] of [
  ['the address that was printed', { url: '/?token=right-token', headers: { host } }, undefined],
  ['the page without token', { url: '/', headers: { host } }, 401],
  [
    'a link of a report',
    { url: '/', headers: { host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' } },
    undefined,
  ],
  [
    'a link of another site into the API',
    { url: '/api/documents', headers: { host, cookie, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' } },
    403,
  ],
  ['a frame of another site', { url: '/', headers: { host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' } }, 403],
  ['a wrong token', { url: '/?token=wrong-token', headers: { host } }, 401],
  ['a token in the address of the API', { url: '/api/documents?token=right-token', headers: { host } }, 401],
  ['the cookie', { url: '/api/documents', headers: { host, cookie } }, undefined],
  ['by the name of this machine', { url: '/api/documents', headers: { host: 'localhost:8090', cookie } }, undefined],
  ['the cookie of another port', { url: '/api/documents', headers: { host, cookie: 'beleg-label-8091=right-token' } }, 401],
  ['a longer token', { url: '/api/documents', headers: { host, cookie: `${cookie}x` } }, 401],
  ['a header', { url: '/api/documents', headers: { host, authorization: 'Bearer right-token' } }, undefined],
  ['a header that changes something', { method: 'PUT', url: '/api/documents/a/labels', headers: { host, authorization: 'Bearer right-token' } }, undefined],
  ['a name that resolves to this machine', { url: '/?token=right-token', headers: { host: 'evil.example:8090' } }, 421],
  ['no host', { url: '/?token=right-token', headers: {} }, 421],
  ['another port of this machine', { url: '/api/documents', headers: { host, cookie, origin: 'http://127.0.0.1:3000' } }, 403],
  ['another site', { url: '/api/documents', headers: { host, cookie, origin: 'https://evil.example' } }, 403],
  ['a sandboxed frame', { url: '/api/documents', headers: { host, cookie, origin: 'null' } }, 403],
  ['another site without origin', { url: '/api/documents', headers: { host, cookie, 'sec-fetch-site': 'cross-site' } }, 403],
  ['its own page', { method: 'PUT', url: '/api/documents/a/labels', headers: { host, cookie, origin, 'sec-fetch-site': 'same-origin' } }, undefined],
  ['a change without origin', { method: 'POST', url: '/api/learn', headers: { host, cookie } }, 403],
] as const)
  test(`label serve: ${what} is answered with ${status ?? 'what was asked for'}`, () =>
    assert.equal(refusalOf({ method: 'GET', ...asked }, guard)?.status, status));

test('label serve: the cookie is for this machine and no script', () => {
  assert.equal(cookieOf(guard), 'beleg-label-8090=right-token; Path=/; HttpOnly; SameSite=Strict');
  assert.match(headers['content-security-policy']!, /default-src 'none'; script-src 'self';/);
  assert.doesNotMatch(headers['content-security-policy']!, /unsafe|http|data:|\*/);
});
