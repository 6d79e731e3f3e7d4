/**
 * Looks for codes on a page's picture: on a small copy, which is quick and shows most; on the picture itself for small ones; and turned upright
 * wherever bars lie askew.
 */
import { type Box, intersection } from '../document/box.js';
import type { Code } from '../document/document.js';
import { barsOf } from './bars.js';
import { codesOf } from './codes.js';
import { blanked, cropped, evened, gray, type Picture, scaled, turned } from './image.js';

/** Bars less askew than this many degrees are read as they lie. */
const [quickResolution, askew] = [170, 3];

export async function readCodes(picture: Picture, thorough = true): Promise<readonly Code[]> {
  const plain = await gray(picture);
  const grey = await evened(plain);
  const factor = Math.min(1, quickResolution / picture.resolution);
  const small = await scaled(grey, factor);
  const back = picture.width / small.width;
  const quick = await codesOf(small, back);
  if (!thorough) return quick;
  const askewCodes = await barCodes(grey, small, back, quick);
  const codes = [...quick, ...askewCodes];
  const hidden = codes.map(({ box }) => box);
  const rest = factor > 0.9 ? [] : await codesOf(blanked(grey, hidden));
  // Light on dark is rare: only a page without other codes is looked at so.
  const inverted = codes.length + rest.length > 0 ? [] : await codesOf(negative(await scaled(plain, factor)), back);
  return [...codes, ...[...rest, ...inverted].filter((code) => !codes.some((other) => other.text === code.text && touches(other.box, code.box)))];
}

/** Codes of bars that lie askew, each turned upright by itself. */
async function barCodes(grey: Picture, small: Picture, back: number, known: readonly Code[]): Promise<readonly Code[]> {
  const found: Code[] = [];
  for (const { box, turn } of barsOf(small)) {
    const onPage = { x: box.x * back, y: box.y * back, width: box.width * back, height: box.height * back };
    if (Math.abs(turn) < askew || Math.abs(turn) > 90 - askew || [...known, ...found].some((code) => touches(code.box, onPage))) continue;
    const part = intersection({ x: 0, y: 0, width: grey.width, height: grey.height }, onPage);
    if (!part) continue;
    const cut = await cropped(grey, part);
    const codes = await codesOf(await turnedWhole(cut, turn), 1, { x: 0, y: 0 }, { bars: true });
    // Where it lies in the turned piece says little: the piece is the place.
    found.push(...codes.map((code) => ({ ...code, box: part })));
  }
  return found;
}

/** Turned with a margin, so that no corner is lost. */
async function turnedWhole(picture: Picture, degrees: number): Promise<Picture> {
  const side = Math.ceil(Math.hypot(picture.width, picture.height)) + 40;
  const pixels = Buffer.alloc(side * side, 255);
  const [left, top] = [Math.floor((side - picture.width) / 2), Math.floor((side - picture.height) / 2)];
  for (let y = 0; y < picture.height; y++) picture.pixels.copy(pixels, (top + y) * side + left, y * picture.width, (y + 1) * picture.width);
  return turned({ ...picture, pixels, width: side, height: side, channels: 1 }, degrees);
}

const negative = (picture: Picture): Picture => ({ ...picture, pixels: Buffer.from(picture.pixels.map((value) => 255 - value)) });
const touches = (a: Box, b: Box): boolean => intersection(a, b) !== undefined;
