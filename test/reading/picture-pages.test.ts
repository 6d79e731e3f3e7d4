/** Pages of one picture file share one resolution, and none becomes larger than what is read. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { closeReaders, read } from '../../src/reading/read.js';
import { type TiffPage, tiffOf } from './formats/tiffs.js';

after(closeReaders);

/** Paper without print. */
const blank = (width: number, height: number, dots?: number): TiffPage => ({
  width,
  height,
  data: Buffer.alloc(Math.ceil(width / 8) * height, 255),
  ...(dots && { density: [dots, dots] as const }),
});

for (const [name, pages, resolution, sizes] of [
  ['of one resolution', [blank(600, 900, 100), blank(600, 900, 100)], 100, ['600 × 900', '600 × 900']],
  ['of two resolutions', [blank(600, 900, 200), blank(300, 450, 100)], 200, ['600 × 900', '600 × 900']],
  ['a fine one and a long coarse one', [blank(2400, 3600, 1200), blank(504, 1224, 72)], 494, ['988 × 1482', '3458 × 8398']],
  ['a long coarse one and a fine one', [blank(504, 1224, 72), blank(2400, 3600, 1200)], 72, ['504 × 1224', '144 × 216']],
  // A strip's density is not believed: it is taken to be a receipt, and does not make the sheet before it illegible.
  ['a sheet and a strip', [blank(2400, 3600, 400), blank(100, 6000)], 247, ['1482 × 2223', '140 × 8400']],
  ['a sheet on its side', [blank(2400, 3600, 1200), { ...blank(504, 1224, 72), tags: { 274: 6 } }], 494, ['988 × 1482', '8398 × 3458']],
] as const)
  test(`pages: ${name}`, async () => {
    const document = await read(tiffOf(pages), { languages: ['de'], codes: false });
    assert.equal(document.resolution, resolution);
    assert.deepEqual(
      document.pages.map(({ width, height }) => `${width} × ${height}`),
      sizes,
    );
  });

test('pages: the size of a page that is not read counts too, so that each page is the same however many are read', async () => {
  const bytes = tiffOf([blank(2400, 3600, 1200), ...Array.from({ length: 11 }, () => blank(240, 360, 120)), blank(504, 1224, 72)]);
  for (const maxPages of [1, 3]) assert.equal((await read(bytes, { languages: ['de'], codes: false, maxPages })).resolution, 494);
});
