/** The table of errors: one line each, with a status that is described, and nothing in it that is the operator's; and no message beside it. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ApiError, apiError, type ErrorCode, errors, statuses } from '../../src/api/errors.js';
import { notes } from '../../src/api/notes.js';

/** Words of an installation: what a client can neither see nor change. */
const operatorsWords = /\bbeleg\b|bundle|manifest|--[a-z]|models\/|worker|queue|setting|log\b|Megabytes|Seconds|node_modules|npm/i;
const messageOf = (message: (...args: never[]) => string): string => String(message(...(Array.from({ length: 4 }, () => ['GET']) as never[])));
const described = new Set([...statuses.map(([status]) => status), 404, 405]);

for (const [code, { status, message }] of Object.entries(errors))
  test(`error ${code}: status ${status}, one line for the client without operator's advice`, () => {
    const text = messageOf(message);
    assert.ok(described.has(status));
    assert.match(text, /^[^\n\r]+$/);
    assert.doesNotMatch(text, operatorsWords);
  });

for (const [name, message] of Object.entries(notes))
  test(`note ${name}: without operator's advice`, () => assert.doesNotMatch(messageOf(message), operatorsWords));

test('whatever sends a client back says what to send instead', () => {
  const unaided = Object.entries(errors)
    .filter(([, { status }]) => status === 400)
    .filter(([, { message }]) => !/\b(?:Send|Put|Encode|Known are|See)\b/.test(messageOf(message)));
  assert.deepEqual(
    unaided.map(([code]) => code),
    // The framework's own refusals of broken HTTP, and what reading says itself.
    ['UNREADABLE', 'DOCUMENT'],
  );
});

test('an error carries its row', () => {
  const busy = apiError('BUSY');
  assert.ok(busy instanceof ApiError);
  assert.deepEqual([busy.code, busy.status, busy.retryAfter, apiError('RATE').after(7).retryAfter], ['BUSY', 503, 5, 7]);
  assert.match(busy.hint!, /queueLength/);
  assert.equal(apiError('FILTER_BITS', 2n ** 40n, 32).message, "Filter: 1099511627776 has more than 32 bits. Send the sum of the details' ids, or 0 for all");
});

test('no message to a client stands elsewhere in api and the http folder of the server', () => {
  const root = new URL('../../src', import.meta.url).pathname;
  const files = ['api', 'server/http', 'server/access'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && path !== 'errors.ts')
      .map((path) => join(folder, path)),
  );
  assert.ok(files.length > 30);
  const elsewhere = files.filter((file) => /new InputError\(|new ApiError\(|\bmessage: ['`]/.test(readFileSync(join(root, file), 'utf8')));
  assert.deepEqual(elsewhere, []);
});

test('every row is used', () => {
  const root = new URL('../../src', import.meta.url).pathname;
  const text = ['api', 'server', 'cli/workers']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(root, folder, path)))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('api/errors.ts'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  assert.deepEqual(
    (Object.keys(errors) as ErrorCode[]).filter((code) => !text.includes(`'${code}'`)),
    [],
  );
});
