/** The word list of a language's data, by which corrections know a whole word from two. */
import { lineReader } from '../../recognition/line-reader.js';
import { ocrLanguages } from '../language/ocr-languages.js';

/** Whether a text is a word of the language, with or without signs around it. Of a language without a list none is. */
export async function knownWords(language: string): Promise<(text: string) => boolean> {
  const reader = await lineReader(ocrLanguages.get(language) ?? 'eng');
  return (text) => reader?.isWord(text) ?? false;
}
