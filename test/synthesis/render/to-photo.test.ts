import assert from 'node:assert/strict';
import test from 'node:test';
import sharp from 'sharp';
import { random } from '../../../src/random.js';
import { openPicture } from '../../../src/reading/raster/image.js';
import { sample } from '../../../src/synthesis/sample.js';
import { toPhoto } from '../../../src/synthesis/render/to-photo.js';

test('a photograph is told from a scan, and is the same for the same seed', async () => {
  const { drawings } = sample('photo', 1, { languages: ['de'], maxPages: 1 });
  const bytes = await toPhoto(drawings, 'one', random('photo', 1));
  assert.equal((await openPicture(bytes, 'jpeg', 'one.jpg')).photo, true);
  assert.deepEqual(await toPhoto(drawings, 'one', random('photo', 1)), bytes);
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  const grey = (x: number, y: number) => data[Math.floor(y * info.height) * info.width + Math.floor(x * info.width)]!;
  assert.ok(grey(0.5, 0.98) !== grey(0.5, 0.9) && Math.abs(grey(0.01, 0.5) - grey(0.99, 0.5)) < 80, 'a sheet on a desk');
});
