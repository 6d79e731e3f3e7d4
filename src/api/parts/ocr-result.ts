/**
 * OcrResult: the reading as a JSON string. Coordinates are pixels at Resolution, from the top left corner of the page turned upright; Confidence is 0 … 1.
 *
 *   { "Resolution": 300, "Language": "de", "Pages": [ { "Number": 1, "Width": 2480, "Height": 3508, "Rotation": 0,
 *     "Lines": [ { "Text", "X", "Y", "Width", "Height", "Words": [ { "Text", "X", "Y", "Width", "Height", "Bold", "FontSize", "Confidence" } ] } ],
 *     "Codes": [ { "Format": "QRCode", "Text", "X", "Y", "Width", "Height" } ] } ] }
 *
 * Lines and words are in reading order; Rotation is how far the original was turned clockwise; FontSize is the em height in pixels.
 */
import type { Document, Page } from '../../document/document.js';
import { boxOf, rounded } from '../response/prediction.js';

/** JSON in a string, as the interface has it; boxes in pixels. */
export function ocrResult(document: Document): string {
  const { resolution, language, pages } = document;
  return JSON.stringify({ Resolution: resolution, ...(language && { Language: language }), Pages: pages.map(pageOf) });
}

function pageOf(page: Page, index: number) {
  return {
    Number: index + 1,
    Width: Math.round(page.width),
    Height: Math.round(page.height),
    Rotation: page.rotation,
    Lines: page.lines.map((line) => {
      const words = line.words.map((word) => page.words[word]!);
      return {
        Text: words.map(({ text }) => text).join(' '),
        ...boxOf(line),
        Words: words.map((word) => ({
          Text: word.text,
          ...boxOf(word),
          Bold: word.bold,
          FontSize: rounded(word.fontSize),
          Confidence: rounded(word.confidence),
        })),
      };
    }),
    Codes: page.codes.map((code) => ({ Format: code.format, Text: code.text, ...boxOf(code) })),
  };
}
