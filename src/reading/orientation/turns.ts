/** How the pages of a file were turned to be read, remembered as long as its bytes are: their pictures are then made without reading them again. */
import type { Picture } from '../raster/picture.js';

export interface Turn {
  /** Quarters clockwise, in degrees. */
  readonly rotation: 0 | 90 | 180 | 270;
  /** The small turn for a skewed page; done after a quarter turn, before a half one. */
  readonly skew: number;
}

const known = new WeakMap<Uint8Array, Map<number, Turn>>();

export function rememberTurn(bytes: Uint8Array, page: number, turn: Turn): void {
  const pages = known.get(bytes) ?? new Map<number, Turn>();
  pages.set(page, turn);
  known.set(bytes, pages);
}

export const knownTurn = (bytes: Uint8Array, page: number): Turn | undefined => known.get(bytes)?.get(page);

/** Turns in the same steps as reading did, so that boxes fit to the pixel. */
export async function applyTurn(picture: Picture, { rotation, skew }: Turn): Promise<Picture> {
  const { turned } = await import('../raster/image.js');
  const straight = await turned(await turned(picture, rotation % 180), skew);
  return rotation >= 180 ? turned(straight, 180) : straight;
}
