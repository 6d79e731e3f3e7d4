import assert from 'node:assert/strict';
import test from 'node:test';
import sharp from 'sharp';
import { random } from '../../src/random.js';
import { openPicture } from '../../src/reading/image.js';
import { relocated } from '../../src/synthesis/relocate.js';
import { sample } from '../../src/synthesis/sample.js';
import { toPhoto } from '../../src/synthesis/to-photo.js';

test('a photograph is told from a scan, and is the same for the same seed', async () => {
  const { drawings } = sample('photo', 1, { languages: ['de'], maxPages: 1 });
  const bytes = await toPhoto(drawings, 'one', random('photo', 1));
  assert.equal((await openPicture(bytes, 'jpeg', 'one.jpg')).photo, true);
  assert.deepEqual(await toPhoto(drawings, 'one', random('photo', 1)), bytes);
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  const grey = (x: number, y: number) => data[Math.floor(y * info.height) * info.width + Math.floor(x * info.width)]!;
  assert.ok(grey(0.5, 0.98) !== grey(0.5, 0.9) && Math.abs(grey(0.01, 0.5) - grey(0.99, 0.5)) < 80, 'a sheet on a desk');
});

test('values that were read are labelled where they stand, the others stay true', () => {
  const { document, labels } = sample('photo', 2, { languages: ['de'], noise: 0 });
  const again = relocated(labels, document);
  assert.deepEqual(
    again.details.InvoiceId!.map(({ value }) => value),
    labels.details.InvoiceId!.map(({ value }) => value),
  );
  assert.ok(again.details.InvoiceId![0]!.places.length > 0);
  const blank = relocated(labels, { ...document, pages: document.pages.map((page) => ({ ...page, words: [], lines: [] })) });
  assert.ok(blank.details.InvoiceId!.length > 0 && blank.details.InvoiceId!.every(({ places }) => places.length === 0));
});
