/** Requests that nobody should send, as bytes for the wire; the same number gives the same request. None of them deserves a 200. */
import { random } from '../../src/random.js';

export interface BadRequest {
  readonly name: string;
  readonly bytes: Buffer;
}

const path = '/v1-18/invoicedetail/detect';
type Kind = readonly [name: string, make: (at: { key: string; invoice: string; noise: (length: number) => Buffer; index: number }) => Buffer | string];

const post = (key: string, body: Buffer | string, headers = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-ApiKey: ${key}\r\n${headers}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`),
    Buffer.from(body),
  ]);

const kinds: readonly Kind[] = [
  ['random bytes for a body', ({ key, noise }) => post(key, noise(3000))],
  ['random bytes for a request', ({ noise }) => Buffer.concat([noise(500), Buffer.from('\r\n\r\n')])],
  ['random bytes for a header', ({ noise }) => `GET / HTTP/1.1\r\nHost: x\r\nX: ${noise(50).toString('latin1')}\r\n`.concat('\0\r\n\r\n')],
  ['a wrong type', ({ key, index }) => post(key, JSON.stringify({ Invoice: [1, {}, true, null, 17][index % 5] }))],
  ['a wrong type of PropertyStore', ({ key, invoice }) => post(key, JSON.stringify({ Invoice: invoice, PropertyStore: [1] }))],
  ['deep lists', ({ key }) => post(key, '['.repeat(100_000))],
  ['deep objects', ({ key, invoice }) => post(key, `{"Invoice":"${invoice}","a":${'{"a":'.repeat(20_000)}`)],
  [
    'many headers',
    ({ key, invoice, index }) => post(key, `{"Invoice":"${invoice}"}`, Array.from({ length: 3000 }, (_, i) => `X-${index}-${i}: 1\r\n`).join('')),
  ],
  ['one long header', ({ key, invoice }) => post(key, `{"Invoice":"${invoice}"}`, `X-Long: ${'a'.repeat(40_000)}\r\n`)],
  ['too large', ({ key, invoice }) => post(key, `{"Invoice":"${invoice}${'A'.repeat(400_000)}"}`)],
  ['no key', ({ invoice }) => post('', `{"Invoice":"${invoice}"}`)],
  ['a key almost right', ({ key, invoice }) => post(`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`, `{"Invoice":"${invoice}"}`)],
  ['a key with SQL in it', ({ invoice }) => post("beleg_' or 1=1 --_x", `{"Invoice":"${invoice}"}`)],
  ['two lengths', ({ key }) => post(key, '{}', 'Content-Length: 5\r\n')],
  ['length and chunks', ({ key }) => post(key, '0\r\n\r\n', 'Transfer-Encoding: chunked\r\n')],
  ['chunks that are none', ({ key }) => `POST ${path} HTTP/1.1\r\nHost: x\r\nX-ApiKey: ${key}\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`],
  ['half a body', ({ key }) => `POST ${path} HTTP/1.1\r\nHost: x\r\nX-ApiKey: ${key}\r\nContent-Length: 5000\r\n\r\n{"Invoice":"AAAA`],
  ['half a header', ({ key }) => `POST ${path} HTTP/1.1\r\nHost: x\r\nX-ApiKey: ${key}`],
  ['another method', ({ key }) => `DELETE ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-ApiKey: ${key}\r\n\r\n`],
  ['another place', () => 'GET /v1-18/../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  ['a form with a bad %', ({ key }) => post(key, 'Invoice=%zz', 'Content-Type: application/x-www-form-urlencoded\r\n')],
  ['thousands of fields', ({ key }) => post(key, 'a=1&'.repeat(3000), 'Content-Type: application/x-www-form-urlencoded\r\n')],
  ['a prototype', ({ key }) => post(key, '{"__proto__":{"Invoice":"AAAA"},"constructor":{"prototype":1}}')],
];

export function badRequests(key: string, invoice: string, index: number): BadRequest {
  const dice = random('bad request', index);
  const noise = (length: number) => Buffer.from(Array.from({ length }, () => Math.floor(dice.next() * 256)));
  const [name, make] = kinds[index % kinds.length]!;
  return { name, bytes: Buffer.from(make({ key, invoice, noise, index }) as string) };
}
