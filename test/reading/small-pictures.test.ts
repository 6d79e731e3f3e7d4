/** Pictures smaller than the windows that others are looked at through. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { normaliseIllumination } from '../../src/reading/cleaning/illumination.js';
import { smoothed } from '../../src/reading/raster/image.js';
import { closeReaders, read } from '../../src/reading/read.js';

after(closeReaders);

const dark = (width: number, height: number) => ({
  pixels: Buffer.from(Array.from({ length: width * height }, (_, at) => 60 + ((at * 37) % 90))),
  width,
  height,
  channels: 1 as const,
  resolution: 300,
});

for (const [width, height] of [
  [1, 1],
  [1, 9],
  [2, 2],
  [2, 300],
  [300, 2],
  [17, 40],
] as const) {
  test(`small pictures: ${width} × ${height} softened, in even light`, async () => {
    const picture = dark(width, height);
    assert.equal((await smoothed(picture)).pixels.length, width * height);
    assert.equal((await normaliseIllumination(picture)).pixels.length, width * height);
  });

  test(`small pictures: ${width} × ${height} read`, async () => {
    const { pixels } = dark(width, height);
    const png = await sharp(pixels, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer();
    const document = await read(png, { name: 'x.png', languages: ['de'] });
    assert.equal(document.unread, undefined);
    assert.equal(document.pages.length, 1);
  });
}
