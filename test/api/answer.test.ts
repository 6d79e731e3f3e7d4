/** A whole call without HTTP: random bodies are answered, and the description is one that tools can follow. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { answer, type Recognition } from '../../src/api/answer.js';
import { openApi } from '../../src/api/description/openapi.js';
import { currentVersion, versions } from '../../src/api/versions/index.js';
import { StageFault } from '../../src/stages.js';
import { document, extraction } from './extraction.js';
import { noPrints } from './call.js';

const recognition: Recognition = { detect: async () => ({ document, extraction }), pageImages: async () => [], pagePrints: noPrints, customDetails: [] };

const member = fc.constantFrom(
  'Filter',
  'Invoice',
  'Format',
  'PropertyStore',
  'CreateResultPdf',
  'AddOcrResult',
  'AddDocumentText',
  'Languages',
  'Version',
  'Else',
);
const bodies = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  fc.string({ maxLength: 200 }).map((text) => Buffer.from(text)),
  fc.dictionary(member, fc.jsonValue({ maxDepth: 2 })).map((value) => Buffer.from(JSON.stringify(value))),
);

test('whatever the body, the answer is 200 or 400 and has the shape of one', async () => {
  const types = fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/plain', undefined);
  await fc.assert(
    fc.asyncProperty(bodies, types, fc.constantFrom(...versions), async (body, contentType, version) => {
      const { status, body: text } = await answer({ body, version, ...(contentType && { contentType }) }, recognition);
      assert.ok(status === 200 || status === 400);
      assert.ok(Array.isArray(JSON.parse(text).InvoiceDetailTypePredictions));
    }),
    { numRuns: 500 },
  );
});

test('pages that could not be read are said by InvoiceState and by the message', async () => {
  const unread = [{ page: 1, reason: 'page 2 cannot be read: its content is broken.' }];
  const detect = async () => ({ document: { ...document, unread }, extraction });
  const ask = async (more: object) => {
    const body = Buffer.from(JSON.stringify({ Invoice: 'AAAA', ...more }));
    const { status, body: text, message, pages } = await answer({ body, version: currentVersion }, { ...recognition, detect });
    assert.deepEqual([status, message, pages], [200, 'Answered without one page: page 2 cannot be read: its content is broken.', document.pages.length - 1]);
    return JSON.parse(text);
  };
  const { InvoiceState, InvoiceDetailTypePredictions } = await ask({});
  assert.equal(InvoiceState, 1);
  assert.ok(InvoiceDetailTypePredictions.length > 0);
  assert.equal((await ask({ AddOcrResult: true })).InvoiceState, 5);
});

test('the log names the stage that failed', async () => {
  const detect = async () => {
    throw new StageFault('rules', new RangeError('of the text'));
  };
  const { failures } = await answer({ body: Buffer.from('{"Invoice":"AAAA"}'), version: currentVersion }, { ...recognition, detect });
  assert.match(failures![0]!, /^rules: RangeError \| at /);
});

test('work that is stopped is no answer', async () => {
  const stop = new AbortController();
  const hanging: Recognition = {
    ...recognition,
    detect: (_bytes, { signal }) => new Promise((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason))),
  };
  const pending = answer({ body: Buffer.from('{"Invoice":"AAAA"}'), version: currentVersion }, hanging, stop.signal);
  stop.abort(new Error('stopped'));
  await assert.rejects(pending, /stopped/);
});

test('the SessionLogId is told before the work begins', async () => {
  const told: string[] = [];
  const body = Buffer.from('{"Invoice":"AAAA","PropertyStore":{"SessionLogId":"S-1"}}');
  const detect = async () => {
    assert.deepEqual(told, ['S-1']);
    return { document, extraction };
  };
  const { status } = await answer({ body, version: currentVersion }, { ...recognition, detect }, undefined, (id) => told.push(id));
  assert.equal(status, 200);
});

for (const version of versions) {
  test(`description of ${version.name}: every reference leads somewhere, every schema says what it is`, () => {
    const description = JSON.parse(JSON.stringify(openApi(version)));
    const references: string[] = [];
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [name, inner] of Object.entries(value)) {
        if (name === '$ref') references.push(inner as string);
        else walk(inner);
      }
    };
    walk(description);
    assert.ok(references.length > 10);
    for (const reference of references) {
      const target = reference
        .split('/')
        .slice(1)
        .reduce((at, part) => at?.[part], description);
      assert.equal(target?.type, 'object', reference);
    }
    assert.equal(description.components.securitySchemes.ApiKey.name, version.keyHeader);
    assert.equal(description.components.schemas.DetectInvoiceRequest.properties.Filter.format, `int${version.bits}`);
    assert.deepEqual(Object.keys(description.components.schemas.DetectInvoiceResponse.properties), version.responseFields);
    assert.deepEqual(description.components.schemas.DetectionResponse.required, [
      'Type',
      'TypeName',
      'Value',
      'Score',
      'RecommendedThreshold',
      'X',
      'Y',
      'Width',
      'Height',
    ]);
  });
}
