/** A picture file page by page (a TIFF may hold several): upright, straight, and read by OCR. */
import type { Format } from './format.js';
import { loadPicture, type Picture, pagesIn, scaled } from './image.js';
import { linesOf } from './lines.js';
import { ocrPage } from './ocr-page.js';
import type { ReadOptions } from './options.js';
import type { PageSource } from './sheet.js';

export async function picturePages(bytes: Uint8Array, format: Format, name: string, options: ReadOptions): Promise<PageSource> {
  const pageCount = await pagesIn(bytes, format, name);
  const first = await loadPicture(bytes, 0, name);
  const load = async (number: number): Promise<Picture> => {
    if (number === 1) return first;
    const picture = await loadPicture(bytes, number - 1, name);
    return scaled(picture, first.resolution / picture.resolution);
  };
  return {
    pageCount,
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
