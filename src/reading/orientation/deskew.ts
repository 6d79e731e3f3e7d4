/** Corrects orientation (quarter turns) and skew of a scanned or photographed page, and identifies its language from a probe of its densest band. */
import { toGrey, scaled, rotated } from '../raster/image.js';
import { cropped } from '../raster/cropped.js';
import type { Picture } from '../raster/picture.js';
import { densestBand, type Ink, detectInk, isSideways, estimateSkew } from '../segmentation/ink.js';
import { rankLanguages } from '../language/language.js';
import { probeLanguage } from '../language/ocr-languages.js';
import { lineWords } from '../ocr/line-words.js';
import type { ReadOptions } from '../options.js';
import { segmentPage } from '../segmentation/page-segmentation.js';
import { dewarped, findWarp } from './dewarp.js';
import type { PageOrientation } from './page-orientation.js';

export interface DeskewedPage extends PageOrientation {
  readonly picture: Picture;
  readonly ink: Ink;
  /** Likely language; undefined where nothing was read. */
  readonly language?: string;
}

/** Confidence of a probe from which the page is upright; shortest word that counts. */
const [sure, smallestWord] = [0.72, 3];
/** Skew in degrees below which rotation costs more by blur than it gains. */
const smallestSkew = 0.25;

/** Turned by quarters until its lines lie, straightened and, where it is warped, flattened. It may stand on its head. */
export async function straightenPage(original: Picture): Promise<DeskewedPage> {
  let picture = original;
  let ink = await detectInk(picture);
  let rotation = 0;
  if (isSideways(ink)) {
    rotation = 90;
    picture = await rotated(picture, 90);
    ink = await detectInk(picture);
  }
  const slope = estimateSkew(ink);
  const skew = Math.abs(slope) >= smallestSkew ? -slope : 0;
  if (skew !== 0) {
    picture = await rotated(picture, skew);
    ink = await detectInk(picture);
  }
  const warp = findWarp(picture, ink);
  if (warp) {
    picture = dewarped(picture, warp);
    ink = await detectInk(picture);
  }
  return { picture, ink, rotation: rotation as DeskewedPage['rotation'], skew, ...(warp && { warp }) };
}

/** The one language that a page can be in. */
export const onlyLanguage = ({ languages }: ReadOptions): string | undefined => (languages?.length === 1 ? languages[0] : undefined);

/** A straightened page turned upright, with its language; both by reading its densest band. */
export async function uprightPage(straight: DeskewedPage, options: ReadOptions): Promise<DeskewedPage> {
  const { picture, ink } = straight;
  if (ink.letters.length < 10) return straight;
  const only = onlyLanguage(options);
  const probed = await probe(picture, ink, only ?? probeLanguage, options.signal);
  const over = await correctUpsideDown({ ...straight, language: only }, probed.confidence, options);
  const language = only ?? (await rankLanguages(over?.text ?? probed.text, options.languages))[0]?.language;
  return { ...(over?.deskewPage ?? straight), ...(language ? { language } : {}) };
}

/** The page rotated by 180 degrees, where a probe of it is more confident than `confidence`. */
async function correctUpsideDown(
  page: DeskewedPage,
  confidence: number,
  options: ReadOptions,
): Promise<{ readonly deskewPage: DeskewedPage; readonly text: string } | undefined> {
  if (confidence >= sure || page.ink.letters.length < 10) return undefined;
  const picture = await rotated(page.picture, 180);
  const ink = await detectInk(picture);
  const probed = await probe(picture, ink, page.language ?? probeLanguage, options.signal);
  if (probed.confidence <= confidence * 1.1) return undefined;
  return { deskewPage: { ...page, picture, ink, rotation: ((page.rotation + 180) % 360) as DeskewedPage['rotation'] }, text: probed.text };
}

async function probe(picture: Picture, ink: Ink, language: string, signal?: AbortSignal): Promise<{ readonly confidence: number; readonly text: string }> {
  const band = cropped(picture, densestBand(ink, picture.width, picture.height));
  const scale = ocrScale(ink, picture);
  const sheet = segmentPage(await toGrey(await scaled(band, scale)), Math.max(smallestLetter, ink.letterHeight * scale));
  const words = sheet ? (await lineWords(sheet, language, false, signal)).filter(({ text }) => text.length >= smallestWord) : [];
  return { confidence: meanConfidence(words), text: words.map(({ text }) => text).join(' ') };
}

/** Letter height in pixels (median, mostly x-height) at which OCR is best, and the range within which the scale is kept. */
export const bestLetterHeight = 30;
const [lowLetters, highLetters] = [22, 40];

/** Letter height in pixels assumed where no letters were found. */
export const smallestLetter = 10;

/** Scale factor for OCR. */
export function ocrScale({ letterHeight }: Ink, picture: Picture): number {
  const byResolution = 300 / picture.resolution;
  if (letterHeight >= lowLetters && letterHeight <= highLetters) return Math.min(1, 8400 / Math.max(picture.width, picture.height));
  const byLetters = letterHeight > 0 ? bestLetterHeight / letterHeight : byResolution;
  // Letter height decides within what the resolution makes plausible; memory bounds the result.
  const scale = Math.min(Math.max(byLetters, 0.5 * byResolution), 2.5 * byResolution);
  return Math.min(4, Math.max(0.2, scale), 8400 / Math.max(picture.width, picture.height));
}

/** Mean weighted by letters, 0 … 1; 0 where there are too few letters. */
export function meanConfidence(words: readonly { readonly text: string; readonly confidence: number }[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters < 12 ? 0 : words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / letters;
}
