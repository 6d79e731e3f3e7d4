/** --languages: ISO 639-1 codes with commas, of the languages that can be read and imagined. */
import { languageByCode, languages } from '../catalogue/languages/index.js';
import { InputError } from '../errors.js';

/** undefined where none was given: all languages. */
export function languageList(text: string | undefined): readonly string[] | undefined {
  const codes = (text ?? '')
    .split(',')
    .map((code) => code.trim().toLowerCase())
    .filter(Boolean);
  const unknown = codes.find((code) => !languageByCode.has(code));
  if (unknown !== undefined) throw new InputError(`--languages: ${unknown} is none of ${languages.map(({ code }) => code).join(', ')}`);
  return codes.length ? [...new Set(codes)] : undefined;
}
