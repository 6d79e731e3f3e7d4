/** Turns a scanned or photographed page upright and straight, and finds its language on the way: a first look at its busiest lines. */
import { cropped, gray, type Picture, scaled, turned } from './image.js';
import { busiestBand, type Ink, inkOf, isSideways, skewOf } from './ink.js';
import { rankLanguages } from './language.js';
import { type OcrWord, recognize } from './ocr.js';
import type { ReadOptions } from './options.js';

export interface Upright {
  readonly picture: Picture;
  readonly ink: Ink;
  /** Degrees clockwise by which it was turned, in quarters. */
  readonly rotation: 0 | 90 | 180 | 270;
  /** Degrees clockwise of the further small turn. */
  readonly skew: number;
  /** Likely language, undefined where nothing could be read. */
  readonly language?: string;
}

/** A first look that reads this surely stands upright; words of fewer letters say nothing. */
const [sure, smallestWord] = [0.72, 3];
/** Turns below this many degrees are not worth the blur. */
const smallestSkew = 0.25;
const firstLook = 'en';

export async function upright(original: Picture, options: ReadOptions): Promise<Upright> {
  let picture = original;
  let ink = await inkOf(picture);
  let rotation = 0;
  if (isSideways(ink)) {
    rotation = 90;
    picture = await turned(picture, 90);
    ink = await inkOf(picture);
  }
  const skew = -skewOf(ink);
  if (Math.abs(skew) >= smallestSkew) {
    picture = await turned(picture, skew);
    ink = await inkOf(picture);
  }
  if (ink.letters.length < 10) return { picture, ink, rotation: rotation as Upright['rotation'], skew };
  let look = await lookAt(picture, ink, options.signal);
  if (look.confidence < sure) {
    const over = await turned(picture, 180);
    const overInk = await inkOf(over);
    const second = await lookAt(over, overInk, options.signal);
    if (second.confidence > look.confidence * 1.1) {
      [picture, ink, look] = [over, overInk, second];
      rotation = (rotation + 180) % 360;
    }
  }
  const language = rankLanguages(look.text, options.languages)[0]?.language;
  return { picture, ink, rotation: rotation as Upright['rotation'], skew, ...(language ? { language } : {}) };
}

async function lookAt(picture: Picture, ink: Ink, signal?: AbortSignal): Promise<{ readonly confidence: number; readonly text: string }> {
  const band = await cropped(picture, busiestBand(ink, picture.width, picture.height));
  const fit = await gray(await scaled(band, readingScale(ink, picture)));
  const words = (await recognize(fit, firstLook, { layout: 'block', ...(signal ? { signal } : {}) })).filter(({ text }) => text.length >= smallestWord);
  return { confidence: meanConfidence(words), text: words.map(({ text }) => text).join(' ') };
}

/** Median height of letters, most of them small ones without ascenders, at which tesseract reads best for its time. */
const bestLetterHeight = 22;

/** How much to enlarge a picture for reading. */
export function readingScale({ letterHeight }: Ink, picture: Picture): number {
  const byResolution = 300 / picture.resolution;
  const byLetters = letterHeight > 0 ? bestLetterHeight / letterHeight : byResolution;
  // Letters decide, within what the resolution makes plausible; memory bounds both.
  const wished = Math.min(Math.max(byLetters, 0.5 * byResolution), 2.5 * byResolution);
  return Math.min(4, Math.max(0.2, wished), 8400 / Math.max(picture.width, picture.height));
}

function meanConfidence(words: readonly OcrWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters < 12 ? 0 : words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / letters;
}
