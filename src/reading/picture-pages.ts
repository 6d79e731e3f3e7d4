/** A picture file page by page (a TIFF may hold several): upright, straight, and read by OCR. */
import { readCodes } from './code-pass.js';
import type { Format } from './format.js';
import { openPicture, type Picture, scaled } from './image.js';
import { linesOf } from './lines.js';
import { ocrPage } from './ocr-page.js';
import type { ReadOptions } from './options.js';
import type { PageSource } from './sheet.js';
import { upright } from './upright.js';

export async function picturePages(bytes: Uint8Array, format: Format, name: string, options: ReadOptions): Promise<PageSource> {
  const file = await openPicture(bytes, format, name);
  const first = await file.page(0);
  const load = async (number: number): Promise<Picture> => {
    if (number === 1) return first;
    const picture = await file.page(number - 1);
    return scaled(picture, first.resolution / picture.resolution);
  };
  return {
    pageCount: file.pageCount,
    resolution: first.resolution,
    async sheet(number) {
      const { picture, ink, rotation, language } = await upright(await load(number), options);
      const { words } = await ocrPage(picture, ink, language, options);
      const codes = options.codes === false ? [] : await readCodes(picture);
      return { kind: 'scan', page: { width: picture.width, height: picture.height, rotation, ...linesOf(words), codes, rulings: [] } };
    },
    picture: async (number) => (await upright(await load(number), options)).picture,
    close: async () => {},
  };
}
