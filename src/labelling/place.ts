/** From what the user typed or marked to a label: the value in its format, and the words it is on. */
import { countryOfName } from '../catalogue/country-names.js';
import { placesOfCountry } from '../dataset/align/country.js';
import { isOcr, type Printed, printed, textOf } from '../dataset/align/printed.js';
import { place as placesOf } from '../dataset/align/value.js';
import type { Place } from '../dataset/label.js';
import { CellError, cellValue } from '../dataset/values/cell.js';
import type { Document } from '../document/document.js';
import { misreadDigits } from '../values/text/misread.js';
import type { Wanted } from './fields.js';
import type { PlaceAnswer, PlaceQuestion } from './wire.js';

/** Throws nothing: what cannot be used is reported in the answer. */
export function labelFor(document: Document, question: PlaceQuestion, wanted: Wanted): PlaceAnswer {
  if (question.place) return marked(document, question.place, wanted);
  const value = readValue(question.text ?? '', wanted);
  if (typeof value !== 'string') return value;
  const page = printed(document);
  const { places, reason } = found(page, value, wanted, question.path);
  return { label: { value, places }, ...(places.length === 0 && reason !== undefined && { note: reason }) };
}

/** The words are what the value is on, whatever they read as; only the form of the value is asked for. */
function marked(document: Document, at: Place, wanted: Wanted): PlaceAnswer {
  if (!isOnPage(document, at)) return { refusal: 'those words are not on the page' };
  const text = textOf(at, document);
  const first = readValue(text, wanted);
  if (typeof first === 'string') return { label: { value: first, places: [at] } };
  // OCR takes letters for digits; the place is right all the same.
  const second = isOcr(at, document) ? readValue(misreadDigits(text), wanted) : first;
  return typeof second === 'string' ? { label: { value: second, places: [at] } } : first;
}

function readValue(text: string, { name, kind, decimals }: Wanted): string | { readonly refusal: string } {
  if (name === 'Country') {
    const code = /^[A-Z]{2}$/.test(text.trim()) ? text.trim() : countryOfName(text.trim());
    return code ?? { refusal: `${JSON.stringify(text.slice(0, 60))} is no country. Write its code (ISO 3166-1, "DE")` };
  }
  const trimmed = kind === 'text' ? text.trim() : text.trim().replace(/^[\s:;#]+|[\s:;]+$/g, '');
  if (trimmed === '') return { refusal: 'there is no value' };
  try {
    return cellValue('value', name, trimmed, { kind, ...(decimals !== undefined && { decimals }) });
  } catch (error) {
    if (!(error instanceof CellError)) throw error;
    return { refusal: error.reason };
  }
}

function found(page: Printed, value: string, { name, kind }: Wanted, path: string): { readonly places: readonly Place[]; readonly reason?: string } {
  const isContact = path.startsWith('Sender.') || path.startsWith('Receiver.');
  if (isContact && name === 'Country') return { places: placesOfCountry(page, value), reason: 'not printed' };
  // Of a cell many rows have the same value: the page asks for words where it matters.
  return placesOf(page, kind, value);
}

/** Whether page and all words exist in the document: places come from clients. */
export const isOnPage = (document: Document, { page, words }: Place): boolean =>
  words.length > 0 && document.pages[page] !== undefined && words.every((word) => document.pages[page]!.words[word] !== undefined);
