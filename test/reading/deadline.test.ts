/** A document that takes too long fails alone, in one line that says so; who gives up before sees their own reason. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { plainText } from '../../src/document/text.js';
import { InputError } from '../../src/errors.js';
import { closeReaders, read } from '../../src/reading/read.js';
import { pdfOf, sheet } from './files.js';

after(closeReaders);

const words = 'Rechnung 4711';
const options = { name: 'x', languages: ['de'], codes: false } as const;
const pdf = await pdfOf(Array.from({ length: 10 }, () => [{ text: words, x: 60, y: 100 }]));
const scan = await sheet([words]).png().toBuffer();
const tooLate = 'x: not read after 230 s. Give fewer pages or a smaller picture.';
const passed = () => AbortSignal.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
const { timeout } = AbortSignal;

for (const [name, bytes, deadline] of [
  ['a PDF, before its first page', pdf, passed],
  ['a scan, before its first page', scan, passed],
  ['a scan, while it is read', scan, () => timeout.call(AbortSignal, 1)],
] as const)
  test(`deadline: ${name}`, async (t) => {
    const asked = t.mock.method(AbortSignal, 'timeout', deadline);
    await assert.rejects(read(bytes, options), (error: Error) => error instanceof InputError && error.message === tooLate);
    assert.deepEqual(
      asked.mock.calls.map(({ arguments: [milliseconds] }) => milliseconds),
      [230_000],
    );
    asked.mock.restore();
    assert.match(plainText(await read(bytes, { ...options, maxPages: 1 })), /^Rechnung 4711/);
  });

for (const [name, deadline] of [
  ['in time', () => timeout.call(AbortSignal, 230_000)],
  ['when it is too late anyway', passed],
] as const)
  test(`deadline: a caller who gives up ${name}`, async (t) => {
    t.mock.method(AbortSignal, 'timeout', deadline);
    const reason = new Error('the caller went away');
    await assert.rejects(read(pdf, { ...options, signal: AbortSignal.abort(reason) }), (error) => error === reason);
  });

test('deadline: what is wrong with the file is told, not the time', async (t) => {
  t.mock.method(AbortSignal, 'timeout', () => timeout.call(AbortSignal, 230_000));
  await assert.rejects(read(Buffer.from('%PDF-1.7'), options), (error: Error) => error instanceof InputError && error.message !== tooLate);
});
