/** Boxes in pixels of a picture whose size the file does not state. */
import type { Document } from '../../document/document.js';
import { signatureOf } from '../../reading/formats/format.js';
import { openPicture } from '../../reading/raster/image.js';
import { bytes, type Entry } from '../store.js';
import type { Region, Sheet } from './sheet.js';
import type { Size } from './units.js';

/** Of a document that is a picture, its own pixels; of others, those of the pages as read. */
export async function sized(sheet: Sheet, entry: Entry, document: Document): Promise<Sheet> {
  if (sheet.pixelsOf !== 'picture') return inFractions(sheet, document.pages);
  const content = await bytes(entry);
  const format = signatureOf(content);
  if (format === undefined || format === 'pdf') return inFractions(sheet, document.pages);
  return inFractions(sheet, [await (await openPicture(content, format, entry.name)).page(0)]);
}

/** As it is where its boxes are fractions already. */
export function inFractions(sheet: Sheet, pages: readonly Size[]): Sheet {
  if (sheet.pixelsOf === undefined) return sheet;
  // A page that is not there is reported by its number later.
  const region = (one: Region): Region => {
    const { width, height } = pages[one.page] ?? { width: 1, height: 1 };
    const { x, y, width: w, height: h } = one.box;
    return { ...one, box: { x: x / width, y: y / height, width: w / width, height: h / height } };
  };
  const { pixelsOf: _, ...rest } = sheet;
  const marks = sheet.marks.map((mark) => ({ ...mark, places: mark.places.map((place) => place.map(region)) }));
  return { ...rest, marks, ...(sheet.words && { words: sheet.words.map(region) }) };
}
