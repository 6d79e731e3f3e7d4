/** The door of sharp: pictures from files, and what is done to them before they are read. */
import { createRequire } from 'node:module';
import type { Metadata, Sharp } from 'sharp';
import type { Box } from '../../document/box.js';
import { InputError } from '../../errors.js';
import { decodeBmp } from '../formats/bmp.js';
import { type Densities, jpegDensities, pngDensities, stretchOf } from '../formats/resolution.js';
import { type Format, signatureOf } from '../formats/format.js';
import { decodeIco } from '../formats/ico.js';
import { alone, tiffPages } from '../formats/tiff.js';
import { cropped } from './cropped.js';
import type { Picture } from './picture.js';

/** Of a picture once it is decoded: pixels square, upright, no side too large. */
export type Shape = Omit<Picture, 'pixels' | 'channels'>;

/** Pixels of a side; larger pictures are scaled down. */
export const largestSide = 8400;
/** Longest side in inches for which a stated density is accepted. */
export const longestPaper = 34;
/** Pixels that a picture may claim to have before it is not even decoded. */
const mostPixels = 400_000_000;

/** What its pictures are packed by is at the beginning of a HEIF file. */
const heifHead = 16 * 1024;

/** Cameras write more EXIF bytes than this; scanners note a resolution at most. */
const cameraNotes = 300;

// Loaded twice as fast as by an import, which searches each of its parts for the names that it exports.
const sharp = createRequire(import.meta.url)('sharp') as typeof import('sharp').default;
sharp.cache(false);
sharp.concurrency(1);

/** A picture file, ready to be decoded page by page. */
export interface PictureFile {
  readonly pageCount: number;
  /** Taken by a camera, according to its EXIF data. */
  readonly photo: boolean;
  /** Of each page, where known before decoding: TIFF only. */
  readonly shapes: readonly Shape[];
  /** The page (from 0) upright by its EXIF orientation, on white, in colour or, where the file has none, in grey. */
  page(index: number): Promise<Picture>;
}

/** One picture of a file: how to decode it, and metadata that sharp does not provide. */
interface Source {
  /** What is decoded: that of the picture itself where it is printed within another. */
  readonly format: Format;
  readonly pageCount: number;
  readonly shapes?: readonly Shape[];
  at(page: number): { readonly open: () => Sharp; readonly densities?: Densities };
}

/** HEIF files hold AV1 (AVIF), which is decoded, or HEVC, which is not free to ship: phones fill HEIC files with it. */
function isHevc(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, heifHead)).toString('latin1');
  return /^....ftyphe/s.test(head) || (/hvc1|hev1|hvcC/.test(head) && !head.includes('av01'));
}

/** GIF and WebP count as their first frame. Throws where the file is broken or larger than any document. */
export async function openPicture(bytes: Uint8Array, format: Format, name: string): Promise<PictureFile> {
  const hevc = format === 'heif' && isHevc(bytes);
  return guarded(name, hevc, async () => {
    const { at, pageCount, shapes = [], ...source } = sourceOf(bytes, format);
    const metadata = await at(0).open().metadata();
    refuseHuge(metadata, source.format);
    return {
      shapes,
      pageCount: format === 'heif' ? Math.max(1, metadata.pages ?? 1) : pageCount,
      photo: (metadata.exif?.length ?? 0) > cameraNotes,
      page: (index) => guarded(name, hevc, () => decode(at(index))),
    };
  });
}

/** Bytes that decoders which cannot go line by line may hold. */
const mostHeld = 900_000_000;

/** As measured: AVIF's decoder keeps several copies; JPEG's keeps the coefficients of all passes, colours at half their size. */
function refuseHuge({ width, height, channels, isProgressive, chromaSubsampling }: Metadata, format: Format): void {
  const passes = isProgressive ? channels * (chromaSubsampling?.startsWith('4:2:0') ? 1 : 2) : 0;
  const held = { heif: 18, gif: 5, webp: 4 }[format as string] ?? passes;
  if (width * height * held > mostHeld) throw new Error(`${width} × ${height} pixels of this kind would fill memory`);
}

