/** Looks for codes on a page's picture: first on a small copy, which is quick and usually enough, then on the picture itself. */
import type { Code } from '../document/document.js';
import { codesOf } from './codes.js';
import { gray, type Picture, scaled } from './image.js';

const quickResolution = 170;

export async function readCodes(picture: Picture, thorough = true): Promise<readonly Code[]> {
  const grey = await gray(picture);
  const factor = Math.min(1, quickResolution / picture.resolution);
  const small = await scaled(grey, factor);
  const codes = await codesOf(small, picture.width / small.width);
  return codes.length > 0 || factor > 0.9 || !thorough ? codes : codesOf(grey);
}
