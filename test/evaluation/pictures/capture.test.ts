/** A damaged page as a camera's file. */
import assert from 'node:assert/strict';
import test from 'node:test';
import sharp from 'sharp';
import { captured } from '../../../scripts/bench-pictures/capture.js';
import { random } from '../../../src/random.js';

test('captured: as small as told, the same bytes for the same seed', async () => {
  const page = { pixels: new Uint8Array(120 * 160 * 3).fill(200), width: 120, height: 160 };
  const how = { scale: 0.5, blur: 0.5, noise: 3, quality: 40, density: 100 };
  const bytes = await captured(page, how, random('capture'));
  const { width, height, format, density } = await sharp(bytes).metadata();
  assert.deepEqual([width, height, format, density], [60, 80, 'jpeg', 100]);
  assert.deepEqual(await captured(page, how, random('capture')), bytes);
});
