/** Cuts parts out of pictures. */
import type { Box } from '../../document/box.js';
import type { Picture } from './picture.js';

/** The part of the picture inside the box, which must lie within it. */
export function cropped(picture: Picture, { x, y, width, height }: Box): Picture {
  const { channels } = picture;
  const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
  const across = Math.max(1, Math.min(picture.width - left, Math.ceil(width)));
  const down = Math.max(1, Math.min(picture.height - top, Math.ceil(height)));
  const pixels = Buffer.allocUnsafe(across * down * channels);
  for (let row = 0; row < down; row++) {
    const from = ((top + row) * picture.width + left) * channels;
    picture.pixels.copy(pixels, row * across * channels, from, from + across * channels);
  }
  return { ...picture, pixels, width: across, height: down };
}
