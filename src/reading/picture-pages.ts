/** Pages of a picture file (a TIFF may hold several), corrected for orientation and skew, read by OCR. */
import type { Format } from './formats/format.js';
import { largestSide, longestPaper, openPicture, type Shape, scaled } from './raster/image.js';
import type { Picture } from './raster/picture.js';
import type { ReadOptions } from './options.js';
import { scannedOrientation, scannedPage } from './scanned-page.js';
import type { PageSource } from './sheet.js';
import { applyOrientation, knownOrientation, rememberOrientation } from './orientation/page-orientation.js';

/** All pages of the file, scaled to one resolution. */
export async function picturePages(bytes: Uint8Array, format: Format, name: string, options: ReadOptions): Promise<PageSource> {
  const file = await openPicture(bytes, format, name);
  let first: Picture | undefined = await file.page(0);
  const resolution = commonResolution(first.resolution, file.shapes);
  // Handed over once, for it may take hundreds of MB.
  let start: Picture | undefined = await scaled(first, resolution / first.resolution);
  first = undefined;
  const load = async (number: number): Promise<Picture> => {
    if (number === 1 && start) {
      const given = start;
      start = undefined;
      return given;
    }
    const picture = await file.page(number - 1);
    return scaled(picture, Math.min(resolution / picture.resolution, largestSide / Math.max(picture.width, picture.height)));
  };
  return {
    pageCount: file.pageCount,
    resolution,
    async sheet(number) {
      const { page, orientation } = await scannedPage(await load(number), options);
      rememberOrientation(bytes, number, orientation);
      return { kind: file.photo ? 'photo' : 'scan', page };
    },
    async picture(number, maxResolution = Infinity) {
      const smaller = (picture: Picture) => scaled(picture, Math.min(1, maxResolution / picture.resolution));
      const orientation = knownOrientation(bytes, number);
      // A large picture is not kept beside the reduced one.
      if (orientation) return applyOrientation(await smaller(await load(number)), orientation);
      const loaded = await load(number);
      return applyOrientation(await smaller(loaded), await scannedOrientation(loaded, options));
    },
    close: async () => {},
  };
}

/** Resolution of the first page, or a lower one at which every page fits. The resolution of pages longer than paper is an estimate: only these are reduced. */
function commonResolution(first: number, shapes: readonly Shape[]): number {
  const fitting = shapes.map(({ width, height, resolution }) => Math.max(largestSide / longestPaper, (largestSide * resolution) / Math.max(width, height)));
  return fitting.reduce((least, each) => Math.min(least, Math.floor(each)), first);
}
