/** Joins two words of one line that OCR split. */
import type { OcrWord } from '../ocr-word.js';

/** The left word `a` and the right one `b` as one, with the lower confidence. */
export function joinWords(a: OcrWord, b: OcrWord): OcrWord {
  const [y, bottom] = [Math.min(a.box.y, b.box.y), Math.max(a.box.y + a.box.height, b.box.y + b.box.height)];
  const box = { x: a.box.x, y, width: b.box.x + b.box.width - a.box.x, height: bottom - y };
  return { ...b, text: a.text.trim() + b.text.trim(), box, confidence: Math.min(a.confidence, b.confidence), lineHeight: Math.max(a.lineHeight, b.lineHeight) };
}
