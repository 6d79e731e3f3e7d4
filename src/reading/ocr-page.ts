/** One page's picture → words: made fit for OCR, recognised in its language, and put back into the page's coordinates. */
import type { Box } from '../document/box.js';
import { gray, type Picture, scaled } from './image.js';
import { type OcrWord, recognize } from './ocr.js';
import type { Placed } from './placed.js';

/** Resolution at which tesseract reads usual type best. */
const readingResolution = 300;

/** `factor` brings the picture's pixels to the page's. */
export async function ocrPage(picture: Picture, language: string, factor: number, signal?: AbortSignal): Promise<readonly Placed[]> {
  const grey = await gray(picture);
  const zoom = Math.min(4, Math.max(0.25, readingResolution / picture.resolution));
  const fit = await scaled(grey, zoom);
  const words = await recognize(fit, language, { resolution: readingResolution, ...(signal ? { signal } : {}) });
  const back = factor * (grey.width / fit.width);
  return words.filter(isWord).map((word) => placedOf(word, back));
}

const isWord = ({ text, box }: OcrWord): boolean => /\S/.test(text) && box.width > 1 && box.height > 1;

function placedOf({ text, box, confidence, baseline, lineHeight }: OcrWord, factor: number): Placed {
  const own: Box = { x: box.x * factor, y: box.y * factor, width: box.width * factor, height: box.height * factor };
  return {
    text: text.trim(),
    box: own,
    confidence,
    fontSize: emOf(text, box, lineHeight) * factor,
    bold: false,
    source: 'ocr',
    baseline: baseline * factor,
    angle: 0,
  };
}

/** The em from the word's own letters: capitals and digits are about 0.72 of it, small letters 0.52, descenders 0.2 more. */
function emOf(text: string, box: Box, lineHeight: number): number {
  const tall = /[A-ZÀ-Þ0-9bdfhklßÀ-ÖØ-Þ]/.test(text);
  const deep = /[gjpqy,;()]/.test(text);
  const small = /[a-zß-ÿ]/.test(text);
  if (!tall && !small) return lineHeight;
  return box.height / ((tall ? 0.72 : 0.53) + (deep ? 0.2 : 0));
}
