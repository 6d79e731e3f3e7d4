/** The languages that can be read from pictures: ISO 639-1 and the code that tesseract's data goes by. */
import { internationalCode, tesseractCodes } from '../../catalogue/languages/codes.js';

export const ocrLanguages: ReadonlyMap<string, string> = new Map(Object.entries(tesseractCodes));

/** In it a page is read first whose language is not known yet: a probe of the script, no guess of the language, which is found in what the probe reads. */
export const probeLanguage: string = internationalCode;