function sourceOf(bytes: Uint8Array, format: Format): Source {
  const options = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true } as const;
  if (format === 'tiff') {
    const pages = tiffPages(bytes);
    if (pages.length === 0) throw new Error('it has no whole directory');
    const shapes = pages.map((page) => shapeOf(page, page.densities));
    return { format, shapes, pageCount: pages.length, at: (page) => ({ ...pages[page]!, open: () => sharp(alone(bytes, pages[page]!), options) }) };
  }
  if (format !== 'bmp' && format !== 'ico') {
    const densities = format === 'png' ? pngDensities(bytes) : format === 'jpeg' ? jpegDensities(bytes) : undefined;
    return { format, pageCount: 1, at: (page) => ({ open: () => sharp(bytes, { ...options, page }), ...(densities && { densities }) }) };
  }
  const decoded = format === 'bmp' ? decodeBmp(bytes) : decodeIco(bytes);
  if ('encoded' in decoded) {
    const inner = signatureOf(decoded.encoded);
    if (inner !== 'png' && inner !== 'jpeg') throw new Error('it holds neither PNG nor JPEG');
    return sourceOf(decoded.encoded, inner);
  }
  const { width, height, pixels, density } = decoded.bitmap;
  const open = () => sharp(pixels, { raw: { width, height, channels: 3 }, limitInputPixels: mostPixels });
  return { format, pageCount: 1, at: () => ({ open, densities: { across: density, down: density } }) };
}

