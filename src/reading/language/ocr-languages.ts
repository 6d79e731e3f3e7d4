/** The languages that can be read from pictures: ISO 639-1 and the code that tesseract's data goes by. */
import { languages } from '../../catalogue/languages/index.js';

export const ocrLanguages: ReadonlyMap<string, string> = new Map(languages.map(({ code, tesseract }) => [code, tesseract]));
