/** A picture file page by page (a TIFF may hold several): upright, straight, and read by OCR. */
import type { Format } from './format.js';
import { openPicture, type Picture, scaled } from './image.js';
import type { ReadOptions } from './options.js';
import { scannedPage } from './scanned-page.js';
import type { PageSource } from './sheet.js';
import { applyTurn, knownTurn, rememberTurn } from './turns.js';

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
      const { page, turn } = await scannedPage(await load(number), options);
      rememberTurn(bytes, number, turn);
      return { kind: file.photo ? 'photo' : 'scan', page };
    },
    async picture(number) {
      const loaded = await load(number);
      return applyTurn(loaded, knownTurn(bytes, number) ?? (await scannedPage(loaded, { ...options, codes: false })).turn);
    },
    close: async () => {},
  };
}