async function decode({ open, densities }: ReturnType<Source['at']>): Promise<Picture> {
  const metadata = await open().metadata();
  const shape = shapeOf(metadata, densities);
  const grey = metadata.space === 'b-w' && metadata.channels === 1;
  const { data, info } = await open()
    .autoOrient()
    .resize({ width: shape.width, height: shape.height, fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace(grey ? 'b-w' : 'srgb')
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const channels = grey ? 1 : 3;
  const pixels = info.channels === channels ? data : await sharp(data, raw(info)).toColourspace('srgb').raw().toBuffer();
  return { pixels, width: info.width, height: info.height, channels, resolution: shape.resolution };
}

function shapeOf(
  { width, height, orientation = 1, density = 0 }: Pick<Metadata, 'width' | 'height' | 'orientation' | 'density'>,
  densities?: Densities,
): Shape {
  const onSide = orientation > 4;
  const [wide, high] = densities ? stretchOf(densities) : [1, 1];
  const [across, down] = [width * wide, height * high];
  const shrunk = Math.min(1, largestSide / Math.max(across, down));
  const sides = (onSide ? [down, across] : [across, down]).map((side) => Math.max(1, Math.round(side * shrunk))) as [number, number];
  const dots = densities?.across ? densities.across * wide : density;
  return { width: sides[0], height: sides[1], resolution: resolutionOf(sides[0], sides[1], dots * shrunk) };
}

/** The file's own density where paper of that size exists, else one at which the picture is a usual sheet or a receipt's roll. */
export function resolutionOf(width: number, height: number, density: number): number {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const plausible =
    density >= 72 && density <= 1200 && short / density >= 1.8 && long / density >= 3 && short / density <= 14 && long / density <= longestPaper;
  if (plausible) return Math.round(density);
  const ratio = long / short;
  // A4 and letter are 1.29 to 1.41; a photo of a sheet (4:3, 3:2, 16:9) shows it nearly whole; rolls of receipts are longer, 80 mm wide.
  const estimate = ratio <= 1.85 ? long / 11.7 : short / 3.15;
  return Math.round(Math.min(1200, Math.max(72, estimate)));
}

/** Enlarged or reduced by `factor`, with the resolution that it then has. */
export async function scaled(picture: Picture, factor: number): Promise<Picture> {
  if (Math.abs(factor - 1) < 0.01) return picture;
  const [width, height] = [Math.max(1, Math.round(picture.width * factor)), Math.max(1, Math.round(picture.height * factor))];
  const { data, info } = await sharp(picture.pixels, raw(picture))
    .resize({ width, height, fit: 'fill', kernel: factor < 1 ? 'lanczos3' : 'cubic' })
    .toColourspace(space(picture))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { ...picture, pixels: data, width: info.width, height: info.height, resolution: picture.resolution * factor };
}

/** Turned clockwise; quarter turns are exact, other angles fill the corners with white. By cubic interpolation: sharp's own turning is linear, which blurs small print. */
export async function rotated(picture: Picture, degrees: number): Promise<Picture> {
  if (degrees === 0) return picture;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const quarter = degrees % 90 === 0;
  const image = sharp(picture.pixels, raw(picture));
  const turned = quarter ? image.rotate(degrees) : image.affine([cos, -sin, sin, cos], { background: '#ffffff', interpolator: 'bicubic' });
  const { data, info } = await turned.toColourspace(space(picture)).raw().toBuffer({ resolveWithObject: true });
  if (quarter) return { ...picture, pixels: data, width: info.width, height: info.height };
  // The page keeps its size: a slightly skewed sheet does not become larger by being turned.
  const [left, top] = [Math.max(0, Math.round((info.width - picture.width) / 2)), Math.max(0, Math.round((info.height - picture.height) / 2))];
  const box = { x: left, y: top, width: Math.min(picture.width, info.width - left), height: Math.min(picture.height, info.height - top) };
  return cropped({ ...picture, pixels: data, width: info.width, height: info.height }, box);
}

/** One channel of 8 bits; a picture that has one is given back. */
export async function toGrey(picture: Picture): Promise<Picture> {
  if (picture.channels === 1) return picture;
  const data = await sharp(picture.pixels, raw(picture)).toColourspace('b-w').raw().toBuffer();
  return { ...picture, pixels: data, channels: 1 };
}

/** The picture with these boxes painted white. */
export function whitenBoxes(picture: Picture, boxes: readonly Box[]): Picture {
  if (boxes.length === 0) return picture;
  const pixels = Buffer.from(picture.pixels);
  for (const box of boxes) {
    const [left, right] = [Math.max(0, Math.floor(box.x)), Math.min(picture.width, Math.ceil(box.x + box.width))];
    const bottom = Math.min(picture.height, Math.ceil(box.y + box.height));
    for (let y = Math.max(0, Math.floor(box.y)); y < bottom; y++)
      pixels.fill(255, (y * picture.width + left) * picture.channels, (y * picture.width + Math.max(left, right)) * picture.channels);
  }
  return { ...picture, pixels };
}

/** A small grey picture without specks and edges. */
export async function smoothed(grey: Picture): Promise<Picture> {
  const image = sharp(grey.pixels, raw(grey));
  // sharp refuses a window that is larger than the picture.
  if (Math.min(grey.width, grey.height) >= 3) image.median(3);
  return { ...grey, pixels: await image.blur(1.5).toColourspace('b-w').raw().toBuffer() };
}

/** A grey picture blurred by a Gaussian of this standard deviation in pixels, at least 0.3. */
export async function blurred(grey: Picture, deviation: number): Promise<Picture> {
  const pixels = await sharp(grey.pixels, raw(grey)).blur(Math.max(0.3, deviation)).toColourspace('b-w').raw().toBuffer();
  return { ...grey, pixels };
}

/** Encoded as PNG (ISO/IEC 15948), with its resolution. */
export const png = (picture: Picture): Promise<Buffer> =>
  sharp(picture.pixels, raw(picture)).withDensity(picture.resolution).png({ compressionLevel: 6 }).toBuffer();

/** Encoded as JPEG of quality 60, for previews of pages. */
export const jpeg = (picture: Picture): Promise<Buffer> => sharp(picture.pixels, raw(picture)).jpeg({ quality: 60, mozjpeg: true }).toBuffer();

/** For documents to keep: small print stays legible. Line by line, for a progressive JPEG takes as much memory as the picture again. */
export const printed = (picture: Picture): Promise<Buffer> =>
  sharp(picture.pixels, raw(picture)).withDensity(picture.resolution).jpeg({ quality: 80 }).toBuffer();

/** Without this, sharp answers grey pixels as three channels. */
const space = ({ channels }: { readonly channels: number }) => (channels === 1 ? 'b-w' : 'srgb');

function raw({ width, height, channels }: { readonly width: number; readonly height: number; readonly channels: number }) {
  return { raw: { width, height, channels: channels as 1 | 3 }, limitInputPixels: mostPixels };
}

async function guarded<T>(name: string, hevc: boolean, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InputError) throw error;
    const message = error instanceof Error ? error.message.split('\n')[0]! : String(error);
    if (hevc)
      throw new InputError(`${name}: this is a HEIC picture (HEVC), which cannot be decoded here. Convert it to JPEG or PDF, or let the camera save JPEG.`);
    throw new InputError(`${name}: this picture cannot be decoded (${message.trim()}). It is broken or too large; save or scan it again.`);
  }
}
