/** Tesseract's language data as the packages have them: every language's network is known, and another kind is told apart from a broken file. */
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { ocrLanguages } from '../../src/reading/language/ocr-languages.js';
import { readLanguageData } from '../../src/recognition/language-data.js';
import { toOnnx } from '../../src/recognition/network.js';

const require = createRequire(import.meta.url);
const pathOf = (code: string) => require.resolve(`@tesseract.js-data/${code}/4.0.0_best_int/${code}.traineddata.gz`);

/** Letters that a language cannot be written without. */
const letters: Readonly<Record<string, string>> = {
  de: 'äöüß€',
  fr: 'éèçœ€',
  pl: 'ąęłżź',
  cs: 'ěščřž',
  sk: 'ľšťž',
  tr: 'ığşİ',
  nb: 'æøå',
  da: 'æøå',
  sv: 'åäö',
  hr: 'čćđšž',
  sl: 'čšž',
  es: 'ñ¿á',
  pt: 'ãõç',
};

for (const [language, code] of ocrLanguages)
  test(`language data: ${language}`, async () => {
    const data = await readLanguageData(pathOf(code));
    assert.ok(data);
    assert.ok(data.height === 36 || data.height === 48, String(data.height));
    assert.equal(data.labels.filter((text) => text === '').length, 1, 'one output says nothing');
    assert.equal(new Set(data.labels).size, data.labels.length, 'no two outputs say the same');
    for (const letter of `${letters[language] ?? ''} abcXYZ0189.,-:/`) assert.ok(data.labels.includes(letter), letter);
    assert.deepEqual(
      data.layers.map(({ type }) => type),
      ['window', 'dense', 'pool', 'lstm', 'lstm', 'lstm', 'lstm', 'dense'],
    );
    assert.ok(toOnnx(data));
  });

async function changed(change: (bytes: Buffer) => Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'beleg-language-'));
  const path = join(folder, 'x.traineddata.gz');
  await writeFile(path, gzipSync(change(gunzipSync(await readFile(pathOf('slv'))))));
  return path;
}

for (const [name, change] of [
  ['a layer of another type', (bytes: Buffer) => bytes.fill('Relu', bytes.indexOf('Tanh'), bytes.indexOf('Tanh') + 4)],
  ['weights that are real numbers', (bytes: Buffer) => bytes.fill(128, bytes.indexOf('ConvNL') + 6, bytes.indexOf('ConvNL') + 7)],
] as const)
  test(`language data: ${name} is another kind of network`, async () => {
    const path = await changed(change);
    assert.equal(await readLanguageData(path), undefined);
    await rm(join(path, '..'), { recursive: true });
  });

for (const [name, change] of [
  ['cut off', (bytes: Buffer) => bytes.subarray(0, 2000)],
  ['no table', () => Buffer.alloc(200)],
] as const)
  test(`language data: ${name} is an error`, async () => {
    const path = await changed(change);
    await assert.rejects(readLanguageData(path));
    await rm(join(path, '..'), { recursive: true });
  });
