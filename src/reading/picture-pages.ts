/** A picture file page by page (a TIFF may hold several): upright, straight, and read by OCR. */
import type { Format } from './format.js';
import { openPicture, type Picture, scaled } from './image.js';
import { linesOf } from './lines.js';
import { ocrPage } from './ocr-page.js';
import type { ReadOptions } from './options.js';
import type { PageSource } from './sheet.js';

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
      const picture = await load(number);
      const placed = await ocrPage(picture, options.languages?.[0] ?? 'de', 1, options.signal);
      return { kind: 'scan', page: { width: picture.width, height: picture.height, rotation: 0, ...linesOf(placed), codes: [], rulings: [] } };
    },
    picture: load,
    close: async () => {},
  };
}
