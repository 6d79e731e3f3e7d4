/** The document that workers warm up with is one that the reader reads. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { plainText } from '../../../src/document/text.js';
import { closeReaders, read } from '../../../src/reading/read.js';
import { warmUpDocument } from '../../../src/server/workers/warm-up.js';

after(closeReaders);

test('the warm-up document is a page of text', async () => {
  assert.match(plainText(await read(warmUpDocument)), /Invoice No\. 4711[\s\S]*Total 119\.00 EUR/);
});
