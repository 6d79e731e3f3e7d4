/** The languages that can be read from pictures: ISO 639-1 and the code that tesseract's data goes by. */
import { international, languages } from '../../catalogue/languages/index.js';

export const ocrLanguages: ReadonlyMap<string, string> = new Map(languages.map(({ code, tesseract }) => [code, tesseract]));

/** In it a page is read first whose language is not known yet: a probe of the script, no guess of the language, which is found in what the probe reads. */
export const probeLanguage = international.code;
