/**
 * Looks for codes on a page's picture: on a small copy, which is quick and shows most; on the picture itself for small ones; and turned upright
 * wherever bars lie askew.
 */
import { area, type Box, intersection, padded, touches } from '../../document/box.js';
import type { Code } from '../../document/document.js';
import { barcodeRegions } from './barcode-regions.js';
import { decodeCodes } from './codes.js';
import { merged } from '../raster/detail.js';
import { normaliseIllumination } from '../cleaning/illumination.js';
import { whitenBoxes, toGrey, scaled, rotated } from '../raster/image.js';
import { cropped } from '../raster/cropped.js';
import type { Picture } from '../raster/picture.js';

/** Bars less askew than this many degrees are read as they lie. */
const [quickResolution, askew] = [170, 3];
/** Millimetres around a dense place that may belong to its code. Part of the page beyond which all of it is searched. */
const [around, nearlyAll] = [12, 0.6];
/** Millimetres of a patch, and the mean brightness below which it is dark ground. */
const [darkSide, darkMean] = [4, 140];

/** `dense`: where codes too fine for the small copy may lie; undefined where that is not known. */
export async function readCodes(picture: Picture, dense?: readonly Box[]): Promise<readonly Code[]> {
  const plain = await toGrey(picture);
  const grey = await normaliseIllumination(plain);
  const factor = Math.min(1, quickResolution / picture.resolution);
  const small = await scaled(grey, factor);
  const back = picture.width / small.width;
  const quick = await decodeCodes(small, back);
  if (dense?.length === 0) return quick;
  const askewCodes = await barCodes(grey, small, back, quick);
  const codes = [...quick, ...askewCodes];
  const hidden = codes.map(({ box }) => box);
  const rest = factor > 0.9 ? [] : await fineCodes(whitenBoxes(grey, hidden), dense);
  // Light on dark is rare: only a page without other codes is looked at so, and only if it has dark ground.
  const inverted = codes.length + rest.length > 0 || !hasDarkBackground(small) ? [] : await decodeCodes(invert(await scaled(plain, factor)), back);
  return [...codes, ...[...rest, ...inverted].filter((code) => !codes.some((other) => other.text === code.text && touches(other.box, code.box)))];
}

/** Codes that the picture itself shows: of all of it, or of what lies around dense places where those are few. */
async function fineCodes(grey: Picture, dense: readonly Box[] | undefined): Promise<readonly Code[]> {
  const margin = (around * grey.resolution) / 25.4;
  const whole: Box = { x: 0, y: 0, width: grey.width, height: grey.height };
  const parts = merged((dense ?? [whole]).map((box) => padded(box, margin))).flatMap((part) => intersection(whole, part) ?? []);
  if (parts.reduce((sum, part) => sum + area(part), 0) > nearlyAll * area(whole)) return decodeCodes(grey);
  const found: Code[] = [];
  for (const { x, y, width, height } of parts) {
    const part = { x: Math.floor(x), y: Math.floor(y), width: Math.floor(width), height: Math.floor(height) };
    found.push(...(await decodeCodes(cropped(grey, part), 1, part)));
  }
  return found;
}

/** Whether some patch is dark ground, as around a light code. */
function hasDarkBackground({ pixels, width, height, resolution }: Picture): boolean {
  const side = Math.max(4, Math.round((darkSide * resolution) / 25.4));
  for (let top = 0; top + side <= height; top += side >> 1) {
    for (let left = 0; left + side <= width; left += side >> 1) {
      let sum = 0;
      for (let y = top; y < top + side; y++) for (let at = y * width + left, end = at + side; at < end; at++) sum += pixels[at]!;
      if (sum < darkMean * side * side) return true;
    }
  }
  return false;
}

/** Codes of bars that lie askew, each turned upright by itself. */
async function barCodes(grey: Picture, small: Picture, back: number, known: readonly Code[]): Promise<readonly Code[]> {
  const found: Code[] = [];
  for (const { box, turn } of barcodeRegions(small)) {
    const onPage = { x: box.x * back, y: box.y * back, width: box.width * back, height: box.height * back };
    if (Math.abs(turn) < askew || Math.abs(turn) > 90 - askew || [...known, ...found].some((code) => touches(code.box, onPage))) continue;
    const part = intersection({ x: 0, y: 0, width: grey.width, height: grey.height }, onPage);
    if (!part) continue;
    const crop = cropped(grey, part);
    const codes = await decodeCodes(await rotatedWithMargin(crop, turn), 1, { x: 0, y: 0 }, { bars: true });
    // The position inside the rotated crop is unreliable: the crop itself is the position.
    found.push(...codes.map((code) => ({ ...code, box: part })));
  }
  return found;
}

/** Turned with a margin, so that no corner is lost. */
async function rotatedWithMargin(picture: Picture, degrees: number): Promise<Picture> {
  const side = Math.ceil(Math.hypot(picture.width, picture.height)) + 40;
  const pixels = Buffer.alloc(side * side, 255);
  const [left, top] = [Math.floor((side - picture.width) / 2), Math.floor((side - picture.height) / 2)];
  for (let y = 0; y < picture.height; y++) picture.pixels.copy(pixels, (top + y) * side + left, y * picture.width, (y + 1) * picture.width);
  return rotated({ ...picture, pixels, width: side, height: side, channels: 1 }, degrees);
}

const invert = (picture: Picture): Picture => ({ ...picture, pixels: Buffer.from(picture.pixels.map((value) => 255 - value)) });
