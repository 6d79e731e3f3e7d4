/** The matrix of the wire facts: what each known client sends, to every version, down to the bytes on the socket. */
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, test } from 'node:test';
import { versions } from '../../src/api/versions/index.js';
import { invoice, started } from './started.js';

const server = await started();
after(() => server.stop());

const formType = 'application/x-www-form-urlencoded';
const json = 'application/json';

interface Sent {
  readonly body: string;
  readonly headers: readonly string[];
  /** Details answered; 'all' where the filter is empty. */
  readonly names: readonly string[] | 'all';
  /** Whether the plain text is asked for; not every version has it. */
  readonly text?: boolean;
}

const two = ['InvoiceId', 'GrandTotalAmount'];
const clients: Readonly<Record<string, Sent>> = {
  'Java: numbers, Version, escaped padding': {
    body: `{"Filter":1040,"Invoice":"${invoice.replaceAll('=', '\\u003d')}","Version":"SEGMENT","CreateResultPdf":false}`,
    headers: [`Content-Type: ${json}; charset=UTF-8`, `Accept: ${json}`],
    names: two,
  },
  'C#: a form, booleans as words, Accept twice': {
    body: new URLSearchParams({
      Filter: '1040',
      Invoice: invoice,
      Format: '0',
      CreateResultPdf: 'false',
      AddOcrResult: 'False',
      AddDocumentText: 'true',
    }).toString(),
    headers: [`Content-Type: ${formType}`, `Accept: ${json}`, `Accept: ${json}`],
    names: two,
    text: true,
  },
  'C#: a form with PropertyStore[Name] and a list of languages': {
    body: `Filter=InvoiceId%2CGrandTotalAmount&Invoice=${encodeURIComponent(invoice)}&PropertyStore%5BSessionLogId%5D=S-1&Languages=de%2Cen`,
    headers: [`Content-Type: ${formType}`, `Accept: ${json}`],
    names: two,
  },
  'PowerShell: booleans as 0 and 1': {
    body: `{"Filter":"GrandTotalAmount, InvoiceId","Invoice":"${invoice}","CreateResultPdf":0,"AddDocumentText":1}`,
    headers: [`Content-Type: ${json}`, `Accept: ${json}`],
    names: two,
    text: true,
  },
  'Zapier: Filter null': { body: `{"Filter":null,"Invoice":"${invoice}"}`, headers: [`Content-Type: ${json}`, 'Accept: application/json, */*'], names: 'all' },
  'the word None': { body: `{"Filter":"None","Invoice":"${invoice}"}`, headers: [`content-type: ${json}`, 'accept: */*'], names: 'all' },
  'JSON in UTF-8 with its mark, no Content-Type, no Accept': { body: `\ufeff{"Invoice":"${invoice}","Unknown":{"a":[1]}}`, headers: [], names: 'all' },
};

/** A request as it stands on the wire, answered with status, headers and body. */
function send(path: string, headers: readonly string[], body: string): Promise<{ status: number; head: string; text: string }> {
  const { hostname, port, host } = new URL(server.url);
  const bytes = Buffer.from(body);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.setEncoding('utf8').on('data', (text) => (received += text));
    socket.on('error', reject);
    socket.on('end', () => {
      // Where it asked first, the answer follows the permission to go on.
      const answer = received.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
      const [head, ...rest] = answer.split('\r\n\r\n');
      resolve({ status: Number(head!.split(' ')[1]), head: head!.toLowerCase(), text: rest.join('\r\n\r\n') });
    });
    socket.write([`POST ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers, `Content-Length: ${bytes.length}`, '', ''].join('\r\n'));
    socket.write(bytes);
  });
}

for (const { name, segment, responseFields } of versions) {
  for (const [client, { body, headers, names, text }] of Object.entries(clients)) {
    test(`${name}: ${client}`, async () => {
      const own = body.replace('SEGMENT', segment.slice(1) || '1.11');
      const { status, head, text: answered } = await send(`${segment}/invoicedetail/detect`, [`X-ApiKey: ${server.key}`, ...headers], own);
      assert.equal(status, 200, answered);
      assert.match(head, /content-type: application\/json/);
      const answer = JSON.parse(answered);
      const found = answer.InvoiceDetailTypePredictions.map(({ TypeName }: { TypeName: string }) => TypeName);
      if (names === 'all') assert.ok(found.length > 10 && answer.PredictionGroups.length > 0);
      else assert.deepEqual([found, answer.PredictionGroups], [names, []]);
      assert.equal(typeof answer.DocumentText, text && responseFields.includes('DocumentText') ? 'string' : 'undefined');
      assert.ok(!answered.includes('null'));
    });
  }
}

test('a large body that asks first (Expect: 100-continue, as .NET and curl do)', async () => {
  const body = `{"Filter":1024,"Invoice":"${Buffer.alloc(2 << 20, 7).toString('base64')}"}`;
  const { status } = await send('/v1-18/invoicedetail/detect', [`X-ApiKey: ${server.key}`, 'Expect: 100-continue', `Content-Type: ${json}`], body);
  assert.equal(status, 200);
});

for (const [what, headers, status] of [
  ['Accept that allows everything of application', ['Accept: application/*'], 200],
  ['Accept that forbids JSON', ['Accept: application/json;q=0, text/html'], 400],
  ['Accept of another type', ['Accept: application/xml'], 400],
  ['the name of the header in small letters', ['x-apikey: KEY'], 200],
  ['a key with blanks around it', ['X-ApiKey:   KEY  '], 200],
  ['two keys', ['X-ApiKey: KEY', 'X-ApiKey: KEY'], 401],
  ['no key', ['X-ApiKey: '], 401],
  ['a key as Authorization', ['X-ApiKey: ', 'Authorization: KEY'], 401],
] as const) {
  test(`header: ${what}`, async () => {
    const own = headers.some((header) => /^x-apikey/i.test(header)) ? [] : [`X-ApiKey: ${server.key}`];
    const sent = [...own, ...headers.map((header) => header.replace('KEY', server.key))];
    const { status: got, text } = await send('/v1-18/invoicedetail/detect', sent, `{"Invoice":"${invoice}"}`);
    assert.equal(got, status);
    assert.ok(Array.isArray(JSON.parse(text).InvoiceDetailTypePredictions));
  });
}
