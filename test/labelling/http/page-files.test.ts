/** The built page: small, and nothing of it comes from elsewhere. Needs npm run build. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import test from 'node:test';
import { pageFiles } from '../../../src/labelling/http/page-files.js';

test('page: all of it is below 250 kB and loads nothing from elsewhere', async () => {
  const files = Object.values(await pageFiles());
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  assert.ok(bytes > 20_000 && bytes < 250_000, `${bytes} bytes`);
  const addresses = files.flatMap(({ bytes: content }) =>
    [...content.toString().matchAll(/(?:https?:)?\/\/[a-z][\w.-]+\.[a-z]{2,}[^\s"'`]*/gi)].map(([address]) => address),
  );
  // Names of namespaces are no addresses.
  assert.deepEqual(
    addresses.filter((address) => !address.includes('www.w3.org/')),
    [],
  );
  assert.doesNotMatch(files.map((file) => file.bytes.toString()).join(''), /innerHTML\s*=(?!=)[^=]*\+|\beval\(|new Function/);
});

test('page: a file that was not built is named', async () => {
  await assert.rejects(pageFiles(new URL('file:///tmp/no-such-page/')), /no-such-page\/[\w.]+: a file of the page is missing\. Build it: npm run build/);
});

test('page: it is a part of the package', async () => {
  const { files } = JSON.parse(await readFile('package.json', 'utf8')) as { files: string[] };
  assert.ok(files.includes('dist'));
});
