/** Printed lines read by the networks of the language data, alone and many at a time. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { closeOcr, recognize } from '../../src/reading/ocr/tesseract.js';
import { normaliseLine } from '../../src/reading/segmentation/line-normalisation.js';
import { lineReader } from '../../src/recognition/line-reader.js';

/** A line of print, letters 26 pixels high, without white around. */
async function printed(text: string): Promise<{ pixels: Buffer; width: number; height: number }> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="120"><rect width="100%" height="100%" fill="#fff"/><text x="40" y="80" font-family="sans-serif" font-size="36">${text}</text></svg>`;
  const cut = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).greyscale().trim({ background: '#fff', threshold: 60 }).png().toBuffer();
  const { data, info } = await sharp(cut)
    .extend({ top: 8, bottom: 8, left: 4, right: 4, background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

const lines = [
  ['deu', 'Rechnung Nr. 2024-0815 vom 12.03.2024 über 1.234,56'],
  ['fra', 'Numéro de facture : FA-2023-117 du 3 août 2023'],
  ['pol', 'Należność ogółem: 4 018,50 zł'],
  ['eng', 'Total amount due 12,345.67'],
] as const;

for (const [code, text] of lines)
  test(`line reader: ${code}`, async () => {
    const reader = (await lineReader(code))!;
    const picture = await printed(text);
    const [characters] = await reader.read([normaliseLine(picture, { left: 0, top: 0, right: picture.width, bottom: picture.height }, reader.height)]);
    assert.equal(
      characters!
        .map((character) => character.text)
        .join('')
        .trim(),
      text,
    );
    const places = characters!.map(({ from }) => from);
    assert.deepEqual(
      places,
      [...places].sort((a, b) => a - b),
    );
    assert.ok(Math.min(...characters!.filter(({ text }) => text.trim()).map(({ probability: share }) => share)) > 0.3);
  });

test('line reader: lines of many widths at once say what each says alone', async () => {
  const reader = (await lineReader('eng'))!;
  const texts = Array.from({ length: 21 }, (_, index) => 'Garden chair and folding table '.slice(0, 6 + index) + index);
  const strips = await Promise.all(
    texts.map(async (text) => {
      const picture = await printed(text);
      return normaliseLine(picture, { left: 0, top: 0, right: picture.width, bottom: picture.height }, reader.height);
    }),
  );
  const together = await reader.read(strips);
  const says = (characters: readonly { readonly text: string }[]) => characters.map(({ text }) => text).join('');
  let same = 0;
  for (const [index, strip] of strips.entries()) if (says((await reader.read([strip]))[0]!) === says(together[index]!)) same++;
  // Inputs are rounded by the largest of a run: a letter may come out otherwise here and there.
  assert.ok(same >= 19, `${same} of ${strips.length}`);
});

test('line reader: stops when it is told to', async () => {
  const reader = (await lineReader('eng'))!;
  await assert.rejects(reader.read([{ pixels: new Float32Array(reader.height * 30), width: 30 }], AbortSignal.abort(new Error('enough'))), /enough/);
});

test('line reader: languages without data are an error', async () => {
  await assert.rejects(lineReader('xyz'));
});

test('tesseract.js reads a block where the network is of another kind', async () => {
  const { pixels, width, height } = await printed('Total amount due 12,345.67');
  const words = await recognize({ pixels, width, height }, 'en');
  await closeOcr();
  assert.equal(words.map(({ text }) => text).join(' '), 'Total amount due 12,345.67');
});
