/** Refuses a PDF with a font whose table of widths (/W and /W2, ISO 32000-1, 9.7.4.3: "first last width") gives a range of millions of characters: pdf.js makes an entry for each. */
import { InputError } from '../../errors.js';

/** A whole number of seven digits: character codes have 16 bits, widths a few digits before their point. */
const wideRange = /\/W2?\s*\[[\d\s.[\]+-]*?(?<![\d.])\d{7}/;

/** Throws InputError. Tables in packed or enciphered objects, or in objects of their own, are not seen. Linear in the file's size: no match begins within another. */
export function refuseWidths(bytes: Uint8Array, name: string): void {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (wideRange.test(text)) throw new InputError(`${name}: a font of this PDF gives millions of characters one width. Print it again as a plain PDF.`);
}
