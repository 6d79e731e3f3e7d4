/** How the pages of a file were turned to be read, remembered as long as its bytes are: their pictures are then made without reading them again. */
import type { Picture } from '../raster/picture.js';

export interface PageOrientation {
  /** Quarters clockwise, in degrees. */
  readonly rotation: 0 | 90 | 180 | 270;
  /** The small turn for a skewed page; done after a quarter turn, before a half one. */
  readonly skew: number;
}

const known = new WeakMap<Uint8Array, Map<number, PageOrientation>>();

export function rememberOrientation(bytes: Uint8Array, page: number, turn: PageOrientation): void {
  const pages = known.get(bytes) ?? new Map<number, PageOrientation>();
  pages.set(page, turn);
  known.set(bytes, pages);
}

export const knownOrientation = (bytes: Uint8Array, page: number): PageOrientation | undefined => known.get(bytes)?.get(page);

/** Turns in the same steps as reading did, so that boxes fit to the pixel. */
export async function applyOrientation(picture: Picture, { rotation, skew }: PageOrientation): Promise<Picture> {
  const { rotated: turned } = await import('../raster/image.js');
  const straight = await turned(await turned(picture, rotation % 180), skew);
  return rotation >= 180 ? turned(straight, 180) : straight;
}
