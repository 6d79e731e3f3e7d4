/** Orientation of each page of a file, cached as long as its bytes live, so that page images need no second reading. */
import type { Picture } from '../raster/picture.js';
import { dewarped } from './dewarp.js';
import type { Warp } from './slope-field.js';

export interface PageOrientation {
  /** Clockwise, in degrees. */
  readonly rotation: 0 | 90 | 180 | 270;
  /** Deskew angle in degrees clockwise, applied after a quarter turn and before a half turn. */
  readonly skew: number;
  /** How bent text lines were straightened after that. */
  readonly warp?: Warp;
}

const known = new WeakMap<Uint8Array, Map<number, PageOrientation>>();

/** Kept as long as the bytes are; pages count as in the file. */
export function rememberOrientation(bytes: Uint8Array, page: number, turn: PageOrientation): void {
  const pages = known.get(bytes) ?? new Map<number, PageOrientation>();
  pages.set(page, turn);
  known.set(bytes, pages);
}

/** Undefined where the page was not read yet, or its bytes are gone. */
export const knownOrientation = (bytes: Uint8Array, page: number): PageOrientation | undefined => known.get(bytes)?.get(page);

/** Rotates in the same steps as reading does, so that boxes fit to the pixel. */
export async function applyOrientation(picture: Picture, { rotation, skew, warp }: PageOrientation): Promise<Picture> {
  const { rotated: turned } = await import('../raster/image.js');
  const level = await turned(await turned(picture, rotation % 180), skew);
  const straight = warp ? dewarped(level, warp) : level;
  return rotation >= 180 ? turned(straight, 180) : straight;
}
