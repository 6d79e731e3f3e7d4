/** The directories of a TIFF file (TIFF 6.0, BigTIFF), one for each picture in it: which of them are pages, how oblong their pixels are, and each page as a file of its own. */
import type { Densities } from './resolution.js';

export interface TiffPage {
  /** Pixels as they are stored, before the page is turned. */
  readonly width: number;
  readonly height: number;
  /** Offset of the image file directory (IFD), and of the pointer to the next one. */
  readonly offset: number;
  readonly next: number;
  readonly densities?: Densities;
}

/** Directories that are looked at; a file of more has pages enough. */
const mostDirectories = 65_536;
/** Entries that all directories may have together: those of a file that misleads lie over each other. */
const mostEntries = 1_000_000;
const [subfileType, oldSubfileType, imageWidth, imageHeight, xResolution, yResolution, resolutionUnit] = [254, 255, 256, 257, 282, 283, 296];
const centimetre = 3;

/**
 * Small copies of a page and masks are no pages. A chain that runs in a circle ends where it closes, a broken one where it breaks. Throws Error where its
 * directories have more than a million entries together.
 */
export function tiffPages(bytes: Uint8Array): readonly TiffPage[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = view.getUint8(0) === 0x49;
  const big = view.getUint16(2, little) === 43;
  const offsetAt = (at: number) => (big ? Number(view.getBigUint64(at, little)) : view.getUint32(at, little));
  const [all, seen] = [[] as (TiffPage & { readonly helper: boolean })[], new Set<number>()];
  let entries = 0;
  const [countBytes, entryBytes] = big ? [8, 20] : [2, 12];
  try {
    for (let at = offsetAt(big ? 8 : 4); at > 0 && !seen.has(at) && seen.size < mostDirectories; ) {
      seen.add(at);
      const count = big ? Number(view.getBigUint64(at, little)) : view.getUint16(at, little);
      const end = at + countBytes + count * entryBytes;
      const tags = new Map<number, number>();
      for (let entry = at + countBytes; entry < end; entry += entryBytes) {
        if (++entries > mostEntries) throw new Error(`its directories have more than ${mostEntries} entries`);
        const tag = view.getUint16(entry, little);
        if (tag <= yResolution || tag === resolutionUnit) tags.set(tag, firstValue(view, entry, little, offsetAt));
        else if (tag > resolutionUnit) break;
      }
      const kind = tags.get(subfileType) ?? 0;
      const next = offsetAt(end);
      const [width, height] = [tags.get(imageWidth) ?? 0, tags.get(imageHeight) ?? 0];
      all.push({ width, height, offset: at, next: end, helper: (kind & 5) !== 0 || tags.get(oldSubfileType) === 2, ...densitiesOf(tags) });
      at = next;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  const pages = all.filter(({ helper }) => !helper);
  return pages.length > 0 ? pages : all;
}

/** The same file with this page alone in it: whoever decodes it does not go through thousands of directories, or round in circles. */
export function alone(bytes: Uint8Array, { offset, next }: Pick<TiffPage, 'offset' | 'next'>): Uint8Array {
  const copy = Uint8Array.from(bytes);
  const view = new DataView(copy.buffer);
  const little = view.getUint8(0) === 0x49;
  if (view.getUint16(2, little) === 43) {
    view.setBigUint64(8, BigInt(offset), little);
    view.setBigUint64(next, 0n, little);
  } else {
    view.setUint32(4, offset, little);
    view.setUint32(next, 0, little);
  }
  return copy;
}

/** The first value of an entry; undefined kinds count as 0. */
function firstValue(view: DataView, entry: number, little: boolean, offsetAt: (at: number) => number): number {
  const type = view.getUint16(entry + 2, little);
  const value = entry + (view.getUint16(2, little) === 43 ? 12 : 8);
  if (type === 3) return view.getUint16(value, little);
  if (type === 4) return view.getUint32(value, little);
  if (type !== 5) return 0;
  const place = value === entry + 12 ? value : offsetAt(value);
  // A broken note of a resolution is none; the picture may well be whole.
  return place + 8 <= view.byteLength ? view.getUint32(place, little) / view.getUint32(place + 4, little) : 0;
}

function densitiesOf(tags: ReadonlyMap<number, number>): { densities?: Densities } {
  const [across, down] = [tags.get(xResolution), tags.get(yResolution)];
  const unit = tags.get(resolutionUnit) ?? 2;
  if (!across || !down || unit === 1) return {};
  const perInch = unit === centimetre ? 2.54 : 1;
  return { densities: { across: across * perInch, down: down * perInch } };
}
